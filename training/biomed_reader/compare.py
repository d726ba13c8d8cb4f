"""Readers trained with several seeds, and how far one is ahead of others: python -m training.biomed_reader.compare --judge VALIDATION.jsonl --a A1.pt A2.pt --b B1.pt

Each question's figure is the mean over the seeds of a side; intervals are of 1,000 paired draws of the questions.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from .data import Graph, kept, read
from .figures import FIGURES, figure_rows, scores
from .network import Reader

DRAWS = 1000


def rows_of(path: Path, graphs: list[Graph], words: dict) -> np.ndarray:
    """Every question's figures by the reader of that file, questions × figures."""
    found = torch.load(path, weights_only=False)
    model = Reader(found["layers"])
    model.load_state_dict(found["weights"])
    return figure_rows(graphs, scores(model.eval(), graphs, words))


def interval(differences: np.ndarray, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """2.5 and 97.5 % of the means over 1,000 draws of the questions."""
    draw = np.random.default_rng(seed)
    places = draw.integers(0, len(differences), (DRAWS, len(differences)))
    means = np.stack([differences[own].mean(0) for own in places])
    return np.percentile(means, 2.5, axis=0), np.percentile(means, 97.5, axis=0)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--judge", type=Path, required=True)
    asked.add_argument("--a", type=Path, nargs="+", required=True)
    asked.add_argument("--b", type=Path, nargs="*", default=[])
    asked.add_argument("--over", default="kept", choices=["kept", "candidates"])
    options = asked.parse_args()
    words, every = read(options.judge)
    graphs = [kept(graph) if options.over == "kept" else graph for graph in every]
    sides = {side: np.stack([rows_of(path, graphs, words) for path in getattr(options, side)]) for side in "ab" if getattr(options, side)}
    for side, rows in sides.items():
        for name, values in zip(FIGURES, 100 * rows.mean(1).T, strict=True):
            spread = values.std(ddof=1) if len(values) > 1 else 0.0
            print(side, name, f"{values.mean():.1f} ± {spread:.1f}", np.round(values, 1).tolist())
    if "b" in sides:
        apart = 100 * (sides["a"].mean(0) - sides["b"].mean(0))
        for name, mean, low, high in zip(FIGURES, apart.mean(0), *interval(apart), strict=True):
            print("a − b", name, f"{mean:+.1f} ({low:+.1f} – {high:+.1f})")


if __name__ == "__main__":
    main()
