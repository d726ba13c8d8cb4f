/** The trained retriever: belief in relation paths becomes one probability for every edge and node (DESIGN 1; docs/methods.md). */
import type { CandidateGraph } from "../../../../../shared/graph";
import type { RetrieverParams } from "../../../../../shared/stages/score/retriever";
import { FailureError } from "../../../../../shared/failure";
import { message, type Message } from "../../../../../shared/sentences/sentences";
import { rowsOfNodes } from "../../candidate-rows";
import { believedOfAll, EdgeBeliefs } from "./edge-beliefs";
import {
  beliefsBetween,
  beliefsFrom,
  readableSteps,
  readQuestion,
  type Asked,
  type PathBelief,
  type ReadableSteps,
} from "./path-beliefs";
import { pathPrior } from "./path-prior";
import { worldOf, type PathWorld } from "../paths/path-world";
import type { PathShare, Ports, ScoreInput, Scores } from "../../stage";
import type { Retriever } from "../../../models/retriever";
import { fittingGroups, isDoubtful, notesOnDoubt, wordsNotTaken } from "../doubtful-groups";
import { asRead, spansOf, startOf, topicGroups, type TopicGroup } from "../topic-groups";
import { threeDecimals } from "../../wording";

/** Where no node answers for all entities named with at least this probability, the question asks for what lies between them. */
const ANSWERS_FOR_ALL = 0.1;

/** One entity's beliefs, spread over edges and nodes; `inner`: what lies between answers, not the ends. */
interface TopicBeliefs {
  readonly beliefs: readonly PathBelief[];
  readonly inner: boolean;
}

/**
 * p(edge) = Σ p(path) over the paths it lies on; p(node) = Σ p(path) over the paths that end there, its answer score. Where the question
 * names several entities, nodes answer by the product over them, or, where none answers for all, what lies between two of them does.
 * Edge numbers: hop, pathRank (1 = best) of the likeliest path an edge lies on, prize, cost; node numbers: p, prize.
 */
export async function scoreRetriever(
  { seeds, graph, taught }: ScoreInput,
  params: RetrieverParams,
  ports: Ports,
): Promise<Scores> {
  const retriever = await retrieverOf(params, ports);
  const world = await worldOf(graph, seeds, ports);
  const read = asRead(seeds);
  const groups = topicGroups(read).sort((a, b) => startOf(a) - startOf(b));
  if (graph.edges.length === 0) {
    const topics = groups.map((group) => rowsOfNodes(graph, group));
    return toScores(graph, topics, [], params);
  }
  const steps = await readableSteps(world, ports);
  const hear = (some: readonly TopicGroup[]) =>
    hearTopics(some, { question: read.question, graph, world, steps, retriever, params, ports, taught });
  const heard = await hearWhatFits(groups, graph, world, hear);
  const ignored = wordsNotTaken(read.question, groups, heard.groups);
  const { topics, asked, beliefs, answers } = heard;
  if (asked.length < 2 || answers.size > 0) return toScores(graph, topics, beliefs, params, ignored);
  const between = await likeliestBetween(asked, world);
  return toScores(graph, topics, between ? [spread(between, graph, world)] : beliefs, params, ignored);
}

/** What a question says with each of some entities in turn as its topic. */
interface Heard {
  readonly groups: readonly TopicGroup[];
  readonly topics: readonly (readonly number[])[];
  readonly asked: readonly Asked[];
  readonly beliefs: readonly EdgeBeliefs[];
  /** Node rows that answer for all of them. */
  readonly answers: ReadonlySet<number>;
}

interface Hearing {
  readonly question: string;
  readonly graph: CandidateGraph;
  readonly world: PathWorld;
  readonly steps: ReadableSteps;
  readonly retriever: Retriever;
  readonly params: RetrieverParams;
  readonly ports: Ports;
  readonly taught: ScoreInput["taught"];
}

async function hearTopics(groups: readonly TopicGroup[], hearing: Hearing): Promise<Heard> {
  const { question, graph, world, steps, retriever, params, ports, taught } = hearing;
  const topics = groups.map((group) => rowsOfNodes(graph, group));
  const asked: Asked[] = [];
  const beliefs: EdgeBeliefs[] = [];
  for (const [at, group] of groups.entries()) {
    const others = groups.filter((other) => other !== group).flatMap(spansOf);
    const about = { topics: topics[at]!, spans: spansOf(group), others };
    const one = await readQuestion(question, about, steps, retriever);
    const prior =
      params.prior > 0
        ? await pathPrior(question, about.spans, about.topics, world, ports, taught?.paths)
        : undefined;
    asked.push(one);
    beliefs.push(
      spread({ beliefs: await beliefsFrom(one, world, params, prior), inner: false }, graph, world),
    );
  }
  // The product, not the mean that stands in for it: a node that one entity alone leads to does not answer for all.
  const joint = product(beliefs.map(({ nodes }) => nodes));
  return { groups, topics, asked, beliefs, answers: new Set(rowsFrom(joint, ANSWERS_FOR_ALL)) };
}

/** The entities beyond doubt, and of the others those that are next to what these lead to, where all have answers in common. */
async function hearWhatFits(
  groups: readonly TopicGroup[],
  graph: CandidateGraph,
  { index }: PathWorld,
  hear: (groups: readonly TopicGroup[]) => Promise<Heard>,
): Promise<Heard> {
  const doubtful = groups.filter(isDoubtful);
  const heard = await hear(groups.filter((group) => !isDoubtful(group)));
  const fitting = fittingGroups(doubtful, heard.answers, graph, index);
  if (fitting.length === 0) return heard;
  const more = await hear(groups.filter((group) => !isDoubtful(group) || fitting.includes(group)));
  return more.answers.size > 0 ? more : heard;
}

async function retrieverOf({ model }: RetrieverParams, { retriever }: Ports) {
  if (retriever === undefined) throw new FailureError({ kind: "model-missing", model });
  return retriever(model);
}

function spread({ beliefs, inner }: TopicBeliefs, graph: CandidateGraph, world: PathWorld): EdgeBeliefs {
  const sums = new EdgeBeliefs(graph, world);
  beliefs.forEach((belief, rank) => sums.add(belief, rank, inner));
  return sums;
}

/** The paths from the entity named first that reach another, else those from the next; undefined where none do. */
async function likeliestBetween(
  asked: readonly Asked[],
  world: PathWorld,
): Promise<TopicBeliefs | undefined> {
  for (const one of asked) {
    const targets = asked.flatMap((other) => (other === one ? [] : other.topics));
    const beliefs = await beliefsBetween(one, targets, world);
    if (beliefs.length > 0) return { beliefs, inner: true };
  }
  return undefined;
}

function toScores(
  graph: CandidateGraph,
  topics: readonly (readonly number[])[],
  beliefs: readonly EdgeBeliefs[],
  params: RetrieverParams,
  ignored: readonly string[] = [],
): Scores {
  const [n, m] = [graph.nodes.length, graph.edges.length];
  const edges = beliefs.length > 0 ? anyOf(beliefs.map((sums) => sums.edges)) : new Float64Array(m);
  const nodes = beliefs.length > 0 ? allOf(beliefs.map((sums) => sums.nodes)) : new Float64Array(n);
  const nodePrizes = new Float64Array(n);
  for (const row of topics.flat()) nodePrizes[row] = 1;
  const edgeCosts = new Float64Array(m).fill(params.cost);
  const [first] = beliefs;
  const shares = beliefs.flatMap((sums) => sums.shares);
  const believed = believedOfAll(beliefs);
  return {
    ...{ nodePrizes, edgePrizes: edges, edgeCosts, edgeProbabilities: edges, paths: shares },
    answerScores: nodes.map((p) => (p > 0 ? p : NaN)),
    knowsAnswers: true,
    ...(believed && { believed }),
    nodeNumbers: { p: nodes, prize: nodePrizes },
    edgeNumbers: {
      ...(first && { hop: first.hops, pathRank: first.ranks }),
      prize: edges,
      cost: edgeCosts,
    },
    ...(ignored.length > 0 && { ignored }),
    notes: [...notesOnDoubt(ignored), ...notesOn(shares)],
  };
}

function rowsFrom(column: Float64Array, least: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < column.length; row++) if (column[row]! >= least) rows.push(row);
  return rows;
}

/** 1 − Π(1 − p): an edge counts that any topic's paths use. */
function anyOf(columns: readonly Float64Array[]): Float64Array {
  const [first, ...rest] = columns;
  return rest.reduce(
    (joined, column) => joined.map((p, row) => 1 - (1 - p) * (1 - column[row]!)),
    first ?? new Float64Array(0),
  );
}

/** Π p over the topics: what all of them lead to. */
function product([first = new Float64Array(0), ...rest]: readonly Float64Array[]): Float64Array {
  return rest.reduce((joined, column) => joined.map((p, row) => p * column[row]!), first);
}

/** The product; where no node has them all, the mean. */
function allOf(columns: readonly Float64Array[]): Float64Array {
  const joint = product(columns);
  if (joint.some((p) => p > 0)) return joint;
  return joint.map((_, row) => columns.reduce((sum, column) => sum + column[row]!, 0) / columns.length);
}

function notesOn([best]: readonly PathShare[]): Message[] {
  if (best === undefined) return [message("no-path")];
  return [message("likeliest-path", { path: best.words.join(", "), p: threeDecimals(best.probability) })];
}
