"""Trains the retriever: python -m training.retriever.model.train --data FOLDER --out FILE.pt [--leave-out SET…]

Phase 1 of D-RAG over relation paths: cross-entropy of the softmax over a question's candidate paths. The probability of an edge is the sum
over the paths that use it, so the edges are calibrated when the paths are.
"""

import argparse
import json
import math
import pickle
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch

from .dataset import Vocabulary, batch_of, read_lines
from .lower import Lower
from .network import Retriever

ROUGH_SHARE = 0.3
"""Weight of the loss of the rough score, which chooses the paths that the whole network then looks at."""


RARE = 50
"""Question lengths of less than one line in so many are not balanced."""


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="checkpoint to go on from")
    parser.add_argument("--leave-out", nargs="*", default=[], help="sets never trained on, by the start of their names")
    parser.add_argument("--only", nargs="*", default=[""], help="train on these sets only, by the start of their names")
    parser.add_argument("--weights", type=json.loads, default={}, help='share of each set in a batch, {"metaqa": 2}')
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--batch", type=int, default=48)
    parser.add_argument("--paths", type=int, default=48, help="candidate paths a question in training")
    parser.add_argument("--decoded", type=int, default=12, help="of these, how many go through the decoder")
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--encoder-rate", type=float, default=1e-4)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=250, help="steps between looks at validation")
    parser.add_argument("--checked", type=int, default=300, help="validation questions a set")
    return parser.parse_args()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    torch.set_num_threads(options.threads)
    lower = Lower()
    lines, vocabulary, vectors = load(options.data, lower)
    training, validation = split(lines, options, random)
    tables = vocabulary.tables()
    print(f"{len(lines)} lines, {len(tables)} steps, {len(vectors)} texts", {name: len(part) for name, part in training.items()}, flush=True)
    model = Retriever(lower.upper_copy())
    if options.start:
        model.load_state_dict(torch.load(options.start))
    fit(model, lower, training, validation, tables, vectors, options, random)


def load(folder, lower):
    """All lines of a folder, its vocabulary and the vectors of its texts; kept beside the data, since reading takes minutes."""
    files = sorted(folder.glob("*.jsonl"))
    stamp = [(file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    kept = folder / "read.pickle"
    if kept.exists():
        with open(kept, "rb") as file:
            if pickle.load(file) == stamp:
                return pickle.load(file)
    vocabulary = Vocabulary()
    lines = [line for file in files for line in read_lines(file, vocabulary, lower)]
    read = (lines, vocabulary, lower.vectors(list(vocabulary.texts)))
    with open(kept, "wb") as file:
        pickle.dump(stamp, file)
        pickle.dump(read, file)
    return read


def split(lines, options, random):
    """Training lines by set, and at most `checked` validation lines a set (any line of a set not trained on)."""
    training, validation = defaultdict(list), defaultdict(list)
    for line in lines:
        outside = line.set.startswith(tuple(options.leave_out)) or not line.set.startswith(tuple(options.only))
        if outside or line.validation:
            validation[line.set].append(line)
        else:
            training[line.set].append(line)
    sample = {name: [part[at] for at in random.permutation(len(part))[: options.checked]] for name, part in validation.items()}
    return dict(training), sample


def fit(model, lower, training, validation, tables, vectors, options, random):
    optimizer = torch.optim.AdamW(
        [
            {"params": model.upper.parameters(), "lr": options.encoder_rate},
            {"params": model.head.parameters(), "lr": options.rate},
        ],
        weight_decay=0.01,
    )
    peaks = [group["lr"] for group in optimizer.param_groups]
    names, shares = shares_of(training, options.weights)
    training = {name: by_hops(lines) for name, lines in training.items()}
    started, losses = time.time(), []
    for step in range(1, options.steps + 1):
        for group, peak in zip(optimizer.param_groups, peaks):
            group["lr"] = peak * schedule(step, options.steps)
        chosen = random.choice(len(names), size=options.batch, p=shares)
        lines = [draw(training[names[at]], random) for at in chosen]
        model.train()
        loss = loss_of(model, lower, batch_of(lines, tables, random, options.paths), vectors, options.decoded)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
        if step % 25 == 0:
            print(f"step {step} loss {np.mean(losses[-25:]):.3f} {time.time() - started:.0f} s", flush=True)
        if step % options.check == 0 or step == options.steps:
            report(model, lower, validation, tables, vectors)
            torch.save(model.state_dict(), options.out)


def draw(by_hops, random):
    """A line of a set, questions of every length equally likely: most are short, and a prior for short paths is what spoils the long ones."""
    lines = by_hops[random.integers(len(by_hops))]
    return lines[random.integers(len(lines))]


def by_hops(lines):
    """Lines by the steps of their shortest gold path; lengths hardly ever asked for join the next shorter one."""
    parts = defaultdict(list)
    for line in lines:
        parts[int((line.paths[line.gold] > 0).sum(1).min())].append(line)
    kept = []
    for hops in sorted(parts):
        if kept and len(parts[hops]) * RARE < len(lines):
            kept[-1] = kept[-1] + parts[hops]
        else:
            kept.append(parts[hops])
    return kept


def shares_of(training, weights):
    """Sets are drawn by the square root of their sizes times their weights, so that small ones are heard."""
    names = sorted(training)
    raw = np.array([math.sqrt(len(training[name])) * weight_of(name, weights) for name in names])
    return names, raw / raw.sum()


def weight_of(name, weights):
    return next((weight for start, weight in weights.items() if name.startswith(start)), 1.0)


def schedule(step, steps):
    """Linear warm-up over a twentieth, then cosine down to a hundredth."""
    warm = max(1, steps // 20)
    if step < warm:
        return step / warm
    return 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * (step - warm) / max(1, steps - warm)))


def scores_of(model, lower, batch, vectors, decoded=None):
    """
    Fine and rough scores [P]; with `decoded`, only about so many paths a question go through the decoder (the hardest by rough score, a
    few at random, the gold ones), and the rows of those come third.
    """
    head = model.head
    words = model.read(lower.states(batch["ids"], batch["word_mask"]), batch["word_mask"])
    relation, backward, label = batch["step_rows"].unbind(1)
    steps = head.steps(vectors[relation], backward.float(), vectors[label], (label > 0).float())
    close, matter = head.compare(words, batch["word_mask"], steps)
    features = head.agreement(close, matter, batch["path_steps"], batch["path_mask"], batch["question_of"])
    rough = head.rough(features).squeeze(1)
    rows = torch.arange(len(rough)) if decoded is None else hard_rows(rough.detach(), batch, decoded)
    chosen = (batch[name][rows] for name in ("path_steps", "path_mask", "question_of"))
    seen = head.decode(words, batch["word_mask"], steps, *chosen)
    return head.out(torch.cat([seen, features[rows]], 1)).squeeze(1), rough, rows


def hard_rows(rough, batch, count):
    """Rows of the gold paths, of the `count` paths of highest rough score a question, some of them by chance instead."""
    chance = torch.rand(len(rough))
    order = torch.where(chance < 0.1, rough + 100, rough) + batch["gold"] * 1000
    kept = []
    for question in range(len(batch["ids"])):
        mine = torch.nonzero(batch["question_of"] == question).squeeze(1)
        kept.append(mine[order[mine].topk(min(count, len(mine))).indices])
    return torch.cat(kept)


def log_shares(scores, question_of, questions):
    """Log of the softmax among the paths of the same question."""
    top = torch.full((questions,), -torch.inf).scatter_reduce(0, question_of, scores, "amax")
    shifted = scores - top.detach()[question_of]
    total = torch.zeros(questions).index_add(0, question_of, shifted.exp())
    return shifted - total.log()[question_of]


def loss_of(model, lower, batch, vectors, decoded):
    questions = len(batch["ids"])
    fine, rough, rows = scores_of(model, lower, batch, vectors, decoded)
    chosen = {"question_of": batch["question_of"][rows], "gold": batch["gold"][rows]}
    return surprise(fine, chosen, questions) + ROUGH_SHARE * surprise(rough, batch, questions)


def surprise(scores, batch, questions):
    """Mean −log of the share of the gold paths."""
    shares = log_shares(scores, batch["question_of"], questions).exp()
    gold = torch.zeros(questions).index_add(0, batch["question_of"], shares * batch["gold"])
    return -(gold.clamp(min=1e-9).log()).mean()


@torch.no_grad()
def report(model, lower, validation, tables, vectors):
    model.eval()
    random = np.random.default_rng(0)
    found = {}
    for name, lines in sorted(validation.items()):
        right = [outcome for start in range(0, len(lines), 16) for outcome in first_right(model, lower, lines[start : start + 16], tables, vectors, random)]
        found[name] = f"{100 * np.mean(right):.1f}"
    print("right path first:", found, flush=True)


def first_right(model, lower, lines, tables, vectors, random):
    batch = batch_of(lines, tables, random, None)
    scores, _, _ = scores_of(model, lower, batch, vectors)
    outcomes = []
    for at in range(len(lines)):
        mine = torch.nonzero(batch["question_of"] == at).squeeze(1)
        outcomes.append(bool(batch["gold"][mine[scores[mine].argmax()]]))
    return outcomes


if __name__ == "__main__":
    main()
