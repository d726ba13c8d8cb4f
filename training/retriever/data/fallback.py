"""Wordings made from a relation's own words, so that a graph of any relations can be asked about."""

from .identifiers import last_part, split_words
from .lexicon import Said

PREPOSITIONS = {"of", "in", "to", "for", "from", "with", "at", "on", "by", "as"}
AUXILIARIES = {"is", "was", "are", "has", "have"}
THINGS = ("thing", "one")


def from_words(name: str, kinds: tuple[tuple[str, ...], tuple[str, ...]] = (THINGS, THINGS)) -> tuple[Said, Said]:
    """Wordings forward and backward of a relation, told from its name; kinds are the nouns of its two ends' types."""
    words = split_words(last_part(name)) or split_words(name) or ["related", "to"]
    words = words[:-1] if len(words) > 1 and words[-1] == "s" else words
    if words[0] in ("has", "have") and len(words) > 1:
        return _noun(" ".join(words[1:]), kinds)
    if words[0] in AUXILIARIES and len(words) > 1:
        words = words[1:]
    text = " ".join(words)
    if words[-1] == "by":
        return _passive(text, kinds)
    if len(words) > 1 and words[-1] == "of":
        return _noun_of(" ".join(words[:-1]), kinds)
    if words[-1] in PREPOSITIONS or (len(words) == 1 and text.endswith("s") and not text.endswith("ss")):
        return _verb(text, kinds)
    return _noun(text, kinds)


def _noun(text: str, kinds: tuple) -> tuple[Said, Said]:
    forward = Said((text,), (f"what {text} does {{X}} have", f"which {text} does {{X}} have", f"what is the {text} of {{X}}"),
                   (f"that is the {text} of {{X}}",), kinds[1], "what")  # fmt: skip
    backward = Said((f"{kinds[0][0]} with this {text}",), (f"what has {{X}} as its {text}", f"whose {text} is {{X}}", f"which {kinds[0][0]} has the {text} {{X}}"),
                    (f"that has {{X}} as its {text}", f"whose {text} is {{X}}"), kinds[0], "what")  # fmt: skip
    return forward, backward


def _noun_of(text: str, kinds: tuple) -> tuple[Said, Said]:
    backward, forward = _noun(text, kinds[::-1])
    asks = (f"what is {{X}} the {text} of", f"of what is {{X}} the {text}", *forward.asks[1:])
    return Said(forward.nouns, asks, forward.thats, kinds[1], "what"), Said(backward.nouns, backward.asks, backward.thats, kinds[0], "what")


def _passive(text: str, kinds: tuple) -> tuple[Said, Said]:
    doer = f"{kinds[1][0]} it was {text}"
    forward = Said((doer,), (f"who or what was {{X}} {text}", f"what was {{X}} {text}", f"by whom was {{X}} {text[:-3]}"),
                   (f"that {{X}} was {text}", f"{{X}} is {text}"), kinds[1], "what")  # fmt: skip
    backward = Said((f"{kinds[0][0]} {text} it",), (f"what was {text} {{X}}", f"which {kinds[0][0]} was {text} {{X}}", f"what is {text} {{X}}"),
                    (f"{text} {{X}}", f"that was {text} {{X}}"), kinds[0], "what")  # fmt: skip
    return forward, backward


def _verb(text: str, kinds: tuple) -> tuple[Said, Said]:
    forward = Said((f"{kinds[1][0]} that it {text}",), (f"what is it that {{X}} {text}", f"which {kinds[1][0]} is it that {{X}} {text}", f"{{X}} {text} what"),
                   (f"that {{X}} {text}", f"{{X}} {text}"), kinds[1], "what")  # fmt: skip
    backward = Said((f"{kinds[0][0]} that {text} it",), (f"what {text} {{X}}", f"which {kinds[0][0]} {text} {{X}}", f"name what {text} {{X}}"),
                    (f"that {text} {{X}}",), kinds[0], "what")  # fmt: skip
    return forward, backward
