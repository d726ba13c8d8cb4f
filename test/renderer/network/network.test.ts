import { expect, test } from "vitest";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { addPart, clearPicture, drawnOf } from "../../../src/renderer/features/explore/explore";
import {
  groundOf,
  isNetwork,
  networkAtHand,
  networkView,
  readyQuestions,
} from "../../../src/renderer/features/network/network";
import { entitiesTitle } from "../../../src/renderer/features/network/network-texts";
import { networkCommands } from "../../../src/renderer/features/network/network-commands";
import { chooseGraph } from "../../../src/renderer/state/choices";
import { locate } from "../../../src/renderer/state/selection";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { isRelationCode } from "../../../src/shared/relation-words";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { GraphSummary, RequestOutput } from "../../../src/shared/contract";
import { createStore } from "zustand/vanilla";
import { runOf } from "../run-fixture";

//   Mara (7) —mamă→ Persida (3) —iubește→ Națl (9);   Mara —locuiește_în→ Radna (5)
const ANSWER: RequestOutput<"explore:network"> = {
  part: {
    nodes: {
      handle: Int32Array.of(7, 3, 5, 9),
      id: ["m", "p", "r", "n"],
      name: ["Mara", "Persida", "Radna", "Națl"],
      label: ["Person", "Person", "Place", ""],
    },
    edges: {
      handle: Int32Array.of(70, 71, 72),
      source: Int32Array.of(7, 3, 7),
      target: Int32Array.of(3, 9, 5),
      relation: ["mamă", "iubește", "locuiește_în"],
    },
  },
  degree: Int32Array.of(2, 2, 1, 1),
  whole: true,
};
const NOVEL = {
  ...{ name: "mara", title: "Mara", description: "", licence: "", attribution: "", vectorWidth: 0 },
  ...{ nodes: 4, edges: 3, relations: [], questions: [], sample: false },
  labels: [
    { name: "Place", count: 1 },
    { name: "Person", count: 2 },
  ],
} satisfies GraphSummary;
const view = networkView(NOVEL, ANSWER);

const opened = (changes: Partial<Workbench> = {}): Workbench => ({
  ...startWorkbench({ ...FIRST_SETTINGS, graph: "mara" }),
  graphs: { state: "ready", value: [NOVEL, { ...NOVEL, name: "films" }] },
  network: { graph: "mara", found: { state: "ready", value: { view, whole: true } } },
  ...changes,
});

test("a network is drawn as a run in which all is kept, with the graph's own labels in their order", () => {
  expect(view.labels).toStrictEqual(["Place", "Person"]);
  expect([...view.nodes.label]).toStrictEqual([1, 1, 0, -1]);
  expect([...view.edges.source, ...view.edges.target]).toStrictEqual([0, 1, 0, 1, 3, 2]);
  expect([...view.nodes.kept]).toStrictEqual([1, 1, 1, 1]);
  expect([isNetwork(view), isNetwork(runOf())]).toStrictEqual([true, false]);
});

test("before a question the ground is the network of the chosen graph, afterwards the run", () => {
  expect(groundOf(opened())).toBe(view);
  expect(groundOf(chooseGraph(opened(), "films"))).toBeNull();
  const run = runOf();
  expect(groundOf(opened({ run }))).toBe(run);
  const refused = { ...run, nodes: { ...run.nodes, handle: new Int32Array() } };
  expect(groundOf(opened({ run: refused }))).toBe(view);
  expect(locate({ run: groundOf(opened()), everything: null }, { kind: "edge", handle: 71 })?.row).toBe(1);
});

test("what is added to the network is drawn with it, goes with its question, and can be taken back", () => {
  const part = {
    nodes: {
      handle: Int32Array.of(3, 11),
      id: ["p", "t"],
      name: ["Persida", "Trică"],
      label: ["Person", "Person"],
    },
    edges: {
      handle: Int32Array.of(80),
      source: Int32Array.of(3),
      target: Int32Array.of(11),
      relation: ["soră"],
    },
  };
  const grown = addPart(opened(), part);
  expect(drawnOf(grown)?.nodes.name).toStrictEqual(["Mara", "Persida", "Radna", "Națl", "Trică"]);
  expect(drawnOf(clearPicture(grown))).toBe(view);
  const run = runOf();
  expect(drawnOf({ ...grown, run })).toBe(run);
});

test.each([
  ["CbG", true],
  ["Gr>G", true],
  ["GpPW", true],
  ["da g", true],
  ["ct d", true],
  ["is a", false],
  ["binds", false],
  ["directedBy", false],
  ["mamă", false],
  ["part of", false],
])("%s is a code that nobody would ask by: %s", (words, code) => {
  expect(isRelationCode(words)).toBe(code);
});

test("what a graph brings along is asked before what the engine found for it", () => {
  const [ready, none] = [{ questions: ["Who loves Mara?"] }, { questions: [] }];
  expect(readyQuestions(ready, ["Pe cine iubește Persida?"], "en")).toStrictEqual(["Who loves Mara?"]);
  expect(readyQuestions(none, ["Pe cine iubește Persida?"], "en")).toStrictEqual([
    "Pe cine iubește Persida?",
  ]);
  expect(readyQuestions(none, undefined, "en")).toStrictEqual([]);
});

test("the engine is asked for questions once the picture is there, and those found stay while the graph is looked at anew", async () => {
  const store = createStore<Workbench>(() => opened({ network: null }));
  const { client, waiting } = slowEngine();
  const { lookOver } = networkCommands(client, store);
  const questions = () => networkAtHand(store.getState())?.questions;
  const first = lookOver("mara");
  waiting[0]!({ ok: true, value: ANSWER });
  await expect.poll(() => waiting.length).toBe(2);
  expect([networkAtHand(store.getState())?.whole, questions()]).toStrictEqual([true, undefined]);
  waiting[1]!({ ok: true, value: { questions: ["Pe cine iubește Persida?"] } });
  await first;
  expect(questions()).toStrictEqual(["Pe cine iubește Persida?"]);
  void lookOver("mara");
  waiting[2]!({ ok: true, value: ANSWER });
  await expect.poll(() => waiting.length).toBe(4);
  expect(questions()).toStrictEqual(["Pe cine iubește Persida?"]);
});

/** An engine that answers when it is told to. */
function slowEngine() {
  const waiting: ((reply: unknown) => void)[] = [];
  const request = () => new Promise((done) => waiting.push(done));
  return { client: { request } as unknown as EngineClient, waiting };
}

test("the network of another graph that was opened meanwhile stays; one at hand stays until the new one is there", async () => {
  const store = createStore<Workbench>(() => opened());
  const { client, waiting } = slowEngine();
  const { lookOver } = networkCommands(client, store);
  const again = lookOver("mara");
  expect(store.getState().network?.found.state).toBe("ready");
  const other = lookOver("films");
  expect(store.getState().network).toStrictEqual({ graph: "films", found: { state: "loading" } });
  waiting[0]!({ ok: true, value: ANSWER });
  await again;
  expect(store.getState().network?.graph).toBe("films");
  waiting[1]!({ ok: false, failure: { kind: "graph-missing", graph: "films" } });
  await other;
  expect(store.getState().network?.found.state).toBe("failed");
  await lookOver("connection:far");
  expect(waiting).toHaveLength(2);
});

test("nodes that no edge joins are headed by how many rows there are, and not as the best connected", () => {
  expect(entitiesTitle({ nodes: 20, edges: 0 })).toBe("20 rows");
  expect(entitiesTitle({ nodes: 20, edges: 3 })).toBe("Best connected");
});
