import { expect, test } from "vitest";
import { amountText, timeLeft } from "../../../src/renderer/features/status/progress-bar";
import {
  chooseDelimiter,
  chooseFormat,
  chooseHeader,
  chooseRelation,
  chooseRole,
  chooseRow,
  confirmTable,
  receivePreview,
  shownMappings,
  undoMapping,
} from "../../../src/renderer/features/import-graph/import-mapping";
import {
  importProblem,
  noteImport,
  openImport,
  removeFile,
  startImport,
} from "../../../src/renderer/features/import-graph/imports";
import { rejectsCsv } from "../../../src/renderer/features/import-graph/rejects-csv";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import type { ImportPreview } from "../../../src/shared/import/requests";
import type { MappingRole, PreviewFile } from "../../../src/shared/import/preview";

const opened = openImport(startWorkbench(FIRST_SETTINGS));
const ROLES: readonly MappingRole[] = ["source", "relation", "target", "string"];
const table: PreviewFile = {
  ...{ name: "a.csv", kind: "triples", delimiter: ",", header: true, relation: "", rows: [] },
  columns: ROLES.map((role, at) => ({ name: `column ${at + 1}`, role })),
};
const rolesAfter = (column: number, role: MappingRole) =>
  chooseRole(opened, table, column, role).importing?.tables[0]?.roles;

test("a role that stands alone is swapped with the column that had it", () => {
  expect(rolesAfter(3, "target")).toStrictEqual(["source", "relation", "string", "target"]);
  expect(rolesAfter(0, "target")).toStrictEqual(["target", "relation", "source", "string"]);
  expect(rolesAfter(3, "evidence")).toStrictEqual(["source", "relation", "target", "evidence"]);
  expect(rolesAfter(3, "ignored")).toStrictEqual(["source", "relation", "target", "ignored"]);
});

test("a mapping always has both ends: neither can be left out, the relation can", () => {
  expect(chooseRole(opened, table, 0, "ignored")).toBe(opened);
  expect(rolesAfter(1, "ignored")).toStrictEqual(["source", "ignored", "target", "string"]);
});

test("edges without a column for their relation are called as somebody says", () => {
  const pairs = { ...table, relation: "related_to", columns: table.columns.toSpliced(1, 1) };
  const [said] = chooseRelation(opened, pairs, " treats ").importing!.tables;
  expect(said).toMatchObject({ file: "a.csv", relation: "treats", roles: ["source", "target", "string"] });
  expect(chooseRelation(opened, pairs, "")).toBe(opened);
  const confirmed = confirmTable(opened, { ...pairs, relation: "treats" });
  expect(confirmed.importing?.tables[0]).toMatchObject({ relation: "treats" });
});

test("rows are called as somebody says, in a table of nodes alone", () => {
  const columns = ["id", "string"] as const;
  const loans = {
    ...table,
    columns: columns.map((role) => ({ name: role, role })),
    relation: "",
    row: "loan",
  };
  const [said] = chooseRow(opened, loans, " exhibit ").importing!.tables;
  expect(said).toMatchObject({ row: "exhibit", roles: ["id", "string"] });
  expect(chooseRow(opened, loans, "loan")).toBe(opened);
  expect(chooseRow(opened, loans, "").importing!.tables[0]).toMatchObject({ row: "" });
  expect(confirmTable(opened, loans).importing!.tables[0]).toMatchObject({ row: "loan" });
  expect(confirmTable(opened, table).importing!.tables[0]).not.toHaveProperty("row");
});

test("a table of edges becomes one of nodes, and one of edges again", () => {
  expect(rolesAfter(0, "id")).toStrictEqual(["id", "string", "string", "string"]);
  const columns = ["id", "name", "string"] as const;
  const nodes = { ...table, columns: columns.map((role) => ({ name: role, role })) };
  const { tables } = chooseRole(opened, nodes, 1, "target").importing!;
  expect(tables[0]!.roles).toStrictEqual(["source", "target", "string"]);
});

test("a table that is doubtful holds the import up until somebody has said what it is", () => {
  const preview: ImportPreview = {
    ...{
      format: "triples",
      rejects: [],
      rejected: 0,
      rules: [],
      remarks: [],
      complete: true,
      doubts: ["a.csv"],
      warnings: [],
    },
    files: [table],
    graph: { nodes: 0, edges: 0, evidence: 0, labels: [], relations: [], licences: [] },
  };
  const named = { ...opened.importing!, name: "g", files: [new File(["x"], "a.csv")] };
  const problem = (doubts: string[]) =>
    importProblem({ ...named, preview: { state: "ready", value: { ...preview, doubts } } }, []);
  expect([problem(["a.csv"]), problem([])]).toStrictEqual(["undecided", null]);
  expect(confirmTable(opened, table).importing?.tables).toStrictEqual([
    { file: "a.csv", delimiter: ",", header: true, roles: [...ROLES] },
  ]);
});

test("what is said of a table stands until its delimiter, the format or the file goes", () => {
  const headed = chooseHeader(opened, table, false);
  expect(headed.importing?.tables).toStrictEqual([
    { file: "a.csv", delimiter: ",", header: false, roles: [...ROLES] },
  ]);
  expect(chooseDelimiter(headed, table, ";").importing?.tables).toStrictEqual([
    { file: "a.csv", delimiter: ";" },
  ]);
  expect(chooseFormat(headed, "jsonl").importing).toMatchObject({ format: "jsonl", tables: [] });
  expect(removeFile(headed, new File([], "a.csv")).importing?.tables).toStrictEqual([]);
});

test("choices are taken back one by one, until a file comes or goes", () => {
  const swapped = chooseRole(opened, table, 3, "target");
  const named = chooseFormat(swapped, "jsonl");
  expect(undoMapping(named).importing).toStrictEqual(swapped.importing);
  expect(undoMapping(undoMapping(named)).importing).toStrictEqual(opened.importing);
  expect(undoMapping(opened)).toStrictEqual(opened);
  expect(removeFile(named, new File([], "b.csv")).importing?.earlier).toStrictEqual([]);
});

test("what is imported is the mapping that is shown, dictionaries left alone", () => {
  const preview: ImportPreview = {
    ...{
      format: "triples",
      rejects: [],
      rejected: 0,
      rules: [],
      remarks: [],
      complete: true,
      doubts: [],
      warnings: [],
    },
    files: [table, { ...table, name: "entities.dict", kind: "dictionary", columns: [] }],
    graph: { nodes: 0, edges: 0, evidence: 0, labels: [], relations: [], licences: [] },
  };
  expect(shownMappings(preview)).toStrictEqual([
    { file: "a.csv", delimiter: ",", header: true, roles: [...ROLES] },
  ]);
  const ready = { state: "ready", value: preview } as const;
  expect(receivePreview(opened, ready).importing?.preview).toBe(ready);
});

test("the time left follows the pace of the stage under way", () => {
  const embedding = (done: number) => ({ stage: "embed", done, total: 100 });
  let state = noteImport(startImport(opened, 0), { stage: "read", done: 5, total: 9 }, 50);
  state = noteImport(state, embedding(0), 10_000);
  state = noteImport(state, embedding(20), 14_000);
  expect(state.importing?.stageAt).toBe(10_000);
  expect(timeLeft(embedding(20), 4000)).toBe(16_000);
  expect([
    timeLeft(embedding(20), 1000),
    timeLeft(embedding(1), 4000),
    timeLeft(embedding(100), 4000),
  ]).toStrictEqual([null, null, null]);
});

test("files taken over are told by their size, rows by their number", () => {
  const half = { stage: "", done: 34_285_212, total: 68_570_425 };
  expect([amountText(half, "bytes"), amountText(half)]).toStrictEqual([
    "32.7 MiB of 65.4 MiB",
    "34,285,212 of 68,570,425",
  ]);
});

test("rejects as CSV hold no formula and no broken quote", () => {
  expect(rejectsCsv([{ file: "=a.csv", line: 3, reason: 'the cell “"x” is not text' }])).toBe(
    'file,line,reason\r\n"\'=a.csv","3","the cell “""x” is not text"\r\n',
  );
});
