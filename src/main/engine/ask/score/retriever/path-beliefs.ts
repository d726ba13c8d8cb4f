/** The retriever's belief in relation paths: the question read with one topic masked, candidate paths scored, those that lead somewhere kept. */
import {
  OTHER_ENTITY,
  TOPIC_MASK,
  type QuestionReading,
  type Retriever,
  type StepVectors,
} from "../../../models/retriever";
import { Recent } from "../../../models/recent";
import type { RetrieverParams } from "../../../../../shared/stages/score/retriever";
import type { GraphSchema } from "../../../../../shared/graph";
import { presentSteps, walkPath } from "../paths/path-steps";
import { labelWords, type PathWorld } from "../paths/path-world";
import { joinAround, type Span } from "../paths/question-phrases";
import type { PathPrior } from "./path-prior";
import { pathsBetween } from "./paths-between";
import { roughPaths } from "./rough-paths";
import type { Ports } from "../../stage";
import { vectorsOf } from "../text-vectors";

/** A relation path that leads somewhere, and the probability that it is what the question means. */
export interface PathBelief {
  readonly steps: readonly number[];
  readonly probability: number;
  /** Node rows after each step, the topics first. */
  readonly layers: readonly Int32Array[];
}

/** Paths are walked best first until what is left of the belief is less than this. */
const NEGLIGIBLE = 1e-3;

/** The steps present in a graph as the retriever reads them; the same for every topic of a question. */
export interface ReadableSteps {
  /** Each step's row, −1 for steps the graph lacks. */
  readonly rowOf: Int32Array;
  readonly vectors: StepVectors;
}

/** Those of the last candidate graphs of a schema: the next one has mostly the same as one of them, and what was read with them still holds. */
const lately = new WeakMap<GraphSchema, Recent<ReadableSteps>>();
const MOST_LATELY = 8;

export async function readableSteps(world: PathWorld, ports: Ports): Promise<ReadableSteps> {
  const present = presentSteps(world.index);
  const { name, width } = ports.embedder;
  const key = [name, width, ...present, "", ...present.map((step) => world.endLabels[step]!)].join();
  const known = lately.get(world.schema) ?? new Recent(MOST_LATELY);
  lately.set(world.schema, known);
  return known.get(key, () => makeReadable(present, world, ports));
}

async function makeReadable(
  present: readonly number[],
  { index, schema, endLabels }: PathWorld,
  ports: Ports,
): Promise<ReadableSteps> {
  const rowOf = new Int32Array(index.stepCount).fill(-1);
  present.forEach((step, row) => (rowOf[step] = row));
  const labelled = present.filter((step) => endLabels[step]! >= 0);
  const relationOf = (step: number) => schema.relations[step >> 1]!.words;
  const labelOf = (step: number) => labelWords(schema.labels[endLabels[step]!]!.name);
  const width = ports.embedder.width;
  const vectors = {
    relations: new Float32Array(present.length * width),
    backward: Float32Array.from(present, (step) => step & 1),
    labels: new Float32Array(present.length * width),
    labelled: Float32Array.from(present, (step) => (endLabels[step]! >= 0 ? 1 : 0)),
  };
  const relations = await vectorsOf(present.map(relationOf), ports);
  relations.forEach((vector, row) => vectors.relations.set(vector, row * width));
  const labels = await vectorsOf(labelled.map(labelOf), ports);
  labels.forEach((vector, at) => vectors.labels.set(vector, rowOf[labelled[at]!]! * width));
  return { rowOf, vectors };
}

/** A question read with one of its entities as the topic. */
export interface Asked {
  /** The topic's node rows. */
  readonly topics: readonly number[];
  readonly rowOf: Int32Array;
  readonly reading: QuestionReading;
  readonly mostSteps: number;
}

/** The question as the retriever reads it with `spans` for its topic; `others` name other entities. The graph must have an edge. */
export async function readQuestion(
  question: string,
  { topics, spans, others }: { topics: readonly number[]; spans: readonly Span[]; others: readonly Span[] },
  { rowOf, vectors }: ReadableSteps,
  retriever: Retriever,
): Promise<Asked> {
  const reading = await retriever.read(maskedQuestion(question, spans, others), vectors);
  return { topics, rowOf, reading, mostSteps: retriever.mostSteps };
}

/** Beliefs about all paths away from the topic, with the weight of `prior` where there is one; best first, adding up to at most 1. */
export function beliefsFrom(
  asked: Asked,
  world: PathWorld,
  params: RetrieverParams,
  prior: PathPrior | undefined,
): Promise<PathBelief[]> {
  const { topics, reading, rowOf, mostSteps } = asked;
  const hops = Math.min(params.maxHops, mostSteps);
  const rough = roughPaths(topics, world, reading, rowOf, hops, params.beam);
  if (prior === undefined) return believe(rough, asked, world);
  const known = new Set(rough.map((path) => path.join()));
  const more = prior.paths.filter((path) => path.length <= params.maxHops && !known.has(path.join()));
  return believe([...rough, ...more], asked, world, (path) => params.prior * prior.scoreOf(path));
}

/** Beliefs about the paths from the topic that end at one of `targets`, cut to the walks that do; best first, adding up to at most 1. */
export async function beliefsBetween(
  asked: Asked,
  targets: readonly number[],
  world: PathWorld,
): Promise<PathBelief[]> {
  const paths = pathsBetween(world.index, asked.topics, targets, asked.mostSteps);
  const goal = new Set(targets);
  return (await believe(paths, asked, world)).flatMap((belief) => {
    const ends = belief.layers.at(-1)!.filter((row) => goal.has(row));
    return ends.length === 0 ? [] : [{ ...belief, layers: [...belief.layers.slice(0, -1), ends] }];
  });
}

/** As in training: the topic masked, other entities called "something". */
function maskedQuestion(question: string, spans: readonly Span[], others: readonly Span[]): string {
  const ordered = [
    ...spans.map((span) => ({ ...span, filling: TOPIC_MASK })),
    ...others.map((span) => ({ ...span, filling: OTHER_ENTITY })),
  ];
  return joinAround(question, ordered, ({ filling }) => filling);
}

/** What the network says of each path; every step must be among those read. */
export async function pathScores(
  paths: readonly (readonly number[])[],
  { rowOf, reading, mostSteps }: Omit<Asked, "topics">,
): Promise<Float32Array> {
  const table = new Int32Array(paths.length * mostSteps).fill(-1);
  paths.forEach((steps, at) =>
    table.set(
      Int32Array.from(steps, (step) => rowOf[step]!),
      at * mostSteps,
    ),
  );
  return reading.score(table);
}

/** Softmax over the paths' scores and what `more` adds to each; paths that turn out to lead nowhere leave it. */
async function believe(
  paths: readonly (readonly number[])[],
  { topics, ...asked }: Asked,
  { index }: PathWorld,
  more: (path: readonly number[]) => number = () => 0,
): Promise<PathBelief[]> {
  if (paths.length === 0) return [];
  const scores = Float64Array.from(await pathScores(paths, asked), (score, at) => score + more(paths[at]!));
  const order = Array.from(paths.keys()).sort((a, b) => scores[b]! - scores[a]! || a - b);
  const best = scores[order[0]!]!;
  const weights = Float64Array.from(scores, (score) => Math.exp(score - best));
  let total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total;
  const walked: { readonly at: number; readonly layers: readonly Int32Array[] }[] = [];
  for (const at of order) {
    if (left <= NEGLIGIBLE * total) break;
    left -= weights[at]!;
    const layers = walkPath(index, topics, paths[at]!);
    if (layers === undefined) total -= weights[at]!;
    else walked.push({ at, layers });
  }
  return walked.map(({ at, layers }) => ({ steps: paths[at]!, layers, probability: weights[at]! / total }));
}
