/** Filters by label or relation that a recipe sets. */
import { FailureError } from "../../../shared/failure";
import type { GraphSchema } from "../../../shared/graph";
import { withoutNamespace } from "../../../shared/relation-words";
import { message } from "../../../shared/sentences/sentences";
import { namesOfLabels, namesOfRelations } from "./graph-words";
import { listNames } from "./wording";

/** Names that are told where a filter's is unknown. */
const MOST_TOLD = 8;

type Known = Pick<GraphSchema, "labels" | "relations">;

/** The graph's own names of the labels or relations that a filter lists; throws FailureError invalid-request for one that the graph does not know. */
export function readFilter(
  what: "label" | "relation",
  wanted: readonly string[],
  { labels, relations }: Known,
): string[] {
  const namesOf = what === "label" ? namesOfLabels(labels) : namesOfRelations(relations);
  const found = wanted.map((text) => ({ text, names: namesOf(text) }));
  const unknown = found.find(({ names }) => names.length === 0);
  if (unknown) {
    const name = unknown.text.slice(0, 100);
    const names = commonest(what === "label" ? labels : relations);
    const reason =
      names.length === 0
        ? message("filter-unknown", { what, name })
        : message("filter-unknown-of", { what, name, names: listNames(names, MOST_TOLD) });
    throw new FailureError({ kind: "invalid-request", reason });
  }
  return [...new Set(found.flatMap(({ names }) => names))];
}

function commonest(known: readonly { name: string; count: number; words?: string }[]): string[] {
  const ranked = known.toSorted((one, other) => other.count - one.count).slice(0, MOST_TOLD);
  return ranked.map(({ name, words }) => words ?? withoutNamespace(name));
}
