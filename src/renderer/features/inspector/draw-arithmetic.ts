/** One edge's probability and draw as lines that can be worked out again by hand. */
import type { SampleParams } from "../../../shared/stages/sample";
import type { Frequency } from "../sampler/draws";
import { softWeight } from "../sampler/gumbel";

export type DrawLineName =
  | "p"
  | "logit"
  | "g1"
  | "g0"
  | "zSoft"
  | "zHard"
  | "frequency"
  | "rank"
  | "threshold";

/** "logit p = ln(0.8 / 0.2) = 1.386294", in parts. */
export interface DrawLine {
  readonly name: DrawLineName;
  /** The formula with the numbers filled in, read from left to right; empty for numbers that are given. */
  readonly filled: readonly (number | string)[];
  readonly value: number;
  /** Whether the edge passes, for lines that compare. */
  readonly passes?: boolean;
}

export interface DrawnEdge {
  readonly numbers: Readonly<Record<string, number>>;
  readonly sampling: SampleParams;
  /** τ as the slider stands, which the soft weight follows at once. */
  readonly temperature: number;
  readonly frequency: Frequency | null;
}

/** p is kept this far within (0, 1) before its logit is taken, as the engine does. */
const CLIP = 1e-8;

/** True where p is so near 0 or 1 that its logit is that of the clipped one. */
export function isClipped(p: number): boolean {
  return p < CLIP || p > 1 - CLIP;
}

/** The lines of one edge, in the order in which they build on each other. */
export function drawLines({ numbers, sampling, temperature, frequency }: DrawnEdge): DrawLine[] {
  const { p, logit, g1, g0, rank } = numbers;
  if (p === undefined || logit === undefined || Number.isNaN(p)) return [];
  return [
    { name: "p", filled: [], value: p },
    logitLine(p, logit),
    ...(isKnown(g1) && isKnown(g0) ? noiseLines(logit, g1, g0, temperature) : []),
    ...(frequency === null ? [] : [frequencyLine(frequency)]),
    ...(isKnown(rank) ? [rankLine(rank, sampling.maxFacts)] : []),
    ...(sampling.method === "inference" ? [thresholdLine(p, sampling.threshold)] : []),
  ];
}

/** All lines as text with every digit, one to a line, to be pasted into a calculator or a notebook. */
export function drawText({ numbers, temperature }: DrawnEdge): string {
  const { p, logit, g1, g0, zSoft, zHard, rank } = numbers;
  const sampled = isKnown(g1) && isKnown(g0) && logit !== undefined;
  const soft = sampled ? softWeight(logit, g1, g0, temperature) : zSoft;
  const lines: [string, number | undefined][] = [
    ["p", p],
    ["logit p = ln(p / (1 - p))", logit],
    ["g1", g1],
    ["g0", g0],
    ["tau", sampled ? temperature : undefined],
    ["z_soft = 1 / (1 + exp(-(logit p + g1 - g0) / tau))", soft],
    ["z_hard = logit p + g1 - g0 > 0", zHard],
    ["rank", rank],
  ];
  return lines
    .filter(([, value]) => isKnown(value))
    .map(([name, value]) => `${name} = ${String(value)}`)
    .join("\n");
}

function logitLine(p: number, logit: number): DrawLine {
  const kept = Math.min(1 - CLIP, Math.max(CLIP, p));
  return { name: "logit", filled: ["ln(", kept, " / ", 1 - kept, ")"], value: logit };
}

function noiseLines(logit: number, g1: number, g0: number, temperature: number): DrawLine[] {
  const sum = [logit, ...signed(g1), ...signed(-g0)];
  const pull = logit + g1 - g0;
  const soft = softWeight(logit, g1, g0, temperature);
  const scaled = pull / temperature;
  return [
    { name: "g1", filled: [], value: g1 },
    { name: "g0", filled: [], value: g0 },
    { name: "zSoft", filled: ["σ((", ...sum, ") / ", temperature, ") = σ(", scaled, ")"], value: soft },
    {
      name: "zHard",
      filled: [...sum, " = ", pull, pull > 0 ? " > 0" : " ≤ 0"],
      value: pull > 0 ? 1 : 0,
      passes: pull > 0,
    },
  ];
}

function frequencyLine({ drawn, count, share }: Frequency): DrawLine {
  return { name: "frequency", filled: [drawn, " / ", count], value: share };
}

function rankLine(rank: number, cap: number): DrawLine {
  const passes = rank <= cap;
  return { name: "rank", filled: [rank, passes ? " ≤ " : " > ", cap], value: rank, passes };
}

function thresholdLine(p: number, threshold: number): DrawLine {
  const passes = p >= threshold;
  return { name: "threshold", filled: [p, passes ? " ≥ " : " < ", threshold], value: threshold, passes };
}

/** " + 1.5" or " − 1.5", as it stands within a sum. */
function signed(value: number): (number | string)[] {
  return [value < 0 ? " − " : " + ", Math.abs(value)];
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined && !Number.isNaN(value);
}
