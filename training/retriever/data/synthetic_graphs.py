"""Synthetic questions over all real graphs, worded by the lexicons.

python -m training.retriever.data.synthetic_graphs FOLDER LEXICONS --out synthetic-graphs.jsonl [--lines 12000] [--only fb15k-237]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from .lexicon import read_lexicon
from .lines import counts, write_lines
from .synthesize import synthetic_lines
from .worlds import WORLDS

# Small graphs have few questions to ask.
SHARE = {"fb15k-237": 2.0, "codex-m": 1.5, "umls": 0.25, "pancancer": 0.2, "wn18rr": 0.6}


def lines(folder: Path, lexicons: Path, count: int, only: list[str]) -> Iterator[dict]:
    """Lines of every graph in turn, so many for each; a graph without a lexicon is worded by its own relation words."""
    for name in only:
        world = WORLDS[name](folder)
        file = lexicons / f"{world.lexicon}.json"
        lexicon = read_lexicon(file) if file.exists() else None
        for line in synthetic_lines(world.triples, world.labels, lexicon, name, round(count * SHARE.get(name, 1.0))):
            yield line if world.named else line | {"name": ""}


def main() -> None:
    """Writes the lines and prints how many there are by graph and length of the right path."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("lexicons", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--lines", type=int, default=12_000)
    asked.add_argument("--only", nargs="*", choices=list(WORLDS), default=list(WORLDS))
    options = asked.parse_args()
    made = write_lines(options.out, lines(options.folder, options.lexicons, options.lines, options.only))
    print(made, dict(counts(options.out)))


if __name__ == "__main__":
    main()
