import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient, RequestOptions } from "../../../src/renderer/api/engine-client";
import { expectedAfter } from "../../../src/renderer/features/cypher/cypher-completion";
import { createCommands } from "../../../src/renderer/features/commands";
import {
  canRunCypher,
  changeCypher,
  cypherConnection,
  cypherConnections,
  readParameters,
  wrongLineOf,
} from "../../../src/renderer/features/cypher/cypher";
import { cypherGraph } from "../../../src/renderer/features/cypher/cypher-graph";
import {
  cypherTableText,
  elementsOf,
  nodeName,
  valueText,
} from "../../../src/renderer/features/cypher/cypher-text";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { ListedConnection } from "../../../src/shared/connections";
import type { Reply } from "../../../src/shared/contract";
import {
  cypherOutcomeSchema,
  type CypherOutcome,
  type CypherRows,
  type CypherValue,
} from "../../../src/shared/cypher";

const connection = (name: string, address: string): ListedConnection => ({
  ...{ name, address, database: "", user: "", colour: "none", mayWrite: false, mapping: null },
  ...{ lastUsed: "", secret: "none" },
});
const LAB = connection("lab", "bolt://lab:7687");
const HOME = connection("home", "neo4j+s://home");
const CLOUD = connection("cloud", "neptune://cloud:8182");

const text = (value: string): CypherValue => ({ kind: "text", text: value });
const ADA = { id: "4:0", labels: ["DragomanNode", "Person"], properties: [["Name", text("Ada")]] };
const BEA = { id: "4:1", labels: [], properties: [["born", { kind: "integer", text: "1999" }]] };
const KNOWS = { id: "5:0", type: "KNOWS", source: "4:0", target: "4:1", properties: [] };
const AWAY = { id: "5:1", type: "KNOWS", source: "4:9", target: "4:0", properties: [["x", text("=1")]] };
const ANSWER = cypherOutcomeSchema.parse({
  outcome: "rows",
  columns: ["person", "path"],
  rows: [
    [
      { kind: "node", id: "4:0" },
      { kind: "path", ids: ["4:1", "5:0", "4:0"] },
    ],
    [
      { kind: "text", text: "=SUM(1)\tx" },
      { kind: "edge", id: "5:1" },
    ],
  ],
  nodes: [ADA, BEA],
  edges: [KNOWS, AWAY],
  ...{ more: "", estimatedRows: 2, ms: 1 },
}) as CypherRows;

function workbench(graph: string, ...known: ListedConnection[]): Workbench {
  const state = startWorkbench({ ...FIRST_SETTINGS, graph });
  return { ...state, connections: { ...state.connections, list: { state: "ready", value: known } } };
}

describe("whom the console asks", () => {
  test("only Neo4j; the one chosen here, else the chosen graph's, else the one used last", () => {
    const state = workbench("films", CLOUD, HOME, LAB);
    expect(cypherConnections(state)).toStrictEqual([HOME, LAB]);
    expect(cypherConnection(state)).toBe(HOME);
    expect(cypherConnection(workbench("connection:lab", CLOUD, HOME, LAB))).toBe(LAB);
    expect(cypherConnection(changeCypher(state, { connection: "lab" }))).toBe(LAB);
    expect(cypherConnection(changeCypher(state, { connection: "gone" }))).toBe(HOME);
    expect(cypherConnection(workbench("connection:cloud", CLOUD))).toBeUndefined();
  });

  test("a query needs words, whole parameters and a connection", () => {
    const state = changeCypher(workbench("", LAB), { text: "RETURN 1" });
    expect(canRunCypher(state)).toBe(true);
    expect(canRunCypher(changeCypher(state, { text: " \n" }))).toBe(false);
    expect(canRunCypher(changeCypher(state, { parameters: "{" }))).toBe(false);
    expect(canRunCypher(changeCypher(state, { running: { id: 1, startedAt: 0 } }))).toBe(false);
    expect(canRunCypher(changeCypher(workbench(""), { text: "RETURN 1" }))).toBe(false);
  });

  test("parameters are one JSON object without numbers that would be rounded", () => {
    expect(readParameters("")).toStrictEqual({});
    expect(readParameters('{"a": [1, 2.5, {"b": null}]}')).toStrictEqual({ a: [1, 2.5, { b: null }] });
    for (const wrong of ["[]", "1", "null", "{a: 1}", '{"a": 9007199254740993}']) {
      expect(readParameters(wrong), wrong).toBeNull();
    }
  });
});

describe("what comes of a query", () => {
  /** A workbench over an engine that gives these outcomes in turn, each when `settle` is called. */
  function consoleOver(state: Workbench) {
    const store = createStore(() => state);
    const asked: { input: unknown; settle: (reply: Reply<CypherOutcome>) => void }[] = [];
    const client = {
      request: (_: string, input: unknown, { signal }: RequestOptions = {}) =>
        new Promise((resolve) => {
          asked.push({ input, settle: resolve });
          signal?.addEventListener("abort", () => resolve({ ok: false, failure: { kind: "cancelled" } }));
        }),
      watchStatus: () => () => undefined,
      retry: () => undefined,
    } as unknown as EngineClient;
    return { store, asked, commands: createCommands(client, store, () => true) };
  }

  test("rows are kept with what was asked; a failure takes their place; costly ones wait for a word", async () => {
    const first = changeCypher(workbench("", LAB), { text: "RETURN 1", parameters: '{"a": 1}' });
    const { store, asked, commands } = consoleOver(first);
    const run = async (reply: Reply<CypherOutcome>, confirmed = false) => {
      const done = commands.runCypher(confirmed);
      expect(store.getState().cypher.running).not.toBeNull();
      asked.at(-1)!.settle(reply);
      await done;
      return store.getState().cypher;
    };
    expect(await run({ ok: true, value: ANSWER })).toMatchObject({
      ...{ running: null, failure: null, recent: ["RETURN 1"] },
      answer: { connection: "lab", text: "RETURN 1", rows: ANSWER },
    });
    expect(asked[0]!.input).toStrictEqual({
      ...{ graph: "connection:lab", text: "RETURN 1", parameters: { a: 1 } },
      ...{ rows: 1000, seconds: 30, confirmed: false },
    });
    const costly = { outcome: "costly", estimatedRows: 1e9, limit: 1e6 } as const;
    expect(await run({ ok: true, value: costly })).toMatchObject({ costly, answer: null });
    expect(await run({ ok: true, value: ANSWER }, true)).toMatchObject({ costly: null });
    expect(asked.at(-1)!.input).toMatchObject({ confirmed: true });
    const failure = { kind: "query-refused", because: "writes", what: "" } as const;
    expect(await run({ ok: false, failure })).toMatchObject({ failure, answer: null });
    store.setState((state) => changeCypher(state, { text: "RETURN 2" }));
    expect((await run({ ok: true, value: ANSWER })).recent).toStrictEqual(["RETURN 2", "RETURN 1"]);
  });

  test("a complaint about a line marks it until the text is another", async () => {
    const { store, asked, commands } = consoleOver(changeCypher(workbench("", LAB), { text: "A\nB" }));
    const done = commands.runCypher();
    asked[0]!.settle({
      ok: false,
      failure: { kind: "query-wrong", line: 2, column: 1, reason: "Invalid input 'B'" },
    });
    await done;
    expect(wrongLineOf(store.getState())).toBe(2);
    expect(wrongLineOf(changeCypher(store.getState(), { text: "A" }))).toBe(0);
  });

  test("cancelled, the answer before it stays and nothing is complained about", async () => {
    const { store, asked, commands } = consoleOver(changeCypher(workbench("", LAB), { text: "RETURN 1" }));
    const before = commands.runCypher();
    asked[0]!.settle({ ok: true, value: ANSWER });
    await before;
    const done = commands.runCypher();
    commands.cancelCypher();
    await done;
    expect(store.getState().cypher).toMatchObject({ running: null, failure: null, answer: { rows: ANSWER } });
  });
});

describe("values as text", () => {
  const elements = elementsOf(ANSWER);
  test("nodes, edges and paths are written near to Cypher; a path's edges point as they lie", () => {
    const [[node, path], [, edge]] = ANSWER.rows as [[CypherValue, CypherValue], [CypherValue, CypherValue]];
    expect(valueText(node, elements)).toBe('(:DragomanNode:Person {Name: "Ada"})');
    expect(valueText(path, elements)).toBe("(4:1)<-[:KNOWS]-(Ada)");
    expect(valueText(edge, elements)).toBe('[:KNOWS {x: "=1"}]');
    expect(nodeName(ANSWER.nodes[1]!)).toBe("4:1");
  });

  test("a long value stops where a cell ends, and says what the database left out", () => {
    const items = Array.from({ length: 10_000 }, (): CypherValue => ({ kind: "float", text: "0.5" }));
    expect(valueText({ kind: "list", items, left: 0 }, elements, 20).length).toBeLessThan(40);
    expect(valueText({ kind: "list", items: items.slice(0, 1), left: 7 }, elements)).toBe("[0.5, … (+7)]");
    expect(valueText({ kind: "map", entries: [["a", { kind: "null" }]] }, elements)).toBe("{a: null}");
    expect(valueText({ kind: "point", srid: 4326, coordinates: ["1.0", "2.0"] }, elements)).toBe(
      "point(1.0, 2.0; srid 4326)",
    );
  });

  test("copied rows hold no tab but those between cells, and no formula", () => {
    expect(cypherTableText(ANSWER).split("\n")).toStrictEqual([
      "person\tpath",
      '(:DragomanNode:Person {Name: "Ada"})\t(4:1)<-[:KNOWS]-(Ada)',
      `'=SUM(1) x\t[:KNOWS {x: "=1"}]`,
      "",
    ]);
  });
});

test("an answer as a graph: every edge has both ends, those that did not come along by their id", () => {
  const { nodes, edges, labels, relations } = cypherGraph(ANSWER);
  expect([nodes.name, [...nodes.label], labels]).toStrictEqual([
    ["Ada", "4:1", "4:9"],
    [0, -1, -1],
    ["Person"],
  ]);
  expect([[...edges.source], [...edges.target], relations]).toStrictEqual([[0, 2], [1, 0], ["KNOWS"]]);
});

test("what may come next in a query", () => {
  const expected: Readonly<Record<string, string>> = {
    "MATCH (n:": "label",
    "MATCH (n:A|": "label",
    "MATCH (n:`odd name`&!": "label",
    "MATCH (n)-[:": "relation",
    "MATCH (n)-[edge:KNOWS|": "relation",
    "MATCH (n) WHERE n:": "label",
    "RETURN n.": "property",
    "MATCH (n:Person {": "property",
    "MATCH (n:Person {name: 'x', ": "property",
    "MATCH (n:Person {name: ": "word",
    "MATCH (n) ": "word",
    "RETURN 1.": "property",
    "RETURN '(' + n.name, [x IN y | ": "word",
    "": "word",
  };
  for (const [before, what] of Object.entries(expected)) expect(expectedAfter(before), before).toBe(what);
});
