"""`python -m training.hgcr.learn_plausibility SPLIT`: a logistic regression over numbers of pairs → src/main/engine/ask/verify/plausibility-weights.ts.

SPLIT is what plausibility.mjs wrote. Prints AUC on the test pairs against both kinds of negatives, and how well probabilities are calibrated.
"""
import json
import sys
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

TRAINED_UP_TO = 19_204_016
OUT = Path("src/main/engine/ask/verify/plausibility-weights.ts")
UNIFORM, MATCHED = 1, 2
# Negatives of any degree are the easier and the commoner ones: tried on a part of the training pairs kept apart, two of them weigh well against one of like degree.
WEIGHT_UNIFORM = 2


def load(folder: Path, name: str, width: int):
    numbers = np.fromfile(folder / f"{name}.pairs.numbers.f32", np.float32).reshape(-1, width).astype(np.float64)
    return numbers, np.fromfile(folder / f"{name}.pairs.labels.u8", np.uint8), np.fromfile(folder / f"{name}.pairs.kinds.u8", np.uint8)


def main(folder: Path) -> None:
    names = json.loads((folder / "pair-names.json").read_text())
    numbers, labels, sorts = load(folder, "train", len(names))
    means, spreads = numbers.mean(0), np.maximum(numbers.std(0), 1e-6)
    scale = lambda values: ((values - means) / spreads).clip(-5, 5)
    model = LogisticRegression(max_iter=2000, C=0.3).fit(scale(numbers), labels, sample_weight=np.where(sorts == UNIFORM, WEIGHT_UNIFORM, 1))
    tested, truth, kinds = load(folder, "test", len(names))
    scores = model.decision_function(scale(tested))
    for name, kind in (("uniform", UNIFORM), ("matched", MATCHED)):
        chosen = (kinds == 0) | (kinds == kind)
        print(f"{name}: AUC {roc_auc_score(truth[chosen], scores[chosen]):.4f} ({int(truth.sum())} new pairs)")
    chances = 1 / (1 + np.exp(-scores))
    for low in np.arange(0, 1, 0.1):
        own = (chances >= low) & (chances < low + 0.1)
        print(f"  p {low:.1f}–{low + 0.1:.1f}: mean {chances[own].mean():.3f}, new {truth[own].mean():.3f} ({own.sum()})")
    shape = lambda values: "[" + ", ".join(f"{value:.6g}" for value in values) + "]"
    columns = (("means", means), ("spreads", spreads), ("weights", model.coef_[0]))
    lines = [
        "/** Written by training/hgcr/learn_plausibility.py: what each of PAIR_NUMBERS weighs, with its mean and spread among the pairs learnt from. */",
        "export const PLAUSIBILITY_WEIGHTS = {",
        f"  trainedUpTo: {TRAINED_UP_TO},",
        f"  bias: {model.intercept_[0]:.6g},",
        *[f"  {key}: {shape(values)}," for key, values in columns],
        "} as const;",
        "",
    ]
    OUT.write_text("\n".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
