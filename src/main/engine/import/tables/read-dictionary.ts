/** Dictionaries beside a table of triples: `id TAB name`, one for entities and one for relations. */
import { basename } from "node:path";
import { message } from "../../../../shared/sentences/sentences";
import { gunzipName } from "../source/file-names";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { RecordSplitter } from "./records";
import { textBlocks } from "../source/text-blocks";

/** What a file is a dictionary of, by its name ("entities.dict", "relations.dict.gz", OpenKE's "entity2id.txt"), or undefined when it is none. */
export function dictionaryKind(name: string): "entities" | "relations" | undefined {
  const base = basename(gunzipName(name)).toLowerCase();
  const openKe = /^(entity|relation)2id\.(?:txt|tsv|dict)$/.exec(base)?.[1];
  if (openKe) return openKe === "entity" ? "entities" : "relations";
  if (!base.endsWith(".dict")) return undefined;
  return base.startsWith("rel") ? "relations" : "entities";
}

/** Whether a file is a table of OpenKE ("train2id.txt"): source, target and relation, after a line with their count. */
export function isOpenKeTable(name: string): boolean {
  return /^(?:train|valid|test)2id\.(?:txt|tsv)$/i.test(basename(gunzipName(name)));
}

/** Hands over each entry with its line; rows that are not `id TAB name` become rejects. Refuses an empty file. */
export async function readDictionary(
  file: SourceFile,
  run: ImportRun,
  onEntry: (id: string, name: string, line: number) => void,
): Promise<void> {
  const splitter = new RecordSplitter(file, { delimiter: "\t", quoted: false }, run.rejects);
  const isOpenKe = /2id\.\w+$/i.test(gunzipName(file.name));
  let rows = 0;
  for await (const block of textBlocks(file, run))
    splitter.split(block, (cells, line) => {
      rows++;
      // OpenKE counts its rows first, and writes the name ahead of the id.
      if (isOpenKe && line === 1 && /^\d+$/.test(cells.join("").trim())) return;
      const parted = isOpenKe && cells.length === 1 ? cells[0]!.trim().split(/\s+(?=\S+$)/) : cells;
      const trimmed = parted.map((cell) => cell.trim());
      const [id = "", name = ""] = isOpenKe ? trimmed.reverse() : trimmed;
      if (parted.length !== 2)
        run.rejects.add(file.name, line, message("columns-expected", { expected: 2, found: parted.length }));
      else if (id === "" || name === "")
        run.rejects.add(file.name, line, message("end-empty", { end: id ? "name" : "id" }));
      else onEntry(id, name, line);
    });
  if (rows === 0) refuse(file, message("file-empty"));
}
