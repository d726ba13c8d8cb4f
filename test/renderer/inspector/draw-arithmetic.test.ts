import { expect, test } from "vitest";
import {
  drawLines,
  drawText,
  isClipped,
  type DrawnEdge,
} from "../../../src/renderer/features/inspector/draw-arithmetic";
import { frequencyOf } from "../../../src/renderer/features/sampler/draws";
import { formatDigits } from "../../../src/renderer/ui/format";
import { SAMPLED_RECIPE, sampledRun, TEN_DRAWS } from "../sampled-fixture";

function edge(row: number, part: Partial<DrawnEdge> = {}): DrawnEdge {
  const columns = sampledRun().edges.numbers;
  const numbers = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[row]!]));
  const { sample: sampling } = SAMPLED_RECIPE;
  return { numbers, sampling, temperature: 0.5, frequency: null, ...part };
}

/** "zSoft = σ((1.3862944 + … = 0.68408062", as the inspector shows it. */
function shown(drawn: DrawnEdge): string[] {
  return drawLines(drawn).map(({ name, filled, value }) => {
    const sum = filled.map((part) => (typeof part === "number" ? formatDigits(part) : part)).join("");
    return `${name} = ${sum}${sum === "" ? "" : " = "}${formatDigits(value)}`;
  });
}

test("every number of a draw with the numbers it is made of", () => {
  const gumbel = { ...SAMPLED_RECIPE.sample, method: "gumbel" as const };
  expect(shown(edge(0, { sampling: gumbel, frequency: frequencyOf(TEN_DRAWS, 100) }))).toStrictEqual([
    "p = 0.8",
    "logit = ln(0.8 / 0.2) = 1.3862944",
    "g1 = 0.5",
    "g0 = 1.5",
    "zSoft = σ((1.3862944 + 0.5 − 1.5) / 0.5) = σ(0.77258872) = 0.68408062",
    "zHard = 1.3862944 + 0.5 − 1.5 = 0.38629436 > 0 = 1",
    "frequency = 8 / 10 = 0.8",
    "rank = 1 ≤ 2 = 1",
  ]);
});

test("what is shown has digits enough to be worked out again to six of them", () => {
  const [line] = drawLines(edge(1)).filter(({ name }) => name === "zSoft");
  const [, , ...rest] = line!.filled;
  expect(rest.length).toBeGreaterThan(0);
  const [logit, g1, g0] = [0, 1.25, 0.25].map((value) => Number(formatDigits(value)));
  expect(1 / (1 + Math.exp(-(logit! + g1! - g0!) / 0.5))).toBeCloseTo(line!.value, 6);
});

test("temperature moves the soft weight and nothing else", () => {
  const at = (temperature: number) =>
    drawLines(edge(0, { temperature })).filter(({ name }) => name !== "zSoft");
  expect(at(0.1)).toStrictEqual(at(5));
});

test("inference compares p with the threshold; without a draw there is no noise to show", () => {
  const { g1: _g1, g0: _g0, ...plain } = edge(2).numbers;
  const lines = drawLines({ ...edge(2), numbers: plain });
  expect(lines.map(({ name, passes }) => [name, passes])).toStrictEqual([
    ["p", undefined],
    ["logit", undefined],
    ["rank", false],
    ["threshold", false],
  ]);
  expect(drawLines({ ...edge(2), numbers: { prize: 1 } })).toStrictEqual([]);
});

test("copied, every digit is there", () => {
  const text = drawText(edge(0));
  expect(text.split("\n")).toHaveLength(8);
  expect(text).toContain(`logit p = ln(p / (1 - p)) = ${String(Math.log(4))}\n`);
  expect(text).toContain("z_soft = 1 / (1 + exp(-(logit p + g1 - g0) / tau)) = 0.68408062");
});

test("digits are enough for a sum, short where they can be, and a p beyond its clip is told", () => {
  expect([0.5, 1 / 3, -2.25, 4.2e-9, 12345.678912].map(formatDigits)).toStrictEqual([
    ...["0.5", "0.33333333", "−2.25", "4.2e−9", "12345.679"],
  ]);
  expect([0, 1e-9, 0.5, 1].map(isClipped)).toStrictEqual([true, true, false, true]);
});
