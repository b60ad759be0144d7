"""The course of a match without a screen: seats, lessons, who keeps and who thinks."""
