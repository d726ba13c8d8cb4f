/** How relation paths compare for a question: what a run's method says of any path, believed or not. */
import type { Recipe } from "../../../../shared/recipe";
import { rowsOfNodes } from "../candidate-rows";
import { rankPaths } from "../score/path-match/relation-paths";
import { SOFTNESS } from "../score/path-match/score-path-match";
import { walkPath } from "../score/paths/path-steps";
import type { PathWorld } from "../score/paths/path-world";
import type { Span } from "../score/paths/question-phrases";
import type { FavouredPath } from "../score/paths/favoured-path";
import {
  beliefsFrom,
  pathScores,
  readableSteps,
  readQuestion,
  type Asked,
} from "../score/retriever/path-beliefs";
import { pathPrior } from "../score/retriever/path-prior";
import { asRead, spansOf, type TopicGroup } from "../score/topic-groups";
import type { Ports, Run } from "../stage";

type Path = readonly number[];

/** A question, where it names its topic, and where it names others. */
export interface Wording {
  readonly question: string;
  readonly spans: readonly Span[];
  readonly others: readonly Span[];
}

/** What a method thinks of paths out of one topic. */
export interface Weigher {
  readonly weighs: "probability" | "worth";
  readonly topics: readonly number[];
  readonly wording: Wording;
  readonly maxHops: number;
  /** The best path that leads somewhere, and its weight. */
  winner(): Promise<{ readonly steps: Path; readonly weight: number } | undefined>;
  /** ln weight of each path up to a constant, however the question is worded. */
  logits(wording: Wording, paths: readonly Path[]): Promise<number[]>;
}

/** Undefined for methods that know no relation paths. Throws model-missing, model-unusable or AbortError. */
export async function weigherOf(
  run: Run,
  recipe: Recipe,
  group: TopicGroup,
  groups: readonly TopicGroup[],
  world: PathWorld,
  ports: Ports,
  favoured: readonly FavouredPath[],
): Promise<Weigher | undefined> {
  const topics = rowsOfNodes(run.graph, group);
  const wording = {
    question: asRead(run.seeds).question,
    spans: spansOf(group),
    others: groups.filter((other) => other !== group).flatMap(spansOf),
  };
  const about = { topics, wording, world, ports, favoured };
  const { score } = recipe;
  if (score.method === "path-match") return byWords(about, score);
  if (score.method !== "retriever" || !ports.retriever) return undefined;
  return byNetwork(about, score, await ports.retriever(score.model));
}

interface About {
  readonly topics: readonly number[];
  readonly wording: Wording;
  readonly world: PathWorld;
  readonly ports: Ports;
  readonly favoured: readonly FavouredPath[];
}

type ScoreOf<M extends Recipe["score"]["method"]> = Extract<Recipe["score"], { method: M }>;

/** Paths that are to be among the ranked whatever they score. */
function asked(favoured: readonly FavouredPath[], paths: readonly Path[]): FavouredPath[] {
  const known = new Set(favoured.map(({ steps }) => steps.join()));
  return [
    ...favoured,
    ...paths.filter((steps) => !known.has(steps.join())).map((steps) => ({ steps, bonus: 0 })),
  ];
}

function byWords({ topics, wording, world, ports, favoured }: About, params: ScoreOf<"path-match">): Weigher {
  const rank = ({ question, spans }: Wording, paths: readonly Path[]) =>
    rankPaths(question, spans, topics, world, params, ports, asked(favoured, paths));
  return {
    ...{ weighs: "worth", topics, wording, maxHops: params.maxHops },
    async winner() {
      const ranked = await rank(wording, []);
      const first = ranked.find(({ steps }) => walkPath(world.index, topics, steps) !== undefined);
      return first && { steps: first.steps, weight: 1 };
    },
    async logits(other, paths) {
      const scores = new Map((await rank(other, paths)).map(({ steps, score }) => [steps.join(), score]));
      return paths.map((steps) => (scores.get(steps.join()) ?? -Infinity) / SOFTNESS);
    },
  };
}

async function byNetwork(
  { topics, wording, world, ports, favoured }: About,
  params: ScoreOf<"retriever">,
  retriever: Awaited<ReturnType<NonNullable<Ports["retriever"]>>>,
): Promise<Weigher> {
  const steps = await readableSteps(world, ports);
  const read = ({ question, spans, others }: Wording): Promise<Asked> =>
    readQuestion(question, { topics, spans, others }, steps, retriever);
  const priorOf = ({ question, spans }: Wording, paths: readonly Path[]) =>
    pathPrior(question, spans, topics, world, ports, asked(favoured, paths));
  return {
    ...{ weighs: "probability", topics, wording },
    maxHops: Math.min(params.maxHops, retriever.mostSteps),
    async winner() {
      const prior = params.prior > 0 ? await priorOf(wording, []) : undefined;
      const [best] = await beliefsFrom(await read(wording), world, params, prior);
      return best && { steps: best.steps, weight: best.probability };
    },
    async logits(other, paths) {
      const scores = await pathScores(paths, await read(other));
      const prior = params.prior > 0 ? await priorOf(other, paths) : undefined;
      return paths.map((path, at) => scores[at]! + params.prior * (prior?.scoreOf(path) ?? 0));
    },
  };
}
