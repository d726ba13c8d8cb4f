"""Writes the reader of statements: python -m training.statements.export --data FOLDER --weights FILE.pt… (README.md); what several runs say is averaged."""

import argparse
import base64
import gzip
import json
from pathlib import Path

import torch

from training.matcher.learn import MODELS
from training.relations.export import network_of
from training.relations.network import HIDDEN, NEAR, TOP
from training.relations.words import WIDTH

from .data import COLUMNS, read_lines
from .words import Words

NAME = "statement-reader"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path, nargs="+", required=True)
    options = parser.parse_args()
    lines = read_lines(options.data / "lines.jsonl")
    words = Words(options.data, {key for line in lines for key in line.keys})
    file = {
        "columns": COLUMNS,
        "sizes": {"width": WIDTH, "hidden": HIDDEN, "top": TOP, "around": 0, "near": NEAR},
        "english": " ".join(words.words[1:]),
        "table": base64.b64encode(words.table.tobytes()).decode(),
        "romanian": {},
        "cues": {
            "whole": {f"{language}:{word}": sorted(cues) for (language, word), cues in words.cues.whole.items()},
            "beginnings": {f"{language}:{word}": sorted(cues) for (language, word), cues in words.cues.beginnings.items()},
        },
        "networks": [network_of(torch.load(path)) for path in options.weights],
    }
    folder = MODELS / NAME
    folder.mkdir(exist_ok=True)
    out = folder / "reader.json.gz"
    text = json.dumps(file, sort_keys=True, separators=(",", ":"))
    out.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(out, out.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
