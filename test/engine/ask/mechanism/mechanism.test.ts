import { expect, test } from "vitest";
import { asksHow, asksMechanism, signAsked } from "../../../../src/main/engine/ask/mechanism/asks-mechanism";
import { findChains } from "../../../../src/main/engine/ask/mechanism/find-chains";
import { byEnd, waysWithin } from "../../../../src/main/engine/ask/mechanism/record-walk";
import { isStated } from "../../../../src/main/engine/ask/mechanism/premise";
import { signOf } from "../../../../src/main/engine/ask/mechanism/relation-signs";
import type { Sign } from "../../../../src/main/engine/ask/mechanism/sign-of-word";
import { EdgeRecords, recordsOf } from "../../../../src/main/engine/ask/mechanism/edge-records";
import type { CandidateGraph, EdgeDetails } from "../../../../src/shared/graph";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { EVERYTHING, memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";

const signal = new AbortController().signal;

/** Triples with the record each comes from; nodes of the names in `diseases` are of one kind. */
async function chainsFor(
  told: readonly (readonly [...Triple, record: string])[],
  [from, to]: readonly [string, string],
  asked: Sign = -1,
) {
  const triples = told.map(([source, relation, target]): Triple => [source, relation, target]);
  const names = [...new Set(triples.flatMap(([source, , target]) => [source, target]))];
  const labels = Object.fromEntries(
    names.filter((name) => name.includes("leukemia")).map((name) => [name, "Disease"]),
  );
  const graph = memoryGraph(triples, { labels });
  const store: GraphStore = Object.assign(Object.create(graph) as GraphStore, {
    edgeDetails: async (edges: readonly number[]) =>
      (await graph.edgeDetails(edges, signal)).map((details, at) => ({
        ...details,
        evidence: [{ text: "", source: told[edges[at]!]![3], references: [] }],
      })),
  });
  const candidates = await store.expand([0, names.indexOf(to)], EVERYTHING, signal);
  const rows = (name: string) => [candidates.nodes.indexOf(names.indexOf(name))];
  const found = await findChains(
    { graph: candidates, from: rows(from), to: rows(to), asked },
    portsOf(store),
  );
  return found?.chains.map(({ support, nodes, records }) => [
    support,
    nodes.map((row) => names[candidates.nodes[row]!]).join(" > "),
    records.join(),
  ]);
}

//   drug --inhibits--> kinase --causes--> leukemia        record r1
//   drug --inhibits--> kit --activates--> growth          record r2;   growth --causes--> leukemia   record r3
const TOLD = [
  ["drug", "inhibits", "kinase", "r1"],
  ["kinase", "causes", "chronic leukemia", "r1"],
  ["drug", "inhibits", "kit", "r2"],
  ["kit", "activates", "growth", "r2"],
  ["growth", "causes", "acute leukemia", "r3"],
] as const;

test("a chain within one record about what was asked comes alone", async () => {
  expect(await chainsFor(TOLD, ["drug", "chronic leukemia"])).toStrictEqual([
    ["asked", "drug > kinase > chronic leukemia", "r1"],
  ]);
});

test("where no record is about it, the record about something of nearly that name", async () => {
  const near = [...TOLD, ["chronic leukemia", "resembles", "chronic phase leukemia", "r4"]] as const;
  expect(await chainsFor(near, ["drug", "chronic phase leukemia"])).toStrictEqual([
    ["near", "drug > kinase > chronic leukemia", "r1"],
  ]);
});

test("else a chain is stitched, and says from how many records", async () => {
  expect(await chainsFor(TOLD, ["drug", "acute leukemia"])).toStrictEqual([
    ["stitched", "drug > kit > growth > acute leukemia", "r2,r3"],
  ]);
});

test("no chain leads over what an edge denies", async () => {
  const denied = TOLD.map(([source, relation, target, record]) => {
    const isDenied = source === "kinase";
    return [source, isDenied ? "does not cause" : relation, target, record] as const;
  });
  expect(await chainsFor(denied, ["drug", "chronic leukemia"])).not.toContainEqual(
    expect.arrayContaining(["drug > kinase > chronic leukemia"]),
  );
});

test("a database that edges were taken from is no record: their publications are", () => {
  const edge = (source: string, properties: EdgeDetails["properties"] = {}) => [
    ...recordsOf({
      evidence: [{ text: "", source, references: ["PMID:1"] }],
      properties,
    } as unknown as EdgeDetails),
  ];
  expect(edge("DB1_D2_1")).toStrictEqual(["DB1_D2_1"]);
  expect(edge("infores:drugcentral")).toStrictEqual(["PMID:1"]);
  expect(edge("ChEMBL", { primary_knowledge_source: "ChEMBL" })).toStrictEqual(["PMID:1"]);
});

test.each([
  ["a database", {}, ["r2"]],
  ["an open file", { wholeGraph: () => undefined }, ["r1"]],
] as const)(
  "records of %s are read anew for each question only where they may change",
  async (_, whole, wanted) => {
    const graph = memoryGraph([["drug", "inhibits", "kinase"]]);
    let record = "r1";
    const store = Object.assign(Object.create(graph) as GraphStore, {
      ...{ wholeGraph: undefined },
      ...whole,
      edgeDetails: async (edges: readonly number[]) =>
        (await graph.edgeDetails(edges, signal)).map((details) => ({
          ...details,
          evidence: [{ text: "", source: record, references: [] }],
        })),
    });
    const candidates = await graph.expand([0], EVERYTHING, signal);
    const read = async () => {
      const records = new EdgeRecords(candidates, store, signal);
      await records.fetch([0]);
      return [...records.of(0)];
    };
    expect(await read()).toStrictEqual(["r1"]);
    record = "r2";
    expect(await read()).toStrictEqual(wanted);
  },
);

test("a chain whose signs say the opposite of what was asked is none, and without records there is nothing to say", async () => {
  expect(await chainsFor(TOLD, ["drug", "chronic leukemia"], 1)).toStrictEqual([]);
  expect(await chainsFor([["drug", "inhibits", "kinase", ""]], ["drug", "kinase"])).toBeUndefined();
});

test.each([
  ["treats", "drug", "gout", -1, true],
  ["treats", "gout", "drug", -1, true],
  ["causes", "drug", "gout", -1, false],
  ["causes", "drug", "gout", 0, true],
  ["does not treat", "drug", "gout", -1, false],
  ["binds", "drug", "kinase", -1, false],
] as const)(
  "an edge “%s” from %s to %s, asked %d: stated %s",
  async (relation, source, target, asked, stated) => {
    const graph = memoryGraph([
      [source, relation, target],
      ["kinase", "causes", "gout"],
      ["drug", "binds", "kinase"],
    ]);
    const names = [...new Set([source, target, "kinase", "gout", "drug"])];
    const candidates = await graph.expand([names.indexOf("drug")], EVERYTHING, signal);
    const rows = (name: string) => [candidates.nodes.indexOf(names.indexOf(name))];
    const { relations } = await graph.describe();
    const wordsOf = (edge: number) => relations[candidates.relations[edge]!]!.words;
    const between = { graph: candidates, from: rows("drug"), to: rows("gout"), asked };
    expect(isStated(between, wordsOf)).toBe(stated);
  },
);

test.each([
  ["decreases activity of", false, -1],
  ["increases degradation of", false, -1],
  ["negatively correlated with", true, -1],
  ["upregulates", false, 1],
  ["antagonizes", false, -1],
  ["contraindicated for", false, 1],
  ["activates", true, 0],
  ["caused by", true, 1],
  ["part of", false, 0],
  ["does not treat", false, 0],
  ["not caused by", true, 0],
] as const)("%s, against its direction: %s, is %d", (words, against, sign) => {
  expect(signOf(words, against)).toBe(sign);
});

test("which questions ask how, and which way", () => {
  expect(asksMechanism("How does imatinib work against leukemia?")).toBe(true);
  expect(asksMechanism("Cum acționează imatinib împotriva leucemiei?")).toBe(true);
  expect(asksMechanism("Care este mecanismul de acțiune al imatinibului în leucemie?")).toBe(true);
  expect(asksMechanism("How many drugs treat leukemia?")).toBe(false);
  expect(
    [
      "Why is imatinib given for leukemia?",
      "What's the reason for prescribing imatinib in leukemia?",
      "De ce se dă imatinib în leucemie?",
      "Explică-mi, te rog, cum tratează imatinibul leucemia",
      "Why did Ana marry Matei?",
      "Why does Ana hate Matei?",
    ].map(asksHow),
  ).toEqual([true, true, true, true, false, false]);
  expect([
    signAsked("How does A work against B?"),
    signAsked("How does A cause B?"),
    signAsked("How does A act in B?"),
    signAsked("Why is A given for B?"),
  ]).toStrictEqual([-1, 1, 0, -1]);
});

test("of a hub's ways the first two hundred are looked at, and where no edge touches the end none is", () => {
  const [hub, end] = [0, 301];
  const fan = Array.from({ length: 300 }, (_, at) => at + 1);
  const through = (place: number) => {
    const graph = {
      nodes: Int32Array.from({ length: 302 }, (_, row) => row),
      edges: Int32Array.from({ length: 301 }, (_, row) => row),
      relations: new Int32Array(301),
      sources: Int32Array.from([...fan.map(() => hub), place]),
      targets: Int32Array.from([...fan, end]),
    } as unknown as CandidateGraph;
    return waysWithin(graph, byEnd(graph, graph.edges), [hub], end);
  };
  expect(through(200)).toStrictEqual([{ nodes: [hub, 200, end], edges: [199, 300] }]);
  expect(through(201)).toStrictEqual([]);
  expect(through(end)).toStrictEqual([]);
});

test("records that one question has read of an open file the next one does not read again", async () => {
  const graph = memoryGraph([
    ["drug", "inhibits", "kinase"],
    ["kinase", "causes", "leukemia"],
  ]);
  const read: number[] = [];
  const store: GraphStore = Object.assign(Object.create(graph) as GraphStore, {
    wholeGraph: () => Promise.reject(new Error("not asked for")),
    edgeDetails: async (edges: readonly number[]) => {
      read.push(...edges);
      const details = await graph.edgeDetails(edges, signal);
      return details.map((one) => ({ ...one, evidence: [{ text: "", source: "r1", references: [] }] }));
    },
  });
  const ask = async () => {
    const candidates = await store.expand([0], EVERYTHING, signal);
    return findChains({ graph: candidates, from: [0], to: [2], asked: -1 }, portsOf(store));
  };
  const first = await ask();
  expect(first?.chains.map(({ support, nodes }) => [support, nodes])).toStrictEqual([["asked", [0, 1, 2]]]);
  expect(read.toSorted()).toStrictEqual([0, 1]);
  expect(await ask()).toStrictEqual(first);
  expect(read).toHaveLength(2);
});
