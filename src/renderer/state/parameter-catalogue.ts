/** How each number and choice of a recipe can be moved: range, steps, and whether it is one of the few shown first. */
import { DIRECTIONS } from "../../shared/graph";
import { PRUNINGS } from "../../shared/recipe";
import type { StageName } from "../../shared/recipe";

interface Place {
  /** "stage.name", as an override names it. */
  readonly path: string;
  readonly stage: StageName;
  /** Shown without opening "More". */
  readonly main: boolean;
}

/** A number on a slider; `stops` (ascending) replace an even scale where only orders of magnitude matter. */
export interface NumberParameter extends Place {
  readonly kind: "number";
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly stops: readonly number[];
}

export interface ChoiceParameter extends Place {
  readonly kind: "choice";
  readonly choices: readonly string[];
}

export interface SwitchParameter extends Place {
  readonly kind: "switch";
}

export type ParameterShape = NumberParameter | ChoiceParameter | SwitchParameter;

const MAIN = true;
const MORE = false;

/** Probabilities crowd at both ends, and so do their stops. */
const THRESHOLDS: readonly number[] = [
  0, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8,
  0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1,
];

/** In the order in which they are shown. */
export const PARAMETERS: readonly ParameterShape[] = [
  choice("seed.method", MORE, ["linked", "hybrid", "dense", "lexical", "mention"]),
  stops("seed.k", MAIN, [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200, 500, 1000]),
  number("expand.hops", MAIN, 0, 6, 1),
  choice("expand.direction", MORE, DIRECTIONS),
  stops("expand.degreeCap", MAIN, [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]),
  stops("expand.edgeBudget", MAIN, [10, 50, 100, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 200_000]),
  stops("score.topNodes", MAIN, [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200]),
  stops("score.topEdges", MAIN, [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200]),
  number("score.cost", MAIN, 0, 5, 0.05),
  number("score.alpha", MAIN, 0, 10, 0.1),
  number("score.beta", MAIN, 0, 10, 0.1),
  number("score.gamma", MAIN, 0, 10, 0.1),
  number("score.lambda", MAIN, 0, 10, 0.1),
  number("score.bridge", MAIN, 0, 5, 0.1),
  number("score.defaultCost", MORE, 0.05, 5, 0.05),
  number("score.maxHops", MAIN, 1, 4, 1),
  stops("score.beam", MORE, [1, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 5000]),
  number("score.mention", MORE, 0, 1, 0.01),
  number("score.coverage", MORE, 0, 1, 0.01),
  number("score.typeHint", MORE, 0, 1, 0.01),
  number("score.prior", MAIN, 0, 20, 0.5),
  number("score.lengthPrior", MORE, -0.5, 0.5, 0.01),
  number("score.turnBack", MORE, -0.5, 0.5, 0.01),
  stops("score.topPaths", MORE, [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100]),
  choice("sample.method", MAIN, ["inference", "gumbel", "none"]),
  stops("sample.maxFacts", MAIN, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]),
  { ...stops("sample.threshold", MAIN, THRESHOLDS), step: 0.0001 },
  number("sample.temperature", MAIN, 0.05, 5, 0.05),
  choice("prune.method", MORE, ["pcst", "top-edges", "none"]),
  choice("prune.pruning", MAIN, PRUNINGS),
  number("prune.clusters", MORE, 1, 10, 1),
  { kind: "switch", path: "prune.rooted", stage: "prune", main: MORE },
  stops("prune.topEdges", MAIN, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
  stops("read.top", MORE, [1, 2, 3, 5, 10, 20, 50, 100]),
  { kind: "switch", path: "read.keepMentioned", stage: "read", main: MORE },
];

function stageOf(path: string): StageName {
  return path.split(".")[0] as StageName;
}

function number(
  path: string,
  main: boolean,
  minimum: number,
  maximum: number,
  step: number,
): NumberParameter {
  return { kind: "number", path, stage: stageOf(path), main, minimum, maximum, step, stops: [] };
}

function stops(path: string, main: boolean, values: readonly number[]): NumberParameter {
  const [minimum = 0, maximum = 0] = [values[0], values.at(-1)];
  return { kind: "number", path, stage: stageOf(path), main, minimum, maximum, step: 1, stops: values };
}

function choice(path: string, main: boolean, choices: readonly string[]): ChoiceParameter {
  return { kind: "choice", path, stage: stageOf(path), main, choices };
}
