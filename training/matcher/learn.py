"""Trains the matcher: python -m training.matcher.learn --blocks FOLDER --out FILE.pt [--fold K] (README.md)."""

import argparse
import random
from pathlib import Path

import numpy as np
import torch

from .data import Step, fold_of, read_blocks
from .files import load
from .read import Embedder

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "resources" / "models"
FOLDS = 5
NOTHING = (Step("", 0, ""),)
"""Stands for "no relation of this graph tells it": a step without words, a candidate like all others."""
MOST_STEPS = 4
"""As wide as the network reads a walk."""


class Reading:
    """Lines as tensors, made once."""

    def __init__(self, lines, embedder):
        self.lines = lines
        self.states = [torch.from_numpy(embedder.states(line.question)) for line in lines]
        self.steps = {NOTHING[0]: 0}
        for step in (step for line in lines for walk in line.candidates for step in walk):
            self.steps.setdefault(step, len(self.steps))
            self.steps.setdefault(without_kind(step), len(self.steps))
        rows = list(self.steps)
        self.relations = torch.from_numpy(np.stack([embedder.vector(step.relation) for step in rows]))
        self.labels = torch.from_numpy(np.stack([embedder.vector(step.label) for step in rows]))
        self.backward = torch.tensor([float(step.backward) for step in rows])
        self.labelled = torch.tensor([float(step.label != "") for step in rows])


def without_kind(step):
    return Step(step.relation, step.backward, "")


def varied(line, rng, strangers):
    """The line's candidates, at times without kinds, without what it asks for (then nothing tells it), with those of other graphs, or fewer."""
    walks = [(walk, row in line.gold) for row, walk in enumerate(line.candidates)]
    if line.gold and rng.random() < 0.2:
        walks = [pair for pair in walks if not pair[1]]
    if rng.random() < 0.3:
        walks = [pair for pair in walks if pair[1] or rng.random() < 0.6]
    if rng.random() < 0.3:
        walks = [pair for pair in walks if pair[1] or len(pair[0]) == 1]
    if rng.random() < 0.4:
        walks += [(walk, False) for walk in rng.sample(strangers[line.group], rng.randint(1, 5))]
    if line.group == "step" and rng.random() < 0.25:
        walks = [(tuple(without_kind(step) for step in walk), good) for walk, good in walks]
    merged = {}
    for walk, good in walks:
        merged[walk] = merged.get(walk, False) or good
    return list(merged.items())


def batch_of(reading, picked, rng, strangers):
    """Scores' inputs of some lines: words, mask, distinct steps' rows, walks, whose they are, and which are right (the first of each is NOTHING)."""
    states = [reading.states[at] for at in picked]
    words = torch.zeros(len(picked), max(len(own) for own in states), states[0].shape[1])
    mask = torch.zeros(words.shape[:2])
    for row, own in enumerate(states):
        words[row, : len(own)], mask[row, : len(own)] = own, 1
    used, walks, owner, gold = {}, [], [], []
    for row, at in enumerate(picked):
        line = reading.lines[at]
        pairs = varied(line, rng, strangers) if rng else [(walk, n in line.gold) for n, walk in enumerate(line.candidates)]
        for walk, good in [(NOTHING, not any(good for _, good in pairs)), *pairs]:
            rows = [used.setdefault(reading.steps[step], len(used)) for step in walk]
            walks.append(rows + [-1] * (MOST_STEPS - len(rows)))
            owner.append(row)
            gold.append(good)
    return words, mask, torch.tensor(list(used)), torch.tensor(walks), torch.tensor(owner), torch.tensor(gold)


def scored(network, reading, batch):
    words, mask, rows, walks, owner, gold = batch
    steps = network.head.steps(reading.relations[rows], reading.backward[rows], reading.labels[rows], reading.labelled[rows])
    return network.head(network.read(words, mask), mask, steps, walks.clamp(min=0), (walks >= 0).float(), owner)


def loss_of(scores, owner, gold, count):
    """Mean over questions of −log of the share that the right candidates have."""
    top = torch.full((count,), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
    shares = torch.exp(scores - top[owner])
    total = torch.zeros(count).index_add(0, owner, shares)
    right = torch.zeros(count).index_add(0, owner, shares * gold)
    return -torch.log(right / total + 1e-9).mean()


@torch.no_grad()
def judged(network, reading, rows):
    """Of each line: its likeliest candidate's share, whether it is right, whether a relation tells it at all."""
    network.eval()
    found = []
    for start in range(0, len(rows), 64):
        picked = rows[start : start + 64]
        batch = batch_of(reading, picked, None, [])
        scores, _ = scored(network, reading, batch)
        owner, gold = batch[4], batch[5]
        for row, at in enumerate(picked):
            own = owner == row
            shares = torch.softmax(scores[own], 0)
            asked = len(reading.lines[at].gold) > 0
            relations = shares[1:]
            if not len(relations):
                found.append((at, 0.0, False, asked, float(shares[0])))
                continue
            best = int(relations.argmax())
            # Both ends of one relation may answer: their shares add up.
            p = float(relations[gold[own][1:]].sum()) if gold[own][1:][best] else float(relations[best])
            found.append((at, p, bool(gold[own][1:][best]), asked, float(shares[0])))
    return found


def told(reading, found):
    """A line for each group."""
    groups = {}
    for one in found:
        line = reading.lines[one[0]]
        is_walk = any(len(line.candidates[row]) > 1 for row in line.gold)
        groups.setdefault("two steps" if is_walk else line.group, []).append(one)
    return "\n  ".join(["", *(f"{group}: {told_of(own)}" for group, own in sorted(groups.items()))])


def told_of(found):
    asked = [one for one in found if one[3]]
    line = f"n {len(found)} asked {len(asked)} best {np.mean([one[2] for one in asked]):.3f}"
    for least in (0.5, 0.7, 0.8, 0.9, 0.95):
        taken = [one for one in found if one[1] >= least]
        right = sum(one[2] for one in taken)
        line += f" | ≥{least}: {right / max(len(asked), 1):.3f} of asked, {1 - right / max(len(taken), 1):.3f} wrong"
    return line


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--blocks", type=Path, nargs="+", required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--start", default="path-retriever", help="the shipped model whose weights are taught on")
    parser.add_argument("--fold", type=int, help="left out and judged; none: all are learned")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--upper-rate", type=float, default=5e-5)
    parser.add_argument("--older", type=Path, nargs="*", default=[], help="folders of which an epoch reads a third, so that nothing is forgotten")
    parser.add_argument("--rare", type=int, default=2, help="how often examples of other groups than steps are read in an epoch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    lines = [line for folder in options.blocks for line in read_blocks(folder)]
    older = range(len(lines), len(lines) + len(more := [line for folder in options.older for line in read_blocks(folder)]))
    lines += more
    reading = Reading(lines, Embedder(MODELS / "all-MiniLM-L6-v2"))
    kept = [at for at, line in enumerate(lines) if at not in older and options.fold is not None and fold_of(line.block, FOLDS) == options.fold]
    # Few blocks have marks for kinds, measures and values.
    learned = [at for at in sorted(set(range(len(lines))) - set(kept) - set(older)) for _ in range(1 if lines[at].group == "step" else options.rare)]
    network = load(MODELS / options.start)
    if kept:
        print("before", told(reading, judged(network, reading, kept)), flush=True)
    strangers = {}
    for line in lines:
        strangers.setdefault(line.group, []).extend(line.candidates)
    upper = list(network.upper.parameters())
    optimizer = torch.optim.AdamW(
        [{"params": upper, "lr": options.upper_rate}, {"params": list(network.head.parameters()), "lr": options.rate}], weight_decay=0.01
    )
    size = 32
    total = options.epochs * ((len(learned) + len(older) // 3) // size + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda at: min(1, (at + 1) / 50) * max(0.02, 1 - at / total))
    for epoch in range(options.epochs):
        network.train()
        read = learned + rng.sample(older, len(older) // 3)
        rng.shuffle(read)
        sums = []
        for start in range(0, len(read), size):
            picked = read[start : start + size]
            batch = batch_of(reading, picked, rng, strangers)
            scores, rough = scored(network, reading, batch)
            loss = loss_of(scores, batch[4], batch[5], len(picked))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            sums.append(float(loss))
        print(f"epoch {epoch + 1} loss {np.mean(sums):.3f}", told(reading, judged(network, reading, kept)) if kept else "", flush=True)
    if options.out:
        torch.save(network.state_dict(), options.out)


if __name__ == "__main__":
    main()
