/** Between our arrangements and what the docking library reads and writes. */
import { Orientation } from "dockview-react";
import type { SerializedDockview } from "dockview-react";
import type { Area, Arrangement, Floating, Tabs } from "../../state/arrangement";

type Node = SerializedDockview["grid"]["root"];
type Group = Extract<Node["data"], { readonly id: string }>;

/** A window this wide (CSS pixels) takes pixel sizes as they are; wider ones give their sides more, up to 1.4 times. */
const PLAIN_WIDTH = 1280;
const SLOWNESS = 2.5;

/** Every panel is made by one component, which finds the panel by its id. */
const COMPONENT = "panel";

/** An arrangement as the library takes it, for a dock of `width` × `height` CSS pixels; `titleOf` names panels. */
export function dockOf(
  arrangement: Arrangement,
  width: number,
  height: number,
  titleOf: (panel: string) => string,
): SerializedDockview {
  const numbers = { next: 1 };
  const { area } = arrangement;
  const root = area.kind === "tabs" ? { kind: "row" as const, areas: [area] } : area;
  const row = root.kind === "row";
  const growth = Math.min(1.4, Math.max(0.8, 1 + (width / PLAIN_WIDTH - 1) / SLOWNESS));
  const floating = arrangement.floating.map((window) => ({
    data: groupOf(window.tabs, numbers),
    position: { left: window.left, top: window.top, width: window.width, height: window.height },
  }));
  const names = [...panelNames(root), ...arrangement.floating.flatMap(({ tabs }) => tabs.panels)];
  return {
    grid: {
      root: nodeOf(root, row ? height : width, row ? width : height, growth, numbers),
      width,
      height,
      orientation: row ? Orientation.HORIZONTAL : Orientation.VERTICAL,
    },
    panels: Object.fromEntries(
      names.map((id) => [id, { id, contentComponent: COMPONENT, title: titleOf(id) }]),
    ),
    floatingGroups: floating,
  };
}

/** `size` is the area's own along its box, `length` what its areas share. */
function nodeOf(area: Area, size: number, length: number, growth: number, numbers: { next: number }): Node {
  if (area.kind === "tabs") return { type: "leaf", data: groupOf(area, numbers), size };
  const sizes = shareOut(area.areas, length, growth);
  const data = area.areas.map((inner, index) => nodeOf(inner, sizes[index]!, size, growth, numbers));
  return { type: "branch", data, size };
}

function groupOf(tabs: Tabs, numbers: { next: number }): Group {
  return {
    id: String(numbers.next++),
    views: [...tabs.panels],
    activeView: tabs.shown ?? tabs.panels[0]!,
    ...(tabs.sideways === true ? { headerPosition: "left" as const } : {}),
  };
}

/** Pixels for each area: fixed ones first, the rest in equal parts; fixed ones shrink or stretch where that does not come out. */
export function shareOut(areas: readonly Area[], length: number, growth: number): number[] {
  const wanted = areas.map(({ size }) =>
    size === undefined ? null : size > 1 ? size * growth : size * length,
  );
  const fixed = wanted.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const open = wanted.filter((size) => size === null).length;
  // What takes the rest never falls below a third of an equal share.
  const least = (open * length) / areas.length / 3;
  const scale = open === 0 || fixed > length - least ? (length - (open === 0 ? 0 : least)) / fixed : 1;
  const rest = open === 0 ? 0 : (length - fixed * scale) / open;
  return wanted.map((size) => Math.round(size === null ? rest : size * scale));
}

function panelNames(area: Area): readonly string[] {
  return area.kind === "tabs" ? area.panels : area.areas.flatMap(panelNames);
}

/** What the library shows, as an arrangement; sizes become shares, so that it fits a window of any size. Null for an empty dock. */
export function arrangementOf({ grid, floatingGroups = [] }: SerializedDockview): Arrangement | null {
  const area = areaOf(grid.root, grid.orientation === Orientation.HORIZONTAL, undefined);
  if (area === null) return null;
  return { area, floating: floatingGroups.flatMap(floatingOf) };
}

function areaOf(node: Node, row: boolean, size: number | undefined): Area | null {
  const own = size === undefined ? {} : { size };
  if (!Array.isArray(node.data)) return tabsOf(node.data as Group, own);
  const inner = node.data as readonly Node[];
  const length = inner.reduce((sum, { size: part = 0 }) => sum + part, 0);
  const areas = inner
    .map((part) => areaOf(part, !row, rounded((part.size ?? 0) / length)))
    .filter((part) => part !== null);
  if (areas.length === 0) return null;
  return { kind: row ? "row" : "column", areas, ...own };
}

function tabsOf({ views, activeView, headerPosition }: Group, own: { size?: number }): Tabs | null {
  if (views.length === 0) return null;
  const sideways = headerPosition === "left" ? { sideways: true } : {};
  return { kind: "tabs", panels: [...views], shown: activeView ?? views[0]!, ...sideways, ...own };
}

/** A floating window of several groups is kept as one group with all their tabs. */
function floatingOf({
  data,
  grid,
  position,
}: NonNullable<SerializedDockview["floatingGroups"]>[number]): Floating[] {
  const views =
    data?.views ?? (grid === undefined ? [] : groupsIn(grid.root).flatMap((group) => group.views));
  if (views.length === 0) return [];
  const left = "left" in position ? position.left : 0;
  const top = "top" in position ? position.top : 0;
  const shown = data?.activeView ?? views[0]!;
  return [
    {
      tabs: { kind: "tabs", panels: views, shown },
      ...{ left, top, width: position.width, height: position.height },
    },
  ];
}

function groupsIn(node: Node): Group[] {
  return Array.isArray(node.data) ? (node.data as Node[]).flatMap(groupsIn) : [node.data as Group];
}

function rounded(share: number): number {
  return Math.max(0.001, Math.round(share * 1000) / 1000);
}
