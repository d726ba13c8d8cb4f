/** Which panels are open and what is wanted of the dock; the functions are in layout.ts. */
import type { Arrangement, Edge } from "./arrangement";

/** Arrangements that the workbench comes with. */
export const PRESET_NAMES = ["reader", "analyst", "debugger"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Arrangements that a person made out of a preset, by the preset. */
export type SavedLayouts = Readonly<Partial<Record<PresetName, Arrangement>>>;

/** How panels of a preset stand since a person moved them. */
export interface Moved {
  readonly preset: PresetName;
  readonly arrangement: Arrangement;
}

/** Something to be done to the dock once; a new value each time. */
export type LayoutWish =
  | { readonly act: "arrange" }
  | { readonly act: "open" | "close" | "maximise" | "float" | "dock"; readonly panel: string }
  | { readonly act: "edge"; readonly panel: string; readonly edge: Edge };

export interface LayoutView {
  /** The newest wish, until it is granted: by the dock, or by the next one where none is on the page. */
  readonly wish: LayoutWish | null;
  /** Every panel that the workbench has; empty until the shell says. */
  readonly known: readonly string[];
  /** Panels that are open with all their tabs, and those of them in sight with the tab in front. */
  readonly open: readonly string[];
  readonly shown: readonly string[];
  /** The tab in front in each panel that has several, by the panel's id; the first where none is named. */
  readonly fronts: Readonly<Record<string, string>>;
  /** Panels that float, and whether a group fills the dock. */
  readonly floating: readonly string[];
  readonly maximised: boolean;
  /** True once a panel was asked for on the first page, which gives way to the dock then. */
  readonly wanted: boolean;
}

export const FIRST_LAYOUT: LayoutView = {
  wish: null,
  known: [],
  open: [],
  shown: [],
  fronts: {},
  floating: [],
  maximised: false,
  wanted: false,
};
