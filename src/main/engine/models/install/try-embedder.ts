/** Opens a model that is about to be installed and embeds with it: what it is asked for, what it gives, and whether that can be a vector. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tensor } from "onnxruntime-node";
import { FailureError, messageOf } from "../../../../shared/failure";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { openSession, type ModelSession } from "../model-session";
import { feedsOf, TOKEN_INPUTS } from "../token-feeds";
import { pooled } from "../pool-tokens";
import { openTokenizer, type Tokenize } from "../tokenizer";
import { PART_NAMES, type Pooling, type StatedSettings } from "./model-parts";

export interface TriedEmbedder {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly width: number;
  /** "model" where the ONNX file itself makes one vector of a text. */
  readonly pooling: Pooling | "model";
}

/** Outputs of exports that give one vector a text, likeliest first, then those that give one a token. */
const OUTPUTS = ["sentence_embedding", "embedding", "token_embeddings", "last_hidden_state"];
const WIDEST = 8192;
/** Vectors of length 1 that differ by less in every number are one: two runs of a model come closer than that. */
const SAME = 1e-6;

/** Throws FailureError model-unusable with one sentence where the files in `folder` are no embedder. */
export async function tryEmbedder(
  folder: string,
  name: string,
  stated: StatedSettings & { readonly maxTokens: number },
): Promise<TriedEmbedder> {
  const tokenize = await openTokenizer(join(folder, PART_NAMES.tokenizer), name, stated.maxTokens);
  const session = await openSession(() => readFile(join(folder, PART_NAMES.model)), name);
  try {
    return await tryOpened(session, tokenize, name, stated);
  } finally {
    await session.release();
  }
}

async function tryOpened(
  session: ModelSession,
  tokenize: Tokenize,
  name: string,
  stated: StatedSettings & { readonly maxTokens: number },
): Promise<TriedEmbedder> {
  const refuse = (reason: Message): FailureError =>
    new FailureError({ kind: "model-unusable", model: name, reason });
  const strange = session.inputNames.filter((input) => !TOKEN_INPUTS.includes(input));
  if (strange.length > 0 || !session.inputNames.includes("input_ids"))
    throw refuse(message("model-other-inputs", { inputs: session.inputNames.join(", ") }));
  const output = OUTPUTS.find((one) => session.outputNames.includes(one)) ?? session.outputNames[0]!;
  // The last one is cut to the most tokens, which the model has to take.
  const texts = ["imatinib", "Who directed Inception?", "one two ".repeat(stated.maxTokens)];
  const tensors: Tensor[] = [];
  for (const text of texts) tensors.push(await run(session, tokenize(text), output, refuse));
  const [first] = tensors;
  const width = first!.dims.at(-1)!;
  const isPooled = first!.dims.length === 2;
  if ((!isPooled && first!.dims.length !== 3) || !(width > 0 && width <= WIDEST) || first!.type !== "float32")
    throw refuse(message("model-no-vectors", { output }));
  if (stated.width !== undefined && stated.width !== width && !(isPooled && stated.hasMoreLayers))
    throw refuse(message("model-width-other", { stated: stated.width, width }));
  if (!isPooled && stated.hasMoreLayers) throw refuse(message("model-more-layers"));
  if (!isPooled && stated.pooling === undefined) throw refuse(message("model-pooling-unsaid"));
  const pooling = isPooled ? "model" : stated.pooling!;
  checkNumbers(
    tensors.map(({ data }) => pooled(data as Float32Array, pooling, 1, width)),
    refuse,
  );
  return { inputs: session.inputNames, output, width, pooling };
}

async function run(
  session: ModelSession,
  ids: readonly number[],
  output: string,
  refuse: (reason: Message) => FailureError,
): Promise<Tensor> {
  if (ids.length === 0 || !ids.every(Number.isSafeInteger)) throw refuse(message("model-no-tokens"));
  try {
    return (await session.run(feedsOf([ids], session.inputNames), [output]))[output]!;
  } catch (fault) {
    throw refuse(message("runtime-refuses", { why: firstLine(messageOf(fault)) }));
  }
}

/** A model that gives every text the same, or no numbers, is broken: its seeds would be drawn by lot. */
function checkNumbers(vectors: readonly Float32Array[], refuse: (reason: Message) => FailureError): void {
  if (vectors.some((vector) => !vector.every(Number.isFinite))) throw refuse(message("scores-no-numbers"));
  const [one, other] = vectors;
  if (one!.every((value, at) => Math.abs(value - other![at]!) < SAME))
    throw refuse(message("model-says-the-same"));
}

function firstLine(text: string): string {
  return text.split("\n")[0]!.slice(0, 300);
}
