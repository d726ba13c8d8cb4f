"""Trains the reader: python -m training.biomed_reader.train --data TRAIN.jsonl --out reader.pt

TRAIN.jsonl comes from scripts/reader-data.mjs --over candidates. Drugs whose hash begins below 51 are never trained on (they are the validation part);
those below 77 decide the temperature and are what `--judge choice` prints. The same seed and thread count give the same weights.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .data import CHOICE_BYTES, VALIDATION_BYTES, Graph, batches, first_byte, joined, kept, read
from .figures import calibration_error, figures, pooled, scores, temperature
from .network import Reader, tensors


def node_loss(score: torch.Tensor, batch: dict, bce: float, listwise: float) -> torch.Tensor:
    """Means over questions of BCE per node and of −log of the softmax of gold nodes; what the question names counts in neither."""
    total = torch.zeros(())
    right, may = torch.tensor(batch["right"], dtype=torch.float32), torch.tensor(batch["named"] == 0)
    for own, gold, free in zip(*(column.split(batch["sizes"].tolist()) for column in (score, right, may)), strict=True):
        own, gold = own[free], gold[free]
        total = total + bce * nn.functional.binary_cross_entropy_with_logits(own, gold, reduction="sum") / 10
        if listwise and gold.sum() > 0:
            total = total - listwise * (torch.log_softmax(own, 0) * gold).sum() / gold.sum()
    return total / len(batch["sizes"])


def train(graphs: dict[str, list[Graph]], words: dict, options: argparse.Namespace) -> Reader:
    """Batches of kept and of candidate nodes in turn, AdamW with a cosine schedule."""
    torch.manual_seed(options.seed)
    draw = np.random.default_rng(options.seed)
    model = Reader(options.layers)
    rate = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(rate, options.rate, total_steps=options.steps, pct_start=0.1)
    drawn = {over: batches(own, options.batch if over == "kept" else options.batch // 2, draw) for over, own in graphs.items()}
    started, overs = time.time(), list(drawn)
    for step in range(options.steps):
        over = "candidates" if "candidates" in drawn and (len(overs) == 1 or step % options.every == 0) else "kept"
        batch = joined(next(drawn[over]))
        loss = node_loss(model(*tensors(batch, words))[0], batch, options.bce, options.listwise)
        rate.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        rate.step()
        plan.step()
        if step % 100 == 99:
            print(f"step {step + 1} {over} loss {loss.item():.3f} {time.time() - started:.0f} s", flush=True)
    return model


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--data", type=Path, required=True)
    asked.add_argument("--judge", type=Path, help="validation lines to judge by, beside those of the choice part")
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--over", nargs="+", default=["kept", "candidates"], choices=["kept", "candidates"])
    for name, value in {"steps": 900, "batch": 16, "every": 3, "layers": 3, "seed": 1, "limit": 0, "threads": 1}.items():
        asked.add_argument(f"--{name}", type=int, default=value)
    for name, value in {"rate": 2e-3, "bce": 1.0, "listwise": 0.0}.items():
        asked.add_argument(f"--{name}", type=float, default=value)
    options = asked.parse_args()
    torch.set_num_threads(options.threads)
    words, every = read(options.data, options.limit or None)
    learnt = [graph for graph in every if first_byte(graph) >= CHOICE_BYTES]
    choice = [graph for graph in every if VALIDATION_BYTES <= first_byte(graph) < CHOICE_BYTES]
    model = train({over: [kept(graph) if over == "kept" else graph for graph in learnt] for over in options.over}, words, options).eval()
    parts = {"choice": (words, choice)} | ({"validation": read(options.judge)} if options.judge else {})
    told = {"options": {name: str(value) for name, value in vars(options).items()}}
    for part, (own_words, graphs) in parts.items():
        for over in ("kept", "candidates"):
            own = [kept(graph) if over == "kept" else graph for graph in graphs]
            scored = scores(model, own, own_words)
            if part == "choice":
                told[f"temperature {over}"] = temperature(*pooled(own, scored))
            score, right = pooled(own, scored)
            p = 1 / (1 + np.exp(-score / told[f"temperature {over}"]))
            told[f"{part} {over}"] = figures(own, scored) | {"ECE": round(calibration_error(p, right), 4)}
            print(part, over, told[f"{part} {over}"], flush=True)
    torch.save({"weights": model.state_dict(), "layers": options.layers, "told": told}, options.out)
    options.out.with_suffix(".json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
