"""Hits@1, MRR, recall and R-precision of scores, as src/main/engine/evaluate/metrics.ts counts them; temperature and calibration error."""

import numpy as np
import torch

from .data import Graph, joined
from .network import Reader, tensors

RANKED = 20
FIGURES = ("H@1", "MRR", "R@5", "R@10", "R@20", "R-p", "kept")


def scores(model: Reader, graphs: list[Graph], words: dict, size: int = 16) -> list[np.ndarray]:
    """s_v of every graph's nodes."""
    found: list[np.ndarray] = []
    with torch.no_grad():
        for at in range(0, len(graphs), size):
            part = graphs[at : at + size]
            batch = joined(part)
            out = model(*tensors(batch, words))[0].numpy()
            found += np.split(out, np.cumsum(batch["sizes"])[:-1])
    return found


def figures(graphs: list[Graph], scored: list[np.ndarray]) -> dict[str, float]:
    """Means over the questions, per cent."""
    return {name: round(float(value), 1) for name, value in zip(FIGURES, 100 * figure_rows(graphs, scored).mean(0), strict=True)}


def figure_rows(graphs: list[Graph], scored: list[np.ndarray]) -> np.ndarray:
    """Every question's figures, questions × FIGURES, 0 … 1; what the question names answers nothing."""
    rows = []
    for graph, score in zip(graphs, scored, strict=True):
        order = np.argsort(-np.where(graph.named == 1, -np.inf, score), kind="stable")[: int((graph.named == 0).sum())]
        right = graph.right[order] == 1
        first = np.flatnonzero(right[:RANKED])
        found = [right[:k].sum() / graph.gold for k in (5, 10, 20, graph.gold)]
        rows.append([float(bool(right[:1].any())), 1 / (first[0] + 1) if len(first) else 0, *found, right.sum() / graph.gold])
    return np.array(rows)


def pooled(graphs: list[Graph], scored: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Scores and labels of all nodes that may answer."""
    may = [graph.named == 0 for graph in graphs]
    return (
        np.concatenate([score[own] for score, own in zip(scored, may, strict=True)]).astype(np.float64),
        np.concatenate([graph.right[own] for graph, own in zip(graphs, may, strict=True)]).astype(np.float64),
    )


def temperature(score: np.ndarray, right: np.ndarray) -> float:
    """What scores are divided by so that σ is the likeliest of right and wrong (Guo et al. 2017), by golden section over 0.2 … 5."""
    def loss(t: float) -> float:
        z = score / t
        return float(np.mean(np.logaddexp(0, z) - right * z))

    low, high, ratio = 0.2, 5.0, (5**0.5 - 1) / 2
    for _ in range(60):
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, b) if loss(a) < loss(b) else (a, high)
    return (low + high) / 2


def calibration_error(p: np.ndarray, right: np.ndarray, bins: int = 15) -> float:
    """ECE: the mean gap between probability and share of right ones over bins of equal width, weighted by their sizes."""
    place = np.minimum((p * bins).astype(int), bins - 1)
    gaps = [abs(p[place == each].sum() - right[place == each].sum()) for each in range(bins)]
    return float(sum(gaps) / len(p))
