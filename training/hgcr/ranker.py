"""`python -m training.hgcr.ranker SPLIT --train A,B [--test C] --out RANKER.pt`: the attention ranker by margin ranking loss.

A and B are names of splits that tokens.mjs wrote (FOLDER/NAME for one elsewhere). Of each positive path three hard negatives of its pair, and negatives of other pairs.
With --test micro and macro AUC and AP on C are printed after every pass; the weights of the last pass are kept.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from sklearn.metrics import average_precision_score, roc_auc_score

from .learn import macro
from .ranker_data import Paths, batch, columns, load, mirrored
from .ranker_network import Ranker

MARGIN, PER_POSITIVE, POSITIVES, OTHERS = 1.0, 3, 48, 112


def negatives_of(paths: Paths) -> tuple[np.ndarray, np.ndarray]:
    """Rows of negatives, and where those of each pair begin among them."""
    rows = np.flatnonzero(~paths.positive)
    return rows, np.searchsorted(paths.pair[rows], np.arange(paths.pair.max() + 2))


def steps(paths: Paths, draw: np.random.Generator):
    """Rows of a step: positives, as many own negatives each, others."""
    rows, starts = negatives_of(paths)
    positives = np.flatnonzero(paths.positive)
    pairs = paths.pair[positives]
    positives = draw.permutation(positives[starts[pairs + 1] > starts[pairs]])
    for at in range(0, len(positives) - POSITIVES, POSITIVES):
        some = positives[at : at + POSITIVES]
        low, high = starts[paths.pair[some]], starts[paths.pair[some] + 1]
        own = rows[draw.integers(low[:, None], high[:, None], (len(some), PER_POSITIVE))]
        yield np.concatenate([some, own.ravel(), draw.choice(rows, OTHERS)])


def loss_of(scores: torch.Tensor, across: float) -> torch.Tensor:
    own, others = scores[POSITIVES : POSITIVES * (1 + PER_POSITIVE)].view(POSITIVES, PER_POSITIVE), scores[POSITIVES * (1 + PER_POSITIVE) :]
    positive = scores[:POSITIVES, None]
    hinge = lambda negative: torch.relu(MARGIN - positive + negative).mean()  # noqa: E731
    return (1 - across) * hinge(own) + across * hinge(others[None])


def score_all(model: Ranker, paths: Paths, every: int = 1, size: int = 1024) -> np.ndarray:
    model.eval()
    rows = np.argsort(np.diff(paths.starts), kind="stable")
    rows = rows[paths.pair[rows] % every == 0]
    scores = np.zeros(len(paths.pair), np.float32)
    with torch.no_grad():
        for at in range(0, len(rows), size):
            some = rows[at : at + size]
            scores[some] = model(*batch(paths, some))[0].numpy()
    return scores


def figures(model: Ranker, paths: Paths, every: int = 1) -> str:
    """Of all pairs, or of one in so many."""
    scores = score_all(model, paths, every)
    seen = paths.pair % every == 0
    truth, pair, scores = paths.positive[seen], paths.pair[seen], scores[seen]
    own, pairs = macro(truth, scores, pair)
    micro, precision = roc_auc_score(truth, scores), average_precision_score(truth, scores)
    return f"micro {micro:.4f} macro {own:.4f} ({pairs} pairs) AP {precision:.4f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("split", type=Path)
    asked.add_argument("--train", required=True)
    asked.add_argument("--test", help="judged after every pass")
    asked.add_argument("--out", type=Path)
    asked.add_argument("--passes", type=int, default=2)
    asked.add_argument("--across", type=float, default=0.5)
    asked.add_argument("--rate", type=float, default=1e-3)
    asked.add_argument("--contexts", type=int, default=10, help="most documents an edge while it learns")
    asked.add_argument("--seed", type=int, default=19)
    asked.add_argument("--without", default="", help="words, positions, numbers or masks, parted by commas")
    options = asked.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    draw = np.random.default_rng(options.seed)
    at = lambda name: load(options.split / Path(name).parent, Path(name).name)  # noqa: E731
    learnt, tested = [at(name) for name in options.train.split(",")], at(options.test) if options.test else None
    names = columns(options.split)
    without = set(options.without.split(","))
    model = Ranker(len(names[0]), len(names[1]), "masks" not in without)
    prepare(model, learnt, names, without)
    if "words" in without:
        for paths in [*learnt, *([tested] if tested else [])]:
            paths.vectors[:] = 0
    mirrors = [mirrored(own) for own in names]
    optimiser = torch.optim.AdamW(model.parameters(), options.rate, weight_decay=0.01)
    total = options.passes * sum(int(paths.positive.sum()) // POSITIVES for paths in learnt)
    falls = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=total + 1, pct_start=0.1)
    for turn in range(options.passes):
        model.train()
        began, losses = time.time(), []
        every = [(paths, rows) for paths in learnt for rows in steps(paths, draw)]
        for place in draw.permutation(len(every)):
            paths, rows = every[place]
            loss = loss_of(model(*batch(paths, rows, draw, mirrors, options.contexts))[0], options.across)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            falls.step()
            losses.append(loss.item())
        print(f"{turn + 1}: loss {np.mean(losses):.4f} {time.time() - began:.0f} s; {figures(model, tested) if tested else ''}", flush=True)
    if options.out:
        told = {"train": options.train, "seed": options.seed, "passes": options.passes, "without": options.without}
        torch.save({"weights": model.state_dict(), "masks": model.masks, "told": told}, options.out)


def prepare(model: Ranker, learnt: list[Paths], names, without: set[str]) -> None:
    """Means and spreads of the numbers, and which are not heard."""
    for rows, own, column in ((model.node, names[0], "node_numbers"), (model.context, names[1], "context_numbers")):
        numbers = np.concatenate([getattr(paths, column).reshape(-1, len(own)) for paths in learnt])
        rows.means.copy_(torch.from_numpy(numbers.mean(0)))
        rows.spreads.copy_(torch.from_numpy(np.maximum(numbers.std(0), 1e-3)))
        silent = [("numbers" in without and "hops" not in name) or ("positions" in without and "hops" in name) for name in own]
        rows.heard.copy_(1 - torch.tensor(silent, dtype=torch.float32))


if __name__ == "__main__":
    main()
