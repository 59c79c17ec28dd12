"""Files that ship with the program: icons, demos, lessons, prompts. Opened with `importlib.resources`."""
