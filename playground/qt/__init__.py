"""The thin layer between the session and the screen: worker thread, controller, settings."""
