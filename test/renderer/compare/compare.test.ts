import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import {
  byRecipe,
  comparesShown,
  leaveComparison,
  runOnScreen,
} from "../../../src/renderer/features/compare/compare";
import { compareCommands } from "../../../src/renderer/features/compare/compare-commands";
import { comparedView, sideSigns } from "../../../src/renderer/features/compare/compared-views";
import { openPanel } from "../../../src/renderer/state/layout";
import { compareViews } from "../../../src/renderer/features/compare/run-comparison";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { RANKED, WEIGHTED } from "../recipe-fixture";
import { KISMET, runOf } from "../run-fixture";

const answer = (id: string) => ({ node: 10, id, name: id.toUpperCase(), score: 1 });

//   left keeps Kismet → Dieterle and Jennie → Dieterle, right Kismet → Dieterle and Kismet → bd-r
const left = runOf(KISMET, { answers: [answer("a"), answer("b")] });
const right = runOf(
  [KISMET[0]!, { ...KISMET[1]!, verdict: "cycle", prize: 0.25 }, { ...KISMET[2]!, verdict: "kept" }],
  { answers: [answer("b"), answer("c")] },
);

test("two views: what both keep, what one keeps, what moved, and the ranks of the answers", () => {
  const found = compareViews(left, right);
  const rowsOf = (edges: typeof found.onlyLeft) => edges.map(({ leftRow, rightRow }) => [leftRow, rightRow]);
  expect([found.keptByBoth, found.onlyLeft, found.onlyRight].map(rowsOf)).toStrictEqual([
    [[0, 0]],
    [[1, 1]],
    [[2, 2]],
  ]);
  expect(found.edges).toStrictEqual({ both: 1, onlyLeft: 1, onlyRight: 1, jaccard: 1 / 3 });
  expect(found.moved.map((edge) => [edge.leftRow, edge.number, edge.left, edge.right])).toStrictEqual([
    [1, "prize", 1, 0.25],
  ]);
  expect(found.answers).toStrictEqual([
    { id: "a", name: "A", left: 1, right: null },
    { id: "b", name: "B", left: 2, right: 1 },
    { id: "c", name: "C", left: null, right: 2 },
  ]);
});

test("both pictures hold what either run keeps: as dropped where it was a candidate, as added where it was none", () => {
  const alone = runOf([KISMET[0]!, { ends: [1, 3], verdict: "kept" }]);
  const other = {
    ...alone,
    edges: { ...alone.edges, handle: Int32Array.of(0, 77), key: ["a", "z"] },
  };
  const own = { ...left, edges: { ...left.edges, key: ["a", "b", "c"] } };
  const two = { left: own, right: other, found: compareViews(own, other) };
  for (const side of ["left", "right"] as const) {
    const { nodes, edges } = comparedView(two, side);
    const keys = sideSigns(two, side).map(({ element, sign }) => [element.handle, sign]);
    expect([...nodes.handle]).toStrictEqual([0, 10, 20, 30]);
    expect([...edges.handle].sort((a, b) => a - b)).toStrictEqual(
      keys.map(([handle]) => handle as number).sort((a, b) => a - b),
    );
    expect(keys.map(([, sign]) => sign)).toStrictEqual(["both", "left", "right"]);
    const elsewhere = sideSigns(two, side).map((sign) => sign.elsewhere === true);
    expect(elsewhere).toStrictEqual([false, side === "right", side === "left"]);
  }
  expect([...(comparedView(two, "left").edges.added ?? [])]).toStrictEqual([0, 0, 1]);
  const elsewhere = { ...two, right: { ...other, graph: "drugs" } };
  expect(comparedView(elsewhere, "left").edges.handle).toHaveLength(2);
});

test("opened again over the same question, what is compared is still picked; over another it is not", () => {
  const side = {
    title: "",
    request: { ...byRecipe({ run: left, pins: [] }, RANKED)!.request },
    run: { state: "loading" },
  } as const;
  const compared = { id: 1, left: side, right: side };
  expect(comparesShown({ compared, run: left })).toBe(true);
  expect(comparesShown({ compared, run: { ...left, question: "Who?" } })).toBe(false);
  expect(comparesShown({ compared: null, run: left })).toBe(false);
});

test("edges are the same by what they are called, whatever their rows and handles", () => {
  const { edges, nodes } = left;
  const turned = (column: Int32Array) => column.slice().reverse();
  const other = {
    ...left,
    nodes: { ...nodes, handle: nodes.handle.map((handle) => handle + 7) },
    edges: {
      ...edges,
      handle: edges.handle.map((handle) => handle + 7),
      source: turned(edges.source),
      target: turned(edges.target),
      relation: turned(edges.relation),
      verdict: edges.verdict.slice().reverse(),
      numbers: {},
    },
  };
  expect(compareViews(left, other).edges).toStrictEqual({ both: 2, onlyLeft: 0, onlyRight: 0, jaccard: 1 });
});

test("where neither run keeps anything they agree", () => {
  const nothing = runOf([]);
  expect(compareViews(nothing, nothing).edges).toStrictEqual({
    both: 0,
    onlyLeft: 0,
    onlyRight: 0,
    jaccard: 1,
  });
});

const asked: Workbench = {
  ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
  run: left,
  ranWith: { recipe: WEIGHTED, overrides: { "score.lambda": 2 } },
  pins: [{ kind: "node", key: "d", name: "Dieterle", way: "in" }],
};

test("a run on screen is asked as it was, another recipe with its own parameters and the pins at hand", () => {
  expect(runOnScreen(asked)?.request).toMatchObject({
    recipe: "biomedical",
    overrides: { "score.lambda": 2 },
  });
  expect(runOnScreen(asked)?.request).not.toHaveProperty("pins");
  expect(byRecipe(asked, RANKED)?.request).toMatchObject({
    recipe: RANKED.name,
    overrides: {},
    pins: { nodesIn: ["d"], nodesOut: [], edgesIn: [], edgesOut: [] },
  });
  expect(byRecipe({ run: null, pins: [] }, RANKED)).toBeNull();
});

test("a side that fails leaves the other whole, and late answers of an older comparison are nobody's", async () => {
  const failure = { kind: "no-seeds", question: "?", tried: "" } as const;
  const client = {
    request: (_: string, { recipe }: { recipe: string }) =>
      Promise.resolve(recipe === RANKED.name ? { ok: false, failure } : { ok: true, value: left }),
  } as unknown as EngineClient;
  const store = createStore<Workbench>(() => asked);
  const commands = compareCommands(client, store);
  const [screen, ranked] = [runOnScreen(asked)!, byRecipe(asked, RANKED)!];
  const first = commands.compareRuns(ranked, ranked);
  await commands.compareRuns(screen, ranked);
  await first;
  const compared = store.getState().compared!;
  expect([compared.left.run, compared.right.run]).toStrictEqual([
    { state: "ready", value: left },
    { state: "failed", failure },
  ]);
  expect(store.getState().comparing).toBe(true);
  commands.swapCompared();
  expect(store.getState().compared?.left.run.state).toBe("failed");
  expect(leaveComparison(store.getState())).toMatchObject({ comparing: false, compared: { id: 2 } });
  expect(openPanel(store.getState(), "graph").comparing).toBe(false);
  commands.endComparison();
  expect(store.getState()).toMatchObject({ compared: null, comparing: false });
});
