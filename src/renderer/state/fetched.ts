/** What came, or will come, of something asked for. */
import type { Reply } from "../../shared/contract";
import type { Failure } from "../../shared/failure";

/** Something fetched: not there yet, there, or failed. */
export type Fetched<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly failure: Failure };

/** What a reply brought, or why it brought nothing. */
export function fetchedOf<T>(reply: Reply<T>): Fetched<T> {
  return reply.ok ? { state: "ready", value: reply.value } : { state: "failed", failure: reply.failure };
}
