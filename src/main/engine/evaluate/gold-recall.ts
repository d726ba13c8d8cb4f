/** How much of the gold each stage still holds: where along the recipe it is lost. */
import type { GraphStageName } from "../../../shared/recipe";
import { KEPT } from "../../../shared/trace";
import { rowsOfNodes } from "../ask/candidate-rows";
import type { Run } from "../ask/stage";
import type { Gold } from "./gold";

/** Shares in 0…1 of what is alive after a stage. */
export interface StageRecall {
  /** Of the gold triples; absent for the seed stage, which has no edges, and where there is no gold path. */
  readonly paths?: number;
  /** Of the gold answers; for the read stage, of those among the answers it ranks. */
  readonly answers: number;
}

/** Recall after each stage of one run. */
export function goldRecall(gold: Gold, run: Run): Record<GraphStageName, StageRecall> {
  const { seeds, graph, selection, subgraph, reading } = run;
  const goesOn = (row: number) => selection.verdicts[row] === 0;
  const isKept = (row: number) => subgraph.verdicts[row] === KEPT;
  const seedRows = new Set(rowsOfNodes(graph, seeds.nodes));
  const answerRows = new Set(reading.answers.map(({ row }) => row));
  const touched = nodesTouched(run);
  const recall = (edge: (row: number) => boolean, node: (row: number) => boolean): StageRecall => ({
    ...(gold.triples.length > 0 && { paths: shareAlive(gold.triples, edge) }),
    answers: shareAlive(gold.answers, node),
  });
  const all = () => true;
  return {
    seed: { answers: shareAlive(gold.answers, (row) => seedRows.has(row)) },
    expand: recall(all, all),
    score: recall(all, all),
    sample: recall(goesOn, (row) => touched[row] === 1),
    prune: recall(isKept, (row) => subgraph.nodes[row] === 1),
    read: recall(isKept, (row) => answerRows.has(row)),
  };
}

/** Where nothing could be run, nothing was found; `hasPaths`: the file has gold paths for the question. */
export function nothingFound(hasPaths: boolean): Record<GraphStageName, StageRecall> {
  const none: StageRecall = { ...(hasPaths && { paths: 0 }), answers: 0 };
  return { seed: { answers: 0 }, expand: none, score: none, sample: none, prune: none, read: none };
}

function shareAlive(wanted: readonly (readonly number[])[], isAlive: (row: number) => boolean): number {
  return wanted.filter((rows) => rows.some(isAlive)).length / wanted.length;
}

/** 1 for nodes with an edge that goes on after the sample stage, and for all of them where every edge does. */
export function nodesTouched({ graph, selection }: Run): Uint8Array {
  const touched = new Uint8Array(graph.nodes.length);
  let lost = 0;
  selection.verdicts.forEach((verdict, edge) => {
    if (verdict === 0) touched[graph.sources[edge]!] = touched[graph.targets[edge]!] = 1;
    else lost++;
  });
  return lost === 0 ? touched.fill(1) : touched;
}
