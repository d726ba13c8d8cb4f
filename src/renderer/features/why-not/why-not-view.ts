/** What is known of why something is no answer, and what was taught in this window; the functions are in taught.ts. */
import type { TaughtPath } from "../../../shared/taught";
import type { Ways, WhyNot } from "../../../shared/why-not";
import type { Fetched } from "../../state/fetched";

/** A node that should have been an answer, and what the engine says of that; true of the run it names only. */
export interface WishAtHand {
  readonly run: string;
  readonly id: string;
  readonly name: string;
  readonly ways: Fetched<Ways>;
  readonly changes: Fetched<WhyNot>;
}

/** What the scores say of a candidate edge of a run. */
export interface WaysAtHand {
  readonly run: string;
  readonly row: number;
  readonly found: Fetched<Ways>;
}

/** What a graph was taught, by the identity under which it is kept. */
export interface TaughtAtHand {
  readonly graph: string;
  readonly identity: string;
  readonly taught: readonly TaughtPath[];
}

/** One path taught or taken back in this window, and what stood before. */
export interface TaughtChange {
  readonly identity: string;
  readonly taught: TaughtPath;
  readonly holds: boolean;
  readonly held: boolean;
}

/** By `taughtKey`. */
export type TaughtHere = Readonly<Record<string, TaughtChange>>;
