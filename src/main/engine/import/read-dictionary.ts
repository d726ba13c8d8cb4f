/** Dictionaries beside a table of triples: `id TAB name`, one for entities and one for relations. */
import { basename } from "node:path";
import { say } from "../../../shared/sentences";
import { gunzipName } from "./file-names";
import { refuse, type ImportRun, type SourceFile } from "./import-run";
import { RecordSplitter } from "./records";
import { textBlocks } from "./text-blocks";

/** What a file is a dictionary of, by its name ("entities.dict", "relations.dict.gz"), or undefined when it is none. */
export function dictionaryKind(name: string): "entities" | "relations" | undefined {
  const base = basename(gunzipName(name)).toLowerCase();
  if (!base.endsWith(".dict")) return undefined;
  return base.startsWith("rel") ? "relations" : "entities";
}

/** Hands over each entry with its line; rows that are not `id TAB name` become rejects. Refuses an empty file. */
export async function readDictionary(
  file: SourceFile,
  run: ImportRun,
  onEntry: (id: string, name: string, line: number) => void,
): Promise<void> {
  const splitter = new RecordSplitter(file, { delimiter: "\t", quoted: false }, run.rejects);
  let rows = 0;
  for await (const block of textBlocks(file, run))
    splitter.split(block, (cells, line) => {
      rows++;
      const [id = "", name = ""] = cells.map((cell) => cell.trim());
      if (cells.length !== 2)
        run.rejects.add(file.name, line, say("columns-expected", { expected: 2, found: cells.length }));
      else if (id === "" || name === "")
        run.rejects.add(file.name, line, say("end-empty", { end: id ? "name" : "id" }));
      else onEntry(id, name, line);
    });
  if (rows === 0) refuse(file, say("file-empty"));
}
