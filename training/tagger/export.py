"""A learned model as the product reads it: whole-number weights by attribute, transitions, name lists; gzipped with no date in it."""

import gzip
import json
from pathlib import Path

import numpy as np
import pycrfsuite

from training.tagger.chain import Chain

# Weights are kept as multiples of it; below half of it one says nothing.
SCALE = 0.02


def chain_of(model: Path) -> dict[str, object]:
    """What `linear-chain.ts` reads of a CRFsuite model."""
    tagger = pycrfsuite.Tagger()
    tagger.open(str(model))
    info = tagger.info()
    labels = sorted(info.labels, key=lambda label: (label != "O", label))
    number = {label: at for at, label in enumerate(labels)}
    transitions = [[round(info.transitions.get((a, b), 0.0), 4) for b in labels] for a in labels]
    by_attribute: dict[str, list[tuple[int, int]]] = {}
    for (attribute, label), weight in info.state_features.items():
        if whole := round(weight / SCALE):
            by_attribute.setdefault(attribute, []).append((number[label], whole))
    attributes = sorted(by_attribute)
    weights: list[int] = []
    for attribute in attributes:
        cells = sorted(by_attribute[attribute])
        weights.append(len(cells))
        for label, whole in cells:
            weights += [label, whole]
    return {"labels": labels, "scale": SCALE, "transitions": transitions, "attributes": attributes, "weights": weights}


def as_shipped(chain: Chain) -> Chain:
    """The chain with its weights as the product has them; changes it in place."""
    chain.weights = (np.round(chain.weights / SCALE) * SCALE).astype(np.float32)
    return chain


def file_of(chain: Chain) -> dict[str, object]:
    """What `linear-chain.ts` reads of a chain; attributes without a weight are left out."""
    whole = np.round(chain.weights / SCALE).astype(int)
    kept = [at for at in range(len(chain.attributes)) if whole[at].any()]
    weights: list[int] = []
    for at in kept:
        cells = np.nonzero(whole[at])[0]
        weights.append(len(cells))
        for label in cells:
            weights += [int(label), int(whole[at, label])]
    transitions = [[round(float(one), 4) for one in row] for row in chain.transitions]
    attributes = [chain.attributes[at] for at in kept]
    return {"labels": chain.labels, "scale": SCALE, "transitions": transitions, "attributes": attributes, "weights": weights}


def write(file: dict[str, object], target: Path) -> dict[str, int]:
    """Writes `target`; returns how large it is."""
    target.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(file, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    with target.open("wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0, filename="") as packed:
        packed.write(text)
    return {"attributes": len(file["attributes"]), "weights": len(file["weights"]), "bytes": target.stat().st_size}
