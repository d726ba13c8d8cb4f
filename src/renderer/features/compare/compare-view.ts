/** Two runs side by side, as the workbench holds them; the functions are in compare.ts. */
import type { AskRequest } from "../../../shared/contract";
import type { RunView } from "../../../shared/trace";
import type { Fetched } from "../../state/fetched";

/** A run as it can be asked again: title for the person, request for the engine. */
export interface RunToCompare {
  readonly title: string;
  readonly request: AskRequest;
}

export interface ComparedSide extends RunToCompare {
  readonly run: Fetched<RunView>;
}

export type SideName = "left" | "right";

export interface Compared {
  /** Another comparison has another number: late answers to an older one are ignored. */
  readonly id: number;
  readonly left: ComparedSide;
  readonly right: ComparedSide;
}
