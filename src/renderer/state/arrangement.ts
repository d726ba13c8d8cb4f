/** Where panels stand, as one plain value: presets are written in it, and what a person made of them is saved in it. */
import { z } from "zod";

/**
 * Size along the box an area stands in: at most 1 a share of it, above 1 CSS pixels of a window 1280 wide; areas without one share
 * what is left.
 */
type Size = { readonly size?: number | undefined };

/** One group of tabs; `shown` is the panel in front, the first where it is missing. */
export interface Tabs extends Size {
  readonly kind: "tabs";
  readonly panels: readonly string[];
  readonly shown?: string | undefined;
  /** Tabs stand at the side of a flat group, where a row of them would take half its height. */
  readonly sideways?: boolean | undefined;
}

/** Areas side by side (row) or one below the other (column). */
export interface Box extends Size {
  readonly kind: "row" | "column";
  readonly areas: readonly Area[];
}

export type Area = Tabs | Box;

/** A group that floats above the others, in CSS pixels from the top left. */
export interface Floating {
  readonly tabs: Tabs;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Arrangement {
  readonly area: Area;
  readonly floating: readonly Floating[];
  /** The tab in front in each panel that has several, by the panel's id; the first where none is named. */
  readonly fronts?: Readonly<Record<string, string>> | undefined;
}

const MOST_PANELS = 64;
const DEEPEST = 12;
const size = z.number().positive().max(10_000).optional();
const name = z.string().min(1).max(64);
const tabs = z.object({
  kind: z.literal("tabs"),
  panels: z.array(name).min(1).max(MOST_PANELS),
  shown: name.optional(),
  sideways: z.boolean().optional(),
  size,
});
const area: z.ZodType<Area> = z.lazy(() =>
  z.union([
    tabs,
    z.object({ kind: z.enum(["row", "column"]), areas: z.array(area).min(1).max(MOST_PANELS), size }),
  ]),
);
const pixels = z.number().min(-10_000).max(10_000);
const arrangement = z.object({
  area,
  floating: z.array(z.object({ tabs, left: pixels, top: pixels, width: pixels, height: pixels })).max(16),
  fronts: z.record(name, name).optional(),
});

/** A saved arrangement as it can be trusted: of this shape, not deeper than any screen, no panel twice. Null for anything else. */
export function readArrangement(saved: unknown): Arrangement | null {
  if (depthOf(saved) > 4 * DEEPEST) return null;
  const read = arrangement.safeParse(saved);
  if (!read.success) return null;
  const panels = panelsOf(read.data);
  return new Set(panels).size === panels.length ? read.data : null;
}

/** Every panel of an arrangement, floating ones last. */
export function panelsOf({ area, floating }: Arrangement): string[] {
  return [...panelsIn(area), ...floating.flatMap(({ tabs }) => tabs.panels)];
}

function panelsIn(area: Area): readonly string[] {
  return area.kind === "tabs" ? area.panels : area.areas.flatMap(panelsIn);
}

/** The arrangement of the panels that exist: others leave, emptied boxes with them. Null when nothing remains in the grid. */
export function keepKnown(arrangement: Arrangement, isKnown: (panel: string) => boolean): Arrangement | null {
  const area = keepIn(arrangement.area, isKnown);
  if (area === null) return null;
  const floating = arrangement.floating.flatMap((window) => {
    const tabs = keepTabs(window.tabs, isKnown);
    return tabs === null ? [] : [{ ...window, tabs }];
  });
  return { ...arrangement, area, floating };
}

function keepIn(area: Area, isKnown: (panel: string) => boolean): Area | null {
  if (area.kind === "tabs") return keepTabs(area, isKnown);
  const kept = area.areas.map((inner) => keepIn(inner, isKnown)).filter((inner) => inner !== null);
  // A box of the same kind inside a box is no box of its own: rows and columns take turns.
  const areas = kept.flatMap((inner) => (inner.kind === area.kind ? inner.areas : [inner]));
  if (areas.length === 0) return null;
  if (areas.length === 1) return { ...areas[0]!, size: area.size };
  return { ...area, areas: kept.length < area.areas.length ? fillUp(areas) : areas };
}

/** What left makes room for the largest; the others keep their sizes. */
function fillUp(areas: readonly Area[]): readonly Area[] {
  if (areas.some(({ size }) => size === undefined)) return areas;
  const largest = Math.max(...areas.map(({ size }) => size!));
  const at = areas.findIndex(({ size }) => size === largest);
  return areas.map((area, index) => (index === at ? { ...area, size: undefined } : area));
}

/** The arrangement without one panel; null when nothing remains in the grid. */
export function withoutPanel(arrangement: Arrangement, panel: string): Arrangement | null {
  return keepKnown(arrangement, (other) => other !== panel);
}

export type Edge = "left" | "right" | "above" | "below";

/** The arrangement with the panel alone along an edge of the window, `size` CSS pixels wide or high; taken from where it stood. */
export function atEdge(
  arrangement: Arrangement | null,
  panel: string,
  edge: Edge,
  size: number,
): Arrangement {
  const tabs: Tabs = { kind: "tabs", panels: [panel], shown: panel, size };
  const rest = arrangement === null ? null : withoutPanel(arrangement, panel);
  if (rest === null) return { area: { ...tabs, size: undefined }, floating: [] };
  const kind = edge === "left" || edge === "right" ? "row" : "column";
  const first = edge === "left" || edge === "above";
  // A box of the same kind takes the panel in and its largest area makes room; any other stands beside it whole.
  const others = rest.area.kind === kind ? fillUp(rest.area.areas) : [{ ...rest.area, size: undefined }];
  return { ...rest, area: { kind, areas: first ? [tabs, ...others] : [...others, tabs] } };
}

function keepTabs(tabs: Tabs, isKnown: (panel: string) => boolean): Tabs | null {
  const panels = tabs.panels.filter(isKnown);
  if (panels.length === 0) return null;
  const shown = tabs.shown !== undefined && panels.includes(tabs.shown) ? tabs.shown : panels[0];
  return { ...tabs, panels, shown };
}

/** How deep arrays and objects lie in each other; counted without recursion, since what is read may be hostile. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth < 1000; depth++)
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  return depth;
}
