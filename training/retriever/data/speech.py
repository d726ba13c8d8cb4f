"""What is said of each relation of a graph: the lexicon's wordings where it knows the relation, the relation's own words where not."""

import re
from dataclasses import dataclass, field, replace

from .candidates import Field, Path
from .fallback import THINGS, from_words
from .identifiers import last_part, split_words
from .lexicon import Lexicon, Relation, Said
from .wording import Step


@dataclass
class Speech:
    """Wordings by signed relation, the lexicon's relation where there is one, and the signed relations that each wording could mean."""

    said: list[Said]
    known: list[Relation | None]
    saying: dict[str, set[int]] = field(default_factory=dict)

    def __post_init__(self):
        for sign, said in enumerate(self.said):
            for words in (*said.nouns, *said.asks, *said.thats):
                self.saying.setdefault(words, set()).add(sign)

    def symmetric(self, sign: int) -> bool:
        """Whether the relation says the same in both directions."""
        relation = self.known[sign >> 1]
        return relation is not None and relation.symmetric


def plain_name(name: str) -> str:
    """A relation's name in plain words for comparing."""
    return " ".join(split_words(name))


def speech_of(ground: Field, lexicon: Lexicon | None) -> Speech:
    """Finds wordings for every relation of the graph."""
    labels = ground.labels
    known, said = [], []
    for place, name in enumerate(ground.graph.relations):
        ends = tuple(label_nouns(labels[2 * place + side], lexicon) for side in (1, 0))
        relation = found(name, lexicon, ends)
        known.append(relation)
        if relation:
            said += [fitted(relation.forward, ends[1], lexicon), fitted(relation.backward, ends[0], lexicon)]
        else:
            said += from_words(name, (ends[0] or THINGS, ends[1] or THINGS))
    return Speech(said, known)


def label_nouns(label: str, lexicon: Lexicon | None) -> tuple[str, ...]:
    """Nouns of a label: those of the lexicon's type that bears it, or its own words; none without a label."""
    words = " ".join(split_words(label))
    for kind, nouns in lexicon.kinds.items() if lexicon else ():
        if words == kind or words in nouns:
            return nouns
    return (words,) if words else ()


def found(name: str, lexicon: Lexicon | None, ends: tuple[tuple[str, ...], tuple[str, ...]]) -> Relation | None:
    """The lexicon's relation of this name or alias; of several the one whose types are the ends'."""
    if not lexicon:
        return None
    named = [relation for relation in lexicon.relations if name in (relation.name, *relation.aliases)]
    wanted = plain_name(last_part(name))
    named = named or [relation for relation in lexicon.relations if wanted in map(plain_name, (relation.name, *relation.aliases))]
    fitting = [relation for relation in named if (lexicon.kinds[relation.start], lexicon.kinds[relation.end]) == ends]
    return (fitting or named or [None])[0]


def fitted(said: Said, nouns: tuple[str, ...], lexicon: Lexicon) -> Said:
    """The wordings with the nouns of the end that really stands there; those that name another type of thing are left out."""
    if not nouns or set(nouns) & set(said.kinds):
        return said
    foreign = {noun for kind in lexicon.kinds.values() if kind != nouns for noun in kind} - set(nouns)
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(foreign, key=len, reverse=True))) + r")s?\b")
    asks = tuple(text for text in said.asks if not pattern.search(text))
    return replace(said, nouns=tuple(text for text in said.nouns if not pattern.search(text)) or said.nouns,
                   asks=asks or said.asks, kinds=nouns, who="what")  # fmt: skip


def spoken(speech: Speech, path: Path) -> list[Step]:
    """The path's steps with their wordings; a step straight back keeps what the step before said."""
    return [
        Step(speech.said[sign], speech.said[path[at - 1]] if at and is_return(speech, path[at - 1], sign) else None)
        for at, sign in enumerate(path)
    ]


def is_return(speech: Speech, before: int, sign: int) -> bool:
    """Whether a step goes straight back over the relation of the step before."""
    return before ^ 1 == sign or (before == sign and speech.symmetric(sign))
