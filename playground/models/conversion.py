"""From a GGUF file to a folder that opens quickly; run as a program of its own.

Reading GGUF keeps Python busy for many seconds and needs the weights twice in memory: in a process
of its own it neither freezes the window nor leaves anything behind, and it can be stopped at any moment.
"""

import functools
import json
import sys
from pathlib import Path
from typing import Any

from playground.errors import Cancelled, ModelFault
from playground.models.child import ChildError, run_python
from playground.models.progress import Asked, Report
from playground.wording import translate

_MARK = "progress "


def convert_gguf(source: Path, target: Path, report: Report, cancelled: Asked) -> None:
    """Write `source` as float32 safetensors with its tokenizer into the existing folder `target`.

    Raises:
        Cancelled: the person asked to stop.
        ModelFault: the file cannot be read.
    """

    def pass_on(line: str) -> None:
        if line.startswith(_MARK):
            stage, fraction = json.loads(line.removeprefix(_MARK))
            report(stage, fraction)

    arguments = ["-m", "playground.models.conversion", str(source), str(target)]
    try:
        run_python(arguments, pass_on, cancelled, {"HF_HUB_OFFLINE": "1", "TQDM_DISABLE": "1"})
    except Cancelled:
        raise
    except ChildError as fault:
        raise ModelFault(
            translate("models", "{name} cannot be converted; the file may be damaged.").format(
                name=source.name
            ),
            str(fault),
        ) from fault


def main() -> None:
    """Convert the file named first into the folder named second."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    _tell(translate("models", "Reading the GGUF file"), 0.0)
    _read_once()
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    place: dict[str, Any] = {"gguf_file": source.name, "local_files_only": True, "trust_remote_code": False}
    _tell(translate("models", "Converting the tokenizer"), 0.15)
    AutoTokenizer.from_pretrained(source.parent, **place).save_pretrained(target)
    _tell(translate("models", "Converting the weights"), 0.5)
    network = AutoModelForCausalLM.from_pretrained(source.parent, dtype=torch.float32, **place)
    _tell(translate("models", "Writing the weights"), 0.85)
    _save(network, target)
    _tell(translate("models", "Writing the weights"), 1.0)


def _tell(stage: str, fraction: float) -> None:
    print(_MARK + json.dumps([stage, fraction]), flush=True)


def _read_once() -> None:
    """Keep transformers from parsing the file twice and from building the table of names for every tensor."""
    import gguf

    gguf.GGUFReader = functools.cache(gguf.GGUFReader)
    gguf.get_tensor_name_map = functools.cache(gguf.get_tensor_name_map)


def _save(network: Any, target: Path) -> None:
    """Plain float32 weights: `save_pretrained` refuses what was read from GGUF."""
    from safetensors.torch import save_file

    tied = set(network.all_tied_weights_keys) if network.config.tie_word_embeddings else set()
    weights = {key: value.contiguous() for key, value in network.state_dict().items() if key not in tied}
    save_file(weights, target / "model.safetensors", metadata={"format": "pt"})
    if hasattr(network.config, "quantization_config"):
        del network.config.quantization_config
    network.config.save_pretrained(target)
    network.generation_config.save_pretrained(target)


if __name__ == "__main__":
    main()
