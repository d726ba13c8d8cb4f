/** What the workbench knows of grids of parameters; the functions are in ablation.ts. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { GoldAxis, GoldCell } from "../../../shared/gold";
import type { GoldWith } from "./gold-view";

/** A parameter of the grid to come, its values as typed: "1, 2, 5". */
export interface AxisChoice {
  readonly path: string;
  readonly values: string;
}

/** One run of a grid. */
export interface Ablation {
  readonly id: number;
  readonly with: GoldWith;
  readonly axes: readonly GoldAxis[];
  /** How many questions are asked in every cell. */
  readonly questions: number;
  /** By row-major place; the last axis changes fastest. */
  readonly cells: ReadonlyMap<number, GoldCell>;
  readonly state: "running" | "done" | "stopped" | "failed";
  readonly startedAt: number;
  readonly progress: Progress | null;
  readonly failure: Failure | null;
}

export interface AblationView {
  readonly choices: readonly AxisChoice[];
  /** Most questions asked in every cell. */
  readonly sample: number;
  readonly ran: Ablation | null;
}

export const FIRST_ABLATION: AblationView = { choices: [], sample: 20, ran: null };
