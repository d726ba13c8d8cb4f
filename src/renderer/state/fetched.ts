/** What came, or will come, of something asked for. */
import type { Failure } from "../../shared/failure";

/** Something fetched: not there yet, there, or failed. */
export type Fetched<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly failure: Failure };
