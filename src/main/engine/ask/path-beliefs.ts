/** The retriever's belief in relation paths: the question read with one topic masked, candidate paths scored, those that lead somewhere kept. */
import { TOPIC_MASK } from "../models/retriever";
import type { QuestionReading, Retriever } from "../models/retriever";
import type { RetrieverParams } from "../../../shared/recipe";
import { walkPath } from "./path-steps";
import { labelWords } from "./path-world";
import type { PathWorld } from "./path-world";
import { joinAround } from "./question-phrases";
import type { Span } from "./question-phrases";
import { roughPaths } from "./rough-paths";
import type { Ports } from "./stage";
import { vectorsOf } from "./text-vectors";

/** A relation path that leads somewhere, and the probability that it is what the question means. */
export interface PathBelief {
  readonly steps: readonly number[];
  readonly probability: number;
  /** Node rows after each step, the topics first. */
  readonly layers: readonly Int32Array[];
}

/** Paths are walked best first until what is left of the belief is less than this. */
const NEGLIGIBLE = 1e-3;
/** Stands for an entity that the question names beside the topic. */
const OTHER_ENTITY = "something";

/** Beliefs about the paths from the node rows `topics`, which `spans` of the question name and `others` do not; best first, adding up to at most 1. */
export async function pathBeliefs(
  question: string,
  spans: readonly Span[],
  others: readonly Span[],
  topics: readonly number[],
  world: PathWorld,
  params: RetrieverParams,
  retriever: Retriever,
  ports: Ports,
): Promise<PathBelief[]> {
  if (world.index.steps.length === 0) return [];
  const { rowOf, reading } = await readQuestion(question, spans, others, world, retriever, ports);
  const hops = Math.min(params.maxHops, retriever.mostSteps);
  const paths = roughPaths(topics, world, reading, rowOf, hops, params.beam);
  if (paths.length === 0) return [];
  const table = new Int32Array(paths.length * retriever.mostSteps).fill(-1);
  paths.forEach((steps, at) => {
    steps.forEach((step, hop) => (table[at * retriever.mostSteps + hop] = rowOf[step]!));
  });
  return believe(paths, await reading.score(table), topics, world);
}

async function readQuestion(
  question: string,
  spans: readonly Span[],
  others: readonly Span[],
  world: PathWorld,
  retriever: Retriever,
  ports: Ports,
): Promise<{ readonly rowOf: Int32Array; readonly reading: QuestionReading }> {
  const { index, schema, endLabels } = world;
  const present = [...new Set(index.steps)].sort((a, b) => a - b);
  const rowOf = new Int32Array(index.stepCount).fill(-1);
  present.forEach((step, row) => (rowOf[step] = row));
  const relations = await vectorsOf(
    present.map((step) => schema.relations[step >> 1]!.words),
    ports,
  );
  const labelled = present.filter((step) => endLabels[step]! >= 0);
  const labels = await vectorsOf(
    labelled.map((step) => labelWords(schema.labels[endLabels[step]!]!.name)),
    ports,
  );
  const width = ports.embedder.width;
  const vectors = {
    relations: new Float32Array(present.length * width),
    backward: Float32Array.from(present, (step) => step & 1),
    labels: new Float32Array(present.length * width),
    labelled: Float32Array.from(present, (step) => (endLabels[step]! >= 0 ? 1 : 0)),
  };
  relations.forEach((vector, row) => vectors.relations.set(vector, row * width));
  labels.forEach((vector, at) => vectors.labels.set(vector, rowOf[labelled[at]!]! * width));
  return { rowOf, reading: await retriever.read(maskedQuestion(question, spans, others), vectors) };
}

/** As in training: the topic masked, other entities called "something". */
function maskedQuestion(question: string, spans: readonly Span[], others: readonly Span[]): string {
  const ordered = [
    ...spans.map((span) => ({ ...span, filling: TOPIC_MASK })),
    ...others.map((span) => ({ ...span, filling: OTHER_ENTITY })),
  ];
  return joinAround(question, ordered, ({ filling }) => filling);
}

/** Softmax over the scores; paths that turn out to lead nowhere leave it. */
function believe(
  paths: readonly (readonly number[])[],
  scores: Float32Array,
  topics: readonly number[],
  { index }: PathWorld,
): PathBelief[] {
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
