/** What a room of the window is made of, as far as others have to know of it. */
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Action, ActionSource } from "../state/action";

/** Where a panel opens that stands nowhere yet: beside others of its home. A drawer is a row of its own over the whole width, at the bottom. */
export type Home = "left" | "centre" | "right" | "below" | "drawer";

/** Parts of the Panels menu: what is read, what is looked at, what is worked with. */
export const PANEL_SECTIONS = ["read", "look", "work"] as const;
export type PanelSection = (typeof PANEL_SECTIONS)[number];

/** Panels that several rooms share (panel-groups.ts); never changed: layouts are saved by them. */
export type PanelGroupId = "controls" | "tables" | "diagnostics" | "databases";

interface NamedPanel {
  /** Lower-case word, never changed: layouts are saved by it. */
  readonly id: string;
  /** Among its likes, the first first: in its section of the Panels menu, or among the tabs of its group. */
  readonly place: number;
  /** Read while rendering, in the language of the moment. */
  readonly title: () => string;
  /** More words that find it in the palette, in the language spoken. */
  readonly words?: () => string;
  readonly icon: LucideIcon;
}

interface Standing {
  readonly section: PanelSection;
  readonly home: Home;
}

interface Body {
  /** Without props; fills its parent and has designed empty, loading and failed states. */
  readonly Component: ComponentType;
  /** Stays alive while another tab hides it, for a picture that takes time; others start anew when they are shown. */
  readonly keep?: true;
}

/** A panel of its own. */
export interface OwnPanel extends NamedPanel, Standing, Body {}

/** A tab of a panel that it shares with others. */
export interface TabPanel extends NamedPanel, Body {
  readonly group: PanelGroupId;
}

/** A panel that holds the tabs which rooms declare for it. */
export interface PanelGroup extends NamedPanel, Standing {
  readonly id: PanelGroupId;
}

/** What stands in the dock: a panel of its own with itself as its only tab, or a group with those of its rooms. */
export interface DockPanel extends NamedPanel, Standing {
  readonly tabs: readonly (NamedPanel & Body)[];
}

export interface Room {
  readonly panels?: readonly (OwnPanel | TabPanel)[];
  /** Actions that are there always and whose keys can be chosen, or what makes them of all panels. */
  readonly actions?: readonly Action[] | ((panels: readonly DockPanel[]) => readonly Action[]);
  /** Actions that follow from what is open: one for each graph, say. */
  readonly choices?: readonly ActionSource[];
}
