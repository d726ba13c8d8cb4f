/** What embedders are fed: token ids and what goes with them. */
import { Tensor } from "onnxruntime-node";

export const TOKEN_INPUTS: readonly string[] = ["input_ids", "attention_mask", "token_type_ids"];

/** Tensors [texts × tokens] of texts of equally many tokens, for the inputs that a model names; nothing is padded, and all is one segment. */
export function feedsOf(
  texts: readonly (readonly number[])[],
  inputs: readonly string[],
): Readonly<Record<string, Tensor>> {
  const shape = [texts.length, texts[0]!.length];
  const ids = BigInt64Array.from(texts.flat(), BigInt);
  const columns: Readonly<Record<string, BigInt64Array>> = {
    input_ids: ids,
    attention_mask: new BigInt64Array(ids.length).fill(1n),
    token_type_ids: new BigInt64Array(ids.length),
  };
  return Object.fromEntries(inputs.map((name) => [name, new Tensor("int64", columns[name]!, shape)]));
}
