/**
 * Every choice that can be taken back, one line each. A room adds its own choice here: `field("notes")` for a field of the workbench as
 * it is, `{ read, restore }` for anything else; `asks: true` where another value calls for another run. A choice that goes into the
 * session file has its schema in saved-choices.ts too. Values are plain data and never changed in place, so that thousands of steps
 * share what they have in common. Changes go through `commands.choose` or `useChoose` (quick repetitions are one step) or `useChange`
 * (each is a step).
 */
import type { Explore } from "./explore-slice";
import type { Workbench } from "./workbench";

/** How one choice is read from the workbench and put back; `restore(state, read(other))` must read the same again. */
export interface StepPart<T> {
  read(state: Workbench): T;
  restore(state: Workbench, value: T): Workbench;
  /** True when another value asks something else, so that undo has to ask again. */
  readonly asks?: boolean;
}

export const STEP_PARTS = {
  graph: setting("graph"),
  recipe: setting("recipe"),
  overrides: field("overrides", { asks: true }),
  seed: field("seed", { asks: true }),
  pins: field("pins", { asks: true }),
  /** The question that is asked or answered, "" before any; half-typed words are the question bar's own. */
  question: {
    asks: true,
    read: (state: Workbench): string => state.asked,
    restore: (state: Workbench, asked: string): Workbench =>
      asked === "" ? { ...state, asked } : { ...state, asked, question: asked },
  },
  selection: field("selection"),
  /** Of this window's ledger, not of the session. */
  deletedRuns: field("deletedRuns"),
  hiddenLabels: field("hiddenLabels"),
  encoding: field("encoding"),
  triples: field("triples"),
  tables: field("tables"),
  added: explored("added"),
  aside: explored("aside"),
  together: explored("together"),
  hiddenRelations: explored("hiddenRelations"),
  styles: explored("styles"),
  notes: explored("notes"),
} as const;

/** What undo leads back to: everything chosen at one time. */
export type Step = { readonly [K in keyof typeof STEP_PARTS]: ReturnType<(typeof STEP_PARTS)[K]["read"]> };

function field<K extends keyof Workbench>(name: K, { asks = false } = {}): StepPart<Workbench[K]> {
  return {
    asks,
    read: (state) => state[name],
    restore: (state, value) => ({ ...state, [name]: value }),
  };
}

function setting(name: "graph" | "recipe"): StepPart<string> {
  return {
    asks: true,
    read: ({ settings }) => settings[name],
    restore: (state, value) => ({ ...state, settings: { ...state.settings, [name]: value } }),
  };
}

function explored<K extends keyof Explore>(name: K): StepPart<Explore[K]> {
  return {
    read: ({ explore }) => explore[name],
    restore: (state, value) => ({ ...state, explore: { ...state.explore, [name]: value } }),
  };
}
