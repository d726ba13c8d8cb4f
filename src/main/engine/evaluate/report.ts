/** What `evaluate` prints: figures over all questions of a file. */
import type { Reject } from "../../../shared/import/requests";
import type { Calibration, TopFigures } from "./calibration";
import { bootstrapIntervals, type Interval } from "./bootstrap";
import type { FormFigures } from "./form-figures";
import type { GoldSource } from "./gold";
import { CONVENTION, macroMeans } from "./metrics";
import { percentile } from "./percentile";
import { stageFigures, type StageFigures, type StageOutcome } from "./stage-figures";

/** The questions that have one value of the field asked for; "" where they lack it. */
export interface Group {
  readonly value: string;
  readonly questions: number;
  readonly metrics: Readonly<Record<string, number>>;
}

export interface EvaluationReport {
  readonly convention: string;
  readonly recipe: string;
  readonly topicEntities: string;
  readonly questions: number;
  readonly metrics: Readonly<Record<string, number>>;
  /** 95 % of 1,000 draws of the questions, by the seed of the evaluation (bootstrap.ts). */
  readonly intervals: Readonly<Record<string, Interval>>;
  readonly stages: readonly StageFigures[];
  /** Questions by where their gold paths come from: "heuristic" labels are shortest paths, not what the question means. */
  readonly goldPaths: Readonly<Record<GoldSource, number>>;
  /** Where the recipe knows a probability for every edge: of all edges, and of those with p ≥ `threshold`. */
  readonly calibration?: Calibration;
  /** Where the score of an answer is a probability: of the first answers to lookups. */
  readonly topAnswers?: TopFigures;
  /** Where questions say their form. */
  readonly forms?: FormFigures;
  readonly by?: { readonly field: string; readonly groups: readonly Group[] };
  /** Milliseconds for a whole question. */
  readonly ms: { readonly p50: number; readonly p95: number };
  /** Questions in which no entity was recognised. */
  readonly unlinked: number;
  /** Questions that ended in a failure, by its kind; each counts as wrong. */
  readonly failures: Readonly<Record<string, number>>;
  /** Lines that bring their own graph, which is not used: questions run on the whole graph. */
  readonly ownGraphs: number;
  readonly rejects: readonly Reject[];
}

/** What is kept of a question once it is judged: figures only, since a file may hold ten thousand questions. */
export interface Outcome extends StageOutcome {
  readonly judged: Record<string, number>;
  /** False where a value or a refusal is right: no metric of entities counts it. */
  readonly asksForEntities: boolean;
  readonly linked: boolean;
  readonly goldPaths: GoldSource;
  readonly group: string;
  readonly failure?: string;
}

/** The figures of these outcomes, of which there is at least one; `by` names the field their groups are values of. */
export function figuresOf(
  outcomes: readonly Outcome[],
  seed: number,
  by?: string,
): Omit<
  EvaluationReport,
  "recipe" | "topicEntities" | "calibration" | "topAnswers" | "forms" | "ownGraphs" | "rejects"
> {
  const whole = outcomes.filter(({ failure }) => !failure).map(({ stages }) => total(stages));
  return {
    convention: CONVENTION,
    questions: outcomes.length,
    metrics: macroMeans(judgedOf(outcomes)),
    intervals: bootstrapIntervals(judgedOf(outcomes), seed),
    stages: stageFigures(outcomes),
    goldPaths: { given: 0, heuristic: 0, none: 0, ...tally(outcomes.map(({ goldPaths }) => goldPaths)) },
    ...(by !== undefined && { by: { field: by, groups: groupsOf(outcomes) } }),
    ms: { p50: percentile(whole, 50), p95: percentile(whole, 95) },
    unlinked: outcomes.filter(({ linked }) => !linked).length,
    failures: tally(outcomes.flatMap(({ failure }) => failure ?? [])),
  };
}

/** By the values of their field, in the order of the alphabet, numbers by size. */
function groupsOf(outcomes: readonly Outcome[]): Group[] {
  const values = [...new Set(outcomes.map(({ group }) => group))];
  values.sort(new Intl.Collator("en", { numeric: true }).compare);
  return values.map((value) => {
    const members = outcomes.filter(({ group }) => group === value);
    return { value, questions: members.length, metrics: macroMeans(judgedOf(members)) };
  });
}

/** Figures of the questions that ask for entities. */
function judgedOf(outcomes: readonly Outcome[]): Record<string, number>[] {
  return outcomes.filter(({ asksForEntities }) => asksForEntities).map(({ judged }) => judged);
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function total(stages: StageOutcome["stages"]): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}
