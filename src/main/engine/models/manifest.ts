import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { FailureError, messageOf } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";

/** A path below the models folder; a manifest is somebody's file, so it may not point elsewhere. */
const innerPath = z
  .string()
  .regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/, "a path inside the models folder");
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "a SHA-256 in hex");

export const POOLINGS = ["mean", "cls"] as const;

const embedderEntrySchema = z.object({
  name: z.string().min(1),
  task: z.literal("embedder"),
  file: innerPath,
  sha256,
  bytes: z.number().int().positive(),
  tokenizer: innerPath,
  tokenizerSha256: sha256,
  licence: z.string(),
  source: z.string(),
  inputs: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()),
  width: z.number().int().positive(),
  /** Of the vectors of tokens; "model" where the file gives one a text, of any length. Absent where it gives one of length 1. */
  pooling: z.enum([...POOLINGS, "model"]).optional(),
  maxTokens: z.number().int().min(2),
  trainingData: z.string(),
  accuracy: z.string(),
  command: z.string(),
});
/** An embedder of resources/models/manifest.json; `file` and `tokenizer` are relative to the models folder. */
export type EmbedderEntry = z.infer<typeof embedderEntrySchema>;
export type Pooling = NonNullable<EmbedderEntry["pooling"]>;

/** Changes whenever the vectors of a text could. */
export function embedderFingerprint({
  sha256,
  tokenizerSha256,
  maxTokens,
  pooling,
}: Pick<EmbedderEntry, "sha256" | "tokenizerSha256" | "maxTokens" | "pooling">): string {
  const files = `${sha256.slice(0, 16)}${tokenizerSha256.slice(0, 16)}-${maxTokens.toString()}`;
  return pooling === undefined ? files : `${files}-${pooling}`;
}

const modelFileSchema = z.object({ file: innerPath, sha256, bytes: z.number().int().positive() });
export type ModelFile = z.infer<typeof modelFileSchema>;

const retrieverEntrySchema = z.object({
  name: z.string().min(1),
  task: z.literal("retriever"),
  files: z.object({ words: modelFileSchema, paths: modelFileSchema }),
  /** The embedder whose lower layers read the question, and its tensor that this model goes on from. */
  embedder: z.string().min(1),
  embedderTensor: z.string().min(1),
  mostSteps: z.number().int().min(1),
  licence: z.string(),
  trainingData: z.string(),
  accuracy: z.string(),
  command: z.string(),
});
/** A retriever: two ONNX files on top of an embedder. */
export type RetrieverEntry = z.infer<typeof retrieverEntrySchema>;

const readerEntrySchema = z.object({
  ...modelFileSchema.shape,
  name: z.string().min(1),
  task: z.literal("reader"),
  /** The embedder that its words are vectors of. */
  embedder: z.string().min(1),
  /** What scores are divided by before σ. */
  temperature: z.object({ kept: z.number().positive(), candidates: z.number().positive() }),
  licence: z.string(),
  trainingData: z.string(),
  accuracy: z.string(),
  command: z.string(),
});
/** A reader of subgraphs: one ONNX file. */
export type ReaderEntry = z.infer<typeof readerEntrySchema>;

const pathRankerEntrySchema = z.object({
  ...modelFileSchema.shape,
  name: z.string().min(1),
  task: z.literal("path-ranker"),
  /** The embedder that its names and texts are vectors of. */
  embedder: z.string().min(1),
  /** The last PMID that it learnt from. */
  trainedUpTo: z.number().int().min(0),
  licence: z.string(),
  trainingData: z.string(),
  accuracy: z.string(),
  command: z.string(),
});
/** A ranker of paths between two nodes: one ONNX file. */
export type PathRankerEntry = z.infer<typeof pathRankerEntrySchema>;

const modelEntrySchema = z.discriminatedUnion("task", [
  embedderEntrySchema,
  retrieverEntrySchema,
  readerEntrySchema,
  pathRankerEntrySchema,
]);
export type ModelEntry = z.infer<typeof modelEntrySchema>;

const manifestSchema = z.object({ models: z.array(modelEntrySchema) });

/** All models the manifest of `folder` names, in its order. Throws model-unusable when there is no readable manifest. */
export async function listModels(folder: string): Promise<ModelEntry[]> {
  const parsed = manifestSchema.safeParse(await readJson(join(folder, "manifest.json"), "manifest.json"));
  if (parsed.success) return parsed.data.models;
  const issue = parsed.error.issues[0];
  throw unusable("manifest.json", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not a manifest"}`);
}

/** The manifest's entry of an embedder, its file present with the size promised. Throws model-missing or model-unusable. */
export async function findEmbedder(folder: string, name: string): Promise<EmbedderEntry> {
  const entry = (await listModels(folder)).find((model) => model.name === name && model.task === "embedder");
  if (entry?.task !== "embedder") throw new FailureError({ kind: "model-missing", model: name });
  await checkSize(folder, name, entry);
  return entry;
}

/** The manifest's entry of a retriever, its files present with the sizes promised. Throws model-missing or model-unusable. */
export async function findRetriever(folder: string, name: string): Promise<RetrieverEntry> {
  const entry = (await listModels(folder)).find((model) => model.name === name && model.task === "retriever");
  if (entry?.task !== "retriever") throw new FailureError({ kind: "model-missing", model: name });
  for (const file of Object.values(entry.files)) await checkSize(folder, name, file);
  return entry;
}

/** The manifest's entry of a reader, its file present with the size promised. Throws model-missing or model-unusable. */
export async function findReader(folder: string, name: string): Promise<ReaderEntry> {
  const entry = (await listModels(folder)).find((model) => model.name === name && model.task === "reader");
  if (entry?.task !== "reader") throw new FailureError({ kind: "model-missing", model: name });
  await checkSize(folder, name, entry);
  return entry;
}

/** The manifest's entry of a path ranker, its file present with the size promised. Throws model-missing or model-unusable. */
export async function findPathRanker(folder: string, name: string): Promise<PathRankerEntry> {
  const entry = (await listModels(folder)).find(
    (model) => model.name === name && model.task === "path-ranker",
  );
  if (entry?.task !== "path-ranker") throw new FailureError({ kind: "model-missing", model: name });
  await checkSize(folder, name, entry);
  return entry;
}

/** Tensors of an embedder that the folder's retrievers read. */
export async function tensorsRead(folder: string, embedder: string): Promise<string[]> {
  const models = await listModels(folder);
  const tensors = models.flatMap((model) =>
    model.task === "retriever" && model.embedder === embedder ? [model.embedderTensor] : [],
  );
  return [...new Set(tensors)];
}

/** The bytes of a model's file, read once. Throws model-unusable unless they are exactly those the manifest names. */
export async function readModelFile(
  folder: string,
  model: string,
  { file, sha256: expected }: Pick<ModelFile, "file" | "sha256">,
): Promise<Buffer> {
  const bytes = await readFile(join(folder, file)).catch((error: unknown) => {
    throw unusable(model, messageOf(error));
  });
  if (createHash("sha256").update(bytes).digest("hex") !== expected)
    throw unusable(model, message("model-changed"));
  return bytes;
}

/** A JSON file of the models folder. Throws model-unusable when it is missing or no JSON. */
export async function readJson(path: string, model: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw unusable(model, messageOf(error));
  }
}

async function checkSize(
  folder: string,
  model: string,
  { file, bytes }: Pick<ModelFile, "file" | "bytes">,
): Promise<void> {
  const size = await fileSize(join(folder, file));
  if (size === undefined) throw new FailureError({ kind: "model-missing", model });
  if (size !== bytes) throw unusable(model, message("model-size", { size, bytes }));
}

async function fileSize(path: string): Promise<number | undefined> {
  return stat(path).then(
    (stats) => stats.size,
    () => undefined,
  );
}

function unusable(model: string, reason: Reason): FailureError {
  return new FailureError({ kind: "model-unusable", model, reason });
}
