/** The biomedical objective: Σ p(v) + Σ p(e) − λ·Σ c(e). */
import { FailureError } from "../../../../../shared/failure";
import type { CandidateGraph, GraphSchema } from "../../../../../shared/graph";
import type { WeightedPrizesParams } from "../../../../../shared/stages/score/weighted-prizes";
import { type Message, message } from "../../../../../shared/sentences/sentences";
import { bridgesBetween, mentionGroups } from "../bridges";
import { nodeCosines } from "./node-cosines";
import { relationCosines } from "./relation-cosines";
import { inherited, relationSalience } from "./relation-weights";
import type { Ports, ScoreInput, Scores, Seeds } from "../../stage";
import { nodeQuestionVector, questionVector } from "../text-vectors";

/**
 * p(v) = max(0, α·cos + β·1[v is a seed]) (α less by `alphaBetween` where two entities are named), p(e) = γ·salience + bridge·1[e on a short way between named entities], cost = λ·c; clamped
 * negatives are counted in the notes.
 */
export async function scoreWeightedPrizes(
  { seeds, graph }: ScoreInput,
  params: WeightedPrizesParams,
  ports: Ports,
): Promise<Scores> {
  const schema = await ports.store.describe();
  const cosines = await cosinesOrNone(seeds, graph, schema, params, ports);
  const isSeed = new Set(seeds.nodes.map((seed) => seed.node));
  const groups = mentionGroups(seeds.mentioned);
  const alpha = params.alpha * (groups.length > 1 ? params.alphaBetween : 1);
  const raw = cosines.map(
    (cosine, row) => alpha * orZero(cosine) + (isSeed.has(graph.nodes[row]!) ? params.beta : 0),
  );
  const nodePrizes = raw.map((prize) => Math.max(0, prize));
  const edges = await edgeColumns(seeds, graph, schema, params, ports);
  const notes = clampNote(raw);
  const cut = () => notes.push(message("detours-many"));
  const bridge = params.bridge > 0 ? bridgesBetween(graph, groups, params.detour, cut) : undefined;
  const edgePrizes = edges.salience.map(
    (salience, edge) => params.gamma * salience + (bridge?.[edge] ? params.bridge : 0),
  );
  return {
    nodePrizes,
    edgePrizes,
    edgeCosts: edges.costs,
    answerScores: new Float64Array(cosines.length).fill(NaN),
    nodeNumbers: { cosine: cosines, prize: nodePrizes },
    edgeNumbers: {
      salience: edges.salience,
      prize: edgePrizes,
      cost: edges.costs,
      ...(bridge && { bridge: Float64Array.from(bridge) }),
    },
    notes,
  };
}

/** With α = 0 no vector is needed, so a graph without any can still be asked. */
async function cosinesOrNone(
  seeds: Seeds,
  graph: CandidateGraph,
  schema: GraphSchema,
  params: WeightedPrizesParams,
  ports: Ports,
): Promise<Float64Array> {
  if (params.alpha === 0 && schema.vectorWidth === 0) return new Float64Array(graph.nodes.length).fill(NaN);
  return nodeCosines(await nodeQuestionVector(seeds, ports), graph, schema, ports);
}

async function edgeColumns(
  seeds: Seeds,
  graph: CandidateGraph,
  schema: GraphSchema,
  params: WeightedPrizesParams,
  ports: Ports,
): Promise<{ salience: Float64Array; costs: Float64Array }> {
  const needsCosine = params.defaultSalience === "cosine" && params.schedule !== "idf";
  const cosines = needsCosine
    ? await relationCosines(await questionVector(seeds, ports), schema.relations, ports)
    : undefined;
  const fallback = (relation: number) =>
    cosines ? Math.max(0, cosines[relation]!) : Number(params.defaultSalience);
  const salience = relationSalience(schema.relations, params, fallback);
  const costs = schema.relations.map(
    (relation) => params.lambda * (inherited(params.costs, relation) ?? params.defaultCost),
  );
  checkFinite([...salience, ...costs]);
  return {
    salience: Float64Array.from(graph.relations, (relation) => salience[relation]!),
    costs: Float64Array.from(graph.relations, (relation) => costs[relation]!),
  };
}

function checkFinite(values: readonly number[]): void {
  if (values.every(Number.isFinite)) return;
  throw new FailureError({
    kind: "invalid-request",
    reason: message("too-large"),
  });
}

function orZero(cosine: number): number {
  return Number.isNaN(cosine) ? 0 : cosine;
}

function clampNote(raw: Float64Array): Message[] {
  const clamped = raw.reduce((count, prize) => count + (prize < 0 ? 1 : 0), 0);
  return clamped === 0 ? [] : [message("clamped", { count: clamped })];
}
