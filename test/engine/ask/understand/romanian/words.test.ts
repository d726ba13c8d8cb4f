/** Words of Romanian, and of a Romanian table, are no slips of the few that the rules know. */
import { expect, test } from "vitest";
import { isRomanian } from "../../../../../src/main/engine/ask/understand/words/romanian-stems";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const hive = (Rasă: string, miere: number, Apicultor: string, Inspectat: string) => ({
  ...{ Rasă, "Miere (kg)": miere, Apicultor, Inspectat },
});
const HIVES = {
  S1: hive("carpatică", 24, "Ion Pop", "12.05.2024"),
  S2: hive("Buckfast", 31, "Maria Rusu", "03.06.2024"),
  S3: hive("carpatică", 18, "Ion Pop", "20.06.2024"),
};
const GRAPH = memoryGraph([], {
  labels: { S1: "", S2: "", S3: "" },
  properties: HIVES,
  tables: [{ file: "stupina.csv", key: "Stup", columns: Object.keys(HIVES.S1) }],
});

test.each([
  ["Ce stupi are Ion Pop?", ["S1", "S3"]],
  ["Ce stupi au fost inspectați în iunie?", ["S2", "S3"]],
])("%s", async (question, names) => {
  const found = await askByRules(question, GRAPH);
  expect([found.names.toSorted(), found.complete]).toEqual([names, true]);
});

test("known in any form, and a slip is not", () => {
  for (const word of ["iunie", "cata", "multa", "kilograme", "inspectia"])
    expect(isRomanian(word)).toBe(true);
  for (const word of ["regizt", "medicmente"]) expect(isRomanian(word)).toBe(false);
});
