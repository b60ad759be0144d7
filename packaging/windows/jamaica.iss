; Inno Setup: makes the installer for Windows. bundle.py fills in the names and calls iscc if it is there.
[Setup]
AppId=$app_id
AppName=$title
AppVersion=$version
AppPublisher=$maintainer
DefaultDirName={autopf}\Jamaica
DefaultGroupName=$title
DisableProgramGroupPage=yes
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=$program\_internal\licences\Jamaica.txt
SetupIconFile=$icon
UninstallDisplayIcon={app}\$name.exe
OutputDir=$target
OutputBaseFilename=$pack-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "$program\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{autoprograms}\$title"; Filename: "{app}\$name.exe"
Name: "{autodesktop}\$title"; Filename: "{app}\$name.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\$name.exe"; Description: "{cm:LaunchProgram,$title}"; Flags: nowait postinstall skipifsilent
