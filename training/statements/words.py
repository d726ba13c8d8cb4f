"""Vectors of English words, as of the reader of relations, but of fewer of them: the embedder's commonest and those of the sentences."""

from pathlib import Path

import numpy as np

from training.matcher.learn import MODELS
from training.matcher.read import Embedder
from training.relations.words import WIDTH, Cues

from .data import CUES

COMMONEST = 12000
ENDINGS = ("s", "es", "d", "ed", "ing", "ly", "ion", "al")
"""Forms of the sentences' words that get vectors too."""


def common_words(embedder) -> list[str]:
    by_id = sorted(embedder.tokenizer.get_vocab().items(), key=lambda pair: pair[1])
    return [word for word, _ in by_id if word.isalpha() and word.isascii() and len(word) > 1][:COMMONEST]


def forms_of(keys) -> set[str]:
    plain = {key for key in keys if key.isalpha() and len(key) > 3}
    stems = plain | {key[:-1] for key in plain if key[-1] in "esdy"}
    return plain | {stem + ending for stem in stems for ending in ENDINGS}


def vectors_of(cache: Path, keys) -> tuple[list[str], np.ndarray]:
    """(words, [words, 384])"""
    if not cache.exists():
        embedder = Embedder(MODELS / "all-MiniLM-L6-v2")
        vocabulary = embedder.tokenizer.get_vocab()
        whole = {form for form in forms_of(keys) if form in vocabulary} | {key for key in keys if key.isalpha()}
        words = sorted(set(common_words(embedder)) | whole)
        np.savez(cache, words=np.array(words), vectors=np.stack([embedder.vector(word) for word in words]))
    kept = np.load(cache)
    return list(kept["words"]), kept["vectors"]


class Words:
    """Rows of words in one table; 0 stands for a word that is not known."""

    def __init__(self, folder: Path, keys):
        words, vectors = vectors_of(folder / "vectors.npz", keys)
        vectors = vectors - vectors.mean(0)
        _, directions = np.linalg.eigh(vectors.T @ vectors)
        small = vectors @ directions[:, ::-1][:, :WIDTH]
        small /= np.linalg.norm(small, axis=1, keepdims=True)
        table = np.clip(np.round(small * 127), -127, 127).astype(np.int8)
        self.words = ["", *words]
        self.table = np.concatenate([np.zeros((1, WIDTH), np.int8), table])
        self.english = {word: at + 1 for at, word in enumerate(words)}
        self.cues = Cues(CUES)
