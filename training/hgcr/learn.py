"""`python -m training.hgcr.learn SPLIT`: a logistic regression over numbers of paths → src/main/engine/ask/score/path-features/path-weights.ts.

SPLIT is what split.mjs wrote. Prints AUC over all test paths (micro), the mean over pairs (macro) and average precision.
"""
import json
import sys
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score, roc_auc_score

TRAINED_UP_TO = 19_204_016
OUT = Path("src/main/engine/ask/score/path-features/path-weights.ts")


def load(folder: Path, name: str, width: int):
    numbers = np.fromfile(folder / f"{name}.numbers.f32", np.float32).reshape(-1, width).astype(np.float64)
    labels = np.fromfile(folder / f"{name}.labels.u8", np.uint8)
    return numbers, labels, np.fromfile(folder / f"{name}.pair.i32", np.int32)


def macro(labels, scores, pair):
    parts = np.split(np.arange(len(pair)), np.flatnonzero(np.diff(pair)) + 1)
    both = [part for part in parts if 0 < labels[part].sum() < len(part)]
    return np.mean([roc_auc_score(labels[part], scores[part]) for part in both]), len(both)


def main(folder: Path) -> None:
    names = json.loads((folder / "names.json").read_text())
    numbers, labels, pair = load(folder, "train", len(names))
    means, spreads = numbers.mean(0), np.maximum(numbers.std(0), 1e-6)
    constant = numbers.std(0) < 1e-6  # "steps" is 2 throughout: it says nothing here
    scale = lambda values: np.where(constant, 0, ((values - means) / spreads).clip(-5, 5))
    model = LogisticRegression(max_iter=500, C=0.3).fit(scale(numbers), labels)
    weights = np.where(constant, 0, model.coef_[0])
    tested, truth, pairs = load(folder, "test", len(names))
    scores = scale(tested) @ weights + model.intercept_[0]
    found, counted = macro(truth, scores, pairs)
    print(f"hard: micro {roc_auc_score(truth, scores):.4f} macro {found:.4f} ({counted} pairs) AP {average_precision_score(truth, scores):.4f}")
    print(sorted(zip(np.round(weights, 2), names), key=lambda pair: -abs(pair[0]))[:12])
    shape = lambda values: "[" + ", ".join(f"{value:.6g}" for value in values) + "]"
    lines = [
        "/** Written by training/hgcr/learn.py: what each of PATH_NUMBERS weighs, with its mean and spread among the paths learnt from. */",
        "export const PATH_WEIGHTS = {",
        f"  trainedUpTo: {TRAINED_UP_TO},",
        f"  bias: {model.intercept_[0]:.6g},",
        *[f"  {key}: {shape(values)}," for key, values in (("means", means), ("spreads", spreads), ("weights", weights))],
        "} as const;",
        "",
    ]
    OUT.write_text("\n".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
