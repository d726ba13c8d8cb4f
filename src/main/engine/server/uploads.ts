/** A window's files, taken over slice by slice: into a folder of their own while something reads them, or into memory. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FailureError } from "../../../shared/failure";
import { SAMPLE_BYTES } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { SLICE_BYTES, type Upload } from "../../../shared/uploads";
import type { SourceFile } from "../import/source/import-run";
import { sampleBytes } from "../import/source/sample-bytes";
import type { Task } from "./handlers";

type Files = readonly Upload[];
interface Beginning extends SourceFile {
  /** Whether this is the whole file. */
  readonly complete: boolean;
}

/** Hands whole files to `work`, and removes them after it. */
export async function withUploads<T>(
  files: Files,
  task: Task,
  work: (sources: SourceFile[]) => Promise<T>,
): Promise<T> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return withFolder(async (pathOf) => {
    const sources: SourceFile[] = [];
    for (const [at, { name, size }] of files.entries()) {
      const start = before;
      const progress = (done: number) => task.progress({ stage: "upload", done: start + done, total });
      await writeFile(pathOf(at), slicesOf(files, at, task, { progress }));
      sources.push({ name, path: pathOf(at) });
      before += size;
    }
    return work(sources);
  });
}

/** Hands the beginnings of files to `work`, SAMPLE_BYTES of each at most, and removes them after it. */
export async function withBeginnings<T>(
  files: Files,
  task: Task,
  work: (sources: Beginning[]) => Promise<T>,
): Promise<T> {
  return withFolder(async (pathOf) => {
    const sources: Beginning[] = [];
    for (const [at, { name, size }] of files.entries()) {
      const source = { name, path: pathOf(at) };
      const { bytes, complete } = await sampleBytes(
        source,
        await readUpload(files, at, task, SAMPLE_BYTES),
        size,
      );
      await writeFile(source.path, bytes);
      sources.push({ ...source, complete });
    }
    return work(sources);
  });
}

/** The first bytes of the file at that place, `most` at most. */
export async function readUpload(files: Files, at: number, task: Task, most = Infinity): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(files[at]!.size, most));
  let filled = 0;
  for await (const slice of slicesOf(files, at, task, { most })) {
    bytes.set(slice, filled);
    filled += slice.length;
  }
  return bytes;
}

interface SliceOptions {
  readonly most?: number;
  readonly progress?: (done: number) => void;
}

/** Throws invalid-request where a file has no longer the bytes that it had when it was chosen. */
async function* slicesOf(
  files: Files,
  at: number,
  { want }: Task,
  { most = Infinity, progress }: SliceOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const { name, size } = files[at]!;
  const end = Math.min(size, most);
  for (let from = 0; from < end; from += SLICE_BYTES) {
    const length = Math.min(SLICE_BYTES, end - from);
    const slice = await want(at, from, length);
    if (slice.length !== length)
      throw new FailureError({
        kind: "invalid-request",
        reason: message("cannot-be-read-now", { file: name }),
      });
    yield slice;
    progress?.(from + length);
  }
}

/** A folder of files under names of our own: an uploaded name is text to show, never a path. */
async function withFolder<T>(work: (pathOf: (at: number) => string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `dragoman-upload-${process.pid.toString()}-`));
  try {
    return await work((at) => join(folder, `upload-${at.toString()}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
