"""Words a relation path as a question: nested nouns, relative clauses, straight returns, and the sloppiness of real typing."""

import re
from dataclasses import dataclass, field

import numpy as np

from .lexicon import Said

TOPIC = "[X]"
PREPOSITION = re.compile(r"\b(of|or|in|for|by|with|at|to|from|who|that|where|they|and|on|as)\b")
FRAMES = {
    "who": ("who is {P}", "who was {P}", "who's {P}", "who are {Ps}", "who were {Ps}"),
    "where": ("what is {P}", "where is {P}", "which place is {P}", "what are {Ps}"),
    "when": ("what is {P}", "what was {P}", "when was {P}"),
    "what": ("what is {P}", "what was {P}", "what's {P}", "what are {Ps}", "what were {Ps}", "which are {Ps}"),
}
ANY_FRAMES = (
    "{P}", "{P}", "{Ps}", "name {P}", "name {Ps}", "tell me {P}", "give me {P}", "list {Ps}", "find {P}", "show me {Ps}", "find {Ps}",
    "i want to know {P}", "can you tell me {P}", "could you list {Ps}", "do you know {P}", "looking for {P}", "any idea about {P}",
)
HAVING = ("what {N} does {I} have", "which {N} belongs to {I}", "{N} for {I}", "{I} {N}", "what {N} do we know for {I}", "which {N} goes with {I}")
ALSO = ("who else has the same {N} as {X}", "which other {Ks} have the same {N} as {X}", "which {Ks} share their {N} with {X}")
ALSO_THINGS = ("what else has the same {N} as {X}", "which other {Ks} have the same {N} as {X}", "what {Ks} share {A} {N} with {X}")
SHARING = (
    "the {Ks} that share {A} {N} with {X}", "the {Ks} with the same {N} as {X}", "the other {Ks} of the same {N} as {X}", "{Ks} having the same {N} as {X}",
    "{Ks} sharing {Ns} with {X}", "the {Ks} which have {A} {N} in common with {X}", "the {Ks} whose {N} is also that of {X}", "the {Ks} connected to {X} by {A} {N}",
)
WHOSE = ("the {Ks} whose {N} also {V}", "{Ks} whose {Ns} also {V}", "the other {Ks} whose {N} {V}")
CLAUSE = re.compile(r"(?:who|that|which) (?!\{X\})(.*\{X\}.*)")
ENDS = ("", "", "?", "?", " ?", " ?", ".")


@dataclass
class Habits:
    """How the one who asks types, drawn once per question; `used` gathers the wordings chosen per step."""

    draw: np.random.Generator
    genitive: str
    used: list[str] = field(default_factory=list)

    def one(self, choices):
        """One of the choices, each as likely."""
        return choices[int(self.draw.integers(len(choices)))]

    def chance(self, share: float) -> bool:
        """True this often."""
        return bool(self.draw.random() < share)


def plural(noun: str) -> str:
    """A noun's plural where its last word carries it; phrases with prepositions stay as they are."""
    if PREPOSITION.search(noun) or not noun.isascii():
        return noun
    if re.search(r"(person)$", noun):
        return noun[:-6] + "people"
    if re.search(r"(s|x|z|ch|sh)$", noun):
        return noun if noun.endswith("s") and not noun.endswith("ss") else noun + "es"
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    irregular = {"child": "children", "wife": "wives", "man": "men", "woman": "women", "country of": "countries of"}
    head, _, last = noun.rpartition(" ")
    return (head + " " + irregular[last]).strip() if last in irregular else noun + "s"


def article(noun: str) -> str:
    """The indefinite article of a noun."""
    return "an" if noun[:1] in "aeiou" else "a"


@dataclass
class Step:
    """A step of a path in words; `back` holds the wordings of the step before when this one goes straight back over it."""

    said: Said
    back: Said | None = None


def worded(steps: list[Step], draw: np.random.Generator) -> tuple[str, list[str]]:
    """A question for the path and the wording chosen for each step, "" where a step is spoken of only in passing."""
    habits = Habits(draw, genitive="'s" if draw.random() < 0.6 else " 's")
    text = _question(steps, habits)
    return _typed(text, habits), habits.used


def _question(steps: list[Step], habits: Habits) -> str:
    last, said = steps[-1], steps[-1].said
    if last.back and habits.chance(0.45):
        frames = ALSO if said.who == "who" else ALSO_THINGS
        return _shared(habits.one(frames), steps, habits)
    if len(steps) > 1 and habits.chance(0.05):
        passing = _in_passing(steps, habits)
        if passing:
            return passing
    if habits.chance(0.5):
        return _filled(habits.one(said.asks), steps[:-1], habits)
    if habits.chance(0.15):
        return _having(steps, habits)
    return _framed(steps, habits)


def _filled(text: str, inner: list[Step], habits: Habits) -> str:
    phrase = _phrase(inner, habits, several=habits.chance(0.3))
    habits.used.append(text)
    return text.replace("{X}", phrase)


def _having(steps: list[Step], habits: Habits) -> str:
    inner = _phrase(steps[:-1], habits)
    noun = habits.one(steps[-1].said.nouns)
    habits.used.append(noun)
    return habits.one(HAVING).replace("{N}", noun).replace("{I}", inner)


def _framed(steps: list[Step], habits: Habits) -> str:
    frame = habits.one(FRAMES[steps[-1].said.who] if habits.chance(0.6) else ANY_FRAMES)
    return re.sub(r"\{Ps?\}", lambda _: _phrase(steps, habits, several="{Ps}" in frame, asked=True), frame)


def _phrase(steps: list[Step], habits: Habits, several: bool = False, asked: bool = False) -> str:
    """A noun phrase for the ends of the path."""
    if not steps:
        return TOPIC
    said = steps[-1].said
    if steps[-1].back and habits.chance(0.5):
        return _shared(habits.one(SHARING), steps, habits)
    if said.thats and habits.chance(0.4):
        kind = habits.one(said.kinds)
        return f"the {plural(kind) if several else kind} " + _filled(habits.one(said.thats), steps[:-1], habits)
    inner = _phrase(steps[:-1], habits)
    noun = habits.one(said.nouns)
    habits.used.append(noun)
    noun = plural(noun) if several else noun
    bare = " that " not in inner and " of " not in inner and len(inner.split()) < 8
    if bare and habits.chance(0.5):
        return f"{inner}{habits.genitive} {noun}"
    return f"{'' if asked and habits.chance(0.25) else 'the '}{noun} of {inner}"


def _shared(frame: str, steps: list[Step], habits: Habits) -> str:
    inner = _phrase(steps[:-2], habits)
    noun = habits.one(steps[-1].back.nouns)
    habits.used += [noun, ""]
    kinds = plural(habits.one(steps[-1].said.kinds))
    clauses = [found[1] for found in map(CLAUSE.fullmatch, steps[-1].back.thats) if found]
    if frame in SHARING and clauses and habits.chance(0.3):
        frame = habits.one(WHOSE).replace("{V}", habits.one(clauses))
    filled = {"{Ns}": plural(noun), "{N}": noun, "{A}": article(noun), "{Ks}": kinds, "{X}": inner}
    return re.sub(r"\{(?:Ns?|A|Ks|X)\}", lambda slot: filled[slot[0]], frame)


def _in_passing(steps: list[Step], habits: Habits) -> str:
    clauses = [text for text in steps[-2].said.thats if re.match(r"(that )?\{X\} ", text)]
    if not clauses:
        return ""
    clause = _filled(habits.one(clauses), steps[:-2], habits)
    noun = habits.one(steps[-1].said.nouns)
    habits.used.append(noun)
    return f"{habits.one(('what are ', 'which are ', 'list ', ''))}the {plural(noun)} {clause}"


def _typed(text: str, habits: Habits) -> str:
    if habits.chance(0.05):
        text = text.replace(TOPIC + habits.genitive, "the " + TOPIC + habits.genitive, 1)
    text = re.sub(r"\b(the|a|an) (the|a|an) ", r"\2 ", re.sub(r"\s+", " ", text)).strip()
    text = re.sub(r"s's\b", "s'", text) if habits.chance(0.5) else text
    if habits.chance(0.2):
        text = text[:1].upper() + text[1:]
    if habits.chance(0.06):
        text = text.replace("the ", "")
    return text + habits.one(ENDS)
