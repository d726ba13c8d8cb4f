"""Vectors of words: what the shipped embedder makes of each English word alone, in fewer numbers; Romanian words by their English ones."""

import json
from pathlib import Path

import numpy as np

from training.matcher.learn import MODELS
from training.matcher.read import Embedder

WIDTH = 64


def english_vectors(cache: Path, forms: Path) -> tuple[list[str], np.ndarray]:
    """(words, [words, WIDTH], each of length near 1): all that the embedder knows whole and the lines of `forms`, by their principal directions."""
    if not cache.exists():
        embedder = Embedder(MODELS / "all-MiniLM-L6-v2")
        whole = {word for word in embedder.tokenizer.get_vocab() if word.isalpha() and word.isascii() and len(word) > 1}
        words = sorted(whole | set(forms.read_text(encoding="utf-8").split()))
        np.savez(cache, words=np.array(words), vectors=np.stack([embedder.vector(word) for word in words]))
    kept = np.load(cache)
    vectors = kept["vectors"] - kept["vectors"].mean(0)
    _, directions = np.linalg.eigh(vectors.T @ vectors)
    small = vectors @ directions[:, ::-1][:, :WIDTH]
    small /= np.linalg.norm(small, axis=1, keepdims=True)
    return list(kept["words"]), np.clip(np.round(small * 127), -127, 127).astype(np.int8)


CUES = Path(__file__).parent / "cues.txt"


class Cues:
    """What words hint at (cues.txt): "child.ro: fiu copil*", a star for any ending."""

    def __init__(self, file: Path = CUES):
        rows = [row.split(": ", 1) for row in file.read_text(encoding="utf-8").splitlines() if row]
        self.names = sorted({name.split(".")[0] for name, _ in rows})
        self.whole, self.beginnings = {}, {}
        for name, words in rows:
            cue, language = name.split(".")
            for word in words.split():
                known = self.beginnings if word.endswith("*") else self.whole
                known.setdefault((language, word.rstrip("*")), set()).add(self.names.index(cue))

    def of(self, key: str, language: str) -> list[int]:
        """Of the whole word and of its longest beginning."""
        found = set(self.whole.get((language, key), ()))
        for end in range(len(key), 1, -1):
            if (language, key[:end]) in self.beginnings:
                found |= self.beginnings[language, key[:end]]
                break
        return sorted(found)


class Words:
    """Rows of words in one table; 0 stands for a word that is not known."""

    def __init__(self, folder: Path):
        words, table = english_vectors(folder / "vectors.npz", folder / "forms.txt")
        self.table = np.concatenate([np.zeros((1, WIDTH), np.int8), table])
        self.english = {word: at + 1 for at, word in enumerate(words)}
        self.words = ["", *words]
        self.cues = Cues()
        known = json.loads((folder / "glosses.json").read_text(encoding="utf-8"))
        self.romanian = {form: rows for form, english in known.items() if (rows := self.rows_of(english))}

    def rows_of(self, english: list[str]) -> list[int]:
        return [self.english[word] for phrase in english for word in phrase.split(" ")[-1:] if word in self.english][:2]

    def rows(self, key: str, language: str) -> list[int]:
        """The rows of a key's one or two words; none where nothing is known of it."""
        if language == "ro":
            return self.romanian.get(key.strip("-"), [])
        return [self.english[key]] if key in self.english else []
