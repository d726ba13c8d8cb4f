/** Embedders that a person installed: a folder each, checked whole before it is there, and removed whole. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FailureError, reasonOf } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { knownDiskReason } from "../../records/disk-reasons";
import { removeLeftovers } from "../../records/leftovers";
import { makeFolder } from "../../records/whole-file";
import { embedderFingerprint, findEmbedder, listModels, type EmbedderEntry } from "../manifest";
import { PART_NAMES, takeParts, type Pooling, type StatedSettings } from "./model-parts";
import { openModelSource } from "./model-source";
import { tryEmbedder } from "./try-embedder";

export interface EmbedderToAdd {
  /** A folder or a ZIP archive. */
  readonly path: string;
  /** The path's own name if left out. */
  readonly name?: string;
  /** Over what the files say, or where they say nothing. */
  readonly pooling?: Pooling;
  readonly maxTokens?: number;
  readonly signal: AbortSignal;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;
/** Where nothing says how many tokens a model takes; more are cut, never fewer than a short text has. */
const USUAL_TOKENS = 256;
const MOST_TOKENS = 512;
const HASH_DIGITS = 8;

/** The model as it is named in graphs: two models of one name are never taken for each other. */
export function nameGiven({ name }: Pick<EmbedderEntry, "name">): string {
  return name.replace(/@[0-9a-f]{8}$/, "");
}

/** Installed ones, by name; what cannot be read is left out. */
export async function listInstalled(home: string): Promise<EmbedderEntry[]> {
  if (!existsSync(home)) return [];
  const names = (await readdir(home)).filter((name) => NAME.test(name) && !name.endsWith(".part")).sort();
  const lists = await Promise.all(names.map((name) => listModels(join(home, name)).catch(() => [])));
  return lists.flat().filter((entry) => entry.task === "embedder");
}

/** Folder and name to open an installed embedder by, from the name given or the one in a graph. Throws model-missing. */
export async function findInstalled(
  home: string,
  name: string,
): Promise<{ folder: string; entry: EmbedderEntry }> {
  const found = (await listInstalled(home)).find((entry) => entry.name === name || nameGiven(entry) === name);
  if (found === undefined) throw new FailureError({ kind: "model-missing", model: name });
  const folder = join(home, nameGiven(found));
  return { folder, entry: await findEmbedder(folder, found.name) };
}

/** Installs it whole, or throws model-unusable with one sentence and leaves nothing. `taken` are names that are no longer free. */
export async function addEmbedder(
  home: string,
  taken: readonly string[],
  { path, name = basename(path).replace(/\.zip$/i, ""), pooling, maxTokens, signal }: EmbedderToAdd,
): Promise<EmbedderEntry> {
  const refuse = (reason: Reason): FailureError =>
    new FailureError({ kind: "model-unusable", model: name, reason });
  if (!NAME.test(name) || name.endsWith(".part")) throw refuse(message("model-name"));
  const names = [...taken, ...(await listInstalled(home)).map(nameGiven)];
  if (names.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw refuse(message("model-name-taken"));
  const beside = join(home, `${name}.${process.pid.toString()}.part`);
  try {
    makeFolder(home);
    await removeLeftovers(home);
    await mkdir(beside, { mode: 0o700 });
    const stated = await takeParts(await openModelSource(path), beside, signal);
    const chosen = { ...stated, ...(pooling && { pooling }), maxTokens: maxTokens ?? tokensOf(stated) };
    const entry = await entryOf(beside, name, chosen);
    await rm(join(beside, "settings.json"), { force: true });
    await writeFile(join(beside, "manifest.json"), `${JSON.stringify({ models: [entry] }, null, 2)}\n`);
    signal.throwIfAborted();
    await rename(beside, join(home, name));
    return entry;
  } catch (fault) {
    signal.throwIfAborted();
    throw fault instanceof FailureError ? fault : refuse(knownDiskReason(fault) ?? reasonOf(fault));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Throws model-missing. Graphs that it embedded say so when they are asked. */
export async function removeEmbedder(home: string, name: string): Promise<EmbedderEntry> {
  const { folder, entry } = await findInstalled(home, name);
  await rm(folder, { recursive: true });
  return entry;
}

function tokensOf({ maxTokens = USUAL_TOKENS }: StatedSettings): number {
  return Math.max(2, Math.min(MOST_TOKENS, maxTokens));
}

async function entryOf(
  folder: string,
  name: string,
  stated: StatedSettings & { readonly maxTokens: number },
): Promise<EmbedderEntry> {
  const { inputs, output, width, pooling } = await tryEmbedder(folder, name, stated);
  const tokens = "int64 [batch, sequence]";
  const entry = {
    ...{ name, task: "embedder" as const, file: PART_NAMES.model, tokenizer: PART_NAMES.tokenizer },
    sha256: await sha256Of(join(folder, PART_NAMES.model)),
    tokenizerSha256: await sha256Of(join(folder, PART_NAMES.tokenizer)),
    bytes: (await stat(join(folder, PART_NAMES.model))).size,
    inputs: Object.fromEntries(inputs.map((input) => [input, tokens])),
    outputs: { [output]: `float32 [batch, ${pooling === "model" ? "" : "sequence, "}${width.toString()}]` },
    ...{ width, pooling, maxTokens: stated.maxTokens },
    licence: stated.licence ?? "not stated",
    ...{
      source: "installed",
      trainingData: "see CARD.md",
      accuracy: "not measured here",
      command: "dragoman models add",
    },
  };
  const hash = createHash("sha256").update(embedderFingerprint(entry)).digest("hex");
  return { ...entry, name: `${name}@${hash.slice(0, HASH_DIGITS)}` };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}
