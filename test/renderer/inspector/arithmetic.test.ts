import { expect, test } from "vitest";
import { edgeEquations } from "../../../src/renderer/features/inspector/arithmetic";
import { RANKED, WEIGHTED } from "../recipe-fixture";

const compute = (terms: readonly (number | string)[]): number =>
  Number(new Function(`return ${terms.join(" ").replaceAll("×", "*").replaceAll("−", "-")}`)());

test("every equation of the weighted objective comes out as the trace says", () => {
  const numbers = { salience: 0.25, prize: 3.5, cost: 1.5, bridge: 1 };
  const overrides = { "score.gamma": 2, "score.lambda": 0.5, "score.bridge": 3 };
  const equations = edgeEquations({ recipe: WEIGHTED, overrides }, numbers);
  expect(equations.map(({ name, formula, result }) => [name, formula, result])).toStrictEqual([
    ["prize", "γ · salience + bridge prize · bridge", 3.5],
    ["cost", "λ · c(e)", 1.5],
    ["net", "prize − cost", 2],
  ]);
  expect(equations.map(({ terms }) => compute(terms))).toStrictEqual([3.5, 1.5, 2]);
});

test("methods that rank have no equations", () => {
  expect(edgeEquations({ recipe: RANKED, overrides: {} }, { prize: 1, cost: 0.5 })).toStrictEqual([]);
});
