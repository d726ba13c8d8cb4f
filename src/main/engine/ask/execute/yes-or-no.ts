/** A yes, a no, or that the graph does not say. */
import { message } from "../../../../shared/sentences/sentences";
import type { Computed, World } from "./world";

/** Most edges and nodes cited for a yes or a no. */
export const MOST_CITED = 200;

/** Yes or no, with the nodes and edges that speak for it. */
export function answered(value: boolean, answers: readonly number[], edges: readonly number[]): Computed {
  const cited = [...new Set(edges)].slice(0, MOST_CITED);
  const said = [value ? message("yes") : message("no")];
  return {
    form: "boolean",
    value,
    complete: true,
    answers,
    edges: cited,
    said,
    operations: [],
    constraints: [],
  };
}

/** No answer; in a closed world a no. */
export function unsaid({ closedWorld }: World): Computed {
  if (closedWorld) return answered(false, [], []);
  return {
    form: "boolean",
    complete: false,
    answers: [],
    edges: [],
    said: [message("not-said")],
    operations: [],
    constraints: [],
  };
}
