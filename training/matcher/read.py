"""Questions and steps as the shipped embedder reads them: its lower layers' states of a question, its vectors of relations and kinds."""

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from tokenizers import Tokenizer

LOWER = "layer_norm_8"
"""What the retriever reads of a question: the states after four of the embedder's six layers."""
WIDTH = 384


class Embedder:
    def __init__(self, folder: Path, threads: int = 1):
        model = onnx.load(folder / "model.onnx")
        model.graph.output.append(onnx.helper.make_tensor_value_info(LOWER, onnx.TensorProto.FLOAT, None))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.known = {"": np.zeros(WIDTH, np.float32)}

    def run(self, text: str, output: str) -> np.ndarray:
        ids = np.array([self.tokenizer.encode(text).ids[:64]], dtype=np.int64)
        return self.session.run([output], {"input_ids": ids, "attention_mask": np.ones_like(ids)})[0][0]

    def states(self, question: str) -> np.ndarray:
        """[words, 384]."""
        return self.run(question, LOWER)

    def vector(self, text: str) -> np.ndarray:
        """[384], of length 1; zeros of an empty text."""
        if text not in self.known:
            self.known[text] = self.run(text, self.session.get_outputs()[0].name)
        return self.known[text]
