/** What the workbench knows of questions with known answers; the functions are in gold.ts. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { GoldAccount, GoldFile, GoldOutcome, TopicEntities } from "../../../shared/gold";
import { GRAPH_STAGES, type Overrides } from "../../../shared/recipe";
import type { Fetched } from "../../state/fetched";

/** Which questions are listed: all, the first answer gold, not gold, or lost by one stage. */
export const GOLD_FILTERS = ["all", "hits", "failures", ...GRAPH_STAGES] as const;
export type GoldFilter = (typeof GOLD_FILTERS)[number];

/** What questions were asked with. */
export interface GoldWith {
  readonly graph: string;
  readonly recipe: string;
  readonly overrides: Overrides;
  readonly seed: number;
  readonly topicEntities: TopicEntities;
}

/** One evaluation of (a part of) the questions. */
export interface GoldEvaluation {
  readonly id: number;
  readonly with: GoldWith;
  /** Places in the file of the questions asked, in the order asked. */
  readonly asked: readonly number[];
  /** By place in the file. */
  readonly outcomes: ReadonlyMap<number, GoldOutcome>;
  readonly state: "running" | "done" | "stopped" | "failed";
  readonly startedAt: number;
  readonly progress: Progress | null;
  readonly failure: Failure | null;
}

/** The gold of one question in one run. */
export interface GoldInRun {
  readonly run: string;
  /** Place of the question in the file. */
  readonly place: number;
  readonly found: Fetched<GoldAccount>;
}

export interface GoldView {
  readonly file: GoldFile | null;
  /** A file that is being read, and why the newest one could not be. */
  readonly loading: boolean;
  readonly trouble: Failure | null;
  readonly topicEntities: TopicEntities;
  readonly filter: GoldFilter;
  /** Words that a listed question must hold. */
  readonly search: string;
  readonly evaluation: GoldEvaluation | null;
  /** Place in the file of the question looked at, −1 before any. */
  readonly current: number;
  readonly account: GoldInRun | null;
  /** Whether the canvas marks the gold of the run at hand. */
  readonly marked: boolean;
}

export const FIRST_GOLD: GoldView = {
  file: null,
  loading: false,
  trouble: null,
  topicEntities: "linked",
  filter: "all",
  search: "",
  evaluation: null,
  current: -1,
  account: null,
  marked: true,
};
