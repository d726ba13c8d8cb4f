/** What a run answered as a whole, as `ask --json` tells it: what forms are judged by. */
import { outcomeOf } from "../ask/run/outcome";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";
import type { Prediction } from "./metrics";

export interface GivenAnswer {
  /** All that are listed, best first. */
  readonly answers: readonly (Prediction & { readonly score: number })[];
  readonly value?: number | boolean;
  /** False where the answer says that it may lack something. */
  readonly complete: boolean;
  readonly refused: boolean;
  /** Names of the nodes that were linked. */
  readonly linked: readonly string[];
}

/** A question in which nothing is found to start from is told so in a sentence: refused. */
export const REFUSED: GivenAnswer = { answers: [], complete: true, refused: true, linked: [] };

/** The answer of a run; without a form of its own it is a list that claims to be the answer. */
export async function givenBy(run: Run, store: GraphStore): Promise<GivenAnswer> {
  const { reading, seeds, graph } = run;
  const outcome = outcomeOf(run);
  const rows = reading.answers.map(({ row }) => graph.nodes[row]!);
  const { ids, names } = await store.nodeNames(Int32Array.from(rows));
  // What stands in a table's column is no node: it is judged as it is written.
  const listed = outcome?.values
    ? outcome.values.map((value, at) => ({ id: value, name: value, score: 1 - at * 2 ** -40 }))
    : reading.answers.map(({ score }, at) => ({ id: ids[at]!, name: names[at]!, score }));
  const linked = await store.nodeNames(Int32Array.from(seeds.mentioned, ({ node }) => node));
  return {
    answers: listed,
    ...(outcome?.value !== undefined && { value: outcome.value }),
    complete: outcome?.complete ?? true,
    refused: outcome?.refused !== undefined,
    linked: linked.names,
  };
}
