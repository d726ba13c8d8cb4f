/** The trained retriever: belief in relation paths becomes one probability for every edge and node (DESIGN 1; docs/methods.md). */
import type { CandidateGraph, ScoredNode } from "../../../shared/graph";
import type { RetrieverParams } from "../../../shared/recipe";
import { FailureError } from "../../../shared/failure";
import { mentionGroups } from "./bridges";
import { rowsOfNodes } from "./candidate-rows";
import { EdgeBeliefs } from "./edge-beliefs";
import type { PathShare } from "./edge-beliefs";
import { pathBeliefs } from "./path-beliefs";
import type { PathBelief } from "./path-beliefs";
import { worldOf } from "./path-world";
import type { PathWorld } from "./path-world";
import type { Ports, ScoreInput, Scores } from "./stage";

/** With at least this share of the belief on paths that end at another entity the question names, it asks for what lies between the two. */
const ASKS_BETWEEN = 0.3;

/** An entity the question names: its node rows (namesakes share a group) and what is believed of the paths from it. */
interface Topic {
  readonly rows: readonly number[];
  readonly beliefs: readonly PathBelief[];
}

/**
 * p(edge) = Σ p(path) over the paths it lies on; p(node) = Σ p(path) over the paths that end there, its answer score. Where the question
 * names several entities: paths from one to another answer with what lies between, else nodes answer by the product over the entities.
 * Edge numbers: hop, pathRank (1 = best) of the likeliest path an edge lies on, prize, cost; node numbers: p, prize.
 */
export async function scoreRetriever(
  { seeds, graph }: ScoreInput,
  params: RetrieverParams,
  ports: Ports,
): Promise<Scores> {
  const retriever = await retrieverOf(params, ports);
  const world = await worldOf(graph, await ports.store.describe(), ports);
  const named = mentionGroups(seeds.mentioned);
  const groups = named.length > 0 ? named : seeds.nodes.slice(0, 1).map((seed) => [seed]);
  const topics: Topic[] = [];
  for (const group of groups) {
    const others = groups.filter((other) => other !== group).flatMap(spansOf);
    const rows = rowsOfNodes(graph, group);
    const beliefs = await pathBeliefs(
      seeds.question,
      spansOf(group),
      others,
      rows,
      world,
      params,
      retriever,
      ports,
    );
    topics.push({ rows, beliefs });
  }
  return tell(graph, topics, world, params);
}

async function retrieverOf({ model }: RetrieverParams, { retriever }: Ports) {
  if (retriever === undefined) throw new FailureError({ kind: "model-missing", model });
  return retriever(model);
}

function spansOf(group: readonly ScoredNode[]) {
  return group.flatMap(({ mention }) => (mention ? [mention] : []));
}

function tell(
  graph: CandidateGraph,
  topics: readonly Topic[],
  world: PathWorld,
  params: RetrieverParams,
): Scores {
  const between = likeliestBetween(topics);
  const told = between ?? topics;
  const perTopic = told.map((topic) => {
    const beliefs = new EdgeBeliefs(graph, world);
    topic.beliefs.forEach((belief, rank) => beliefs.add(belief, rank, between !== undefined));
    return beliefs;
  });
  const edges = noneWrong(perTopic.map(({ edges }) => edges));
  const nodes = allRight(perTopic.map(({ nodes }) => nodes));
  const nodePrizes = new Float64Array(graph.nodes.length);
  for (const row of topics.flatMap(({ rows }) => rows)) nodePrizes[row] = 1;
  const edgeCosts = new Float64Array(graph.edges.length).fill(params.cost);
  const [first] = perTopic;
  return {
    ...{ nodePrizes, edgePrizes: edges, edgeCosts, edgeProbabilities: edges },
    answerScores: nodes.map((p) => (p > 0 ? p : NaN)),
    paths: perTopic.flatMap(({ shares }) => shares),
    nodeNumbers: { p: nodes, prize: nodePrizes },
    edgeNumbers: {
      ...(first && { hop: first.hops, pathRank: first.ranks }),
      prize: edges,
      cost: edgeCosts,
    },
    notes: notesOn(perTopic.flatMap(({ shares }) => shares)),
  };
}

/** The topic from which the belief in paths to another is largest, with those paths alone, cut to the walks that end there. */
function likeliestBetween(topics: readonly Topic[]): readonly Topic[] | undefined {
  const cut = topics.map(({ rows, beliefs }, at) => {
    const targets = new Set(topics.flatMap((other, index) => (index === at ? [] : other.rows)));
    const ending = beliefs.flatMap((belief) => endingAt(belief, targets));
    return { rows, beliefs: ending, share: ending.reduce((sum, { probability }) => sum + probability, 0) };
  });
  const best = cut.reduce((most, topic) => (topic.share > most.share ? topic : most), cut[0]!);
  if (cut.length < 2 || best.share < ASKS_BETWEEN) return undefined;
  const scaled = best.beliefs.map((belief) => ({ ...belief, probability: belief.probability / best.share }));
  return [{ rows: best.rows, beliefs: scaled }];
}

function endingAt(belief: PathBelief, targets: ReadonlySet<number>): PathBelief[] {
  const ends = belief.layers.at(-1)!.filter((row) => targets.has(row));
  return ends.length === 0 ? [] : [{ ...belief, layers: [...belief.layers.slice(0, -1), ends] }];
}

/** 1 − Π(1 − p): an edge counts that any topic's paths use. */
function noneWrong(columns: readonly Float64Array[]): Float64Array {
  const [first, ...rest] = columns;
  return rest.reduce(
    (joined, column) => joined.map((p, row) => 1 - (1 - p) * (1 - column[row]!)),
    first ?? new Float64Array(0),
  );
}

/** Π p over the topics; where no node has them all, the mean. */
function allRight(columns: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(0), ...rest] = columns;
  const product = rest.reduce((joined, column) => joined.map((p, row) => p * column[row]!), first);
  if (rest.length === 0 || product.some((p) => p > 0)) return product;
  return first.map((p, row) => rest.reduce((sum, column) => sum + column[row]!, p) / columns.length);
}

function notesOn([best]: readonly PathShare[]): string[] {
  if (best === undefined) return ["No relation path leads away from what the question names."];
  return [`The likeliest relation path: ${best.words.join(", ")} (p = ${best.probability.toFixed(3)}).`];
}
