/** Uploaded files in a folder of their own while something reads them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SourceFile } from "../import/source/import-run";

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes them under names of our own (an uploaded name is text to show, never a path), and removes them after `work`. */
export async function withUploads<T>(
  files: readonly Upload[],
  work: (sources: SourceFile[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `dragoman-upload-${process.pid.toString()}-`));
  try {
    const sources = files.map(async ({ name, bytes }, index) => {
      const path = join(folder, `upload-${index.toString()}`);
      await writeFile(path, bytes);
      return { name, path };
    });
    return await work(await Promise.all(sources));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
