"""Writes the reader of relations: python -m training.relations.export --data FOLDER --weights FILE.pt… (README.md); what several runs say is added up."""

import argparse
import base64
import gzip
import json
from pathlib import Path

import numpy as np
import torch

from training.matcher.learn import MODELS

from .data import EITHER_WAY, HINTS, RELATIONS
from .network import AROUND, HIDDEN, NEAR, PLACE, TOP
from .words import WIDTH, Words

NAME = "relation-reader"
WHOLE = 32767


def packed(values) -> dict:
    """Numbers as whole ones of two bytes, row by row."""
    array = np.asarray(values, np.float32)
    scale = float(np.abs(array).max()) / WHOLE or 1.0
    whole = np.round(array / scale).astype("<i2")
    return {"scale": scale, "whole": base64.b64encode(whole.tobytes()).decode()}


def network_of(saved) -> dict:
    state = saved["state"]
    around = state["around.weight"].numpy()
    places = WIDTH + PLACE
    return {
        "learned": packed((state["learned.weight"]).numpy()),
        "cues": packed(state["cues.weight"].numpy().T),
        "scale": packed(state["scale"].numpy() / 127),
        # [3, from, HIDDEN]: what the word before, the word itself and the one behind bring along.
        "words": packed(around[:, :WIDTH].transpose(2, 1, 0)),
        "toSource": packed(np.einsum("pd,hdk->kph", state["to_source.weight"].numpy(), around[:, WIDTH:places])),
        "toTarget": packed(np.einsum("pd,hdk->kph", state["to_target.weight"].numpy(), around[:, places:])),
        "bias": packed(state["around.bias"].numpy()),
        "top": packed(state["top.weight"].numpy()),
        "topBias": packed(state["top.bias"].numpy()),
        "out": packed(state["out.weight"].numpy()),
        "outBias": packed(state["out.bias"].numpy()),
        "own": " ".join(saved["own"]),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path, nargs="+", required=True)
    options = parser.parse_args()
    words = Words(options.data)
    file = {
        "relations": RELATIONS,
        "eitherWay": sorted(EITHER_WAY),
        "hints": {relation: [words.cues.names.index(cue) for cue in cues.split()] for relation, cues in HINTS.items()},
        "sizes": {"width": WIDTH, "hidden": HIDDEN, "top": TOP, "around": AROUND, "near": NEAR},
        "english": " ".join(words.words[1:]),
        "table": base64.b64encode(words.table.tobytes()).decode(),
        "romanian": {form: rows for form, rows in words.romanian.items()},
        "cues": {
            "whole": {f"{language}:{word}": sorted(cues) for (language, word), cues in words.cues.whole.items()},
            "beginnings": {f"{language}:{word}": sorted(cues) for (language, word), cues in words.cues.beginnings.items()},
        },
        "networks": [network_of(torch.load(path)) for path in options.weights],
    }
    folder = MODELS / NAME
    folder.mkdir(exist_ok=True)
    text = json.dumps(file, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    out = folder / "reader.json.gz"
    out.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(out, out.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
