/** Dictionaries beside a table of triples: `id TAB name`, one for entities and one for relations. */
import { basename } from "node:path";
import { gunzipName } from "./file-names";
import { refuse } from "./import-run";
import { RecordSplitter } from "./records";
import { textBlocks } from "./text-blocks";
/** What a file is a dictionary of, by its name ("entities.dict", "relations.dict.gz"), or undefined when it is none. */
export function dictionaryKind(name) {
  const base = basename(gunzipName(name)).toLowerCase();
  if (!base.endsWith(".dict")) return undefined;
  return base.startsWith("rel") ? "relations" : "entities";
}
/** Hands over each entry with its line; rows that are not `id TAB name` become rejects. Refuses an empty file. */
export async function readDictionary(file, run, onEntry) {
  const splitter = new RecordSplitter(file, { delimiter: "\t", quoted: false }, run.rejects);
  let rows = 0;
  for await (const block of textBlocks(file, run))
    splitter.split(block, (cells, line) => {
      rows++;
      const [id = "", name = ""] = cells.map((cell) => cell.trim());
      if (cells.length !== 2) run.rejects.add(file.name, line, `2 columns expected, ${cells.length} found`);
      else if (id === "" || name === "")
        run.rejects.add(file.name, line, `the ${id ? "name" : "id"} is empty`);
      else onEntry(id, name, line);
    });
  if (rows === 0) refuse(file, "it is empty");
}
