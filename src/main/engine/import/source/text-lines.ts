/** A file line by line, for formats that are not tables. */
import type { ImportRun, SourceFile } from "./import-run";
import { textBlocks } from "./text-blocks";

/** Hands every line of text to `take`, without its end, and its number from 1; lines that are not text are rejected. */
export async function eachLine(
  file: SourceFile,
  run: ImportRun,
  take: (line: string, at: number) => void,
): Promise<void> {
  for await (const { text, firstLine, badLines } of textBlocks(file, run)) {
    const lines = text.split("\n");
    if (lines.at(-1) === "") lines.pop();
    lines.forEach((line, at) => {
      const bad = badLines.get(firstLine + at);
      if (bad) run.rejects.add(file.name, firstLine + at, bad);
      else take(line.replace(/\r$/, ""), firstLine + at);
    });
  }
}
