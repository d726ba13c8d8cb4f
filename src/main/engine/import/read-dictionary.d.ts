import { type ImportRun, type SourceFile } from "./import-run";
/** What a file is a dictionary of, by its name ("entities.dict", "relations.dict.gz"), or undefined when it is none. */
export declare function dictionaryKind(name: string): "entities" | "relations" | undefined;
/** Hands over each entry with its line; rows that are not `id TAB name` become rejects. Refuses an empty file. */
export declare function readDictionary(
  file: SourceFile,
  run: ImportRun,
  onEntry: (id: string, name: string, line: number) => void,
): Promise<void>;
