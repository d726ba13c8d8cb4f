import { expect, test } from "vitest";
import {
  addFiles,
  failImport,
  importProblem,
  nameImport,
  openImport,
  proposeName,
  removeFile,
  startImport,
} from "../../../src/renderer/features/import-graph/imports";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";

const opened = openImport(startWorkbench(FIRST_SETTINGS));
const file = (name: string, text = ""): File => new File([text], name);

test("names come from files, without what a graph name may not hold", () => {
  expect(
    [
      "films.tsv",
      "my films (1).csv.gz",
      "Éminescu.graphml",
      "Sărmanul Dionis – ş, ț.csv",
      "../../x.tsv",
      ".tsv",
      "a".repeat(99),
    ].map(proposeName),
  ).toStrictEqual(["films", "my-films-1", "Eminescu", "Sarmanul-Dionis-s-t", "x", "", "a".repeat(64)]);
});

test("files add up, one of the same name replaces the other, the first one names the graph", () => {
  const [first, second] = [file("a.csv"), file("a.csv", "newer")];
  const state = addFiles(addFiles(opened, [first, file("b.csv")]), [second]);
  expect(state.importing?.files.map(({ name, size }) => [name, size])).toStrictEqual([
    ["b.csv", 0],
    ["a.csv", 5],
  ]);
  expect(state.importing?.name).toBe("a");
  expect(removeFile(state, second).importing?.files).toHaveLength(1);
});

test("the name that a file proposed goes with it, one that somebody wrote stays", () => {
  const [wrong, right] = [file("wrong.csv"), file("right.csv")];
  const both = addFiles(opened, [wrong, right]);
  expect(removeFile(both, wrong).importing?.name).toBe("right");
  expect(removeFile(removeFile(both, wrong), right).importing?.name).toBe("");
  expect(removeFile(nameImport(both, "mine"), wrong).importing?.name).toBe("mine");
});

test("a file called as a sample graph proposes a name that is free", () => {
  const graphs = [
    { name: "mara", sample: true },
    { name: "mara-2", sample: false },
    { name: "own", sample: false },
  ];
  const known = { ...opened, graphs: { state: "ready", value: graphs } } as unknown as typeof opened;
  const named = (name: string) => addFiles(known, [file(name)]).importing?.name;
  expect(["mara.csv", "own.csv", "films.csv"].map(named)).toStrictEqual(["mara-3", "own", "films"]);
});

test("an import says what it lacks", () => {
  const ready = addFiles(opened, [file("films.tsv")]);
  const problem = (state: typeof ready) => importProblem(state.importing!, ["drugs"]);
  expect([opened, ready, nameImport(ready, "a/b"), nameImport(ready, "drugs")].map(problem)).toStrictEqual([
    "no-files",
    null,
    "bad-name",
    "taken",
  ]);
});

test("a cancelled import goes back to its files, a failed one is explained", () => {
  const running = startImport(addFiles(opened, [file("films.tsv")]), 0);
  expect(failImport(running, { kind: "cancelled" }).importing).toMatchObject({
    step: "choosing",
    name: "films",
  });
  const failure = { kind: "import-failed", file: "films.tsv", reason: "it is empty" } as const;
  expect(failImport(running, failure).importing).toMatchObject({ step: "failed", failure });
});
