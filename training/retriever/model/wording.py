"""How graph identifiers and questions are put into words; the same rules as the product's (relation-words.ts, retriever-question.ts)."""

import re

MASK = "[MASK]"
"""Stands for the topic entity in a question: the encoder has learned to read it as "something goes here"."""


def relation_words(name: str) -> str:
    """A relation's name as English words: "directed_by", "directedBy" and "/film/film/directed_by" → "directed by"."""
    spaced = re.sub(r"^(?:https?://|/).*[/#](?=[^/#]+$)", "", name)
    spaced = re.sub(r"([^\W\d_A-Z]|\d)([A-Z])", r"\1 \2", spaced)
    spaced = re.sub(r"([A-Z])([A-Z][a-z])", r"\1 \2", spaced)
    spaced = re.sub(r"[_\-.:/\s]+", " ", spaced).strip()
    return name if spaced == "" else spaced.lower()


def label_words(name: str) -> str:
    """ "BiologicalProcess" → "biological process"."""
    return re.sub(r"_+", " ", re.sub(r"([a-z])([A-Z])", r"\1 \2", name)).lower()


def question_words(question: str) -> str:
    """A question with [X] for its topic and [Y] for another entity, as the encoder reads it."""
    return re.sub(r"\s+", " ", question.replace("[X]", MASK).replace("[Y]", "something")).strip()
