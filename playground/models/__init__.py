"""Language models: next-token scores, tokens and bytes, opening and checking.

The only package that imports torch and transformers, and it does so late: importing `playground.models`
or its torch-free modules (`scripted`, `forward`, `vocabulary`, `builtin`) costs nothing.
It knows neither windows nor strategies.
"""
