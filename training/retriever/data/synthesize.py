"""Synthetic questions over any graph: a file of head TAB relation TAB tail lines, without or with a lexicon of wordings.

python -m training.retriever.data.synthesize GRAPH.tsv --out lines.jsonl [--lexicon FILE.json] [--labels nodes.tsv] [--lines 20000]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .candidates import open_field
from .graph import build_graph, read_triples
from .lexicon import Lexicon, read_lexicon
from .lines import counts, write_lines
from .sampling import lines, namings
from .speech import speech_of

SEED = 31


def synthetic_lines(triples: list, labels: dict[str, str], lexicon: Lexicon | None, name: str, count: int, seed: int = SEED) -> Iterator[dict]:
    """That many worded questions over the graph, its relations written in several ways."""
    ground = open_field(build_graph(triples, labels))
    speech = speech_of(ground, lexicon)
    written = namings(ground, speech, name, np.random.default_rng(seed + 1))
    return lines(ground, speech, f"synthetic-{name}", written, count, seed)


def read_labels(path: Path) -> dict[str, str]:
    """Labels from node TAB label lines."""
    with path.open(encoding="utf-8") as rows:
        return dict(row.rstrip("\r\n").split("\t")[:2] for row in rows if "\t" in row)


def main() -> None:
    """Writes the lines and prints how many there are by length of the right path."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("graph", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--lexicon", type=Path)
    asked.add_argument("--labels", type=Path)
    asked.add_argument("--lines", type=int, default=20_000)
    options = asked.parse_args()
    lexicon = read_lexicon(options.lexicon) if options.lexicon else None
    labels = read_labels(options.labels) if options.labels else {}
    name = options.graph.name.split(".")[0]
    made = synthetic_lines(read_triples(options.graph), labels, lexicon, name, options.lines)
    print(write_lines(options.out, made), dict(counts(options.out)))


if __name__ == "__main__":
    main()
