"""A linear-chain CRF learned by AdaGrad, sentence by sentence, with features left out by chance, then averaged over the last rounds.

Loss: the negative log likelihood of a sentence's labels, plus L1 and L2 shared out over a feature's tokens. Draws come from a fixed seed.
"""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from training.tagger.chain_steps import best_paths, one_round

Features = list[list[str]]
# Before the first update, so that it is no full step.
BEGINNING = 0.01
# So many last rounds are averaged.
AVERAGED = 5


@dataclass(frozen=True)
class How:
    rounds: int = 12
    rate: float = 0.1
    l1: float = 0.02
    l2: float = 0.02
    # The share of a token's features that one update does not see.
    left_out: float = 0.1
    # A feature that stands at fewer tokens is none.
    fewest: int = 2
    seed: int = 1


@dataclass(frozen=True)
class Packed:
    """Sentences as numbers: `features[starts[t]:starts[t + 1]]` of token t, tokens `sentences[s]` to `sentences[s + 1]` of sentence s."""

    features: np.ndarray
    starts: np.ndarray
    sentences: np.ndarray


class Chain:
    """Labels, attributes, `weights[attribute, label]` and `transitions[from, to]`."""

    def __init__(self, rows: list[tuple[Features, list[str]]], how: How) -> None:
        counts = Counter(name for features, _ in rows for own in features for name in set(own))
        self.attributes = sorted(name for name, count in counts.items() if count >= how.fewest)
        self.number = {name: at for at, name in enumerate(self.attributes)}
        self.labels = sorted({label for _, labels in rows for label in labels}, key=lambda label: (label != "O", label))
        self.weights = np.zeros((len(self.attributes), len(self.labels)), np.float32)
        self.transitions = np.zeros((len(self.labels), len(self.labels)))
        self._learn(rows, np.array([counts[name] for name in self.attributes], np.float32), how)

    def _learn(self, rows: list[tuple[Features, list[str]]], counts: np.ndarray, how: How) -> None:
        packed = self._pack([features for features, _ in rows])
        number = {label: at for at, label in enumerate(self.labels)}
        gold = np.array([number[label] for _, labels in rows for label in labels], np.int64)
        weights, transitions = np.zeros_like(self.weights), np.zeros_like(self.transitions)
        squares, turns = np.full_like(weights, BEGINNING), np.ones_like(transitions)
        draws = np.random.RandomState(how.seed)
        for turn in range(how.rounds):
            order = draws.permutation(len(rows))
            one_round(packed.features, packed.starts, packed.sentences, gold, order, weights, squares, transitions, turns, counts,
                      how.rate, how.l1, how.l2, how.left_out, how.seed * 1000 + turn + 1)  # fmt: skip
            if turn >= how.rounds - AVERAGED:
                self.weights += weights / AVERAGED
                self.transitions += transitions / AVERAGED

    def _pack(self, sentences: list[Features]) -> Packed:
        features, starts, ends = [], [0], [0]
        for sentence in sentences:
            for own in sentence:
                features.extend(self.number[name] for name in dict.fromkeys(own) if name in self.number)
                starts.append(len(features))
            ends.append(len(starts) - 1)
        return Packed(np.array(features, np.int32), np.array(starts, np.int64), np.array(ends, np.int64))

    def tag(self, sentences: list[Features]) -> list[list[str]]:
        packed = self._pack(sentences)
        found = best_paths(packed.features, packed.starts, packed.sentences, self.weights, self.transitions)
        borders = zip(packed.sentences, packed.sentences[1:])
        return [[self.labels[label] for label in found[first:end]] for first, end in borders]
