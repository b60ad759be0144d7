; NSIS: makes the installer for Windows. Filled in by packs/windows.py.
Unicode true
Target $cpu-unicode
!include MUI2.nsh
!include x64.nsh
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\$app_id"

Name "$title"
OutFile "$target"
; For the one who installs it alone: no administrator is asked.
RequestExecutionLevel user
InstallDir "$$LOCALAPPDATA\Programs\Jamaica"
InstallDirRegKey HKCU "$${KEY}" "InstallLocation"
SetCompressor /SOLID lzma
BrandingText "$title $version"
ManifestDPIAware true
VIProductVersion "$numbers"
VIAddVersionKey "ProductName" "$title"
VIAddVersionKey "FileDescription" "$title, setup"
VIAddVersionKey "FileVersion" "$version"
VIAddVersionKey "ProductVersion" "$version"
VIAddVersionKey "LegalCopyright" "MIT licence, $maintainer"

!define MUI_ICON "$icon"
!define MUI_UNICON "$icon"
!define MUI_FINISHPAGE_RUN "$$INSTDIR\$name.exe"
!insertmacro MUI_PAGE_LICENSE "$licence"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Dutch"

Function .onInit
  $${IfNot} $${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$title needs 64-bit Windows." /SD IDOK
    Abort
  $${EndIf}
FunctionEnd

Section
  $install
  SetOutPath "$$INSTDIR"
  WriteUninstaller "$$INSTDIR\uninstall.exe"
  CreateShortcut "$$SMPROGRAMS\$title.lnk" "$$INSTDIR\$name.exe"
  WriteRegStr HKCU "$${KEY}" "DisplayName" "$title"
  WriteRegStr HKCU "$${KEY}" "DisplayVersion" "$version"
  WriteRegStr HKCU "$${KEY}" "Publisher" "$maintainer"
  WriteRegStr HKCU "$${KEY}" "URLInfoAbout" "$homepage"
  WriteRegStr HKCU "$${KEY}" "DisplayIcon" "$$INSTDIR\$name.exe"
  WriteRegStr HKCU "$${KEY}" "InstallLocation" "$$INSTDIR"
  WriteRegStr HKCU "$${KEY}" "UninstallString" '"$$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "$${KEY}" "QuietUninstallString" '"$$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "$${KEY}" "EstimatedSize" $size
  WriteRegDWORD HKCU "$${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "$${KEY}" "NoRepair" 1
SectionEnd

; Takes away what was installed, file by file: what a player put into the folder stays, and so do saved games elsewhere.
Section Uninstall
  $remove
  Delete "$$INSTDIR\uninstall.exe"
  RMDir "$$INSTDIR"
  Delete "$$SMPROGRAMS\$title.lnk"
  DeleteRegKey HKCU "$${KEY}"
SectionEnd
