"""`python -m training.hgcr.ranker_export SPLIT --weights RANKER.pt --calibrate C --name NAME --up-to PMID --data TEXT`: the attention ranker as ONNX.

Writes resources/models/NAME and its entry of the manifest; of the ranker that ships also a case that the product's tests compare with. Scores are made probabilities first: a line over the scores
of the split C's paths, so that the prior of a path's length means the same as for the linear model. Checked: ONNX Runtime gives PyTorch's scores, and the same bits on one thread and on two.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import torch
from sklearn.linear_model import LogisticRegression

from training.biomed_reader.export import FORBIDDEN, session
from training.onnx_files import HALVED_FROM, digest, forget_origin, halve_weights

from .ranker import figures, score_all
from .ranker_data import Paths, batch, columns, load
from .ranker_network import Ranker

ROOT = Path(__file__).parents[2]
SHIPPED = "path-ranker"
INPUTS = ["vectors", "node_of", "node_numbers", "node_there", "context_of", "context_numbers", "context_there"]
CLOSE = 1e-4


def calibrate(model: Ranker, paths: Paths) -> None:
    scores = score_all(model, paths)
    line = LogisticRegression().fit(scores[:, None], paths.positive)
    last = model.score[-1]
    with torch.no_grad():
        last.weight.mul_(float(line.coef_[0, 0]))
        last.bias.mul_(float(line.coef_[0, 0])).add_(float(line.intercept_[0]))


def round_weights(model: Ranker) -> None:
    """What ships is rounded to fp16: compare with the rounded network."""
    with torch.no_grad():
        for weight in model.parameters():
            if weight.numel() >= HALVED_FROM:
                weight.copy_(weight.half().float())


def export(model: Ranker, example: list[torch.Tensor], path: Path) -> None:
    vectors, paths, contexts, nodes = (torch.export.Dim(name, min=1, max=1 << 20) for name in ("rows", "paths", "contexts", "nodes"))
    of_nodes, of_contexts = {0: paths, 1: nodes}, {0: paths, 1: contexts}
    program = torch.onnx.export(
        model.eval(), tuple(example), dynamo=True, input_names=INPUTS, output_names=["scores", "attention"], opset_version=20,
        dynamic_shapes=({0: vectors}, of_nodes, of_nodes, of_nodes, of_contexts, of_contexts, of_contexts),
    )  # fmt: skip
    made = forget_origin(halve_weights(program.model_proto))
    wrong = FORBIDDEN & {node.op_type for node in made.graph.node}
    if wrong:
        raise SystemExit(f"the file scatters: {wrong}")
    onnx.save(made, path)


def check(model: Ranker, path: Path, paths: Paths) -> float:
    """The largest gap to PyTorch; ends where it is too large, where shares do not add up to 1, or two threads give other bits."""
    one, two = session(path, 1), session(path, 2)
    gap = 0.0
    for start in range(0, 1000, 100):
        own = batch(paths, np.arange(start, start + 100))
        feeds = {name: column.numpy() for name, column in zip(INPUTS, own, strict=True)}
        found, again = one.run(None, feeds), two.run(None, feeds)
        if not all(np.array_equal(a, b) for a, b in zip(found, again, strict=True)):
            raise SystemExit("two threads give other bits than one")
        with torch.no_grad():
            wanted = [out.numpy() for out in model(*own)]
        gap = max(gap, *(float(np.abs(a - b).max()) for a, b in zip(wanted, found, strict=True)))
        gap = max(gap, float(np.abs(found[1].sum(-1) - 1).max()))
    if gap > CLOSE:
        raise SystemExit(f"ONNX Runtime is {gap} away from PyTorch")
    return gap


def fixture(model: Ranker, paths: Paths) -> dict:
    """A few paths' inputs and outputs, for the product's parity test; vectors are made up, since texts may not ship."""
    own = batch(paths, np.arange(4))
    made = np.random.default_rng(19).standard_normal(own[0].shape).astype(np.float32)
    own[0] = torch.from_numpy(np.round(made / np.linalg.norm(made, axis=1, keepdims=True), 3))
    with torch.no_grad():
        scores, attention = model(*own)
    columns = dict(zip(INPUTS, own, strict=True)) | {"scores": scores, "attention": attention}
    return {name: {"dims": list(one.shape), "data": [round(float(value), 6) for value in one.flatten()]} for name, one in columns.items()}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("split", type=Path)
    for name in ("weights", "calibrate", "name", "data"):
        asked.add_argument(f"--{name}", required=True)
    asked.add_argument("--up-to", type=int, required=True)
    asked.add_argument("--licence", default="Apache-2.0")
    asked.add_argument("--accuracy", default="see CARD.md and docs/results.md")
    options = asked.parse_args()
    torch.set_num_threads(1)
    stored = torch.load(options.weights)
    widths = columns(options.split)
    model = Ranker(len(widths[0]), len(widths[1]), stored["masks"])
    model.load_state_dict(stored["weights"])
    paths = load(options.split / Path(options.calibrate).parent, Path(options.calibrate).name)
    calibrate(model.eval(), paths)
    round_weights(model)
    folder = ROOT / "resources/models" / options.name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "ranker.onnx"
    export(model, batch(paths, np.arange(60)), path)
    print(f"{path.stat().st_size} bytes, at most {check(model, path, paths):.1e} from PyTorch; {options.calibrate}: {figures(model, paths)}; told {stored['told']}")
    if options.name == SHIPPED:
        golden = ROOT / "test/engine/models/golden" / f"{SHIPPED}.json"
        golden.write_text(json.dumps(fixture(model, paths)) + "\n", encoding="utf-8")
    write_manifest(path, options)


def write_manifest(path: Path, options: argparse.Namespace) -> None:
    manifest = path.parents[1] / "manifest.json"
    known = json.loads(manifest.read_text(encoding="utf-8"))
    entry = {
        "name": options.name, "task": "path-ranker", "file": f"{options.name}/{path.name}", "sha256": digest(path), "bytes": path.stat().st_size,
        "embedder": "all-MiniLM-L6-v2", "trainedUpTo": options.up_to, "licence": options.licence, "trainingData": options.data,
        "accuracy": options.accuracy, "command": "python -m training.hgcr.ranker, then python -m training.hgcr.ranker_export",
    }  # fmt: skip
    known["models"] = [model for model in known["models"] if model["name"] != options.name] + [entry]
    manifest.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
