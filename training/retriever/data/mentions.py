"""Which words of a WebQuestions question name its topic, from the names and spans that come with it."""

import re

NAMED = ("PERSON", "LOCATION", "ORGANIZATION", "MISC")


def plain(text: str) -> str:
    """Text as the question writes it: lower case, no bracketed remark, the tokeniser's spaces before 's closed."""
    text = re.sub(r"\s*\(.*?\)", "", text.lower().replace("_", " "))
    return re.sub(r"\s+('s?|n't)(?=\s|$)", r"\1", text).strip()


def place_of(name: str, question: str) -> tuple[int, int] | None:
    """Where a name stands in the question as whole words."""
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", question) if len(name) > 1 else None
    return found.span() if found else None


def topic_place(question: str, key: str, concepts: list[str], spans: list[tuple[str, str]]) -> tuple[int, int] | None:
    """The topic's place: its own key, the concept most like the key, a named span, the last noun phrase; in this order."""
    words = set(plain(key).split())
    likely = sorted(concepts, key=lambda concept: -len(words & set(plain(concept).split())))
    sharing = [concept for concept in likely if words & set(plain(concept).split())]
    named = [text for text, kind in spans if kind in NAMED and words & set(plain(text).split())]
    others = [text for text, kind in spans if kind in NAMED]
    phrases = [text for text, kind in reversed(spans) if kind == "NP" and not re.match(r"(the name|what|who)\b", text)]
    for name in [key, *sharing, *named, *others, *phrases]:
        place = place_of(re.sub(r"^(the|a|an) |'s?$", "", plain(name)), question)
        if place:
            return place
    return None


def marked(question: str, key: str, concepts: list[str], spans: list[tuple[str, str]]) -> tuple[str, str] | None:
    """The question with its topic as [X] and a second named thing as [Y], and the topic's words; None where no topic is found."""
    place = topic_place(question, key, concepts, spans)
    if place is None or place[1] - place[0] > 0.8 * len(question):
        return None
    name = question[place[0] : place[1]]
    text = question[: place[0]] + "[X]" + question[place[1] :]
    for other, kind in spans:
        second = place_of(plain(other), text) if kind in NAMED[:3] else None
        if second:
            return text[: second[0]] + "[Y]" + text[second[1] :], name
    return text, name
