"""Searches: the last word of a recipe, one file each."""
