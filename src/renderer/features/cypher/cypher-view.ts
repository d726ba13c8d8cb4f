/** What the workbench knows of the Cypher console; the functions are in cypher.ts. */
import { CYPHER_LIMITS, type CypherCostly, type CypherNames, type CypherRows } from "../../../shared/cypher";
import type { Failure } from "../../../shared/failure";

/** How an answer is shown. */
export const CYPHER_SHOWN = ["table", "graph"] as const;
export type CypherShown = (typeof CYPHER_SHOWN)[number];

/** Choices of the row limit and the time limit (seconds). */
export const ROW_LIMITS = [100, CYPHER_LIMITS.rows, CYPHER_LIMITS.mostRows] as const;
export const SECOND_LIMITS = [10, CYPHER_LIMITS.seconds, 120, CYPHER_LIMITS.mostSeconds] as const;

/** An answer, and what it answers. */
export interface CypherAnswer {
  readonly connection: string;
  readonly text: string;
  readonly rows: CypherRows;
}

export interface CypherView {
  /** The connection that a person chose to ask, by name; null follows the chosen graph. */
  readonly connection: string | null;
  readonly text: string;
  /** Parameters as JSON; "" for none. */
  readonly parameters: string;
  readonly rows: number;
  readonly seconds: number;
  /** The query under way. */
  readonly running: { readonly id: number; readonly startedAt: number } | null;
  readonly answer: CypherAnswer | null;
  /** Why the newest query has no answer; the answer before it is gone then. */
  readonly failure: Failure | null;
  /** The newest query waits for a person's word. */
  readonly costly: CypherCostly | null;
  readonly shown: CypherShown;
  /** Texts that were run in this window, newest first. */
  readonly recent: readonly string[];
  /** What the connection asked calls things, once it said so. */
  readonly names: { readonly connection: string; readonly value: CypherNames } | null;
}

export const FIRST_CYPHER: CypherView = {
  connection: null,
  text: "",
  parameters: "",
  rows: CYPHER_LIMITS.rows,
  seconds: CYPHER_LIMITS.seconds,
  running: null,
  answer: null,
  failure: null,
  costly: null,
  shown: "table",
  recent: [],
  names: null,
};
