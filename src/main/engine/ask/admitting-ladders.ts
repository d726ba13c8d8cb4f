/** Which single parameters could admit a lost edge, and the values worth trying, smallest change first. */
import { PRUNINGS } from "../../../shared/recipe";
import type { Recipe, SampleParams, ScoreParams } from "../../../shared/recipe";

export interface Ladder {
  /** "stage.parameter" as overrides name it. */
  readonly parameter: string;
  readonly from: number | string;
  readonly steps: readonly (number | string)[];
  /** Only whole numbers make sense. */
  readonly whole: boolean;
}

const SHRINK = [0.9, 0.75, 0.5, 0.25, 0.1, 0];
const GROW = [1.1, 1.25, 1.5, 2, 3, 5, 10];
const MORE = [1, 2, 5, 10, 20, 50, 100];
/** A likely edge may rank far below the cap. */
const FURTHER = [5, 10, 100, 1000];
const MOST_FACTS = 10_000_000;
/** One by one: draws have no order. */
const NEXT_DRAWS = Array.from({ length: 20 }, (_, at) => at + 1);

/** Ladders for a candidate edge (score, sample and prune), or for one that was never expanded (expand and seed). */
export function laddersFor(recipe: Recipe, isCandidate: boolean): Ladder[] {
  const ladders = isCandidate
    ? [...scoreLadders(recipe.score), ...sampleLadders(recipe.sample), ...pruneLadders(recipe)]
    : expandLadders(recipe);
  return ladders.filter((ladder) => ladder.steps.length > 0);
}

function scoreLadders(score: ScoreParams): Ladder[] {
  switch (score.method) {
    case "rank-prizes":
      return [
        shrink("score.cost", score.cost),
        more("score.topEdges", score.topEdges),
        more("score.topNodes", score.topNodes),
      ];
    case "weighted-prizes":
      return [
        shrink("score.lambda", score.lambda),
        grow("score.gamma", score.gamma),
        grow("score.alpha", score.alpha),
        grow("score.beta", score.beta),
      ];
    case "path-match":
      return [more("score.topPaths", score.topPaths), more("score.maxHops", score.maxHops, 4)];
    case "retriever":
      return [shrink("score.cost", score.cost), more("score.maxHops", score.maxHops, 4)];
  }
}

/** The temperature is not among them: it never decides whether an edge is drawn. */
function sampleLadders({ method, maxFacts, threshold, draw }: SampleParams): Ladder[] {
  if (method === "none") return [];
  const lenient = method === "gumbel" ? ["inference", "none"] : ["none"];
  const caps = [...MORE.map((step) => maxFacts + step), ...FURTHER.map((times) => maxFacts * times)];
  return [
    {
      parameter: "sample.maxFacts",
      from: maxFacts,
      steps: caps.filter((cap) => cap <= MOST_FACTS).sort((a, b) => a - b),
      whole: true,
    },
    method === "gumbel"
      ? { parameter: "sample.draw", from: draw, steps: NEXT_DRAWS.map((next) => draw + next), whole: true }
      : shrink("sample.threshold", threshold),
    { parameter: "sample.method", from: method, steps: lenient, whole: false },
  ];
}

function pruneLadders({ prune }: Recipe): Ladder[] {
  if (prune.method === "top-edges") return [more("prune.topEdges", prune.topEdges, 1_000_000)];
  if (prune.method === "none") return [];
  const modes = PRUNINGS.filter((mode) => mode !== prune.pruning);
  const clusters = prune.rooted ? [] : [1, 2, 4].map((step) => prune.clusters + step);
  return [
    // From strict to lenient: the mode that changes least comes first.
    { parameter: "prune.pruning", from: prune.pruning, steps: modes.reverse(), whole: false },
    { parameter: "prune.clusters", from: prune.clusters, steps: clusters, whole: true },
  ];
}

function expandLadders({ expand, seed }: Recipe): Ladder[] {
  const { degreeCap, edgeBudget, hops } = expand;
  const caps = degreeCap > 0 ? [2 * degreeCap, 5 * degreeCap, 10 * degreeCap, 0] : [];
  const budgets = [2, 5, 10].map((times) => times * edgeBudget).filter((budget) => budget <= 10_000_000);
  return [
    { parameter: "expand.degreeCap", from: degreeCap, steps: caps, whole: true },
    { parameter: "expand.edgeBudget", from: edgeBudget, steps: budgets, whole: true },
    more("expand.hops", hops, Math.min(6, hops + 2)),
    ...(seed.method === "named" ? [] : [more("seed.k", seed.k, 1000)]),
  ];
}

function shrink(parameter: string, from: number): Ladder {
  return { parameter, from, steps: from > 0 ? SHRINK.map((share) => share * from) : [], whole: false };
}

function grow(parameter: string, from: number): Ladder {
  return { parameter, from, steps: from > 0 ? GROW.map((times) => times * from) : [], whole: false };
}

function more(parameter: string, from: number, most = Infinity): Ladder {
  return {
    parameter,
    from,
    steps: MORE.map((step) => from + step).filter((value) => value <= most),
    whole: true,
  };
}
