/** The recipe as it would be without the pins that stand in an edge's way: what "why not?" tries for what is pinned out. */
import type { Recipe } from "../../../../shared/recipe";
import { VERDICTS } from "../../../../shared/trace";
import { withoutPin } from "../../../../shared/pins";
import type { GraphStore } from "../../store/graph-store";
import { withPins } from "../recipe-overrides";
import { edgeKeysOf, keyText } from "../sample/sample-keys";
import type { Run } from "../stage";

const PINNED_OUT = VERDICTS.indexOf("pinned-out");

/** A recipe to try, and what it says of the pins: the edge's own ("out") or all of them ("some") are gone. */
export interface Unpinned {
  readonly recipe: Recipe;
  readonly from: "out" | "some";
}

/** True where no other change can admit the edge. */
export function isPinnedOut({ subgraph }: Run, row: number): boolean {
  return subgraph.verdicts[row] === PINNED_OUT;
}

/** Without the pins on the edge `row` and its ends where it is pinned out, else without any; undefined where the recipe pins nothing. */
export async function unpinned(
  recipe: Recipe,
  run: Run,
  row: number,
  store: GraphStore,
): Promise<Unpinned | undefined> {
  const { pins } = recipe;
  if (!pins) return undefined;
  if (row < 0 || !isPinnedOut(run, row))
    return { recipe: withPins({ ...recipe, pins: undefined }, undefined), from: "some" };
  const { graph } = run;
  const ends = Int32Array.of(graph.nodes[graph.sources[row]!]!, graph.nodes[graph.targets[row]!]!);
  const { ids } = await store.nodeNames(ends);
  const key = keyText(await edgeKeysOf(graph, store), row);
  // An end that is pinned in stays so.
  const outs = ids.filter((id) => pins.nodesOut.includes(id));
  const left = [key, ...outs].reduce(withoutPin, pins);
  return { recipe: withPins(recipe, left), from: "out" };
}
