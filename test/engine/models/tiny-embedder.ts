/** An embedder of a few words, made here: ONNX by hand, a tokenizer of whole words. Files by name, as a model hub would hold them. */

export const WORDS = ["[UNK]", "imatinib", "who", "directed", "inception", "one", "two", "glivec", "aspirin"];

interface Shape {
  readonly width?: number;
  /** One vector a text instead of one a token. */
  readonly pools?: boolean;
  readonly inputs?: readonly string[];
  /** Every word has the same vector. */
  readonly same?: boolean;
}

/** Row `word` of the table, before lengths are made 1. */
export function rowOf(word: number, width: number): number[] {
  return Array.from({ length: width }, (_, at) => Math.sin(1 + word * 7 + at * 3));
}

export function tinyOnnx({
  width = 4,
  pools = false,
  same = false,
  inputs = ["input_ids", "attention_mask"],
}: Shape = {}): Buffer {
  const table = Float32Array.from(WORDS.flatMap((_, word) => rowOf(same ? 1 : word, width)));
  const gather = node("Gather", ["table", inputs[0]!], pools ? "tokens" : "last_hidden_state");
  const mean = node("ReduceMean", ["tokens"], "sentence_embedding", [axes([1]), whole("keepdims", 0)]);
  const graph = [
    ...[field(1, gather), ...(pools ? [field(1, mean)] : []), text(2, "tiny")],
    field(
      5,
      Buffer.concat([
        number(1, WORDS.length),
        number(1, width),
        number(2, 1),
        text(8, "table"),
        field(9, Buffer.from(table.buffer)),
      ]),
    ),
    ...inputs.map((name) => field(11, tensor(name, 7, ["batch", "sequence"]))),
    field(
      12,
      pools
        ? tensor("sentence_embedding", 1, ["batch", width])
        : tensor("last_hidden_state", 1, ["batch", "sequence", width]),
    ),
  ];
  return Buffer.concat([
    number(1, 8),
    field(7, Buffer.concat(graph)),
    field(8, Buffer.concat([text(1, ""), number(2, 13)])),
  ]);
}

const TOKENIZER = JSON.stringify({
  ...{
    version: "1.0",
    added_tokens: [],
    normalizer: { type: "Lowercase" },
    pre_tokenizer: { type: "Whitespace" },
  },
  ...{ post_processor: null, decoder: null, truncation: null, padding: null },
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    continuing_subword_prefix: "##",
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(WORDS.map((word, at) => [word, at])),
  },
});

/** A whole embedder with mean pooling, as sentence-transformers writes it. */
export function tinyFiles(shape: Shape = {}): Record<string, Buffer> {
  return {
    "onnx/model.onnx": tinyOnnx(shape),
    "tokenizer.json": Buffer.from(TOKENIZER),
    "README.md": Buffer.from("---\nlanguage: en\nlicense: apache-2.0\n---\n# Tiny\n"),
    "config.json": Buffer.from(JSON.stringify({ hidden_size: shape.width ?? 4 })),
    "1_Pooling/config.json": Buffer.from(
      JSON.stringify({ pooling_mode_mean_tokens: true, pooling_mode_cls_token: false }),
    ),
  };
}

function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Buffer[] = [],
): Buffer {
  const named = [...inputs.map((name) => text(1, name)), text(2, output), text(4, operator)];
  return Buffer.concat([...named, ...attributes.map((attribute) => field(5, attribute))]);
}

const axes = (values: readonly number[]): Buffer =>
  Buffer.concat([text(1, "axes"), ...values.map((value) => number(8, value)), number(20, 7)]);
const whole = (name: string, value: number): Buffer =>
  Buffer.concat([text(1, name), number(3, value), number(20, 2)]);

function tensor(name: string, type: number, shape: readonly (string | number)[]): Buffer {
  const dims = shape.map((dim) => field(1, typeof dim === "string" ? text(2, dim) : number(1, dim)));
  return Buffer.concat([
    text(1, name),
    field(2, field(1, Buffer.concat([number(1, type), field(2, Buffer.concat(dims))]))),
  ]);
}

const text = (at: number, value: string): Buffer => field(at, Buffer.from(value));

function field(at: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((at << 3) | 2), varint(bytes.length), bytes]);
}

function number(at: number, value: number): Buffer {
  return Buffer.concat([varint(at << 3), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
