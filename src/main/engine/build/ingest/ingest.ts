/** Files → works, in the order given; folders are read by name. A file that cannot be read refuses the build, with its line. */
import { reasonOf } from "../../../../shared/failure";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { message, say } from "../../../../shared/sentences/sentences";
import type { IngestParams } from "../../../../shared/stages/build/ingest";
import { rawBytes, fileSize } from "../../import/source/file-bytes";
import { ElementCounts, refuse, type ImportRun, type SourceFile } from "../../import/source/import-run";
import { RejectList } from "../../import/source/reject-list";
import type { BuildPorts } from "../build-stage";
import { decodeText } from "./encoding";
import { languageOf } from "./language-of";
import { readBrat } from "./read-brat";
import { readLines, readList, type LineWork } from "./read-lines";
import { plainBlocks } from "./read-plain";
import { readTei } from "./read-tei";
import { aboutFrom, readMetadata, type Metadata } from "./metadata";
import { idOf, type Work, type WorkAbout } from "./work";
import { chaptersOf } from "./work-text";

const READ = /\.(xml|tei|txt|md|jsonl|ndjson|json|ann)(\.gz)?$/i;
const LINES = /\.(jsonl|ndjson|json)(\.gz)?$/i;
/** Beyond it a text is no book any more. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The files that a list of files and folders stands for. */
export async function sourcesOf(paths: readonly string[]): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const path of paths) {
    const isFolder = await stat(path).then(
      (it) => it.isDirectory(),
      () => false,
    );
    if (!isFolder) found.push({ name: basename(path), path });
    else
      for (const name of (await readdir(path)).sort())
        if (READ.test(name)) found.push({ name, path: join(path, name) });
  }
  // The text of a marked file is read with its marks.
  const marked = new Set(
    found.filter(({ name }) => /\.ann$/i.test(name)).map(({ path }) => path.replace(/\.ann$/i, "")),
  );
  return found.filter(({ path }) => !(/\.txt$/i.test(path) && marked.has(path.replace(/\.txt$/i, ""))));
}

/** Reads at most `limit` works. */
export async function ingest(
  sources: readonly SourceFile[],
  params: IngestParams,
  limit: number,
  { signal, progress }: Pick<BuildPorts, "signal" | "progress">,
): Promise<Work[]> {
  if (sources.length === 0) refuse({ name: say("no-file"), path: "" }, message("no-file"));
  const metadata = params.metadata === "" ? new Map<string, Metadata>() : await readMetadata(params.metadata);
  const works: Work[] = [];
  const files = new Map<string, string>();
  for (const [at, source] of sources.entries()) {
    if (works.length >= limit) break;
    progress(at, sources.length);
    for (const work of await readSource(source, params, metadata, signal)) {
      if (work.text.length > MOST_BYTES) refuse(source, message("text-long", { most: MOST_BYTES }));
      if (files.has(work.id))
        refuse(source, message("work-twice", { title: work.title, other: files.get(work.id)! }));
      // Paragraphs of a file of lines may well be the same; two whole files that are would count everything twice.
      const letters = LINES.test(source.name) ? "" : lettersOf(work);
      if (letters !== "" && files.has(letters))
        refuse(source, message("work-same", { other: files.get(letters)! }));
      files.set(work.id, source.name).set(letters, source.name);
      if (works.length < limit) works.push(work);
    }
  }
  return works;
}

function lettersOf({ text }: Work): string {
  return createHash("sha1").update(text).digest("hex");
}

async function readSource(
  file: SourceFile,
  params: IngestParams,
  metadata: ReadonlyMap<string, Metadata>,
  signal: AbortSignal,
): Promise<Work[]> {
  if ((await fileSize(file)) === 0) refuse(file, message("file-empty"));
  const run: ImportRun = {
    signal,
    rejects: new RejectList(),
    elements: new ElementCounts(),
    onBytes: () => undefined,
  };
  const name = file.name.replace(/\.gz$/i, "");
  if (/\.(xml|tei)$/i.test(name)) return [await teiWork(file, run, params, metadata)];
  if (/\.(jsonl|ndjson)$/i.test(name))
    return (await readLines(file, run)).map((line) => lineWork(line, file, params));
  const { text, encoding } = await readText(file, params.encoding, signal);
  if (/\.json$/i.test(name) && text.trimStart().startsWith("["))
    return readList(file, text).map((line) => lineWork(line, file, params));
  if (/\.json$/i.test(name)) return (await readLines(file, run)).map((line) => lineWork(line, file, params));
  if (/\.ann$/i.test(name)) return [await bratWork(file, text, params)];
  return [plainWork(file, { text, encoding }, params, metadata)];
}

async function readText(
  file: SourceFile,
  encoding: string,
  signal: AbortSignal,
): Promise<{ text: string; encoding: string }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of rawBytes(file, signal)) {
    chunks.push(chunk);
    if ((length += chunk.length) > MOST_BYTES) refuse(file, message("text-long", { most: MOST_BYTES }));
  }
  const bytes = Buffer.concat(chunks);
  refuseForeign(file, bytes);
  try {
    return decodeText(bytes, encoding);
  } catch (fault) {
    return refuse(file, reasonOf(fault));
  }
}

const FOREIGN: readonly (readonly [start: string, name: string])[] = [
  ["%PDF", "PDF"],
  ["PK\u0003\u0004", "DOCX, ODT, EPUB"],
  ["\u00d0\u00cf\u0011\u00e0", "DOC"],
  ["{\\rtf", "RTF"],
  ["<!DOCTYPE html", "HTML"],
  ["<html", "HTML"],
];

function refuseForeign(file: SourceFile, bytes: Buffer): void {
  const head = bytes.subarray(0, 16).toString("latin1");
  const found = FOREIGN.find(([start]) => head.startsWith(start));
  if (found) refuse(file, message("text-foreign", { format: found[1] }));
}

async function teiWork(
  file: SourceFile,
  run: ImportRun,
  params: IngestParams,
  metadata: ReadonlyMap<string, Metadata>,
): Promise<Work> {
  const { content, xmlId, language, ...said } = await readTei(file, run);
  if (content.isEmpty) refuse(file, message("text-none"));
  const finished = content.finish(params.notes);
  const given = aboutFrom(metadata, file.name, xmlId);
  const own = {
    title: said.title || given.title,
    author: said.author || given.author,
    year: said.year || given.year,
    gender: said.gender || given.gender,
  };
  const about = {
    ...own,
    language: languageOf(params.language, language, finished.text),
    file: file.name,
    encoding: "utf-8",
  };
  return { ...about, id: idOf("work", xmlId || stemOf(file), own.author, own.title), ...finished };
}

function plainWork(
  file: SourceFile,
  { text, encoding }: { text: string; encoding: string },
  params: IngestParams,
  metadata: ReadonlyMap<string, Metadata>,
): Work {
  const blocks = plainBlocks(text);
  if (blocks.length === 0) refuse(file, message("text-none"));
  const given = aboutFrom(metadata, file.name, stemOf(file));
  const about = {
    ...given,
    title: given.title || stemOf(file),
    language: languageOf(params.language, "", text),
    file: file.name,
    encoding,
  };
  return {
    ...about,
    id: idOf("work", stemOf(file), about.author, about.title),
    text,
    blocks,
    chapters: chaptersOf(text, blocks, params.notes),
  };
}

function lineWork({ id, title, author, text, gold }: LineWork, file: SourceFile, params: IngestParams): Work {
  const blocks = plainBlocks(text);
  const about: WorkAbout = {
    title,
    author,
    year: "",
    gender: "",
    language: languageOf(params.language, "", text),
    file: file.name,
    encoding: "utf-8",
  };
  const marked = gold ? { gold } : {};
  return {
    ...about,
    id: idOf("work", stemOf(file), id),
    text,
    blocks,
    chapters: chaptersOf(text, blocks, params.notes),
    ...marked,
  };
}

async function bratWork(file: SourceFile, marks: string, params: IngestParams): Promise<Work> {
  const beside = file.path.replace(/\.ann(\.gz)?$/i, ".txt");
  const bytes = await readFile(beside).catch(() =>
    refuse(file, message("brat-text", { file: basename(beside) })),
  );
  const { text, encoding } = decodeText(
    bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes,
    params.encoding,
  );
  const gold = readBrat(file, marks, text);
  const work = plainWork(file, { text, encoding }, params, new Map());
  return { ...work, gold };
}

function stemOf(file: SourceFile): string {
  return file.name.replace(/\.gz$/i, "").replace(/\.[^.]+$/, "");
}
