/** Relation paths from the entities a question names, matched with its words: answers without a trained model. */
import type { CandidateGraph } from "../../../../../shared/graph";
import type { PathMatchParams } from "../../../../../shared/stages/score/path-match";
import { message, type Message } from "../../../../../shared/sentences/sentences";
import { adjacencyOf, stepsFrom } from "../../adjacency";
import { bridgesBetween } from "../bridges";
import { rowsOfNodes } from "../../candidate-rows";
import { edgesOfWalk, walkPath, type StepIndex } from "../paths/path-steps";
import { stepWords, worldOf, type PathWorld } from "../paths/path-world";
import { rankPaths, type RelationPath } from "./relation-paths";
import type { Ports, ScoreInput, Scores } from "../../stage";
import { fittingGroups, isDoubtful, notesOnDoubt, wordsNotTaken } from "../doubtful-groups";
import { asRead, spansOf, startOf, topicGroups, type TopicGroup } from "../topic-groups";
import { threeDecimals } from "../../wording";

/** How fast prizes and answer scores fall with the distance to the best path's score. */
export const SOFTNESS = 0.15;

/** A path that leads somewhere, with the node rows after each step. */
interface WalkedPath extends RelationPath {
  readonly layers: readonly Int32Array[];
}

/**
 * The ends of the best relation path are the answers (scores in (0, 1], its own 1), the edges on it earn 1; other paths follow by score.
 * Between two named entities the short ways join in: their edges earn 1, the nodes on them are answers ((1 + 1 / (1 + steps from the first)) / 2, and the ends of paths half of theirs). Edge numbers: pathScore and pathRank
 * (1 = best) of the best path an edge lies on, hop on it, prize, cost; node numbers: pathScore, prize.
 */
export async function scorePathMatch(
  { seeds, graph, taught }: ScoreInput,
  params: PathMatchParams,
  ports: Ports,
): Promise<Scores> {
  const world = await worldOf(graph, seeds, ports);
  const read = asRead(seeds);
  const walk = async (some: readonly TopicGroup[]): Promise<WalkedPath[]> => {
    const paths: WalkedPath[] = [];
    for (const group of some) {
      const topics = rowsOfNodes(graph, group);
      const asked = [read.question, spansOf(group), topics, world, params, ports, taught?.paths] as const;
      const ranked = await rankPaths(...asked);
      paths.push(...walkBest(ranked, topics, world.index, params.topPaths));
    }
    return paths.sort((a, b) => b.score - a.score);
  };
  const all = topicGroups(read);
  const sure = all.filter((group) => !isDoubtful(group));
  const surely = await walk(sure);
  const ends = new Set(surely[0]?.layers.at(-1));
  const fitting = fittingGroups(all.filter(isDoubtful), ends, graph, world.index);
  const groups = all.filter((group) => sure.includes(group) || fitting.includes(group));
  const paths = fitting.length === 0 ? surely : await walk(groups);
  const scores = new PathScores(graph, params);
  paths.slice(0, params.topPaths).forEach((path, rank) => scores.add(path, rank, world.index));
  if (groups.length > 1) {
    const bridges = bridgesBetween(graph, groups);
    const onBridges = adjacencyOf(graph, (edge) => bridges[edge] === 1);
    scores.addBridges(bridges, stepsFrom(rowsOfNodes(graph, namedFirst(groups)), graph, onBridges));
  }
  for (const row of groups.flatMap((group) => rowsOfNodes(graph, group))) scores.topic(row);
  const ignored = wordsNotTaken(read.question, all, groups);
  const finished = scores.finish([...notesOnDoubt(ignored), ...notesOn(paths[0], world)]);
  return ignored.length > 0 ? { ...finished, ignored } : finished;
}

function namedFirst(groups: readonly TopicGroup[]): TopicGroup {
  return groups.reduce((first, group) => (startOf(group) < startOf(first) ? group : first));
}

/** The first `count` paths that lead somewhere. */
function walkBest(
  ranked: readonly RelationPath[],
  topics: readonly number[],
  index: StepIndex,
  count: number,
): WalkedPath[] {
  const walked: WalkedPath[] = [];
  for (const path of ranked) {
    if (walked.length === count) break;
    const layers = walkPath(index, topics, path.steps);
    if (layers !== undefined) walked.push({ ...path, layers });
  }
  return walked;
}

/** Collects what paths say of nodes and edges. */
class PathScores {
  readonly #nodePrizes: Float64Array;
  readonly #answers: Float64Array;
  readonly #nodeScores: Float64Array;
  readonly #edgePrizes: Float64Array;
  readonly #edgeScores: Float64Array;
  readonly #ranks: Float64Array;
  readonly #hops: Float64Array;
  /** Topics that are all a path leads to. */
  readonly #returns = new Set<number>();
  #best = NaN;
  /** What bridges earn at most: answer scores are shares of it. */
  #most = 1;

  constructor(
    readonly graph: CandidateGraph,
    readonly params: PathMatchParams,
  ) {
    const [n, m] = [graph.nodes.length, graph.edges.length];
    this.#nodePrizes = new Float64Array(n);
    this.#answers = new Float64Array(n).fill(NaN);
    this.#nodeScores = new Float64Array(n).fill(NaN);
    this.#edgePrizes = new Float64Array(m);
    this.#edgeScores = new Float64Array(m).fill(NaN);
    this.#ranks = new Float64Array(m).fill(NaN);
    this.#hops = new Float64Array(m).fill(NaN);
  }

  /** Paths must come best first. */
  add(path: WalkedPath, rank: number, index: StepIndex): void {
    if (rank === 0) this.#best = path.score;
    const worth = Math.exp((path.score - this.#best) / SOFTNESS);
    for (const row of path.layers.at(-1)!) {
      if (path.layers[0]!.includes(row)) this.#returns.add(row);
      if (!Number.isNaN(this.#answers[row]!)) continue;
      this.#answers[row] = worth;
      this.#nodeScores[row] = path.score;
    }
    edgesOfWalk(index, path.layers, path.steps, (edge, hop) => {
      if (!Number.isNaN(this.#ranks[edge]!)) return;
      this.#ranks[edge] = rank + 1;
      this.#hops[edge] = hop;
      this.#edgeScores[edge] = path.score;
      this.#edgePrizes[edge] = worth;
    });
  }

  /** `steps` are those from the entity named first: what it acts on comes before what follows from that. */
  addBridges(bridges: Uint8Array, steps: Float64Array): void {
    const { sources, targets } = this.graph;
    bridges.forEach((isBridge, edge) => {
      if (isBridge === 0) return;
      this.#edgePrizes[edge] = 1;
      for (const row of [sources[edge]!, targets[edge]!]) this.#answers[row] = 1 + 1 / (1 + steps[row]!);
      this.#most = 2;
    });
  }

  /** A topic is wanted in the subgraph; an answer it is only where a path leads to nothing else. */
  topic(row: number): void {
    this.#nodePrizes[row] = 1;
    if (!this.#returns.has(row)) this.#answers[row] = NaN;
  }

  finish(notes: readonly Message[]): Scores {
    const edgeCosts = new Float64Array(this.graph.edges.length).fill(this.params.cost);
    return {
      nodePrizes: this.#nodePrizes,
      edgePrizes: this.#edgePrizes,
      edgeCosts,
      answerScores: this.#answers.map((score) => score / this.#most),
      knowsAnswers: true,
      nodeNumbers: { pathScore: this.#nodeScores, prize: this.#nodePrizes },
      edgeNumbers: {
        pathScore: this.#edgeScores,
        pathRank: this.#ranks,
        hop: this.#hops,
        prize: this.#edgePrizes,
        cost: edgeCosts,
      },
      notes,
    };
  }
}

function notesOn(path: WalkedPath | undefined, world: PathWorld): Message[] {
  if (path === undefined) return [message("no-path")];
  const words = path.steps.map((step) => stepWords(step, world));
  return [message("best-path", { path: words.join(", "), score: threeDecimals(path.score) })];
}
