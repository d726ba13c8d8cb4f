"""Relation paths that a question could mean: everything reachable in three steps, thinned to the hard ones."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .graph import Graph, Walks, end_labels, mirrors, signs_at

STEPS = 3
MOST = 96
# Frontiers expanded for the third step, and nodes of one looked at: graphs of hundreds of relations have no end of paths.
BREADTH = 160
GLIMPSE = 400
# Wrong paths weighed by hardness, of the many thousands that graphs of hundreds of relations have.
WEIGHED, WEIGHED_KIN = 900, 300
# Two relations say the same when nearly all pairs of one are the other's; from the lower share on they may.
SAME = 0.98
NEAR = 0.05

Path = tuple[int, ...]


@dataclass
class Field:
    """A graph with what all its questions share."""

    graph: Graph
    labels: list[str] = field(default_factory=list)
    share: np.ndarray = field(default_factory=lambda: np.eye(0))


def open_field(graph: Graph) -> Field:
    """Labels of ends and mirrored relations, worked out once per graph."""
    return Field(graph, end_labels(graph), mirrors(graph))


def reachable(walks: Walks, draw: np.random.Generator) -> list[Path]:
    """Signed paths of one to three steps that leave the topic; a few may lead nowhere but back, which `candidate_set` sorts out."""
    layer: list[Path] = [()]
    found: list[Path] = []
    for _ in range(STEPS):
        layer = _extended(walks, layer, draw)
        found += layer
    return found


def _extended(walks: Walks, paths: list[Path], draw: np.random.Generator) -> list[Path]:
    if len(paths) > BREADTH:
        paths = [paths[place] for place in sorted(draw.choice(len(paths), BREADTH, replace=False))]
    longer = []
    for path in paths:
        frontier = walks.frontier(path)
        if len(frontier) > GLIMPSE:
            frontier = draw.choice(frontier, GLIMPSE, replace=False)
        longer += [(*path, int(sign)) for sign in signs_at(walks.graph, frontier)]
    return longer


def relation_of(sign: int) -> int:
    """The relation of a signed relation."""
    return sign >> 1


def hardness(path: tuple, gold: tuple, relation: Callable = relation_of) -> float:
    """Weight of a wrong path: the same relations otherwise arranged, prefixes and extensions first, then shared steps and relations."""
    relations, wanted = set(map(relation, path)), set(map(relation, gold))
    if relations == wanted or path == gold[: len(path)] or gold == path[: len(gold)]:
        return 8.0
    if set(path) & set(gold):
        return 3.0
    return 2.0 if relations & wanted else 1.0


def thinned(paths: list, gold: tuple, draw: np.random.Generator, most: int = MOST, relation: Callable = relation_of) -> list:
    """At most so many wrong paths, drawn without replacement by hardness."""
    wrong = [path for path in dict.fromkeys(paths) if path != gold]
    if len(wrong) <= most:
        return wrong
    wrong = _weighable(wrong, gold, draw)
    weights = np.array([hardness(path, gold, relation) for path in wrong])
    order = np.argsort(np.log(draw.random(len(wrong))) / weights)[::-1]
    return [wrong[place] for place in order[:most]]


def _weighable(paths: list, gold: tuple, draw: np.random.Generator) -> list:
    if len(paths) <= WEIGHED + WEIGHED_KIN:
        return paths
    kin = [path for path in paths if path[0] == gold[0] or path[-1] == gold[-1]]
    drawn = [(paths, WEIGHED), (kin, min(WEIGHED_KIN, len(kin)))]
    return list(dict.fromkeys(pool[place] for pool, most in drawn for place in draw.choice(len(pool), most, replace=False)))


def alike(share: np.ndarray, path: Path, gold: Path) -> float:
    """How surely two paths say the same: the least share over their steps, 0 when they differ in length."""
    return min(share[step, other] for step, other in zip(path, gold)) if len(path) == len(gold) else 0.0


def candidate_set(
    ground: Field,
    walks: Walks,
    paths: list[Path],
    gold: Path,
    draw: np.random.Generator,
    loose: list[set[int]] | None = None,
    keep: list[Path] = (),
) -> dict:
    """Fields paths, gold, near and ends of a training line. gold[0] is the given path; "near" may say the same: neither right nor wrong.

    `loose` holds for every step of the gold path the signed relations that its words could mean as well; `keep` holds further right paths.
    """
    chosen = list(dict.fromkeys([gold, *keep, *thinned(paths, gold, draw)]))
    sized = [(chosen[at], walks.count(chosen[at])) for at in draw.permutation(len(chosen))]
    sized = [(path, ends) for path, ends in sized if ends or path == gold]
    kept = [path for path, _ in sized]
    same = [alike(ground.share, path, gold) for path in kept]
    also = [len(path) == len(gold) and loose is not None and _among(path, gold, loose, ground.share) for path in kept]
    at = kept.index(gold)
    right = [at] + [place for place, share in enumerate(same) if (share >= SAME or kept[place] in keep) and place != at]
    return {
        "paths": [spelled(ground, path) for path in kept],
        "gold": right,
        "near": [place for place, share in enumerate(same) if (share >= NEAR or also[place]) and place not in right],
        "ends": [ends for _, ends in sized],
    }


def _among(path: Path, gold: Path, loose: list[set[int]], share: np.ndarray) -> bool:
    return all(sign in allowed or share[sign, own] >= NEAR for sign, own, allowed in zip(path, gold, loose))


def spelled(ground: Field, path: Path) -> list[list]:
    """A signed path as the steps [relation, 0 forward | 1 against, label of the ends] of a training line."""
    return [[ground.graph.relations[sign >> 1], sign & 1, ground.labels[sign]] for sign in path]


def signed(graph: Graph, steps: list[tuple[str, int]]) -> Path:
    """The signed path of named steps; ValueError when the graph lacks a relation."""
    return tuple(2 * graph.relations.index(relation) + direction for relation, direction in steps)


