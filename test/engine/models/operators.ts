/** Operator names of an ONNX file, read from its protocol buffer: ModelProto.graph (7) → GraphProto.node (1) → NodeProto.op_type (4). */
export function operatorsOf(model: Uint8Array): Set<string> {
  const found = new Set<string>();
  for (const graph of fields(model, 7)) {
    for (const node of fields(graph, 1)) {
      for (const name of fields(node, 4)) found.add(Buffer.from(name).toString("utf8"));
    }
  }
  return found;
}

/** Contents of the length-delimited fields of one number; other fields are skipped. */
function* fields(message: Uint8Array, wanted: number): Generator<Uint8Array> {
  for (let at = 0; at < message.length;) {
    const [tag, afterTag] = varint(message, at);
    const [wire, number] = [tag & 7, tag >>> 3];
    if (wire === 0) at = varint(message, afterTag)[1];
    else if (wire === 1) at = afterTag + 8;
    else if (wire === 5) at = afterTag + 4;
    else {
      const [length, start] = varint(message, afterTag);
      if (number === wanted) yield message.subarray(start, start + length);
      at = start + length;
    }
  }
}

/** Value and the place after it; values beyond 2^53 do not occur as lengths. */
function varint(bytes: Uint8Array, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = start, scale = 1; ; at++, scale *= 128) {
    value += (bytes[at]! & 0x7f) * scale;
    if (bytes[at]! < 0x80) return [value, at + 1];
  }
}
