/** What a room of the window is made of, as far as others have to know of it. */
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Action, ActionSource } from "../state/action";

/** Where a panel opens that stands nowhere yet: beside others of its home. A drawer is a row of its own over the whole width, at the bottom. */
export type Home = "left" | "centre" | "right" | "below" | "drawer";

/** A component without props that fills its parent and has designed empty, loading and failed states. */
export interface Panel {
  /** Lower-case word, never changed: layouts are saved by it. */
  readonly id: string;
  /** In the Panels menu, counted from its top. */
  readonly place: number;
  /** Read while rendering, in the language of the moment. */
  readonly title: () => string;
  readonly icon: LucideIcon;
  readonly Component: ComponentType;
  readonly home: Home;
  /** Stays alive while another tab hides it, for a picture that takes time; others start anew when they are shown. */
  readonly keep?: true;
}

export interface Room {
  readonly panels?: readonly Panel[];
  /** Actions that are there always and whose keys can be chosen, or what makes them of all panels. */
  readonly actions?: readonly Action[] | ((panels: readonly Panel[]) => readonly Action[]);
  /** Actions that follow from what is open: one for each graph, say. */
  readonly choices?: readonly ActionSource[];
}
