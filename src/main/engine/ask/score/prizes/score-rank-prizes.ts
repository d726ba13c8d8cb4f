import type { RankPrizesParams } from "../../../../../shared/stages/score";
import { message } from "../../../../../shared/sentences/sentences";
import { nodeCosines } from "./node-cosines";
import { rankEdgeCost, rankEdgePrizes, rankNodePrizes } from "./rank-prizes";
import { relationCosines } from "./relation-cosines";
import type { Ports, ScoreInput, Scores } from "../../stage";
import { nodeQuestionVector, questionVector } from "../text-vectors";

/** Prizes by rank of cosine, nodes by their own vectors, edges by their relation's words (METHODS 1.1, 1.2). */
export async function scoreRankPrizes(
  { seeds, graph }: ScoreInput,
  params: RankPrizesParams,
  ports: Ports,
): Promise<Scores> {
  const schema = await ports.store.describe();
  const ofRelation = await relationCosines(await questionVector(seeds, ports), schema.relations, ports);
  const nodes = await nodeCosines(await nodeQuestionVector(seeds, ports), graph, schema, ports);
  const edges = Float64Array.from(graph.relations, (relation) => ofRelation[relation]!);
  const nodePrizes = rankNodePrizes(nodes, params.topNodes);
  const edgePrizes = rankEdgePrizes(edges, params.topEdges);
  const cost = rankEdgeCost(params.cost, edgePrizes);
  const edgeCosts = new Float64Array(edges.length).fill(cost);
  return {
    nodePrizes,
    edgePrizes,
    edgeCosts,
    answerScores: new Float64Array(nodes.length).fill(NaN),
    nodeNumbers: { cosine: nodes, prize: nodePrizes },
    edgeNumbers: { cosine: edges, prize: edgePrizes, cost: edgeCosts },
    notes: cost < params.cost ? [message("cost-lowered", { from: params.cost, to: digits(cost) })] : [],
  };
}

function digits(cost: number): `${number}` {
  return cost.toPrecision(3) as `${number}`;
}
