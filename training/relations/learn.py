"""Trains the reader of relations: python -m training.relations.learn --data FOLDER --out FILE.pt [--fold K] (README.md)."""

import argparse
import random
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from training.matcher.data import fold_of

from .data import EITHER_WAY, ENDS, RELATIONS, read_lines
from .network import Reader, cut, place
from .words import Words

FOLDS = 5
LEAST = 2
"""A key that lines have so often gets numbers of its own."""
STEM = 5
JOINED = 0.5
"""So often a line is joined to another."""
CROSSED = 0.4
"""So often then the ends asked about are of two lines, and nothing is told of them."""
JOINTS = {"en": (",", ";", "and", "while", "."), "ro": (",", ";", "si", "iar", ".")}
MARKS = ["<s>", "<t>", "<o>", "<gen>"]
BOTH = torch.tensor([relation in EITHER_WAY for relation in RELATIONS])


def stem(key: str) -> str:
    return key[:STEM] + "+"


def own_keys(lines) -> dict[str, int]:
    """Keys, and beginnings of keys, that have numbers of their own; 0 stands for all others."""
    counts = Counter(key for line in lines for key in set(line.keys) if not key.startswith("<"))
    stems = Counter(stem(key) for line in lines for key in set(line.keys) if len(key) >= STEM)
    kept = sorted(key for both in (counts, stems) for key, n in both.items() if n >= LEAST)
    return {key: at + 1 for at, key in enumerate([*MARKS, *kept])}


class Reading:
    """Lines as rows, made once."""

    def __init__(self, lines, words, own):
        self.lines = lines
        self.own = own
        self.count = len(words.cues.names)
        self.rows = [[self.row_of(key, line.language, words) for key in line.keys] for line in lines]
        self.joints = {language: [self.row_of(key, language, words) for key in keys] for language, keys in JOINTS.items()}
        self.by_language = {
            language: [at for at, line in enumerate(lines) if line.language == language] for language in JOINTS
        }

    def row_of(self, key, language, words):
        if key.startswith("<"):
            return (0, 0, self.own.get(key, 0), key, ())
        rows = [*words.rows(key, language), 0, 0][:2]
        return (*rows, self.own.get(key) or self.own.get(stem(key), 0), key, words.cues.of(key, language))

    def sample(self, at, rng=None, others=()):
        """(rows, ends, columns that are right): the line as it is, or joined to another: then the ends of one are told of each other, those of two are not."""
        rows, gold = self.rows[at], gold_of(self.lines[at])
        ends = ends_of(rows)
        if rng is None or rng.random() > JOINED:
            return *cut(rows, ends), gold
        other = self.rows[rng.choice(others[self.lines[at].language])]
        joint = rng.choice(self.joints[self.lines[at].language])
        first, second = (rows, other) if rng.random() < 0.5 else (other, rows)
        lead = [row for row in first[:-1]] if first[-1][3] in (".", "!") else list(first)
        whole = [*lead, joint, *second]
        places = [ends_of(lead), tuple(len(lead) + 1 + end for end in ends_of(second))]
        own = 0 if first is rows else 1
        if rng.random() < CROSSED:
            a, b = rng.choice(places[0]), rng.choice(places[1])
            return *cut(whole, (a, b) if rng.random() < 0.5 else (b, a)), [0]
        return *cut(whole, places[own]), gold

    def batch(self, picked, rng=None, others=()):
        """What the network reads of lines from the first end to the second, the same the other way, and the columns that are right."""
        samples = [self.sample(at, rng, others) for at in picked]
        length = max(len(rows) for rows, _, _ in samples)
        rows = np.zeros((len(picked), length, 2), np.int64)
        learned, mask = np.zeros((len(picked), length), np.int64), np.zeros((len(picked), length), np.float32)
        cues = np.zeros((len(picked), length, self.count), np.float32)
        places = np.zeros((2, len(picked), length), np.int64)
        for row, (own, ends, _) in enumerate(samples):
            for n, (a, b, kept, _, hints) in enumerate(own):
                if kept and n not in ends and rng is not None and rng.random() < 0.08:
                    a, b, kept = (a, b, 0) if rng.random() < 0.5 else (0, 0, 0)
                rows[row, n] = a, b
                learned[row, n] = self.own["<o>"] if own[n][3] in ENDS else kept
                cues[row, n, list(hints)] = 1
                places[:, row, n] = place(n - ends[0]), place(n - ends[1])
                mask[row, n] = 1
        ends = np.array([ends for _, ends, _ in samples]).T
        both = []
        for s, t in ((0, 1), (1, 0)):
            marked = learned.copy()
            marked[np.arange(len(picked)), ends[s]] = self.own["<s>"]
            marked[np.arange(len(picked)), ends[t]] = self.own["<t>"]
            both.append(tuple(map(torch.from_numpy, (rows, marked, cues, places[s], places[t], ends[s], ends[t], mask))))
        return both, [gold for _, _, gold in samples]


def ends_of(rows):
    keys = [row[3] for row in rows]
    return keys.index(ENDS[0]), keys.index(ENDS[1])


def scored(network, both):
    """[B, 1 + 2 × relations] logs of shares: none, then from the first end to the second, then the other way."""
    there, back = network(*both[0]), network(*both[1])
    none = (there[:, -1:] + back[:, -1:]) / 2
    return torch.log_softmax(torch.cat([none, there[:, :-1], back[:, :-1]], 1), 1)


def gold_of(line):
    """Which of the columns are right."""
    if line.relation == "":
        return [0]
    at = 1 + RELATIONS.index(line.relation)
    return [at, at + len(RELATIONS)] if line.relation in EITHER_WAY else [at]


def loss_of(shares, gold):
    right = torch.full(shares.shape, -1e9)
    for row, columns in enumerate(gold):
        right[row, columns] = 0
    return -torch.logsumexp(shares + right, 1).mean()


def told_of(shares):
    """Of each line (share of none, column of the likeliest relation, its share): both ways of one that says the same both ways add up."""
    every = shares.exp()
    there, back = every[:, 1 : 1 + len(RELATIONS)], every[:, 1 + len(RELATIONS) :]
    both = there + back
    table = torch.cat([torch.where(BOTH, both, there), torch.where(BOTH, torch.zeros(()), back)], 1)
    p, column = table.max(1)
    return list(zip(every[:, 0].tolist(), (column + 1).tolist(), p.tolist()))


@torch.no_grad()
def judged(network, reading, picked):
    network.eval()
    found = []
    for start in range(0, len(picked), 128):
        rows = picked[start : start + 128]
        for at, (_, column, p) in zip(rows, told_of(scored(network, reading.batch(rows)[0]))):
            line = reading.lines[at]
            found.append((line, column, p, column in gold_of(line)))
    return found


def told(found):
    asked = [one for one in found if one[0].relation]
    line = f"n {len(found)} stated {len(asked)} best {np.mean([one[3] for one in asked]):.3f}"
    for least in (0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
        taken = [one for one in found if one[2] >= least]
        right = sum(one[3] for one in taken)
        line += f" | ≥{least}: R {right / max(len(asked), 1):.3f} P {right / max(len(taken), 1):.3f}"
    return line


def learn(lines, words, options, picked, kept=()):
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    own = own_keys([lines[at] for at in picked])
    reading = Reading(lines, words, own)
    network = Reader(words.table, len(own) + 1, reading.count)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay)
    others = {language: [at for at in rows if at in set(picked)] for language, rows in reading.by_language.items()}
    size = 32
    total = options.epochs * (len(picked) // size + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda at: min(1, (at + 1) / 50) * max(0.02, 1 - at / total))
    picked = list(picked)
    for epoch in range(options.epochs):
        network.train()
        rng.shuffle(picked)
        sums = []
        for start in range(0, len(picked), size):
            rows = picked[start : start + size]
            both, gold = reading.batch(rows, rng, others)
            loss = loss_of(scored(network, both), gold)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            sums.append(float(loss))
        if epoch % 5 == 4 or epoch == options.epochs - 1:
            print(f"epoch {epoch + 1} loss {np.mean(sums):.3f}", told(judged(network, reading, kept)) if kept else "", flush=True)
    return network, reading


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--fold", type=int, help="left out and judged; none: all are learned")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    lines = read_lines(options.data / "lines.jsonl")
    words = Words(options.data)
    kept = [at for at, line in enumerate(lines) if options.fold is not None and fold_of(line.field, FOLDS) == options.fold]
    network, reading = learn(lines, words, options, sorted(set(range(len(lines))) - set(kept)), kept)
    if kept:
        for language in ("en", "ro"):
            print(language, told([one for one in judged(network, reading, kept) if one[0].language == language]))
    if options.out:
        torch.save({"state": network.state_dict(), "own": reading.own}, options.out)


if __name__ == "__main__":
    main()
