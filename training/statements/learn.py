"""Trains the reader of statements: python -m training.statements.learn --data FOLDER --out FILE.pt [--fold K] (README.md)."""

import argparse
import random
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

from training.matcher.data import fold_of
from training.relations.learn import own_keys
from training.relations.learn import stem
from training.relations.network import place

from .data import COLUMNS, read_lines
from .network import StatementNetwork
from .words import Words

FOLDS = 5
JOINED = 0.4
"""So often a line is joined to another."""
CROSSED = 0.25
"""So often then the two names are of two lines, and nothing is said of them."""
UNHEARD = 0.35
"""So often what the patterns say is kept from it."""
FORGOTTEN = 0.08
JOINTS = (",", ";", "and", "while", "whereas", ".")
NONE_SAID = "<says-nothing>"


class Reading:
    """Lines as rows, made once: (row of the table, own row, key, cues) a word."""

    def __init__(self, lines, words, own):
        self.lines, self.words, self.own = lines, words, own
        self.count = len(words.cues.names)
        self.rows = [[self.row_of(key) for key in line.keys] for line in lines]
        self.joints = [self.row_of(key) for key in JOINTS]

    def row_of(self, key):
        if key.startswith("<"):
            return (0, self.own.get(key, 0), key, ())
        own = self.own.get(key) or self.own.get(stem(key), 0)
        return (self.words.english.get(key, 0), own, key, self.words.cues.of(key, "en"))

    def sample(self, at, rng, picked):
        """(rows, (first, second), column, denied, left open)"""
        line, rows = self.lines[at], self.rows[at]
        ends, gold = (line.first, line.second), (line.column, line.negated, line.speculated)
        if rng is None:
            return rows, ends, gold
        if rng.random() < UNHEARD:
            rows = self.deafened(rows)
        if rng.random() > JOINED:
            return rows, ends, gold
        other_at = rng.choice(picked)
        other = self.deafened(self.rows[other_at])
        other_ends = (self.lines[other_at].first, self.lines[other_at].second)
        is_first = rng.random() < 0.5
        lead, rear = (rows, other) if is_first else (other, rows)
        lead = lead[:-1] if lead[-1][2] == "." else lead
        whole = [*lead, rng.choice(self.joints), *rear]
        behind = len(lead) + 1
        first, second = (ends, other_ends) if is_first else (other_ends, ends)
        if rng.random() < CROSSED:
            return whole, (rng.choice(first), behind + rng.choice(second)), (0, False, False)
        own = ends if is_first else tuple(behind + end for end in ends)
        return whole, own, gold

    def deafened(self, rows):
        nothing = self.row_of(NONE_SAID)
        return [nothing if row[2].startswith("<says-") else row for row in rows]

    def batch(self, at, rng=None, picked=()):
        samples = [self.sample(one, rng, picked) for one in at]
        length = max(len(rows) for rows, _, _ in samples)
        shape = (len(at), length)
        rows, learned = np.zeros((*shape, 2), np.int64), np.zeros(shape, np.int64)
        cues, mask = np.zeros((*shape, self.count), np.float32), np.zeros(shape, np.float32)
        places = np.zeros((2, *shape), np.int64)
        for row, (own, ends, _) in enumerate(samples):
            for n, (word, kept, _, hints) in enumerate(own):
                if rng is not None and n not in ends and rng.random() < FORGOTTEN:
                    word, kept = (word, 0) if rng.random() < 0.5 else (0, 0)
                rows[row, n, 0] = word
                learned[row, n] = kept
                cues[row, n, list(hints)] = 1
                places[:, row, n] = place(n - ends[0]), place(n - ends[1])
                mask[row, n] = 1
            learned[row, ends[0]], learned[row, ends[1]] = self.own["<s>"], self.own["<t>"]
        ends = np.array([ends for _, ends, _ in samples]).T
        arrays = (rows, learned, cues, places[0], places[1], ends[0], ends[1], mask)
        gold = [torch.tensor([gold[part] for _, _, gold in samples]) for part in range(3)]
        return tuple(map(torch.from_numpy, arrays)), gold


def loss_of(outputs, gold):
    column, negated, speculated = gold
    loss = cross_entropy(outputs[:, : len(COLUMNS)], column)
    stated = column > 0
    if stated.any():
        cues = torch.stack([negated, speculated], 1).float()[stated]
        loss = loss + binary_cross_entropy_with_logits(outputs[stated, len(COLUMNS) :], cues)
    return loss


@torch.no_grad()
def judged(network, reading, picked):
    """(column, share, right, cues right) of each line."""
    network.eval()
    found = []
    for start in range(0, len(picked), 128):
        at = picked[start : start + 128]
        outputs = network(*reading.batch(at)[0])
        shares = torch.softmax(outputs[:, : len(COLUMNS)], 1)
        told = outputs[:, len(COLUMNS) :] > 0
        for one, share, cues in zip(at, shares, told.tolist()):
            line, best = reading.lines[one], int(share.argmax())
            found.append((line, best, float(share[best]), best == line.column, cues == [line.negated, line.speculated]))
    return found


def told_of(found):
    stated = [one for one in found if one[0].column]
    right = [one for one in stated if one[3]]
    none = [one for one in found if not one[0].column]
    parts = (np.mean([one[3] for one in found]), np.mean([one[3] for one in stated]), np.mean([one[3] for one in none]))
    cues = np.mean([one[4] for one in right]) if right else 0
    return f"n {len(found)} right %.3f stated %.3f none %.3f" % parts + f" cues {cues:.3f}"


def learn(lines, words, options, picked, kept=()):
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    own = own_keys([lines[at] for at in picked])
    marks = sorted({key for line in lines for key in line.keys if key.startswith("<") and key not in own})
    own |= {key: len(own) + 1 + at for at, key in enumerate(marks)}
    reading = Reading(lines, words, own)
    network = StatementNetwork(words.table, len(own) + 1, reading.count)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay)
    size = 32
    total = options.epochs * (len(picked) // size + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda at: min(1, (at + 1) / 50) * max(0.02, 1 - at / total))
    picked = list(picked)
    for epoch in range(options.epochs):
        network.train()
        rng.shuffle(picked)
        for start in range(0, len(picked), size):
            inputs, gold = reading.batch(picked[start : start + size], rng, picked)
            loss = loss_of(network(*inputs), gold)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
        if epoch % 5 == 4 or epoch == options.epochs - 1:
            print(f"epoch {epoch + 1} loss {float(loss):.3f}", told_of(judged(network, reading, kept)) if kept else "", flush=True)
    return network, reading


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--fold", type=int, help="left out and judged; none: all are learned")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    lines = read_lines(options.data / "lines.jsonl")
    words = Words(options.data, {key for line in lines for key in line.keys})
    kept = [at for at, line in enumerate(lines) if options.fold is not None and fold_of(line.field, FOLDS) == options.fold]
    network, reading = learn(lines, words, options, sorted(set(range(len(lines))) - set(kept)), kept)
    if options.out:
        torch.save({"state": network.state_dict(), "own": reading.own}, options.out)


if __name__ == "__main__":
    main()
