"""Made-up graphs at the level of their types: which relations a graph has, how it writes them, and which paths they allow."""

from dataclasses import dataclass

import numpy as np

from .identifiers import Style, label_styles, marked_inverse, split_words, styles
from .lexicon import PERSON, Lexicon, Relation, Said

Step = tuple[int, int]


@dataclass(frozen=True)
class Edge:
    """A kind of edge: its name, the types and labels of its ends, the lexicon's relation, and whether it is stored the other way round."""

    name: str
    start: str
    end: str
    relation: Relation
    turned: bool

    def said(self, direction: int) -> Said:
        """Wordings of a step over this edge."""
        return self.relation.backward if self.turned != bool(direction) else self.relation.forward


@dataclass
class Schema:
    """A sampled graph's kinds of edges, what follows each type, and its labels."""

    domain: str
    edges: list[Edge]
    persons: frozenset[str]
    labels: Style

    def same_type(self, one: str, other: str) -> bool:
        """Whether things of two types can be the same: equal types, or both persons and one of them any person."""
        return one == other or (PERSON in (one, other) and {one, other} <= self.persons | {PERSON})

    def ends(self, step: Step) -> tuple[str, str]:
        """Types that a step leaves and reaches."""
        edge = self.edges[step[0]]
        return (edge.end, edge.start) if step[1] else (edge.start, edge.end)

    def steps_from(self, kind: str) -> list[Step]:
        """Steps that can leave a thing of this type."""
        steps = [(place, direction) for place in range(len(self.edges)) for direction in (0, 1)]
        return [step for step in steps if self.same_type(kind, self.ends(step)[0])]

    def meaning(self, step: Step) -> tuple[tuple[str, str, str], bool]:
        """What a step says whatever edge it walks: the relation and its direction, one for both when symmetric."""
        edge = self.edges[step[0]]
        relation = edge.relation
        return (relation.name, relation.start, relation.end), not relation.symmetric and edge.turned != bool(step[1])


def merged(lexicons: list[Lexicon]) -> Lexicon:
    """Several domains as one; of relations that may say the same only the first stays."""
    relations: list[Relation] = []
    for lexicon in lexicons:
        relations += [relation for relation in lexicon.relations if not any(_rivals(relation, known) for known in relations)]
    kinds = {kind: nouns for lexicon in lexicons for kind, nouns in lexicon.kinds.items()}
    return Lexicon(lexicons[0].domain, tuple(relations), kinds, frozenset().union(*(lexicon.persons for lexicon in lexicons)))


def _rivals(one: Relation, other: Relation) -> bool:
    spoken = [_spoken(relation) for relation in (one, other)]
    return bool(spoken[0] & spoken[1])


def _spoken(relation: Relation) -> set:
    names = {" ".join(split_words(name)) for name in (relation.name, *relation.aliases, *relation.inverse)}
    return names | {*relation.forward.asks, *relation.backward.asks, *relation.forward.nouns}


def sampled(lexicon: Lexicon, draw: np.random.Generator, most: int = 30) -> Schema:
    """A graph that might exist: some of the relations, named one way throughout, some also or only stored in reverse."""
    whole = draw.random() < 0.4
    count = len(lexicon.relations) if whole else int(draw.integers(min(4, len(lexicon.relations)), len(lexicon.relations) + 1))
    chosen = draw.choice(len(lexicon.relations), min(count, most), replace=False)
    style, aliased = styles(lexicon.domain, draw), draw.choice([0.0, 0.5, 1.0])
    inverses = draw.choice([0.0, 0.0, 0.3, 1.0])
    edges: dict[str, Edge] = {}
    for place in chosen:
        for edge in _stored(lexicon.relations[place], style, aliased, inverses, draw):
            edges.setdefault(edge.name, edge)
    return Schema(lexicon.domain, list(edges.values()), lexicon.persons, label_styles(draw))


def _stored(relation: Relation, style: Style, aliased: float, inverses: float, draw: np.random.Generator) -> list[Edge]:
    names = relation.aliases if relation.aliases and draw.random() < aliased else (relation.name,)
    name = style(str(draw.choice(names)))
    if relation.symmetric:
        return [Edge(name, relation.start, relation.end, relation, False)]
    opposite = style(str(draw.choice(relation.inverse))) if relation.inverse else style(marked_inverse(name, draw))
    forward = Edge(name, relation.start, relation.end, relation, False)
    backward = Edge(opposite, relation.end, relation.start, relation, True)
    if draw.random() < inverses:
        return [forward, backward]
    return [backward] if relation.inverse and draw.random() < 0.1 else [forward]


def paths_from(schema: Schema, kind: str, steps: int = 3) -> list[tuple[Step, ...]]:
    """All paths of up to so many steps that the types allow."""
    layer: list[tuple[Step, ...]] = [(step,) for step in schema.steps_from(kind)]
    found = list(layer)
    following = {step: schema.steps_from(schema.ends(step)[1]) for step in {s for e in range(len(schema.edges)) for s in ((e, 0), (e, 1))}}
    for _ in range(steps - 1):
        layer = [(*path, step) for path in layer for step in following[path[-1]]]
        found += layer
    return found
