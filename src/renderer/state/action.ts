/** What a person can do: one value for palette, shortcuts, menus and the dialog that rebinds keys. */
import type { Workbench } from "./workbench";
import type { WorkbenchAccess } from "./workbench-context";

/** What actions are listed by, in the order of the palette. */
export const ACTION_GROUPS = [
  "question",
  "history",
  "timeline",
  "graph",
  "selection",
  "parameters",
  "files",
  "view",
  "program",
] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/**
 * Where an action's keys work: `everywhere`, in text fields too; `outside-fields`, not while a person writes (the usual);
 * `unfocused`, only while no control has the focus, for keys that controls use themselves (Space, arrows).
 */
export type KeyReach = "everywhere" | "outside-fields" | "unfocused";

export interface Action {
  /** Stable, for keys that were rebound and for what was used last: "timeline.play". */
  readonly id: string;
  /** In the language spoken; read while rendering. */
  readonly title: () => string;
  readonly group: ActionGroup;
  /** Chords that call it unless a person rebound them: "Control+Shift+Z", "Space", "ArrowLeft", "?" (`chordOf` in keys.ts). */
  readonly keys?: readonly string[];
  readonly reach?: KeyReach;
  /** More words that find it in the palette, in the language spoken. */
  readonly words?: () => string;
  /** Whether it can be done now; the palette shows it greyed out otherwise, and its keys do nothing. */
  readonly enabled: (state: Workbench) => boolean;
  readonly run: (access: WorkbenchAccess) => void;
}

/** Actions that are there always, or those that follow from the workbench: one for each graph, say. */
export type ActionSource = readonly Action[] | ((state: Workbench) => readonly Action[]);

/** All actions of the sources, in their order. */
export function actionsOf(sources: readonly ActionSource[], state: Workbench): readonly Action[] {
  return sources.flatMap((source) => (typeof source === "function" ? source(state) : source));
}
