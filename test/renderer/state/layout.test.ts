import { expect, test } from "vitest";
import { arrangementOf, dockOf, shareOut } from "../../../src/renderer/features/shell/dock-layout";
import { panelOf } from "../../../src/renderer/features/rooms";
import { PRESETS } from "../../../src/renderer/features/shell/presets";
import {
  atEdge,
  keepKnown,
  panelsOf,
  readArrangement,
  withoutPanel,
  type Arrangement,
} from "../../../src/renderer/state/arrangement";
import { inHolders } from "../../../src/renderer/state/arrangement-groups";
import {
  choosePreset,
  floatPanel,
  isFirstPage,
  keepLayout,
  noteDock,
  openPanel,
  resetLayout,
  showAnswers,
  togglePanel,
} from "../../../src/renderer/state/layout";
import { PRESET_NAMES } from "../../../src/renderer/state/layout-view";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";

const title = (id: string): string => id.toUpperCase();
const SMALL: Arrangement = {
  area: {
    kind: "row",
    areas: [
      { kind: "tabs", panels: ["answers"], shown: "answers", size: 0.25 },
      {
        kind: "column",
        size: 0.75,
        areas: [
          { kind: "tabs", panels: ["graph", "triples"], shown: "triples", size: 0.8 },
          { kind: "tabs", panels: ["timeline"], shown: "timeline", sideways: true, size: 0.2 },
        ],
      },
    ],
  },
  floating: [
    {
      tabs: { kind: "tabs", panels: ["inspector"], shown: "inspector" },
      left: 9,
      top: 8,
      width: 300,
      height: 200,
    },
  ],
};

test.each(PRESET_NAMES)(
  "the %s preset names each panel once and shows the graph and the timeline",
  (name) => {
    const panels = panelsOf(PRESETS[name]);
    expect(new Set(panels).size).toBe(panels.length);
    expect(panels).toEqual(expect.arrayContaining(["answers", "graph", "tables", "inspector", "timeline"]));
    expect(readArrangement(PRESETS[name])).toEqual(PRESETS[name]);
  },
);

test("an arrangement of before panels were tabs shows the same: each in the panel that holds it, what was in front in front", () => {
  const before: Arrangement = {
    area: {
      kind: "row",
      areas: [
        { kind: "tabs", panels: ["parameters", "answers"], shown: "answers" },
        { kind: "tabs", panels: ["sampler"], shown: "sampler" },
        { kind: "tabs", panels: ["graph", "triples", "nodes", "waterfall"], shown: "nodes" },
      ],
    },
    floating: [
      {
        tabs: { kind: "tabs", panels: ["charts"], shown: "charts" },
        left: 9,
        top: 8,
        width: 300,
        height: 200,
      },
      {
        tabs: { kind: "tabs", panels: ["cypher"], shown: "cypher" },
        left: 9,
        top: 8,
        width: 300,
        height: 200,
      },
    ],
  };
  const now = keepKnown(
    inHolders(readArrangement(before)!, (id) => panelOf(id)?.id ?? id),
    (id) => panelOf(id) !== undefined,
  );
  expect(now).toMatchObject({
    area: {
      areas: [
        { panels: ["controls", "answers"], shown: "answers" },
        { panels: ["graph", "tables", "diagnostics"], shown: "tables" },
      ],
    },
    floating: [{ tabs: { panels: ["databases"] } }],
    fronts: { controls: "parameters", tables: "nodes", diagnostics: "waterfall", databases: "cypher" },
  });
  expect(inHolders(now!, (id) => panelOf(id)?.id ?? id)).toEqual(now);
});

test("what the dock shows stands the same again, however often it is saved", () => {
  const dock = dockOf(SMALL, 1000, 600, title);
  const saved = arrangementOf(dock)!;
  expect(dockOf(saved, 1000, 600, title)).toEqual(dock);
  expect(arrangementOf(dockOf(saved, 1000, 600, title))).toEqual(saved);
});

test("in a window of another size columns keep their width and the timeline its height", () => {
  const saved = arrangementOf(dockOf(SMALL, 1000, 600, title))!;
  const sizes = (width: number, height: number) => {
    const { data } = dockOf(saved, width, height, title).grid.root;
    const [answers, rest] = data as { size: number; data: { size: number }[] }[];
    return [answers!.size, rest!.size, ...rest!.data.map(({ size }) => size)];
  };
  // 250 and 120 of 1000 × 600, with 0.9125 of the pixels of a window 1280 wide; 1.4 and 1.15 times those in the large one.
  expect(sizes(1000, 600)).toStrictEqual([250, 750, 480, 120]);
  expect(sizes(2560, 1440)).toStrictEqual([384, 2176, 1288, 152]);
});

test("the dock gets pixels, titles and the side on which tabs stand", () => {
  const { grid, panels } = dockOf(SMALL, 1000, 600, title);
  expect([grid.width, grid.height, grid.orientation]).toStrictEqual([1000, 600, "HORIZONTAL"]);
  expect(Object.values(panels).map((panel) => panel.title)).toStrictEqual([
    "ANSWERS",
    "GRAPH",
    "TRIPLES",
    "TIMELINE",
    "INSPECTOR",
  ]);
  expect(JSON.stringify(grid.root)).toContain('"headerPosition":"left"');
});

test("fixed sizes are taken first, the rest is shared, and what does not fit shrinks", () => {
  const areas = (...sizes: (number | undefined)[]) =>
    sizes.map((size) => ({ kind: "tabs" as const, panels: ["graph"], size }));
  expect(shareOut(areas(300, undefined, undefined), 1000, 1)).toStrictEqual([300, 350, 350]);
  expect(shareOut(areas(0.25, undefined), 1000, 1)).toStrictEqual([250, 750]);
  expect(shareOut(areas(300, undefined), 1000, 1.4)).toStrictEqual([420, 580]);
  expect(shareOut(areas(600, 600, undefined), 900, 1)).toStrictEqual([400, 400, 100]);
  expect(shareOut(areas(300, 100), 800, 1)).toStrictEqual([600, 200]);
});

test("panels that the workbench does not have leave, and emptied boxes with them", () => {
  expect(keepKnown(SMALL, (id) => ["graph", "answers"].includes(id))).toStrictEqual({
    area: {
      kind: "row",
      areas: [
        { kind: "tabs", panels: ["answers"], shown: "answers", size: 0.25 },
        { kind: "tabs", panels: ["graph"], shown: "graph", size: 0.75 },
      ],
    },
    floating: [],
  });
  expect(keepKnown(SMALL, () => false)).toBeNull();
});

test("what leaves makes room for the largest beside it", () => {
  const three: Arrangement = {
    area: {
      kind: "row",
      areas: [
        { kind: "tabs", panels: ["answers"], size: 0.3 },
        { kind: "tabs", panels: ["graph"], size: 0.5 },
        { kind: "tabs", panels: ["inspector"], size: 0.2 },
      ],
    },
    floating: [],
  };
  expect(withoutPanel(three, "inspector")).toMatchObject({
    area: {
      areas: [
        { panels: ["answers"], size: 0.3 },
        { panels: ["graph"], size: undefined },
      ],
    },
  });
  expect(atEdge(three, "answers", "right", 320).area).toMatchObject({
    areas: [
      { panels: ["graph"], size: undefined },
      { panels: ["inspector"], size: 0.2 },
      { panels: ["answers"], size: 320 },
    ],
  });
  expect(atEdge(three, "inspector", "above", 200).area).toMatchObject({
    kind: "column",
    areas: [
      { panels: ["inspector"], size: 200 },
      { kind: "row", size: undefined },
    ],
  });
  expect(atEdge(null, "graph", "left", 320)).toMatchObject({ area: { panels: ["graph"], size: undefined } });
});

test("what is no arrangement is refused: other shapes, a panel twice, boxes without end", () => {
  const twice = { area: { kind: "tabs", panels: ["graph", "graph"] }, floating: [] };
  let deep: unknown = { kind: "tabs", panels: ["graph"] };
  for (let level = 0; level < 5000; level++) deep = { kind: level % 2 ? "row" : "column", areas: [deep] };
  const others = [undefined, null, "{", 7, [], { grid: {}, panels: {} }, twice, { area: deep, floating: [] }];
  expect(others.map(readArrangement)).toStrictEqual(others.map(() => null));
});

test("wishes are new values, and a panel asked for on the first page opens the dock", () => {
  const start = startWorkbench(FIRST_SETTINGS);
  expect(isFirstPage(start)).toBe(true);
  const opened = openPanel(start, "triples");
  expect(opened.layout.wish).toStrictEqual({ act: "open", panel: "triples" });
  expect(openPanel(opened, "triples").layout.wish).not.toBe(opened.layout.wish);
  expect(isFirstPage(opened)).toBe(false);
  const shown = noteDock(start, { open: ["graph"], shown: ["graph"], floating: ["graph"], maximised: false });
  expect(togglePanel(shown, "graph").layout.wish).toStrictEqual({ act: "close", panel: "graph" });
  expect(togglePanel(shown, "triples").layout.wish).toStrictEqual({ act: "open", panel: "triples" });
  expect(floatPanel(shown, "graph").layout.wish).toStrictEqual({ act: "dock", panel: "graph" });
});

test("each preset keeps its own layout until it is reset", () => {
  const reader = choosePreset(startWorkbench(FIRST_SETTINGS), "reader");
  const both = keepLayout(keepLayout(reader, "reader", SMALL), "debugger", SMALL);
  expect(both.settings).toMatchObject({ preset: "reader", layouts: { reader: SMALL, debugger: SMALL } });
  expect(resetLayout(both).settings.layouts).toStrictEqual({ debugger: SMALL });
});

test("who asks sees the answers, where the list of runs covered them, and nothing else moves", () => {
  const start = startWorkbench(FIRST_SETTINGS);
  const showing = (shown: readonly string[]): Workbench => ({
    ...start,
    layout: { ...start.layout, open: ["answers", "ledger", "parameters"], shown },
  });
  expect(showAnswers(showing(["ledger"])).layout.wish).toStrictEqual({ act: "open", panel: "answers" });
  for (const shown of [["answers", "ledger"], ["parameters"], ["answers"]])
    expect(showAnswers(showing(shown)).layout.wish).toBeNull();
});
