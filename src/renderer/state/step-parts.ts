/**
 * How each choice of a step is read and put back, one line each; a choice of step.ts without its line here does not compile.
 * `field("pins")` for a field of the workbench as it is, `{ read, restore }` for anything else; `asks: true` where another value calls
 * for another run. A choice that goes into the session file has its schema in saved-choices.ts too. Values are plain data and never
 * changed in place, so that thousands of steps share what they have in common. Changes go through `commands.choose` or `useChoose`
 * (quick repetitions are one step) or `useChange` (each is a step).
 */
import type { Step } from "./step";
import { arrangeMoved, choosePreset } from "./layout";
import type { Settings } from "./settings-view";
import type { Workbench } from "./workbench";

/** How one choice is read from the workbench and put back; `restore(state, read(other))` must read the same again. */
export interface StepPart<T> {
  read(state: Workbench): T;
  restore(state: Workbench, value: T): Workbench;
  /** True when another value asks something else, so that undo has to ask again. */
  readonly asks?: boolean;
}

export const STEP_PARTS: { readonly [K in keyof Step]: StepPart<Step[K]> } = {
  graph: setting("graph", { asks: true }),
  recipe: setting("recipe", { asks: true }),
  overrides: field("overrides", { asks: true }),
  seed: field("seed", { asks: true }),
  pins: field("pins", { asks: true }),
  question: {
    asks: true,
    read: (state) => state.asked,
    restore: (state, asked) => (asked === "" ? { ...state, asked } : { ...state, asked, question: asked }),
  },
  selection: field("selection"),
  deletedRuns: field("deletedRuns"),
  editedRuns: field("editedRuns"),
  judged: field("judged"),
  taughtHere: field("taughtHere"),
  hiddenLabels: field("hiddenLabels"),
  encoding: field("encoding"),
  // Before what a person chose within the arrangement, which another one lets go.
  preset: {
    read: ({ settings }) => settings.preset,
    restore: (state, preset) => (state.settings.preset === preset ? state : choosePreset(state, preset)),
  },
  // After the preset, which it belongs to.
  moved: { read: ({ moved }) => moved, restore: arrangeMoved },
  candidates: field("candidates"),
  leftToRight: field("leftToRight"),
  theme: setting("theme"),
  language: setting("language"),
  triples: field("triples"),
  tables: field("tables"),
  added: explored("added"),
  aside: explored("aside"),
  together: explored("together"),
  hiddenRelations: explored("hiddenRelations"),
  styles: explored("styles"),
  notes: explored("notes"),
};

function field<K extends keyof Workbench>(name: K, { asks = false } = {}): StepPart<Workbench[K]> {
  return {
    asks,
    read: (state) => state[name],
    restore: (state, value) => ({ ...state, [name]: value }),
  };
}

function setting<K extends "graph" | "recipe" | "theme" | "language">(
  name: K,
  { asks = false } = {},
): StepPart<Settings[K]> {
  return {
    asks,
    read: ({ settings }) => settings[name],
    restore: (state, value) => ({ ...state, settings: { ...state.settings, [name]: value } }),
  };
}

function explored<K extends keyof Workbench["explore"]>(name: K): StepPart<Workbench["explore"][K]> {
  return {
    read: ({ explore }) => explore[name],
    restore: (state, value) => ({ ...state, explore: { ...state.explore, [name]: value } }),
  };
}
