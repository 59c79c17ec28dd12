"""Tiny random models in Hugging Face layout, and the reporting that tests do not look at."""


def nothing(*_):
    """Reports to nobody."""


def never():
    return False


def write_tiny(folder, *, vocabulary=300, seed=1):
    import torch
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(seed)
    config = LlamaConfig(
        vocab_size=vocabulary, hidden_size=32, intermediate_size=64, num_hidden_layers=2,
        num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=512,
        bos_token_id=256, eos_token_id=[257, 258], pad_token_id=257, tie_word_embeddings=False,
        initializer_range=0.3,
    )  # fmt: skip
    LlamaForCausalLM(config).save_pretrained(folder)
    write_tokenizer(folder)


def write_tokenizer(folder, **options):
    """256 byte tokens and the control tokens <s>, </s>, <|end|>."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    from playground.models.vocabulary import byte_table

    backend = Tokenizer(models.BPE(dict(byte_table()), []))
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    backend.decoder = decoders.ByteLevel()
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=backend, bos_token="<s>", eos_token="</s>", additional_special_tokens=["<|end|>"]
    )
    for key, value in options.items():
        setattr(tokenizer, key, value)
    tokenizer.save_pretrained(folder)
