/** Files with one JSON value per line. */
import { reasonOf } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import type { ImportRun, SourceFile } from "../source/import-run";
import { asksForCare, readJson } from "../values/json-values";
import { textBlocks } from "../source/text-blocks";

const THE_LINE = message("the-line");

/** Hands over each line's value; what throws a plain Error there, or is no JSON, becomes a reject. `settle` runs after every block. */
export async function readJsonLines(
  file: SourceFile,
  run: ImportRun,
  onValue: (value: unknown, line: number) => void,
  settle: () => Promise<void>,
): Promise<void> {
  for await (const { text, firstLine, badLines } of textBlocks(file, run)) {
    let line = firstLine;
    const isCareful = asksForCare(text);
    for (let start = 0; start < text.length; line++) {
      const end = text.indexOf("\n", start);
      const stop = end < 0 ? text.length : end;
      const reason = badLines.get(line) ?? takeLine(text.slice(start, stop).trim(), line, isCareful, onValue);
      if (reason) run.rejects.add(file.name, line, reason);
      start = stop + 1;
    }
    await settle();
  }
}

function takeLine(
  text: string,
  line: number,
  isCareful: boolean,
  onValue: (value: unknown, line: number) => void,
): Reason | undefined {
  if (text === "") return undefined;
  try {
    onValue(readJson(text, THE_LINE, isCareful), line);
    return undefined;
  } catch (fault) {
    return reasonOf(fault);
  }
}
