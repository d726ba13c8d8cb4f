/** Everything the workbench knows, as one value; the functions beside this file turn it into the next one. */
import type { EdgeOrigin, GraphSummary } from "../../shared/contract";
import type { NodeReading } from "../../shared/node-reading";
import type { WhyNot } from "../../shared/why-not";
import type { Failure } from "../../shared/failure";
import type { EdgeDetails, NodeDetails } from "../../shared/graph";
import { DEFAULT_RECIPE, type Overrides, type Recipe } from "../../shared/recipe";
import type { RunView } from "../../shared/trace";
import type { LineStatus } from "../api/engine-line";
import { SLICES, type Slices } from "../features/slices";
import type { ElementRef } from "../picture/elements";
import type { Asking, RanWith } from "./asking-view";
import type { Difference } from "./difference";
import type { Fetched } from "./fetched";
import { startHistory, type History } from "./history";
import { FIRST_LAYOUT, type LayoutView, type Moved } from "./layout-view";
import type { Pin } from "./pins-view";
import type { Restart } from "./restart-view";
import type { Settings } from "./settings-view";
import type { Step } from "./step";

/** Which drawn elements are marked, by handle. */
export interface Marks {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** The sheet over the page: every action to search, or all keys to look up and choose. */
export type Sheet = "palette" | "keys";

/** What all rooms share, beside what each of them keeps (slices.ts). */
export interface Workbench extends Slices {
  readonly line: LineStatus;
  /** The engine is reached, and says nothing though something waits for it. */
  readonly silent: boolean;
  /** The engine ended by itself and another took its place; null once it is told. */
  readonly restart: Restart | null;
  readonly graphs: Fetched<readonly GraphSummary[]>;
  readonly recipes: Fetched<readonly Recipe[]>;
  /** What these lists leave out because it cannot be read, each by name. */
  readonly unread: readonly Failure[];
  readonly question: string;
  /** The question that is asked or answered, "" before any. */
  readonly asked: string;
  /** Changes to the chosen recipe. */
  readonly overrides: Overrides;
  /** Nodes and edges of this graph that are kept or lost whatever their score. */
  readonly pins: readonly Pin[];
  /** Of every draw. */
  readonly seed: number;
  /** Steps that can be taken back and again. */
  readonly history: History<Step>;
  readonly asking: Asking | null;
  readonly run: RunView | null;
  readonly ranWith: RanWith | null;
  /** The run of the same question that was on screen before, and what it ran with: what the difference is told against. */
  readonly previous: { readonly run: RunView; readonly ranWith: RanWith } | null;
  /** The run with the candidates that are not drawn, once they are asked for. */
  readonly everything: Fetched<RunView> | null;
  readonly difference: Difference | null;
  readonly failure: Failure | null;
  /** Where the timeline stands, as the canvas takes it; Infinity is the end. */
  readonly position: number;
  readonly playing: boolean;
  /** False while the canvas still lays the run out; playing from the start waits for it. */
  readonly laidOut: boolean;
  readonly selection: ElementRef | null;
  /** What was selected outside the canvas last, which therefore brings it into sight; a new value each time. */
  readonly revealed: ElementRef | null;
  /** Marked until another mark is set: a clicked answer or clause. */
  readonly pinned: Marks;
  /** Marked while the pointer or focus is on an answer or clause; wins over `pinned`. */
  readonly pointed: Marks | null;
  readonly hiddenLabels: readonly string[];
  /** Which number colours and widens edges; null leaves it to the run (`encodingOf`). */
  readonly encoding: string | null;
  /** Whether every drawn candidate is in the picture, or the answer alone; null leaves it to the arrangement (candidates.ts). */
  readonly candidates: boolean | null;
  /** Whether the answer is drawn in columns from left to right; null leaves it to its shape. */
  readonly leftToRight: boolean | null;
  readonly nodeDetails: Readonly<Record<number, NodeDetails>>;
  readonly edgeDetails: Readonly<Record<number, EdgeDetails>>;
  /** By row of the run at hand. */
  readonly whyNot: Readonly<Record<number, Fetched<WhyNot>>>;
  /** Where edges' probabilities came from, by row of the run at hand. */
  readonly origins: Readonly<Record<number, Fetched<EdgeOrigin>>>;
  /** What the trained reader made of nodes of the run at hand, by handle; null of those it did not read. */
  readonly nodeReadings: Readonly<Record<number, Fetched<NodeReading | null>>>;
  readonly layout: LayoutView;
  /** What undo brings back of moved panels; null until one was moved. */
  readonly moved: Moved | null;
  /** True while the settings are open. */
  readonly settingsOpen: boolean;
  /** The name of the file that the newest export was saved as; null once it is told. */
  readonly exported: Fetched<string> | null;
  /** Runs deleted from the ledger since the window was opened: undo brings them back. */
  readonly deletedRuns: readonly string[];
  readonly sheet: Sheet | null;
  readonly settings: Settings;
  /** The newest sentence for the live region. */
  readonly announcement: string;
}

export const NO_MARKS: Marks = { nodes: [], edges: [] };

/** The workbench before the engine has said anything. */
export function startWorkbench(settings: Settings): Workbench {
  return {
    ...SLICES,
    line: "connecting",
    silent: false,
    restart: null,
    graphs: { state: "loading" },
    recipes: { state: "loading" },
    unread: [],
    question: "",
    overrides: {},
    pins: [],
    seed: 1,
    history: startHistory<Step>(),
    layout: FIRST_LAYOUT,
    moved: null,
    settingsOpen: false,
    encoding: null,
    candidates: null,
    leftToRight: null,
    exported: null,
    deletedRuns: [],
    sheet: null,
    settings,
    announcement: "",
    ...NO_RUN,
  };
}

/** What a workbench without a run looks like; also what remains when the graph is changed. */
export const NO_RUN = {
  asked: "",
  asking: null,
  run: null,
  ranWith: null,
  previous: null,
  everything: null,
  difference: null,
  failure: null,
  position: Number.POSITIVE_INFINITY,
  playing: false,
  laidOut: true,
  selection: null,
  revealed: null,
  pinned: NO_MARKS,
  pointed: null,
  hiddenLabels: [],
  nodeDetails: {},
  edgeDetails: {},
  whyNot: {},
  origins: {},
  nodeReadings: {},
} as const satisfies Partial<Workbench>;

/** The name of the graph that is looked at: that of the run, otherwise the chosen one; "" where there is none. */
export function graphAtHand({ run, settings }: Pick<Workbench, "run" | "settings">): string {
  return run?.graph ?? settings.graph;
}

/** The cut of the run at hand, as what a request tells of its graph; nothing without one. */
export function cutAtHand({ run, ranWith }: Pick<Workbench, "run" | "ranWith">): { readonly cut?: string } {
  const cut = run === null ? undefined : ranWith?.overrides["expand.cutDate"];
  return typeof cut === "string" ? { cut } : {};
}

/** The graph chosen in the picker, where the engine has it. */
export function chosenGraph(state: Workbench): GraphSummary | undefined {
  if (state.graphs.state !== "ready") return undefined;
  return state.graphs.value.find((graph) => graph.name === state.settings.graph);
}

/** The recipe chosen in the picker; the default one when none was. */
export function chosenRecipe(state: Workbench): Recipe | undefined {
  if (state.recipes.state !== "ready") return undefined;
  const recipes = state.recipes.value;
  const named = (name: string): Recipe | undefined => recipes.find((recipe) => recipe.name === name);
  return named(state.settings.recipe) ?? named(DEFAULT_RECIPE) ?? recipes[0];
}
