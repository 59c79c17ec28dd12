"""Decoding Playground: watch a language model choose."""

__version__ = "0.1.0"
