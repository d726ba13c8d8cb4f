"""Drops questions whose path was found by chance: nothing that they say goes with it elsewhere."""

import re
from collections import Counter

# Words that go with any path.
EMPTY = frozenset(
    "what which who whom whose where when how why is are was were be been do does did done has have had the a an of in on at to for from by with and or "
    "it its his her he she they their there that this these those i you me my we one some any all name names list please can could will would s".split()
)
# A word speaks for a path when so many questions bear both, and these are at least this share of the questions with the word.
ENOUGH = ((2, 0.3), (3, 0.12))
STEM = 4


def content(question: str) -> set[str]:
    """The telling words of a question, its topic left out."""
    return set(re.findall(r"[a-z]+", question.lower().replace("[x]", " ").replace("[y]", " "))) - EMPTY


def spelled_out(words: set[str], path: tuple) -> bool:
    """Whether a word of the question stands in the path's last names, up to its ending."""
    parts = {part[:STEM] for name, _ in path for part in re.split(r"\W|_", name)[-6:] if len(part) >= STEM}
    return any(word[:STEM] in parts for word in words if len(word) >= STEM)


def supported(asked: list) -> list:
    """Those of (key, question, name, right paths, doubtful paths) whose words speak for at least one right path, which alone stay right."""
    words = [content(row[1]) for row in asked]
    alone = Counter(word for each in words for word in each)
    both = Counter((word, path) for each, row in zip(words, asked) for word in each for path in row[3])
    kept = []
    for each, (key, question, name, best, doubtful) in zip(words, asked):
        sure = [path for path in best if spelled_out(each, path) or any(_goes_with(both[word, path], alone[word]) for word in each)]
        if sure:
            kept.append((key, question, name, sure, [*doubtful, *(path for path in best if path not in sure)]))
    return kept


def _goes_with(together: int, alone: int) -> bool:
    return any(together >= least and together >= share * alone for least, share in ENOUGH)
