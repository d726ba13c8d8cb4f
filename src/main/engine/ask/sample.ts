/** Stage 4: which candidate edges go on to pruning, and the verdict of those that do not. */
import type { CandidateGraph } from "../../../shared/graph";
import type { SampleParams } from "../../../shared/recipe";
import type { Scores, Selection } from "./stage";

export interface SampleInput {
  readonly graph: CandidateGraph;
  readonly scores: Scores;
  /** Seed of the random draws of methods that draw. */
  readonly seed: number;
}

/** Method "none": every candidate goes on. */
export function sampleEdges({ graph }: SampleInput, params: SampleParams): Selection {
  switch (params.method) {
    case "none":
      return { verdicts: new Uint8Array(graph.edges.length), edgeNumbers: {}, notes: [] };
  }
}
