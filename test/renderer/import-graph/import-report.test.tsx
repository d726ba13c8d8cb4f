/** What an import says it brought in: no count that contradicts another. */
import { expect, test } from "vitest";
import { ImportReportView } from "../../../src/renderer/features/import-graph/import-report";
import type { ImportReport } from "../../../src/shared/import/requests";
import { rendered, textsOf } from "../rendered";

const shown = (elements: ImportReport["elements"]) => {
  const counts = { nodes: 11, edges: 16, ms: 90, embedded: 0, textValues: 0, unlisted: 0 };
  const report = { ...counts, elements, rejected: 0, rejects: [], rules: [], xrefs: undefined };
  return textsOf(rendered(<ImportReportView report={report as unknown as ImportReport} />)).join(" ");
};

test("a table of edges is not said to have no nodes", () => {
  expect(shown([{ file: "farm.tsv", nodes: 0, edges: 16 }])).not.toContain("itself has");
  const both = shown([
    { file: "ties.csv", nodes: 0, edges: 16 },
    { file: "animals.csv", nodes: 11, edges: 0 },
  ]);
  expect(both).toContain("ties.csv itself has 16 edges.");
  expect(both).toContain("animals.csv itself has 11 nodes and 0 edges.");
  expect(shown([{ file: "old.graphml", nodes: 12, edges: 16 }])).toContain(
    "itself has 12 nodes and 16 edges.",
  );
});
