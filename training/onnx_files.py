"""What every exported model goes through before it is committed."""

import hashlib

import numpy as np
from onnx import TensorProto, helper, numpy_helper

# Smaller tensors (biases, layer norms) stay fp32: they weigh nothing.
HALVED_FROM = 1000


def halve_weights(model):
    """Stores large weights as fp16 behind a Cast, which onnxruntime folds at load: half the file, fp32 arithmetic."""
    graph = model.graph
    casts = []
    for tensor in list(graph.initializer):
        if tensor.data_type != TensorProto.FLOAT or np.prod(tensor.dims) < HALVED_FROM:
            continue
        half = numpy_helper.to_array(tensor).astype(np.float16)
        graph.initializer.remove(tensor)
        graph.initializer.append(numpy_helper.from_array(half, f"{tensor.name}_half"))
        casts.append(
            helper.make_node("Cast", [f"{tensor.name}_half"], [tensor.name], to=TensorProto.FLOAT, name=f"{tensor.name}_widen")
        )
    for cast in reversed(casts):
        graph.node.insert(0, cast)
    return model


def forget_origin(model):
    """Drops stack traces and local paths the exporter notes, so that the same versions give the same bytes anywhere."""
    for part in [model, model.graph, *model.graph.node, *model.graph.initializer, *model.graph.value_info, *model.graph.input, *model.graph.output]:
        part.doc_string = ""
        if hasattr(part, "metadata_props"):
            del part.metadata_props[:]
    del model.graph.value_info[:]
    return model


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
