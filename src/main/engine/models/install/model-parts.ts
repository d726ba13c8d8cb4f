/** Which files of a folder make an embedder, and what its settings say. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { POOLINGS } from "../manifest";
import type { ModelSource } from "./source-files";

/** Names under which an installed embedder keeps its files. */
export const PART_NAMES = { model: "model.onnx", tokenizer: "tokenizer.json", card: "CARD.md" } as const;

const MEBIBYTE = 1 << 20;
/** ONNX keeps what is larger in files of its own, which are not read. */
const LARGEST_MODEL = 2047 * MEBIBYTE;
const LARGEST_TOKENIZER = 64 * MEBIBYTE;
const LARGEST_SETTINGS = MEBIBYTE;

const SETTINGS = [
  "config.json",
  "sentence_bert_config.json",
  "tokenizer_config.json",
  "1_Pooling/config.json",
  "modules.json",
] as const;

/** How the vectors of tokens become one. */
export type Pooling = (typeof POOLINGS)[number];

/** What the files beside the model say of it. */
export interface StatedSettings {
  readonly width?: number;
  readonly maxTokens?: number;
  readonly pooling?: Pooling;
  /** Layers after pooling that an ONNX file of the transformer alone lacks. */
  readonly hasMoreLayers: boolean;
  readonly licence?: string;
}

/** Copies model, tokenizer and card into `folder`, under names of our own; throws ReasonError for what is missing or in doubt. */
export async function takeParts(
  source: ModelSource,
  folder: string,
  signal: AbortSignal,
): Promise<StatedSettings> {
  const root = rootOf(source.names);
  const model =
    root +
    modelFile(source.names.filter((name) => name.startsWith(root)).map((name) => name.slice(root.length)));
  if (!source.names.includes(root + PART_NAMES.tokenizer))
    throw new ReasonError(message("model-part-missing", { file: PART_NAMES.tokenizer }));
  await source.copy(
    root + PART_NAMES.tokenizer,
    join(folder, PART_NAMES.tokenizer),
    LARGEST_TOKENIZER,
    signal,
  );
  const card = ["CARD.md", "README.md"].find((name) => source.names.includes(root + name));
  if (card !== undefined)
    await source.copy(root + card, join(folder, PART_NAMES.card), LARGEST_SETTINGS, signal);
  await source.copy(model, join(folder, PART_NAMES.model), LARGEST_MODEL, signal);
  const read = async (name: string): Promise<unknown> => {
    if (!source.names.includes(root + name)) return undefined;
    const to = join(folder, "settings.json");
    await source.copy(root + name, to, LARGEST_SETTINGS, signal);
    return parsed(await readFile(to, "utf8"), name);
  };
  const settings = new Map<string, unknown>();
  for (const name of SETTINGS) settings.set(name, await read(name));
  const licence =
    card === undefined ? undefined : licenceIn(await readFile(join(folder, PART_NAMES.card), "utf8"));
  return { ...stated((name) => settings.get(name)), ...(licence !== undefined && { licence }) };
}

/** An archive may hold the one folder that everything lies in. */
function rootOf(names: readonly string[]): string {
  const tokenizers = names.filter((name) => /^(?:[^/]+\/)?tokenizer\.json$/.test(name));
  const models = names.filter(
    (name) => /^[^/]+\/(?:onnx\/)?[^/]+\.onnx$/.test(name) && !name.startsWith("onnx/"),
  );
  const inner = tokenizers[0] ?? models[0];
  if (names.includes(PART_NAMES.tokenizer) || inner === undefined) return "";
  return inner.slice(0, inner.indexOf("/") + 1);
}

function modelFile(names: readonly string[]): string {
  const files = names.filter((name) => /^(?:onnx\/)?[^/]+\.onnx$/.test(name));
  const usual = ["model.onnx", "onnx/model.onnx"].find((name) => files.includes(name));
  if (usual !== undefined) return usual;
  if (files.length === 0) throw new ReasonError(message("model-part-missing", { file: PART_NAMES.model }));
  if (files.length > 1) throw new ReasonError(message("model-several", { count: files.length }));
  return files[0]!;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReasonError(message("model-settings-broken", { file }));
  }
}

const count = z.number().int().positive().max(1_000_000).optional().catch(undefined);
const flag = z.boolean().default(false).catch(false);
const configSchema = z.object({ hidden_size: count, max_position_embeddings: count }).catch({});
const lengthSchema = z.object({ max_seq_length: count, model_max_length: count }).catch({});
const poolingSchema = z
  .object({ pooling_mode_mean_tokens: flag, pooling_mode_cls_token: flag })
  .catch({ pooling_mode_mean_tokens: false, pooling_mode_cls_token: false });
const modulesSchema = z.array(z.object({ type: z.string() })).catch([]);

function stated(of: (name: (typeof SETTINGS)[number]) => unknown): StatedSettings {
  const { hidden_size: width, max_position_embeddings: places } = configSchema.parse(of("config.json"));
  const lengths = [
    lengthSchema.parse(of("sentence_bert_config.json")).max_seq_length,
    lengthSchema.parse(of("tokenizer_config.json")).model_max_length,
    places,
  ].filter((length) => length !== undefined);
  const { pooling_mode_mean_tokens: mean, pooling_mode_cls_token: cls } = poolingSchema.parse(
    of("1_Pooling/config.json"),
  );
  const modules = modulesSchema.parse(of("modules.json"));
  return {
    ...(width !== undefined && { width }),
    ...(lengths.length > 0 && { maxTokens: Math.min(...lengths) }),
    ...(mean !== cls && { pooling: mean ? ("mean" as const) : ("cls" as const) }),
    hasMoreLayers: modules.some(({ type }) => /Dense|LSTM|CNN/.test(type)),
  };
}

/** As cards of model hubs say it, in lines between "---" at the top. */
function licenceIn(card: string): string | undefined {
  return /^---\n[\s\S]{0,20000}?^licen[sc]e:[ \t]*["']?([\w .+-]{1,80}?)["']?[ \t]*$[\s\S]*?^---/m.exec(
    card,
  )?.[1];
}
