/** How an edge's prize and cost come about, as sums that can be recomputed by hand. */
import type { Recipe } from "../../../shared/recipe";
import { standardOf } from "../../state/parameters";
import type { RanWith } from "../../state/asking-view";

/** "prize = γ · salience = 1 × 0.31 = 0.31", in parts. */
export interface Equation {
  readonly name: string;
  readonly formula: string;
  /** Factors and terms in the formula's order; numbers to be formatted, operators as they are. */
  readonly terms: readonly (number | string)[];
  readonly result: number;
}

/** Equations of the numbers whose parts the trace holds; empty for methods that rank instead of compute. */
export function edgeEquations(ranWith: RanWith, numbers: Readonly<Record<string, number>>): Equation[] {
  const { recipe, overrides } = ranWith;
  if (recipe.score.method !== "weighted-prizes") return [];
  const read = (name: string): number => Number(overrides[`score.${name}`] ?? standard(recipe, name));
  const { salience, prize, cost, bridge } = numbers;
  const [gamma, lambda, extra] = [read("gamma"), read("lambda"), read("bridge")];
  const bridged = bridge !== undefined && !Number.isNaN(bridge);
  return [
    ...(salience !== undefined && prize !== undefined
      ? [
          {
            name: "prize",
            formula: bridged ? "γ · salience + bridge prize · bridge" : "γ · salience",
            terms: [gamma, "×", salience, ...(bridged ? ["+", extra, "×", bridge] : [])],
            result: prize,
          },
        ]
      : []),
    ...(cost !== undefined && lambda > 0
      ? [{ name: "cost", formula: "λ · c(e)", terms: [lambda, "×", cost / lambda], result: cost }]
      : []),
    ...(cost !== undefined && prize !== undefined
      ? [{ name: "net", formula: "prize − cost", terms: [prize, "−", cost], result: prize - cost }]
      : []),
  ];
}

function standard(recipe: Recipe, name: string): number {
  return Number(standardOf(recipe, `score.${name}`) ?? 0);
}
