/** Which relation paths out of a topic entity fit a question best (issue: no training, one setting for every graph). */
import type { GraphSchema } from "../../../../../shared/graph";
import type { PathMatchParams } from "../../../../../shared/stages/score/path-match";
import { highest } from "../highest";
import { likeliestPaths, type StepwiseScore } from "./likeliest-paths";
import { clarity, PathFit } from "./path-fit";
import { presentSteps, turnsBack } from "../paths/path-steps";
import { labelWords, type PathWorld } from "../paths/path-world";
import type { FavouredPath } from "../paths/favoured-path";
import { stepsAmiss, type PossessiveChain } from "../paths/possessive-chain";
import { questionPhrases, TOPIC, type QuestionPhrases, type Span } from "../paths/question-phrases";
import type { Ports } from "../../stage";
import { dot, mean, vectorsOf } from "../text-vectors";

/** A relation path and what its score is made of. */
export interface RelationPath {
  readonly steps: readonly number[];
  readonly score: number;
}

/** Taken off for every step by which a path is shorter (or, where it says no more, longer) than the question's possessives. */
const CHAIN = 0.2;
/** Paths looked at beyond their cheap bound; the beam is chosen from them. */
const FITTED = 600;
/** Labels that a graph may have for all of them to be rivals of its relations; of more, only those that ends of steps have. */
const MOST_LABELS = 64;
const PLACES = [TOPIC, "Y", "Z", "W", "V"];

/** The best `beam` relation paths of at most `maxHops` steps from the node rows `topics`, and the `favoured` ones, best first; some may lead nowhere. */
export async function rankPaths(
  question: string,
  mentions: readonly Span[],
  topics: readonly number[],
  world: PathWorld,
  params: PathMatchParams,
  ports: Ports,
  favoured: readonly FavouredPath[] = [],
): Promise<RelationPath[]> {
  const compounds = world.schema.relations.map(({ words }) => words);
  const asked = questionPhrases(question, mentions, compounds);
  const view = await compareWords(asked, world, ports);
  const bounded = likeliestPaths(topics, world, params.maxHops, FITTED, cheapScore(view, params));
  const fitted = best(
    bounded,
    params.beam,
    (steps) => fitScore(steps, view, params) + meanCosine(steps, view),
  );
  const bonus = bonusOf(favoured, world);
  const known = new Set(fitted.map((steps) => steps.join()));
  const paths = [
    ...fitted,
    ...[...bonus.values()].map(({ steps }) => steps).filter((it) => !known.has(it.join())),
  ];
  const words = await pathVectors(paths, world.schema, ports);
  const scoreOf = (steps: readonly number[], at: number) =>
    fitScore(steps, view, params) + dot(view.question, words[at]!) + (bonus.get(steps.join())?.bonus ?? 0);
  return paths
    .map((steps, at) => ({ steps, score: scoreOf(steps, at) }))
    .sort((a, b) => b.score - a.score || a.steps.length - b.steps.length);
}

/** The favoured paths whose steps the candidates have, each by the most it is favoured by. */
function bonusOf(favoured: readonly FavouredPath[], { index }: PathWorld): ReadonlyMap<string, FavouredPath> {
  const present = new Set(favoured.length > 0 ? presentSteps(index) : []);
  const walkable = favoured.filter(({ steps }) => steps.every((step) => present.has(step)));
  return new Map(walkable.toSorted((a, b) => a.bonus - b.bonus).map((path) => [path.steps.join(), path]));
}

/** Everything known of a question before paths are looked at. */
interface View {
  readonly question: Float32Array;
  readonly fit: PathFit;
  /** Per step: fit of its ends with the kind of answer asked for; cosine of its words with the question. */
  readonly typeFit: Float64Array;
  readonly stepCosines: Float64Array;
  readonly asksForOthers: boolean;
  readonly chain: PossessiveChain | undefined;
}

async function compareWords(asked: QuestionPhrases, world: PathWorld, ports: Ports): Promise<View> {
  const words = await wordVectors(asked, world, ports);
  const question = mean(words.masked, words.bare);
  const cosinesOf = (vectors: readonly (Float32Array | undefined)[]) =>
    vectors.map((vector) => vector && words.phrases.map((phrase) => dot(vector, phrase)));
  const clear = clarity(cosinesOf(words.relations), cosinesOf(words.labels), words.phrases.length);
  return {
    question,
    fit: new PathFit(clear, asked.phrases),
    typeFit: typeFits(words, world),
    stepCosines: Float64Array.from({ length: world.index.stepCount }, (_, step) => {
      const relation = words.relations[step >> 1];
      return relation === undefined ? 0 : dot(question, relation);
    }),
    asksForOthers: asked.asksForOthers,
    chain: asked.chain,
  };
}

/** What a question's words and those of the graph mean; what no candidate has is undefined, and takes no part in anything. */
interface WordVectors {
  readonly masked: Float32Array;
  readonly bare: Float32Array;
  readonly type: Float32Array | undefined;
  readonly phrases: readonly Float32Array[];
  readonly relations: readonly (Float32Array | undefined)[];
  readonly labels: readonly (Float32Array | undefined)[];
}

/** All in one call, because texts of one length are embedded together. */
async function wordVectors(
  asked: QuestionPhrases,
  { schema, index, endLabels }: PathWorld,
  ports: Ports,
): Promise<WordVectors> {
  const presentRelations = new Set(presentSteps(index).map((step) => step >> 1));
  const presentLabels = new Set(schema.labels.length > MOST_LABELS ? endLabels : schema.labels.keys());
  const texts = {
    asked: [asked.masked, asked.bare, ...(asked.answerType === undefined ? [] : [asked.answerType])],
    phrases: asked.phrases.map(({ text }) => text),
    relations: schema.relations.filter((_, handle) => presentRelations.has(handle)).map(({ words }) => words),
    labels: schema.labels
      .filter((_, handle) => presentLabels.has(handle))
      .map(({ name }) => labelWords(name)),
  };
  const vectors = (await vectorsOf(Object.values(texts).flat(), ports)).values();
  const next = () => vectors.next().value!;
  const [masked, bare] = [next(), next()];
  return {
    ...{ masked, bare, type: asked.answerType === undefined ? undefined : next() },
    phrases: texts.phrases.map(next),
    relations: schema.relations.map((_, handle) => (presentRelations.has(handle) ? next() : undefined)),
    labels: schema.labels.map((_, handle) => (presentLabels.has(handle) ? next() : undefined)),
  };
}

/**
 * The better of what the ends are called and what the last relation, walked forwards, is called. Ends that nothing names fit as well as the
 * average of those that something names: neither for nor against them.
 */
function typeFits({ type, relations, labels }: WordVectors, { endLabels }: PathWorld): Float64Array {
  if (type === undefined) return new Float64Array(endLabels.length);
  const fits = Float64Array.from(endLabels, (label, step) => {
    const relation = relations[step >> 1];
    if (relation === undefined) return NaN;
    const byLabel = label < 0 ? NaN : dot(type, labels[label]!);
    if (step & 1) return byLabel;
    const byRelation = dot(type, relation);
    return Number.isNaN(byLabel) ? byRelation : Math.max(byLabel, byRelation);
  });
  const named = fits.filter((fit) => !Number.isNaN(fit));
  const average = named.reduce((sum, fit) => sum + fit, 0) / Math.max(1, named.length);
  return fits.map((fit) => (Number.isNaN(fit) ? average : fit));
}

/** The `count` paths of highest score, best first; the earlier of equals first. */
function best(
  paths: readonly (readonly number[])[],
  count: number,
  score: (path: readonly number[]) => number,
): (readonly number[])[] {
  const scores = new Float64Array(paths.length);
  for (let at = 0; at < scores.length; at++) scores[at] = score(paths[at]!);
  return highest(scores, count).map((row) => paths[row]!);
}

/** Never below the fit of the path but for coverage; cheap enough for every path. */
function cheapScore(
  { fit, typeFit, stepCosines, asksForOthers, chain }: View,
  params: PathMatchParams,
): StepwiseScore {
  return {
    mentions: Float64Array.from(stepCosines, (_, step) => fit.best(step >> 1)),
    cosines: stepCosines,
    score: (last, hops, mentions, cosines, turns) =>
      params.mention * mentions +
      params.typeHint * typeFit[last]! +
      params.lengthPrior * hops +
      (asksForOthers ? params.turnBack * turns : 0) -
      CHAIN * stepsAmiss(chain, hops) +
      cosines / hops,
  };
}

function fitScore(steps: readonly number[], view: View, params: PathMatchParams): number {
  return (
    params.mention * view.fit.mentions(steps) -
    params.coverage * view.fit.uncovered(steps) +
    shapeScore(steps, view, params, view.fit.turnsNamed(steps))
  );
}

/** `turnsNamed`: how clearly the question names the steps straight back; those are none to wonder at. */
function shapeScore(
  steps: readonly number[],
  view: View,
  params: PathMatchParams,
  turnsNamed: number,
): number {
  let back = 0;
  for (let hop = 1; hop < steps.length; hop++) if (turnsBack(steps[hop - 1]!, steps[hop]!)) back++;
  return (
    params.typeHint * view.typeFit[steps.at(-1)!]! +
    params.lengthPrior * steps.length +
    params.turnBack * (view.asksForOthers ? back : -back * (1 - turnsNamed)) -
    CHAIN * stepsAmiss(view.chain, steps.length)
  );
}

/** Stands in for the cosine of the whole path until its words are embedded. */
function meanCosine(steps: readonly number[], { stepCosines }: View): number {
  let sum = 0;
  for (const step of steps) sum += stepCosines[step]!;
  return sum / steps.length;
}

/** Vectors of relation paths: the mean of two wordings, which depend on the relations alone. */
async function pathVectors(
  paths: readonly (readonly number[])[],
  { relations }: GraphSchema,
  ports: Ports,
): Promise<Float32Array[]> {
  const wordsOf = (step: number) => relations[step >> 1]!.words;
  const texts = paths.flatMap((steps) => [inTurn(steps, wordsOf), asTriples(steps, wordsOf)]);
  const vectors = await vectorsOf(texts, ports);
  return paths.map((_, at) => mean(vectors[2 * at]!, vectors[2 * at + 1]!));
}

/** "reverse of directed by, has genre". */
function inTurn(steps: readonly number[], wordsOf: (step: number) => string): string {
  return steps.map((step) => (step & 1 ? `reverse of ${wordsOf(step)}` : wordsOf(step))).join(", ");
}

/** "Y directed by X, Y has genre Z": each triple in the direction it is stored. */
function asTriples(steps: readonly number[], wordsOf: (step: number) => string): string {
  return steps
    .map((step, hop) => {
      const [from, to] = [PLACES[hop]!, PLACES[hop + 1]!];
      return step & 1 ? `${to} ${wordsOf(step)} ${from}` : `${from} ${wordsOf(step)} ${to}`;
    })
    .join(", ");
}
