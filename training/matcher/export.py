"""Writes a trained matcher: python -m training.matcher.export --weights FILE.pt… --card CARD.json; of several runs their mean.

The same two graphs as the retriever's, with other weights; checked against PyTorch on a question of the blocks.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import numpy_helper

from training.onnx_files import digest

from .data import Step
from .files import FILES, UNBIASED, Matcher, places
from .learn import MODELS, NOTHING
from .read import Embedder

NAME = "relation-matcher"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", type=Path, nargs="+", required=True)
    parser.add_argument("--card", type=Path, required=True)
    options = parser.parse_args()
    network = Matcher()
    network.load_state_dict(mean_of([torch.load(path) for path in options.weights]))
    folder = MODELS / NAME
    folder.mkdir(exist_ok=True)
    for file in FILES:
        onnx.save(with_weights(onnx.load(MODELS / "path-retriever" / file), network.state_dict()), folder / file)
    check(network.eval(), folder)
    write_manifest(folder, json.loads(options.card.read_text(encoding="utf-8")))


def mean_of(states):
    """Runs from one start lie near each other: their mean is surer than each."""
    return {name: sum(state[name] for state in states) / len(states) for name in states[0]}


def with_weights(model, state):
    """The graph with a network's weights in place of its own, as wide as they were."""
    state = {name: value.numpy() for name, value in state.items()}
    state["head.whole"] = state["head.whole"] + state["head.places"][0]
    state["head.places"] = state["head.places"][1:]
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    found = dict(places(model.graph))
    for name, tensor in UNBIASED.items():
        own = next((one for one in (tensor, f"{tensor}_half") if one in tensors), None)
        if own:
            turned = name in ("head.match_word.weight", "head.importance.weight")
            found[name] = (own, turned)
    for name, (tensor, turned) in found.items():
        old = numpy_helper.to_array(tensors[tensor])
        new = (state[name].T if turned else state[name]).reshape(old.shape).astype(old.dtype)
        tensors[tensor].CopyFrom(numpy_helper.from_array(np.ascontiguousarray(new), tensor))
    return model


def check(network, folder):
    """Largest difference between PyTorch, its weights rounded as the files' are, and onnxruntime."""
    embedder = Embedder(MODELS / "all-MiniLM-L6-v2")
    steps = [*NOTHING, Step("directed by", 0, "person"), Step("starred actors", 1, "film"), Step("release year", 0, "date")]
    inputs = {
        "states": embedder.states("who was behind the camera on [MASK]?")[None],
        "relations": np.stack([embedder.vector(step.relation) for step in steps]),
        "backward": np.array([step.backward for step in steps], np.float32),
        "labels": np.stack([embedder.vector(step.label) for step in steps]),
        "labelled": np.array([float(step.label != "") for step in steps], np.float32),
    }
    words, paths = (onnxruntime.InferenceSession(str(folder / file), providers=["CPUExecutionProvider"]) for file in FILES)
    read = dict(zip([out.name for out in words.get_outputs()], words.run(None, inputs)))
    table = np.full((4, 4), -1, np.int64)
    table[:, 0] = range(4)
    table[2, 1] = 3
    kept = {name: read[name] for name in ("words", "steps", "close", "matter")}
    got = paths.run(None, {**kept, "paths": table})[0]
    mask = torch.ones(1, inputs["states"].shape[1])
    tensors = {name: torch.from_numpy(value) for name, value in inputs.items()}
    with torch.no_grad():
        own = network.head.steps(tensors["relations"], tensors["backward"], tensors["labels"], tensors["labelled"])
        rows = torch.from_numpy(table).clamp(min=0)
        told, _ = network.head(network.read(tensors["states"], mask), mask, own, rows, (torch.from_numpy(table) >= 0).float(), torch.zeros(4, dtype=torch.long))
    worst = float(np.abs(got - told.numpy()).max())
    print("scores", got.round(3), "largest difference", f"{worst:.1e}")
    if worst > 0.05:
        raise SystemExit("the exported files differ from PyTorch")


def write_manifest(folder, card):
    path = MODELS / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    own = next(model for model in manifest["models"] if model["name"] == "path-retriever")
    files = {
        key: {"file": f"{NAME}/{file}", "sha256": digest(folder / file), "bytes": (folder / file).stat().st_size}
        for key, file in zip(("words", "paths"), FILES)
    }
    entry = {**own, "name": NAME, "files": files, **card, "command": "python -m training.matcher.learn, then python -m training.matcher.export"}
    manifest["models"] = [model for model in manifest["models"] if model["name"] != NAME] + [entry]
    path.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
