"""Made-up graphs at the level of their types: which relations a graph has, how it writes them, and which paths they allow."""

from dataclasses import dataclass
from functools import cached_property

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

    @cached_property
    def steps(self) -> list[Step]:
        """All steps."""
        return [(place, direction) for place in range(len(self.edges)) for direction in (0, 1)]

    def ends(self, step: Step) -> tuple[str, str]:
        """Types that a step leaves and reaches."""
        edge = self.edges[step[0]]
        return (edge.end, edge.start) if step[1] else (edge.start, edge.end)

    def steps_from(self, kind: str) -> list[Step]:
        """Steps that can leave a thing of this type."""
        return [step for step in self.steps if self.same_type(kind, self.ends(step)[0])]

    @cached_property
    def following(self) -> dict[Step, list[Step]]:
        """Steps that can follow each step."""
        known = {kind: self.steps_from(kind) for step in self.steps for kind in self.ends(step)}
        return {step: known[self.ends(step)[1]] for step in self.steps}

    @cached_property
    def meanings(self) -> dict[Step, tuple[tuple[str, str, str], bool]]:
        """What each step says whatever edge it walks: the relation and its direction, one for both when symmetric."""
        return {step: self._meaning(step) for step in self.steps}

    def _meaning(self, step: Step) -> tuple[tuple[str, str, str], bool]:
        edge = self.edges[step[0]]
        relation = edge.relation
        return (relation.name, relation.start, relation.end), not relation.symmetric and edge.turned != bool(step[1])

    @cached_property
    def written(self) -> dict[Step, list]:
        """Each step as a training line has it: name, direction, label of the ends."""
        return {step: [self.edges[step[0]].name, step[1], self.labels(self.ends(step)[1])] for step in self.steps}

    @cached_property
    def returning(self) -> set[tuple[Step, Step]]:
        """Pairs of steps of which the second goes straight back over what the first said."""
        return {(one, other) for one in self.steps for other in self.following[one] if self._returns(one, other)}

    def _returns(self, one: Step, other: Step) -> bool:
        (first, turned), (second, back) = self.meanings[one], self.meanings[other]
        return first == second and (self.edges[one[0]].relation.symmetric or turned != back)


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
    for _ in range(steps - 1):
        layer = [(*path, step) for path in layer for step in schema.following[path[-1]]]
        found += layer
    return found
