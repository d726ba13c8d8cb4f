/**
 * An ONNX file whose inner `tensors` (of floats) are outputs too, so that a model built on another's lower layers needs no copy of them. Protocol
 * buffers read two serialized messages one after the other as one, repeated fields joined: a message that holds the outputs is appended.
 */
export function withOutputs(file: Uint8Array, tensors: readonly string[]): Uint8Array {
  const outputs = tensors.map((tensor) => field(GRAPH_OUTPUT, valueInfo(tensor)));
  return outputs.length === 0 ? file : Buffer.concat([file, field(MODEL_GRAPH, Buffer.concat(outputs))]);
}

/** Field numbers of onnx.proto3. */
const MODEL_GRAPH = 7;
const GRAPH_OUTPUT = 12;
const VALUE_NAME = 1;
const VALUE_TYPE = 2;
const TYPE_TENSOR = 1;
/** TensorProto.FLOAT as field 1, a varint. */
const ELEMENT_FLOAT = Buffer.from([0x08, 0x01]);

function valueInfo(tensor: string): Buffer {
  const type = field(TYPE_TENSOR, ELEMENT_FLOAT);
  return Buffer.concat([field(VALUE_NAME, Buffer.from(tensor, "utf8")), field(VALUE_TYPE, type)]);
}

/** A length-delimited field. */
function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
