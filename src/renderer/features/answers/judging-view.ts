/** What was judged of the run at hand and in this window; the functions are in judging.ts. */
import type { Judgement, JudgedSubject, RunTrust } from "../../../shared/judging";
import type { Fetched } from "../../state/fetched";

/** How far the run at hand may be trusted, as far as the engine has said by now. */
export interface TrustAtHand {
  readonly run: string;
  readonly told: Fetched<RunTrust>;
  /** What a second recipe says; null before it is asked. */
  readonly second: { readonly recipe: string; readonly agree?: boolean | undefined } | null;
}

/** One thing said in this window, and what stood there when it was first changed. */
export interface Said {
  readonly subject: JudgedSubject;
  /** The id of the answer it is said of; absent where it is said of the whole. */
  readonly answer?: string;
  readonly verdict: Judgement | null;
  readonly was: Judgement | null;
}

/** By `saidKey`. */
export type JudgedHere = Readonly<Record<string, Said>>;
