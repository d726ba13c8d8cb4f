/** Between our arrangements and what the docking library reads and writes. */
import { Orientation, type SerializedDockview } from "dockview-react";
import type { Area, Arrangement, Floating, Tabs } from "../../state/arrangement";

type Node = SerializedDockview["grid"]["root"];
type Group = Extract<Node["data"], { readonly id: string }>;

/** A window this wide (CSS pixels) takes pixel sizes as they are; wider ones give their sides more, up to 1.4 times. */
const PLAIN_WIDTH = 1280;
const SLOWNESS = 2.5;
const [LEAST_GROWTH, MOST_GROWTH] = [0.8, 1.4];
/** A flat group with its tabs at the side holds lines of text, which hardly grow with the window. */
const MOST_FLAT_GROWTH = 1.15;

/** CSS pixels: a strip of one line, as the timeline is while somebody reads. */
const LEAST_HEIGHT = 36;

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
  const growth = growthOf(width);
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
      names.map((id) => [
        id,
        { id, contentComponent: COMPONENT, title: titleOf(id), minimumHeight: LEAST_HEIGHT },
      ]),
    ),
    floatingGroups: floating,
  };
}

/** What sizes in pixels are multiplied by in a dock `width` CSS pixels wide. */
function growthOf(width: number): number {
  return Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, 1 + (width / PLAIN_WIDTH - 1) / SLOWNESS));
}

/** `size` is the area's own along its box, `length` what its areas share. */
function nodeOf(area: Area, size: number, length: number, growth: number, numbers: { next: number }): Node {
  if (area.kind === "tabs") return { type: "leaf", data: groupOf(area, numbers), size };
  const sizes = shareOut(
    area.areas,
    length,
    area.kind === "row" ? growth : Math.min(growth, MOST_FLAT_GROWTH),
  );
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

/**
 * What the library shows, as an arrangement for a window of any size: columns beside the widest keep their width, flat groups their
 * height, and areas one below the other their shares. Null for an empty dock.
 */
export function arrangementOf({ grid, floatingGroups = [] }: SerializedDockview): Arrangement | null {
  const growth = growthOf(grid.width);
  const area = areaOf(grid.root, grid.orientation === Orientation.HORIZONTAL, undefined, growth);
  if (area === null) return null;
  return { area, floating: floatingGroups.flatMap(floatingOf) };
}

function areaOf(node: Node, row: boolean, size: number | undefined, growth: number): Area | null {
  const own = size === undefined ? {} : { size };
  if (!Array.isArray(node.data)) return tabsOf(node.data as Group, own);
  const inner = node.data as readonly Node[];
  const sizes = row ? widths(inner, growth) : heights(inner, Math.min(growth, MOST_FLAT_GROWTH));
  const areas = inner
    .map((part, at) => areaOf(part, !row, sizes[at], growth))
    .filter((part) => part !== null);
  if (areas.length === 0) return null;
  return { kind: row ? "row" : "column", areas, ...own };
}

/** Pixels of a plain window for every column but the widest, which takes what is left. */
function widths(parts: readonly Node[], growth: number): (number | undefined)[] {
  const widest = largestOf(parts);
  return parts.map(({ size = 0 }, at) => (at === widest ? undefined : pixels(size / growth)));
}

/** Shares; beside a flat group, which keeps its pixels, the tallest takes what is left. */
function heights(parts: readonly Node[], growth: number): (number | undefined)[] {
  const isFlat = ({ data }: Node): boolean =>
    !Array.isArray(data) && (data as Group).headerPosition === "left";
  const tallest = parts.some(isFlat) ? largestOf(parts) : -1;
  const length = parts.reduce((sum, { size = 0 }) => sum + size, 0);
  return parts.map((part, at) => {
    if (at === tallest) return undefined;
    return isFlat(part) ? pixels((part.size ?? 0) / growth) : rounded((part.size ?? 0) / length);
  });
}

function largestOf(parts: readonly Node[]): number {
  const sizes = parts.map(({ size = 0 }) => size);
  return sizes.indexOf(Math.max(...sizes));
}

/** Above 1, where sizes are pixels. */
function pixels(size: number): number {
  return Math.max(2, Math.round(size));
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
