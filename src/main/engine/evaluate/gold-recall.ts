/** How much of the gold reasoning paths each stage still holds: where along the recipe they are lost. */
import { KEPT } from "../../../shared/trace";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";
import type { GoldTriple } from "./read-questions";

/** Share of the gold triples alive after each stage that can lose edges. */
export interface GoldRecall {
  readonly expand: number;
  readonly sample: number;
  readonly prune: number;
}

/** Recall of the union of the paths' triples; undefined when there are none. */
export async function goldRecall(
  paths: readonly (readonly GoldTriple[])[],
  run: Run,
  store: GraphStore,
  signal: AbortSignal,
): Promise<GoldRecall | undefined> {
  const triples = [...new Map(paths.flat().map((triple) => [JSON.stringify(triple), triple])).values()];
  if (triples.length === 0) return undefined;
  const rows = await Promise.all(triples.map((triple) => rowsOf(triple, run, store, signal)));
  const share = (alive: (row: number) => boolean) =>
    rows.filter((candidates) => candidates.some(alive)).length / triples.length;
  return {
    expand: share(() => true),
    sample: share((row) => run.selection.verdicts[row] === 0),
    prune: share((row) => run.subgraph.verdicts[row] === KEPT),
  };
}

/** Candidate edge rows that state this triple; a name may belong to several nodes. */
async function rowsOf(
  [source, relation, target]: GoldTriple,
  { graph }: Run,
  store: GraphStore,
  signal: AbortSignal,
): Promise<number[]> {
  const { relations } = await store.describe();
  const type = relations.findIndex(({ name }) => name === relation);
  const handles = async (name: string) =>
    new Set((await store.seeds({ by: "name", names: [name] }, signal)).map(({ node }) => node));
  const [sources, targets] = await Promise.all([handles(source), handles(target)]);
  const rows: number[] = [];
  graph.relations.forEach((of, row) => {
    if (of !== type) return;
    const ends = [graph.nodes[graph.sources[row]!]!, graph.nodes[graph.targets[row]!]!] as const;
    if (sources.has(ends[0]) && targets.has(ends[1])) rows.push(row);
  });
  return rows;
}
