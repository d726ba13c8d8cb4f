"""Questions over a real graph: typed paths walked in it, worded, with what else can be reached as wrong candidates."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .candidates import Field, Path, candidate_set, reachable
from .graph import Walks, signs_at
from .identifiers import Style, label_styles, last_part, split_words, styles
from .lines import settled
from .speech import Speech, is_return, spoken
from .wording import worded

LENGTHS = (0.4, 0.38, 0.22)
# Rare relations come more often than their edges, questions with endless answers hardly ever.
EVENING = 0.35
MOST_ENDS = 200
PER_TOPIC = 8
PER_NAMING = 60


@dataclass(frozen=True)
class Naming:
    """How one version of the graph writes its relations and labels."""

    relation: tuple[str, ...]
    label: Style


def edge_draws(ground: Field, draw: np.random.Generator) -> Iterator[tuple[int, int]]:
    """Signed edges (node, signed relation), rare relations evened out, without end."""
    signs = ground.graph.keys % ground.graph.signs
    weights = np.bincount(signs, minlength=ground.graph.signs).astype(float) ** EVENING
    order = np.argsort(signs, kind="stable")
    bounds = np.searchsorted(signs[order], np.arange(ground.graph.signs + 1))
    while True:
        sign = int(draw.choice(len(weights), p=weights / weights.sum()))
        place = order[int(draw.integers(bounds[sign], bounds[sign + 1]))]
        yield int(ground.graph.keys[place] // ground.graph.signs), sign


def walked_back(ground: Field, node: int, sign: int, length: int, draw: np.random.Generator) -> tuple[int, Path]:
    """A topic and a path of so many steps whose last one is this edge, found by walking backwards from its start."""
    path: Path = (sign,)
    for _ in range(length - 1):
        steps = signs_at(ground.graph, np.array([node]))
        step = int(steps[int(draw.integers(len(steps)))])
        before = Walks(ground.graph, -1)
        before.known[()] = np.array([node])
        nodes = before.ends((step,))
        node = int(nodes[int(draw.integers(len(nodes)))])
        path = (step ^ 1, *path)
    return node, path


def sensible(speech: Speech, path: Path) -> bool:
    """Whether one would ask it: at most one straight return, none over a symmetric relation."""
    returns = [sign for before, sign in zip(path, path[1:]) if is_return(speech, before, sign)]
    return len(returns) <= 1 and not any(speech.symmetric(sign) for sign in returns)


def questions(ground: Field, speech: Speech, draw: np.random.Generator) -> Iterator[tuple[int, Walks, list[Path], Path]]:
    """(topic, its walks, its reachable paths, the path asked) without end."""
    for node, sign in edge_draws(ground, draw):
        topic, path = walked_back(ground, node, sign, int(draw.choice([1, 2, 3], p=LENGTHS)), draw)
        walks = Walks(ground.graph, topic)
        paths = reachable(walks, draw)
        for asked in (path, *others(paths, draw)):
            if sensible(speech, asked) and 0 < walks.count(asked) <= MOST_ENDS:
                yield topic, walks, paths, asked


def others(paths: list[Path], draw: np.random.Generator) -> list[Path]:
    """A few more reachable paths to ask about, short ones as often as long ones."""
    by_length = [[path for path in paths if len(path) == length] for length in (1, 2, 3)]
    lengths = draw.choice(3, PER_TOPIC - 1, p=LENGTHS)
    return [by_length[at][int(draw.integers(len(by_length[at])))] for at in lengths if by_length[at]]


def lines(ground: Field, speech: Speech, name: str, written: Iterator[Naming], count: int, seed: int) -> Iterator[dict]:
    """That many training lines; the names of relations change every so many lines. Questions without a wrong path are left out."""
    draw = np.random.default_rng(seed)
    naming = next(written)
    made = 0
    for topic, walks, paths, path in questions(ground, speech, draw):
        text, used = worded(spoken(speech, path), draw)
        loose = [speech.saying.get(words, set()) for words in used]
        line = renamed(candidate_set(ground, walks, paths, path, draw, loose), ground, naming)
        if len(line["paths"]) > len(line["gold"]) + len(line["near"]):
            who = ground.graph.names[topic]
            yield {"set": name, "group": who, "question": text, "name": who} | settled(line)
            made += 1
            naming = next(written) if made % PER_NAMING == 0 else naming
        if made == count:
            return


def renamed(line: dict, ground: Field, naming: Naming) -> dict:
    """The line in the naming's words; of paths that it makes equal to a right one only the right one stays."""
    place = {name: at for at, name in enumerate(ground.graph.relations)}
    paths = [[[naming.relation[place[step]], way, naming.label(label)] for step, way, label in path] for path in line["paths"]]
    first = {_bare(paths[at]): at for at in reversed([*line["gold"], *line["near"], *range(len(paths))])}
    for at in reversed(line["gold"]):
        first[_bare(paths[at])] = at
    kept = sorted(first.values())
    now = {old: new for new, old in enumerate(kept)}
    return {
        "paths": [paths[at] for at in kept],
        "gold": [now[at] for at in line["gold"] if at in now],
        "near": [now[at] for at in line["near"] if at in now],
        "ends": [line["ends"][at] for at in kept],
    }


def _bare(path: list) -> tuple:
    return tuple((name, way) for name, way, _ in path)


def as_written(ground: Field) -> Naming:
    """The graph's own names."""
    return Naming(tuple(ground.graph.relations), str)


def drawn_naming(ground: Field, speech: Speech, style: Style, labels: Style, aliased: float, draw: np.random.Generator) -> Naming:
    """Names of one style, taken from the lexicon's aliases this often; names that would collide stay as they are."""
    names = []
    for place, name in enumerate(ground.graph.relations):
        known = speech.known[place]
        chosen = str(draw.choice(known.aliases)) if known and known.aliases and draw.random() < aliased else name
        written = style(chosen) if split_words(last_part(chosen)) else chosen
        names.append(written if written not in names else name)
    return Naming(tuple(names), labels)


def namings(ground: Field, speech: Speech, domain: str, draw: np.random.Generator) -> Iterator[Naming]:
    """Without end: the graph as it is written half of the time, otherwise another style throughout."""
    while True:
        if draw.random() < 0.5:
            yield as_written(ground)
        else:
            aliased = float(draw.choice([0.0, 0.5, 1.0]))
            yield drawn_naming(ground, speech, styles(domain, draw), label_styles(draw), aliased, draw)
