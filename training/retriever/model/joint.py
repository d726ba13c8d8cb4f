"""D-RAG's joint phase: python -m training.retriever.model.joint --data WALKED.jsonl --start FILE.pt --out FILE.pt

The retriever's belief in relation paths gives every edge its p; the sampler draws edges by it, straight-through; an answer head reads the
walks that the draw left whole. Loss: mean −log of the gold answers' shares + λ · the retriever's own loss, λ = 0.1 throughout. What the answers say
of an edge reaches the retriever through the draw alone.
"""

import argparse
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch

from .dataset import Vocabulary
from .lower import Lower
from .network import WIDTH, Retriever
from .reader import Reader, arrivals
from .sampler import draw, mask_to_likeliest
from .train import ROUGH_SHARE, log_shares, schedule, scores_of, surprise
from .walked import WalkedLine, read_walked, walked_batch

RETRIEVER_SHARE = 0.1
"""λ, static: D-RAG's gradient balancing was found unstable (METHODS 4)."""
MOST_FACTS = 100
THRESHOLD = 0.01
BINS = 15
SCALE = WIDTH**0.5
"""Unit vectors have entries of about 0.05: scaled up to what linear layers expect."""


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True, help="lines made by training.retriever.data.walked")
    parser.add_argument("--start", type=Path, required=True, help="retriever of phase 1")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--alone", type=int, default=150, help="steps before, in which only the answer head learns")
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--temperature", type=float, default=0.5)
    parser.add_argument("--share", type=float, default=RETRIEVER_SHARE, help="λ, weight of the retriever's own loss")
    parser.add_argument("--rate", type=float, default=5e-5, help="of the retriever's head; a fifth of it for the encoder")
    parser.add_argument("--reader-rate", type=float, default=1e-3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checked", type=int, default=120, help="validation questions a set")
    return parser.parse_args()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    lower, vocabulary = Lower(), Vocabulary()
    lines = read_walked(options.data, vocabulary, lower)
    ground = Ground(lower, vocabulary.tables(), lower.vectors(list(vocabulary.texts)))
    model = Retriever(lower.upper_copy())
    model.load_state_dict(torch.load(options.start))
    training, validation = split(lines, options)
    print({name: (len(part), len(validation[name])) for name, part in training.items()}, flush=True)
    reader = Reader()
    fit(model, reader, ground, training, validation, options, lambda: torch.save(model.state_dict(), options.out))


class Ground:
    """What stays the same all along: the frozen embedder, the steps' table and their texts' vectors."""

    def __init__(self, lower: Lower, tables: np.ndarray, vectors: torch.Tensor):
        self.lower, self.tables, self.vectors = lower, tables, vectors

    def questions(self, batch):
        """What the untouched embedder says of each question, [Q, 384]."""
        return self.lower.whole(batch["ids"], batch["word_mask"]) * SCALE

    def steps(self, batch):
        """Relation, label and direction of the batch's steps, [N, 769]."""
        relation, backward, label = batch["step_rows"].unbind(1)
        labels = self.vectors[label] * (label > 0).float().unsqueeze(1)
        return torch.cat([self.vectors[relation] * SCALE, labels * SCALE, backward.float().unsqueeze(1)], 1)


def split(lines: list[WalkedLine], options):
    """Training lines by set and by the steps of the right path, and at most `checked` validation lines of each."""
    training, validation = defaultdict(list), defaultdict(list)
    for walked in lines:
        steps = int((walked.line.paths[walked.line.gold] > 0).sum(1).min())
        (validation if walked.line.validation else training)[f"{walked.line.set} {steps}"].append(walked)
    # Drawn with a fixed seed already where the lines were made, so the first are as good as any.
    return dict(training), {name: part[: options.checked] for name, part in validation.items()}


def fit(model, reader, ground, training, validation, options, keep=lambda: None):
    """Answer head alone, then both; gives the losses of every step. `keep` is called now and then, and at the end."""
    random = np.random.default_rng(options.seed)
    names, started = sorted(training), time.time()
    retriever_parts = [{"params": model.upper.parameters(), "lr": options.rate / 5}, {"params": model.head.parameters(), "lr": options.rate}]
    optimizer = torch.optim.AdamW([*retriever_parts, {"params": reader.parameters(), "lr": options.reader_rate}], weight_decay=0.01)
    peaks = [group["lr"] for group in optimizer.param_groups]
    history = []
    print("before:", report(model, reader, ground, validation), flush=True)
    for step in range(1, options.alone + options.steps + 1):
        joint = step > options.alone
        for group, peak in zip(optimizer.param_groups, peaks):
            group["lr"] = peak * (schedule(step - options.alone, options.steps) if joint else 1.0)
        lines = [pick(training[names[at]], random) for at in random.choice(len(names), options.batch)]
        model.train(joint)
        batch = walked_batch(lines, ground.tables, random)
        history.append(learn(model, reader, ground, batch, optimizer, joint, options))
        if step % 25 == 0:
            answer, own = np.mean(history[-25:], 0)
            print(f"step {step} answers {answer:.3f} retriever {own:.3f} {time.time() - started:.0f} s", flush=True)
            keep()
        if step == options.alone:
            print("answer head alone:", report(model, reader, ground, validation), flush=True)
    keep()
    print("after:", report(model, reader, ground, validation), flush=True)
    return history


def pick(part, random):
    return part[random.integers(len(part))]


def learn(model, reader, ground, batch, optimizer, joint, options):
    """One step; gives the answers' loss and the retriever's own. Before the joint steps the retriever stays as it is."""
    with torch.set_grad_enabled(joint):
        fine, rough, _ = scores_of(model, ground.lower, batch, ground.vectors)
        p = edge_chances(fine, batch)
    z = sampled(p, batch, options.temperature)
    answers = answer_loss(reader, ground, z, batch)
    own = surprise(fine, batch, len(batch["ids"])) + ROUGH_SHARE * surprise(rough, batch, len(batch["ids"]))
    optimizer.zero_grad()
    (answers + options.share * own if joint else answers).backward()
    for part in (model, reader):
        torch.nn.utils.clip_grad_norm_(part.parameters(), 1.0)
    optimizer.step()
    return answers.item(), own.item()


def edge_chances(scores, batch):
    """p(edge) = Σ p(path) over the candidate paths whose walks use it, as in the product (edge-beliefs.ts)."""
    shares = log_shares(scores, batch["question_of"], len(batch["ids"])).exp()
    path, edge = batch["uses"].unbind(1)
    return torch.zeros(batch["edges"]).index_add(0, edge, shares[path]).clamp(max=1.0)


def sampled(p, batch, temperature):
    """Straight-through draw of every edge; of each question the likeliest `MOST_FACTS` count."""
    z = draw(p, temperature)
    parts = torch.bincount(batch["edge_question"], minlength=len(batch["ids"])).tolist()
    return torch.cat([mask_to_likeliest(drawn, chances, MOST_FACTS) for drawn, chances in zip(z.split(parts), p.detach().split(parts))])


def answer_loss(reader, ground, z, batch):
    """Mean over questions and their gold answers of −log of the share: a wrong path that happens to meet one of several answers gains little."""
    questions, question = len(batch["ids"]), batch["node_question"]
    gold = batch["answers"].float()
    counts = torch.zeros(questions).index_add(0, question, gold)
    return -(node_shares(reader, ground, z, batch) * gold / counts[question]).sum() / questions


def node_shares(reader, ground, z, batch):
    weights = reader.paths(ground.questions(batch), ground.steps(batch), batch["path_steps"], batch["path_mask"], batch["question_of"])
    return reader(weights, arrivals(z, batch), batch["ends"], batch["node_question"], len(batch["ids"]))


@torch.no_grad()
def report(model, reader, ground, validation):
    """By set: Hits@1 of the retriever's own p(node), of the answer head over the edges of the inference rule, and ECE of p(edge)."""
    model.eval()
    told = {}
    for name, lines in sorted(validation.items()):
        own, read, chances, gold = [], [], [], []
        for start in range(0, len(lines), 16):
            batch = walked_batch(lines[start : start + 16], ground.tables, np.random.default_rng(0))
            fine, _, _ = scores_of(model, ground.lower, batch, ground.vectors)
            p = edge_chances(fine, batch)
            kept = (p >= THRESHOLD).float()
            own += first_right(node_chances(fine, batch), batch)
            read += first_right(node_shares(reader, ground, kept, batch), batch)
            chances.append(p)
            gold.append(gold_edges(batch))
        figures = (100 * np.mean(own), 100 * np.mean(read), calibration_error(torch.cat(chances), torch.cat(gold)))
        told[name] = "%.1f %.1f %.4f" % figures
    return told


def node_chances(scores, batch):
    """p(node) = Σ p(path) over the candidate paths that end there."""
    shares = log_shares(scores, batch["question_of"], len(batch["ids"])).exp()
    pairs = torch.unique(batch["ends"][:, 1:], dim=0)
    return torch.zeros(len(batch["node_question"])).index_add(0, pairs[:, 1], shares[pairs[:, 0]])


def first_right(values, batch):
    """Whether the node of highest value is a gold answer, by question; the first of equals counts."""
    parts = torch.bincount(batch["node_question"], minlength=len(batch["ids"])).tolist()
    return [bool(gold[part.argmax()]) for part, gold in zip(values.split(parts), batch["answers"].split(parts))]


def gold_edges(batch):
    """Edges on walks of a right path."""
    path, edge = batch["uses"].unbind(1)
    return torch.zeros(batch["edges"]).index_fill(0, edge[batch["gold"][path]], 1.0)


def calibration_error(p, gold):
    """Σ n_b/n · |mean gold − mean p| over equal bins, of the edges with p ≥ `THRESHOLD`."""
    p, gold = p[p >= THRESHOLD], gold[p >= THRESHOLD]
    bins = (p * BINS).long().clamp(max=BINS - 1)
    gaps = torch.zeros(BINS).index_add(0, bins, gold - p)
    return gaps.abs().sum().item() / max(1, len(p))


if __name__ == "__main__":
    main()
