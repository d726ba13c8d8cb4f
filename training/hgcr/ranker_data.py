"""What training/hgcr/tokens.mjs wrote, as columns; batches of padded paths."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

WORDS = 384


@dataclass
class Paths:
    """One row a path; `starts` cuts the rows of contexts. `vectors` holds names and texts, both by row."""

    vectors: np.ndarray
    pair: np.ndarray
    positive: np.ndarray
    nodes: np.ndarray
    node_numbers: np.ndarray
    starts: np.ndarray
    contexts: np.ndarray
    context_numbers: np.ndarray


def columns(folder: Path) -> tuple[list[str], list[str]]:
    names = json.loads((folder / "columns.json").read_text())
    return names["node"], names["context"]


def load(folder: Path, name: str) -> Paths:
    node, context = columns(folder)
    read = lambda kind, of, width: np.fromfile(folder / f"{name}.{kind}", of).reshape(-1, width)  # noqa: E731
    paths = read("paths.i32", np.int32, 6)
    return Paths(
        read("vectors.f32", np.float32, WORDS), paths[:, 0], paths[:, 1] == 1, paths[:, 3:],
        read("nodes.f32", np.float32, 3 * len(node)).reshape(-1, 3, len(node)), np.concatenate([[0], np.cumsum(paths[:, 2])]),
        np.fromfile(folder / f"{name}.contexts.i32", np.int32), read("contexts.f32", np.float32, len(context)),
    )  # fmt: skip


def mirrored(names: list[str]) -> np.ndarray:
    """Where each column stands once both ends have changed places."""
    swap = {"a:": "b:", "b:": "a:"}
    return np.array([names.index(swap[name[:2]] + name[2:]) if name[:2] in swap else at for at, name in enumerate(names)])


def batch(paths: Paths, rows: np.ndarray, draw: np.random.Generator | None = None, mirrors=None, most: int = 10) -> list[torch.Tensor]:
    """Padded columns of these paths. With `draw`, as training sees them: two to `most` documents an edge, and ends changed at random."""
    seen = [chosen(paths, row, draw, most) for row in rows]
    wide = max(map(len, seen))
    places = np.zeros((len(rows), wide), np.int64)
    there = np.zeros((len(rows), wide), np.float32)
    for at, own in enumerate(seen):
        places[at, : len(own)], there[at, : len(own)] = own, 1
    node_numbers, context_numbers = paths.node_numbers[rows], paths.context_numbers[places] * there[:, :, None]
    if draw is not None:
        turned = draw.random(len(rows)) < 0.5
        node_numbers[turned] = node_numbers[turned][:, :, mirrors[0]]
        context_numbers[turned] = context_numbers[turned][:, :, mirrors[1]]
    nodes = paths.nodes[rows].astype(np.int64)
    used, local = np.unique(np.concatenate([nodes.ravel(), paths.contexts[places].ravel().astype(np.int64)]), return_inverse=True)
    of_nodes, of_contexts = local[: nodes.size].reshape(nodes.shape), local[nodes.size :].reshape(places.shape)
    columns = [paths.vectors[used], of_nodes, node_numbers, np.ones(nodes.shape, np.float32), of_contexts, context_numbers, there]
    return [torch.from_numpy(np.ascontiguousarray(column)) for column in columns]


def chosen(paths: Paths, row: int, draw: np.random.Generator | None, most: int) -> np.ndarray:
    own = np.arange(paths.starts[row], paths.starts[row + 1])
    if draw is None:
        return own
    hops = paths.context_numbers[own, -2]
    kept = []
    for hop in np.unique(hops):
        edge = own[hops == hop]
        kept.append(draw.permutation(edge)[: draw.integers(2, most + 1)])
    return np.concatenate(kept)
