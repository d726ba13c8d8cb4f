/** Filters by label or relation that a recipe sets. */
import { FailureError } from "../../../shared/failure";
import type { NamedCount } from "../../../shared/graph";
import { message } from "../../../shared/sentences/sentences";

/** Throws FailureError invalid-request where one of the names is none that the graph knows. */
export function checkFilter(
  what: "label" | "relation",
  wanted: readonly string[],
  known: readonly NamedCount[],
): void {
  const unknown = wanted.find((name) => !known.some((one) => one.name === name));
  if (unknown === undefined) return;
  throw new FailureError({
    kind: "invalid-request",
    reason: message("filter-unknown", { what, name: unknown.slice(0, 100) }),
  });
}
