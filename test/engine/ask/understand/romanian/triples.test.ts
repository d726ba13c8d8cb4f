/** Triples in Romanian of which nothing says what kind anything is: what their nouns and verbs ask for. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph, type Triple } from "../../memory-graph";

const TRIPLES: readonly Triple[] = [
  ["Moara Veche", "se află în", "Poiana"],
  ["Poiana", "în județul", "Neamț"],
  ["Ilie", "meserie", "fierar"],
  ["Vasile", "meserie", "morar"],
  ["Ilie", "îi datorează bani", "Vasile"],
  ["Ana", "elev al", "Vasile"],
  ["Dan", "elev al", "Vasile"],
  ["Ana", "în clasa", "9A"],
  ["Dan", "în clasa", "10B"],
  ["Ilie", "în clasa", "9A"],
  ["Sunătoare", "tratează", "gastrită"],
  ["Mușețel", "tratează", "insomnie"],
  ["Sunătoare", "interacționează cu", "warfarină"],
  ["Mușețel", "interacționează cu", "warfarină"],
  ["Tei", "înflorește în", "iunie"],
  ["Mușețel", "înflorește în", "mai"],
];
const VILLAGE = memoryGraph(TRIPLES, {
  labels: Object.fromEntries(TRIPLES.flatMap(([from, , to]) => [from, to].map((one) => [one, ""]))),
});

test.each([
  ["Ce meserie are Ilie?", ["fierar"]],
  ["În ce județ se află Poiana?", ["Neamț"]],
  ["În ce județ se află Moara Veche?", ["Neamț"]],
  ["Ce elevi sunt în clasa 9A?", ["Ana"]],
  ["Ce tratează Sunătoare?", ["gastrită"]],
  ["Cu ce interacționează Mușețel?", ["warfarină"]],
  ["Când înflorește Tei?", ["iunie"]],
])("%s", async (question, names) => {
  expect(await askByRules(question, VILLAGE, ["which", "what"])).toMatchObject({
    ...{ form: "list", complete: true, names },
  });
});

test("a verb that the graph does not know is what is not read, and no kind of thing", async () => {
  const { refused } = await askByRules("Ce pictează Ilie?", VILLAGE, ["which", "what"]);
  expect(refused).toContain("pictează");
});
