"""`python -m training.hgcr.learn_cid FOLDER PAIRS [--development]`: which chemicals an abstract says to induce which diseases, learnt from BC5CDR's training half.

FOLDER holds BC5CDR, PAIRS what reader-pairs.mjs wrote. A logistic regression over words of sentences, and boosted trees over its belief, what the patterns say, and
how the abstract names both. Prints figures of five turns inside the training half, by which everything was chosen, and with --development those of the other half.
"""
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_predict

from .cid_pairs import Pair, load

TURNS, INNER_TURNS, DRAWS = 5, 4, 3
LEAST_SEEN = 5
# Of the thresholds whose precision is at least that, the one with the best F.
LEAST_PRECISION = 0.6
PATTERNS = ("says ", "title ", "trigger ", "doubted", "others_induce", "induces_others", "treats_others")


@dataclass
class Reader:
    """Both models; what it was learnt from it never scores by itself."""

    without: tuple = ()

    def fit(self, pairs: list[Pair]) -> "Reader":
        self.names = [name for name in pairs[0].numbers if not name.startswith(self.without or ("\0",))]
        self.words = DictVectorizer().fit([pair.words for pair in pairs])
        seen = np.asarray((self.words.transform([pair.words for pair in pairs]) > 0).sum(0)).ravel()
        self.kept = seen >= LEAST_SEEN
        truth = np.array([pair.is_induced for pair in pairs])
        told = np.array([pair.in_sentence for pair in pairs])
        groups = np.unique([pair.doc for pair in pairs], return_inverse=True)[1]
        own = self.columns([pair for pair in pairs if pair.in_sentence])
        belief = np.zeros(len(pairs))
        belief[told] = cross_val_predict(linear(), own, truth[told], groups=groups[told], cv=GroupKFold(INNER_TURNS), method="predict_proba")[:, 1]
        self.linear = linear().fit(own, truth[told])
        table = np.c_[self.table(pairs), belief]
        self.trees = [trees(seed).fit(table, truth) for seed in range(DRAWS)]
        return self

    def score(self, pairs: list[Pair]) -> np.ndarray:
        told = np.array([pair.in_sentence for pair in pairs])
        belief = np.zeros(len(pairs))
        belief[told] = self.linear.predict_proba(self.columns([pair for pair in pairs if pair.in_sentence]))[:, 1]
        table = np.c_[self.table(pairs), belief]
        return np.mean([tree.predict_proba(table)[:, 1] for tree in self.trees], axis=0)

    def columns(self, pairs: list[Pair]):
        return self.words.transform([pair.words for pair in pairs])[:, self.kept]

    def table(self, pairs: list[Pair]) -> np.ndarray:
        return np.array([[float(pair.numbers[name]) for name in self.names] for pair in pairs])


def linear() -> LogisticRegression:
    return LogisticRegression(C=0.02, max_iter=300)


def trees(seed: int) -> HistGradientBoostingClassifier:
    return HistGradientBoostingClassifier(max_depth=4, learning_rate=0.05, max_iter=140, min_samples_leaf=15, l2_regularization=5, max_features=0.4, random_state=seed)


def figures(pairs: list[Pair], scores: np.ndarray, threshold: float) -> tuple[float, float, float]:
    told = scores >= threshold
    truth = np.array([pair.is_induced for pair in pairs])
    right = (told & truth).sum()
    precision, recall = right / max(told.sum(), 1), right / truth.sum()
    return precision, recall, 2 * precision * recall / max(precision + recall, 1e-9)


def in_turns(pairs: list[Pair], without: tuple) -> np.ndarray:
    docs = sorted({pair.doc for pair in pairs})
    order = np.random.default_rng(1).permutation(len(docs))
    turn = {docs[at]: place % TURNS for place, at in enumerate(order)}
    scores = np.zeros(len(pairs))
    for own in range(TURNS):
        tried = [at for at, pair in enumerate(pairs) if turn[pair.doc] == own]
        reader = Reader(without).fit([pair for pair in pairs if turn[pair.doc] != own])
        scores[tried] = reader.score([pairs[at] for at in tried])
    return scores


def threshold_of(pairs: list[Pair], scores: np.ndarray) -> float:
    sure = [step for step in np.arange(0.1, 0.8, 0.01) if figures(pairs, scores, step)[0] >= LEAST_PRECISION]
    return max(sure, key=lambda step: figures(pairs, scores, step)[2])


def main(folder: Path, written: Path, on_development: bool) -> None:
    pairs = load(folder, written, "Training")
    others = load(folder, written, "Development") if on_development else []
    for name, without in (("all", ()), ("without patterns", PATTERNS)):
        scores = in_turns(pairs, without)
        threshold = threshold_of(pairs, scores)
        print(f"{name}, training half in {TURNS} turns: P {{:.3f}} R {{:.3f}} F {{:.3f}} at {threshold:.2f}".format(*figures(pairs, scores, threshold)), flush=True)
        if on_development:
            tried = Reader(without).fit(pairs).score(others)
            print(f"{name}, development half: P {{:.3f}} R {{:.3f}} F {{:.3f}}".format(*figures(others, tried, threshold)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), "--development" in sys.argv)
