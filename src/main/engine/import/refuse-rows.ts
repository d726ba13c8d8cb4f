/** What an import says of rows that it turned down: as the reason to give it up, and as notes that stay with the graph. */
import type { ImportNotes } from "../../../shared/import/notes";
import { inEnglish, type Message, message } from "../../../shared/sentences/sentences";
import { refuse, type ImportRun, type SourceFile } from "./source/import-run";
import type { RejectList } from "./source/reject-list";

/** Throws a FailureError for rows turned down, by the file of the first of them; where most of its rows do not fit, it may be no table. */
export function refuseRows(
  files: readonly SourceFile[],
  { rejects, elements }: ImportRun,
  areTables: boolean,
): never {
  const { file: name, line, reason: why } = rejects.kept[0]!;
  const own = rejects.rules.filter(({ level, file }) => level === "reject" && file === name);
  const rejected = own.reduce((sum, { count }) => sum + count, 0);
  const { nodes, edges } = elements.of(name);
  const told = { rejected, all: Math.max(rejected, nodes + edges), line, why };
  const isTable = areTables && rejected * 2 >= told.all;
  const file = files.find((one) => one.name === name) ?? files[0]!;
  return refuse(file, message(isTable ? "table-unfit" : "rejects-many", told));
}

/** Why a graph has no node. */
export function nothingRead({ kept: [first], count }: RejectList): Message {
  if (!first) return message("no-row");
  return message("no-row-usable", { count, line: first.line, why: first.reason });
}

/** What was turned down and remarked, as the graph keeps them, without a language; by the files' names where they come in any order. */
export function notesOf({ rejects }: ImportRun, anyOrder: boolean): ImportNotes {
  const turnedDown = rejects.inOrder().map((one) => ({ ...one, level: "reject", rule: rejects.ruleOf(one) }));
  const notes = [...turnedDown, ...rejects.remarksInOrder()];
  const inTurn = <T extends { readonly file: string }>(all: readonly T[]): T[] =>
    anyOrder ? all.toSorted((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1)) : [...all];
  return {
    rules: inTurn(rejects.rules),
    notes: inTurn(notes).map((note) => ({ ...note, reason: inEnglish(note.reason) })),
  };
}
