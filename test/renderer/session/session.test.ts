import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { PAGE_PLACES, putPlaces } from "../../../src/renderer/picture/place-memory";
import { createAsking } from "../../../src/renderer/state/ask-commands";
import { createCommands } from "../../../src/renderer/features/commands";
import { addPart, drawnOf } from "../../../src/renderer/features/explore/explore";
import { setPin } from "../../../src/renderer/state/pins";
import { toggleLabel } from "../../../src/renderer/state/selection";
import { readSession } from "../../../src/renderer/features/session/session";
import { sessionCommands } from "../../../src/renderer/features/session/session-commands";
import { KEEP_AFTER } from "../../../src/renderer/features/session/session-keeping";
import { stepOf } from "../../../src/renderer/state/steps";
import { chooseGraph } from "../../../src/renderer/state/choices";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { ExploredPart, NamedPart } from "../../../src/shared/explore";
import { DEFAULT_RECIPE } from "../../../src/shared/recipe";
import { RANKED, WEIGHTED } from "../recipe-fixture";
import { runOf } from "../run-fixture";

const FILMS = { name: "films" } as unknown as Extract<
  Workbench["graphs"],
  { state: "ready" }
>["value"][number];

/** A workbench over an engine that answers at once and whose clock stands still. */
function workbench(left: { text: string; at: string; crashed: boolean; own: boolean } | null = null) {
  const kept: string[] = [];
  const run = runOf();
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    ask: ({ question, graph }: { question: string; graph: string }) =>
      runOf(undefined, {
        question,
        graph,
        edges: { ...run.edges, key: ["aa", "bb", "cc"].map((key) => key.repeat(8)) },
      }),
    "session:fingerprint": () => ({ fingerprint: "sha256:films" }),
    "session:left": () => ({ product: "1.2.3", left }),
    // The graph has numbered its nodes anew: a session that held handles would show others.
    "explore:named": ({ nodes, edges }: NamedPart) => ({
      part: {
        nodes: {
          handle: Int32Array.from([...nodes, "k"], handleOf),
          id: [...nodes, "k"],
          name: [...nodes, "k"].map((id) => `The ${id}`),
          label: [...nodes, "k"].map(() => "Film"),
        },
        edges: {
          handle: Int32Array.from(edges, (_, row) => 7000 + row),
          source: Int32Array.from(edges, ([source]) => handleOf(source)),
          target: Int32Array.from(edges, ([, , target]) => handleOf(target)),
          relation: edges.map(([, relation]) => relation),
        },
      } satisfies ExploredPart,
    }),
    "session:keep": ({ text }: { text: string }) => kept.push(text) && {},
  };
  const client = {
    request: (name: string, input: never) =>
      Promise.resolve({ ok: true, value: answers[name]?.(input) ?? [] }),
    watchStatus: () => () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const store = createStore<Workbench>(() => ({
    ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
    graphs: { state: "ready", value: [FILMS] },
    recipes: { state: "ready", value: [RANKED, { ...WEIGHTED, name: DEFAULT_RECIPE }] },
  }));
  const commands = createCommands(client, store, () => true);
  const clock = { now: () => "2026-11-21T10:32:00.000Z" };
  const session = sessionCommands(
    client,
    store,
    createAsking(client, store, () => true),
    clock,
  );
  return { store, commands, session, kept };
}

/** "k" is the run's node 0; what was added is numbered by its first letter. */
const handleOf = (id: string): number => (id === "k" ? 0 : 5000 + id.charCodeAt(0));

/** Two films beside Kismet, one edge of them twice. */
const FILMS_BESIDE: ExploredPart = {
  nodes: {
    handle: Int32Array.of(0, 77, 78),
    id: ["k", "sequel", "prequel"],
    name: ["Kismet", "The sequel", "The prequel"],
    label: ["Film", "Film", "Film"],
  },
  edges: {
    handle: Int32Array.of(900, 901, 902),
    source: Int32Array.of(0, 0, 78),
    target: Int32Array.of(77, 77, 0),
    relation: ["before", "before", "before"],
  },
};

const fileOf = (text: string, name = "kismet.dragoman") => ({
  ...{ name, size: text.length, text: () => Promise.resolve(text) },
});

/** A session with something of everything. */
async function busy(bench: ReturnType<typeof workbench>): Promise<string> {
  const { commands, session } = bench;
  await commands.ask("Who directed Kismet?");
  commands.chooseRecipe("g-retriever");
  commands.changeParameter("seed.k", 3);
  await vi.advanceTimersByTimeAsync(1000);
  await commands.select({ kind: "edge", handle: 10 });
  commands.choose(null, (state) => toggleLabel(state, "Film"));
  commands.choose(null, (state) => setPin(state, { kind: "node", key: "k", name: "Kismet" }, "in"));
  putPlaces({ graph: "films", question: "Who directed Kismet?" }, [
    ["k", 1.234567, -20],
    ["d", 3.1, Number.NaN],
    ["j", 0, 5],
  ]);
  return (await session.sessionFile()).text;
}

beforeEach(() => {
  vi.useFakeTimers();
  PAGE_PLACES.clear();
});
afterEach(() => void vi.useRealTimers());

test("a session saved, opened elsewhere and saved again is the same to the byte", async () => {
  const text = await busy(workbench());
  expect(JSON.parse(text)).toMatchObject({
    meta: { kind: "dragoman-session", version: 1, timestamp: "2026-11-21T10:32:00.000Z", source: "Dragoman" },
    data: {
      graph: { name: "films", fingerprint: "sha256:films" },
      choices: {
        ...{ question: "Who directed Kismet?", recipe: "g-retriever", overrides: { "seed.k": 3 }, seed: 1 },
        ...{ hiddenLabels: ["Film"], pins: [{ kind: "node", key: "k", name: "Kismet", way: "in" }] },
      },
      selected: { kind: "edge", key: "bb".repeat(8) },
      places: [
        ["k", 1.23, -20],
        ["j", 0, 5],
      ],
    },
  });
  PAGE_PLACES.clear();
  const elsewhere = workbench();
  await elsewhere.session.openSession(fileOf(text));
  expect((await elsewhere.session.sessionFile()).text).toBe(text);
  expect(elsewhere.store.getState().session.notice).toStrictEqual({
    kind: "opened",
    file: "kismet.dragoman",
  });
});

test("what was added by exploring comes back, in a graph that numbers its nodes otherwise", async () => {
  const bench = workbench();
  await busy(bench);
  bench.commands.choose(null, (state) => addPart(state, FILMS_BESIDE));
  await bench.commands.select({ kind: "node", handle: 78 });
  putPlaces({ graph: "films", question: "Who directed Kismet?" }, [["sequel", 7, 8]]);
  const { text } = await bench.session.sessionFile();
  const { data } = JSON.parse(text) as {
    data: { choices: Record<string, unknown>; selected: unknown; places: unknown };
  };
  expect([data.choices["added"], data.selected]).toStrictEqual([
    {
      ...{ graph: "films", question: "Who directed Kismet?", nodes: ["sequel", "prequel"] },
      edges: [
        ["k", "before", "sequel"],
        ["k", "before", "sequel"],
        ["prequel", "before", "k"],
      ],
    },
    { kind: "node", key: "prequel" },
  ]);
  expect(data.places).toContainEqual(["sequel", 7, 8]);
  PAGE_PLACES.clear();
  const elsewhere = workbench();
  await elsewhere.session.openSession(fileOf(text));
  expect((await elsewhere.session.sessionFile()).text).toBe(text);
  const drawn = drawnOf(elsewhere.store.getState())!;
  expect([drawn.nodes.name.slice(4), Array.from(drawn.edges.handle.slice(3))]).toStrictEqual([
    ["The sequel", "The prequel"],
    [7000, 7001, 7002],
  ]);
  expect(elsewhere.store.getState().selection).toStrictEqual({ kind: "node", handle: handleOf("prequel") });
  elsewhere.commands.undo();
  expect(elsewhere.store.getState().explore.added.nodes).toStrictEqual([]);
  // A session without additions leaves none behind.
  elsewhere.commands.redo();
  await elsewhere.session.openSession(fileOf(await busy(workbench())));
  expect(elsewhere.store.getState().explore.added.nodes).toStrictEqual([]);
  const spoilt = changed(text, '"sequel",', "7,");
  await elsewhere.session.openSession(fileOf(spoilt));
  expect(elsewhere.store.getState().session.notice).toMatchObject({
    refusal: { why: "broken", place: "data.choices.added" },
  });
});

test("opening is one step: undo brings back what was there", async () => {
  const text = await busy(workbench());
  const { store, commands, session } = workbench();
  await commands.ask("Who directed Jennie?");
  const before = JSON.stringify(stepOf(store.getState()));
  await session.openSession(fileOf(text));
  expect(stepOf(store.getState())).toMatchObject({ recipe: "g-retriever", selection: { handle: 10 } });
  commands.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(JSON.stringify(stepOf(store.getState()))).toBe(before);
});

const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const changed = (text: string, from: string | RegExp, to: string): string => {
  const result = text.replace(from, to);
  expect(result).not.toBe(text);
  return result;
};

test.each<[string, (text: string) => string, object]>([
  ["no JSON", () => "{", { why: "not-json" }],
  ["nothing", () => "", { why: "not-json" }],
  [
    "another kind",
    (text) => changed(text, "dragoman-session", "excalidraw"),
    { why: "other-kind", kind: "excalidraw" },
  ],
  ["any JSON", () => "[1, 2]", { why: "other-kind", kind: "" }],
  [
    "a newer version",
    (text) => changed(text, '"version": 1', '"version": 2'),
    { why: "newer", version: "2" },
  ],
  [
    "a version in words",
    (text) => changed(text, '"version": 1', '"version": "new"'),
    { why: "newer", version: "new" },
  ],
  [
    "a field too many",
    (text) => changed(text, '"graph": {', '"password": "x", "graph": {'),
    { why: "broken" },
  ],
  [
    "a wrong type",
    (text) => changed(text, '"seed": 1', '"seed": "one"'),
    { why: "broken", place: "data.choices.seed" },
  ],
  ["not a number", (text) => changed(text, '"seed": 1', '"seed": NaN'), { why: "not-json" }],
  ["a number without end", (text) => changed(text, "1.23", "1e999"), { why: "broken" }],
  ["a parameter of no name", (text) => changed(text, '"seed.k"', '"a b"'), { why: "broken" }],
  ["depth", (text) => changed(text, '"seed.k": 3', `"seed.k": ${deep(200_000)}`), { why: "broken" }],
  ["length", (text) => text + " ".repeat(16_000_001), { why: "too-large" }],
  [
    "another graph",
    (text) => changed(text, '"name": "films"', '"name": "gone"'),
    { why: "no-graph", graph: "gone" },
  ],
  [
    "another recipe",
    (text) => changed(text, '"g-retriever"', '"gone"'),
    { why: "no-recipe", recipe: "gone" },
  ],
])("a file with %s is refused by name and changes nothing", async (_, spoil, refusal) => {
  const text = spoil(await busy(workbench()));
  const { store, commands, session } = workbench();
  await commands.ask("Who directed Jennie?");
  const before = store.getState();
  await session.openSession(fileOf(text, "odd.dragoman"));
  const { session: after, ...rest } = store.getState();
  expect(after.notice).toMatchObject({ kind: "refused", file: "odd.dragoman", refusal });
  const { session: _session, ...untouched } = before;
  expect(rest).toStrictEqual(untouched);
});

test("a session without a room that came later opens; a graph that changed is said", async () => {
  const text = await busy(workbench());
  const older = JSON.parse(text) as { data: { choices: Record<string, unknown>; graph: object } };
  delete older.data.choices["pins"];
  older.data.graph = { name: "films", fingerprint: "sha256:other" };
  const { store, session } = workbench();
  await session.openSession(fileOf(JSON.stringify(older)));
  expect([store.getState().pins, store.getState().session.notice?.kind]).toStrictEqual([[], "graph-changed"]);
});

test("what changes is kept once it rests, and a crash offers it at the next start", async () => {
  const bench = workbench();
  const stop = bench.session.keepSessions();
  await vi.advanceTimersByTimeAsync(0);
  await bench.commands.ask("Who directed Kismet?");
  await vi.advanceTimersByTimeAsync(KEEP_AFTER + 10);
  expect(bench.kept).toHaveLength(1);
  expect(readSession(bench.kept[0]!)).toMatchObject({
    ok: true,
    opened: { choices: { question: "Who directed Kismet?" } },
  });
  stop();
  const left = { text: bench.kept[0]!, at: "2026-11-21T10:32:00.000Z", crashed: true, own: false };
  const next = workbench(left);
  next.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.store.getState().session.left).toStrictEqual(left);
  await next.session.restoreLeft();
  expect([next.store.getState().asked, next.store.getState().session.left]).toStrictEqual([
    "Who directed Kismet?",
    null,
  ]);
  const goesOn = workbench(left);
  goesOn.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(0);
  await goesOn.commands.ask("Who wrote Kismet?");
  expect(goesOn.store.getState().session.left).toBeNull();
  const clean = workbench({ ...left, crashed: false });
  clean.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(0);
  expect(clean.store.getState().session.left).toBeNull();
});

test("a page loaded again goes on where it was, unless somebody was quicker", async () => {
  const bench = workbench();
  const text = await busy(bench);
  const left = { text, at: "2026-11-21T10:32:00.000Z", crashed: false, own: true };
  const again = workbench(left);
  again.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(10);
  const { asked, run, pins, session } = again.store.getState();
  expect([asked, run?.question, pins.length]).toStrictEqual([
    "Who directed Kismet?",
    "Who directed Kismet?",
    1,
  ]);
  expect([session.left, session.notice]).toStrictEqual([null, null]);
  const dropping = workbench(left);
  const opened = dropping.session.openSession(fileOf(text.replaceAll("Who directed", "Who wrote")));
  dropping.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(10);
  await opened;
  const now = dropping.store.getState();
  expect([now.asked, now.run?.question, now.session.notice]).toStrictEqual([
    ...["Who wrote Kismet?", "Who wrote Kismet?"],
    { kind: "opened", file: "kismet.dragoman" },
  ]);
  const quicker = workbench(left);
  quicker.session.keepSessions()();
  quicker.store.setState((state) => chooseGraph(state, "drugs"));
  await vi.advanceTimersByTimeAsync(10);
  expect([quicker.store.getState().asked, quicker.store.getState().settings.graph]).toStrictEqual([
    "",
    "drugs",
  ]);
});

test("what was left is taken up with its answer however early that is asked for, once graphs and recipes are there", async () => {
  const text = await busy(workbench());
  const early = workbench({ text, at: "2026-11-21T10:32:00.000Z", crashed: true, own: false });
  const { graphs, recipes } = early.store.getState();
  early.store.setState({ graphs: { state: "loading" }, recipes: { state: "loading" } });
  early.session.keepSessions()();
  await vi.advanceTimersByTimeAsync(0);
  const restored = early.session.restoreLeft();
  await vi.advanceTimersByTimeAsync(0);
  expect(early.store.getState().question).toBe("");
  early.store.setState({ graphs, recipes });
  await restored;
  const { asked, run, session } = early.store.getState();
  expect([asked, run?.question, session.notice]).toStrictEqual([
    ...["Who directed Kismet?", "Who directed Kismet?"],
    { kind: "opened", file: "" },
  ]);
});
