"""Learns which predicate of Biolink a relation's name means; judges by each file of names left out, or writes the shipped weights."""

import argparse
import base64
import json
import re
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from tokenizers import Tokenizer

from training.predicates.groups import alike

NAMES = Path(__file__).parent / "names"
EMBEDDER = "all-MiniLM-L6-v2"
MODEL = Path("resources/models") / EMBEDDER
WIDTH = 384
# Vectors of length 1 are made longer, so that weights of ordinary size tell them apart.
SCALE = 6
EPOCHS, BATCH, RATE, DECAY, SMOOTHING = 30, 128, 6e-3, 1e-4, 0.02
NO_LABEL = 0.3
# Names that nobody can read: what stands beside them must not be enough.
CODES = 200


def words(name: str) -> str:
    """As the importer's relation-words.ts writes a name in words."""
    name = re.sub(r"^(?:https?://\S*[/#]|[\w.-]+:)(?=[A-Za-z][\w.-]*$)", "", name)
    name = re.sub(r"([a-zăâîșț0-9])([A-ZĂÂÎȘȚ])", r"\1 \2", name)
    name = re.sub(r"([A-Z])([A-Z][a-z])", r"\1 \2", name)
    return (re.sub(r"[_\-.:/\s]+", " ", name).strip() or name).lower()


def read_names() -> list[tuple[str, str, list[str], list[str], str]]:
    """(file, name, labels of the source, of the target, predicate), all in words but the last."""
    found = []
    for path in sorted(NAMES.glob("*.txt")):
        for line in path.read_text("utf8").splitlines():
            if line.startswith("#") or not line.strip():
                continue
            predicate, ends, names = (part.strip() for part in line.split("|"))
            source, target = ([words(label.strip()) for label in end.split("/")] for end in ends.split(">"))
            found += [(path.stem, words(name.strip()), source, target, predicate) for name in names.split(";") if name.strip()]
    return found


def codes() -> list[str]:
    """Names without a meaning: "qzv", "r 12", "xk 3 b"."""
    rng = np.random.default_rng(0)
    letters = list("bcdfghjklmnpqrstvwxz" + "aeiou")
    found = []
    for at in range(CODES):
        word = "".join(rng.choice(letters, rng.integers(1, 7)))
        found.append(f"{word} {rng.integers(1, 99)}" if at % 3 == 0 else word)
    return found


def embed(texts: list[str]) -> dict[str, np.ndarray]:
    tokenizer = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
    tokenizer.enable_padding()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(MODEL / "model.onnx"), options)
    vectors = {}
    for first in range(0, len(texts), 64):
        batch = texts[first : first + 64]
        encoded = tokenizer.encode_batch(batch)
        feed = {
            "input_ids": np.array([one.ids for one in encoded], np.int64),
            "attention_mask": np.array([one.attention_mask for one in encoded], np.int64),
        }
        vectors.update(zip(batch, session.run(["embedding"], feed)[0]))
    return vectors


class Labels:
    def __init__(self, vectors: dict[str, np.ndarray], names: list[str]):
        self.places = {name: at + 1 for at, name in enumerate(names)}
        self.table = np.stack([np.zeros(WIDTH, np.float32), *(vectors[name] for name in names)])

    def alike(self, labels: list[str]) -> list[int]:
        return [self.places[one] for label in labels for one in [label, *alike(label)]] or [0]


def train(rows, vectors, labels: Labels, predicates: list[str], seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Weights [predicates, 3 × width] and biases [predicates]."""
    rng = np.random.default_rng(seed)
    torch.manual_seed(seed)
    own = [("", words(name), [], [], name) for name in predicates if name != "none"] * 2
    rows = [*rows, *own, *(("", code, [], [], "none") for code in codes())]
    names = np.stack([vectors[row[1]] for row in rows])
    gold = torch.tensor([predicates.index(row[4]) for row in rows])
    anything = list(labels.places.values())
    # What means nothing means it between whatever things.
    ends = [[anything if row[4] == "none" else labels.alike(row[place]) for row in rows] for place in (2, 3)]
    layer = torch.nn.Linear(3 * WIDTH, len(predicates))
    torch.nn.init.zeros_(layer.weight)
    optimizer = torch.optim.AdamW(layer.parameters(), lr=RATE, weight_decay=DECAY)
    batches = -(-len(rows) // BATCH)
    for epoch in range(EPOCHS):
        chosen = [np.array([some[rng.integers(len(some))] for some in end]) for end in ends]
        for one in chosen:
            one[rng.random(len(one)) < NO_LABEL] = 0
        inputs = torch.tensor(np.concatenate([names, *(labels.table[one] for one in chosen)], 1) * SCALE)
        inputs = torch.nn.functional.dropout(inputs, 0.1)
        order = rng.permutation(len(rows))
        for batch in range(batches):
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - (epoch * batches + batch) / (batches * EPOCHS))
            some = order[batch * BATCH : (batch + 1) * BATCH]
            loss = torch.nn.functional.cross_entropy(layer(inputs[some]), gold[some], label_smoothing=SMOOTHING)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return layer.weight.detach().numpy() * SCALE, layer.bias.detach().numpy()


def judge(rows, vectors, labels: Labels, predicates: list[str]) -> None:
    """With Biolink's category, the last of its group, as label of each end: names in training as well are left out."""
    found = []
    for file in sorted({row[0] for row in rows if row[0] != "6-other"}):
        learned = [row for row in rows if row[0] != file]
        known = {row[1] for row in learned}
        weights, biases = train(learned, vectors, labels, predicates, 0)
        for row in rows:
            if row[0] != file or row[1] in known:
                continue
            ends = [(alike(end[0]) or end)[-1] for end in (row[2], row[3])]
            scores = weights @ np.concatenate([vectors[text] for text in [row[1], *ends]]) + biases
            shares = np.exp(scores - scores.max())
            found.append((file, predicates[int(scores.argmax())], row[4], float(shares.max() / shares.sum())))
        own = [one for one in found if one[0] == file]
        print(f"{file}: {len(own)} names, likeliest right {np.mean([one[1] == one[2] for one in own]):.3f}")
    for least in (0.0, 0.5, 0.7, 0.9):
        read = [one for one in found if one[3] >= least and one[1] not in ("none", "related_to")]
        print(f"share {least}: read {len(read) / len(found):.3f}, right {np.mean([one[1] == one[2] for one in read]):.3f}")


def judge_real(path: Path, weights: np.ndarray, biases: np.ndarray, rows, predicates: list[str]) -> None:
    """Names of real sources, each with the predicates that would do; those that were learned as well are left out."""
    known = {row[1] for row in rows}
    real = [line.split("\t") for line in path.read_text("utf8").splitlines()]
    real = [(words(name), words(source), words(target), gold.split()) for name, source, target, gold in real if words(name) not in known]
    vectors = embed(sorted({text for one in real for text in one[:3]}))
    found = []
    for one in real:
        scores = weights @ np.concatenate([vectors[text] for text in one[:3]]) + biases
        shares = np.exp(scores - scores.max())
        found.append((predicates[int(scores.argmax())], one[3], float(shares.max() / shares.sum())))
    for least in (0.0, 0.5, 0.7, 0.9):
        read = [one for one in found if one[2] >= least and (least == 0 or one[0] not in ("none", "related_to"))]
        print(f"{path.name}, share {least}: read {len(read)} of {len(found)}, right {np.mean([one[0] in one[1] for one in read]):.3f}")


def write(weights: np.ndarray, biases: np.ndarray, predicates: list[str], path: Path) -> None:
    """Whole numbers from -127 to 127, a row's largest being 127."""
    scales = np.abs(weights).max(1) / 127
    rows = np.round(weights / scales[:, None]).astype(np.int8)
    file = {
        **{"embedder": EMBEDDER, "width": WIDTH, "predicates": predicates},
        **{"scales": [float(f"{one:.6g}") for one in scales], "biases": [float(f"{one:.6g}") for one in biases]},
        "rows": base64.b64encode(rows.tobytes()).decode("ascii"),
    }
    path.write_text(json.dumps(file, separators=(",", ":")) + "\n", "utf8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--folds", action="store_true")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    rows = read_names()
    predicates = sorted({row[4] for row in rows})
    names = sorted({one for row in rows for label in [*row[2], *row[3]] for one in [label, *alike(label)]})
    vectors = embed(sorted({*names, *(row[1] for row in rows), *codes(), *map(words, predicates)}))
    labels = Labels(vectors, names)
    if arguments.folds:
        judge(rows, vectors, labels, predicates)
    if arguments.out:
        weights, biases = train(rows, vectors, labels, predicates, 1)
        judge_real(NAMES.parent / "real-names.tsv", weights, biases, rows, predicates)
        write(weights, biases, predicates, arguments.out)


if __name__ == "__main__":
    main()
