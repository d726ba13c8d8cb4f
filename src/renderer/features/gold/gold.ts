/** Questions with known answers: the file loaded, what came of each, which one is looked at, and where it stands in its run. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import { type GoldFile, type GoldOutcome, goldOutcomesSchema } from "../../../shared/gold";
import type { GraphStageName } from "../../../shared/recipe";
import {
  GOLD_FILTERS,
  type GoldEvaluation,
  type GoldFilter,
  type GoldInRun,
  type GoldView,
  type GoldWith,
} from "./gold-view";
import { chosenRecipe, type Workbench } from "../../state/workbench";

/** The questions loaded; none before. */
export function goldQuestions({ file }: GoldView): GoldFile["questions"] {
  return file?.questions ?? [];
}

/** Changes fields of the room. */
export function changeGold(state: Workbench, change: Partial<GoldView>): Workbench {
  return { ...state, gold: { ...state.gold, ...change } };
}

/** A file was read: what was found out about another is let go. */
export function receiveGold(state: Workbench, file: GoldFile): Workbench {
  const afresh = { evaluation: null, current: -1, account: null, filter: "all", search: "" } as const;
  return changeGold(state, { ...afresh, file, loading: false, trouble: null });
}

/** What the questions would be asked with now; null before there is a graph and a recipe. */
export function goldWith(state: Workbench): GoldWith | null {
  const recipe = chosenRecipe(state);
  const { graph } = state.settings;
  if (recipe === undefined || graph === "") return null;
  const { overrides, seed, gold } = state;
  return { graph, recipe: recipe.name, overrides, seed, topicEntities: gold.topicEntities };
}

/** True when an evaluation would ask the same again. */
export function isCurrent(state: Workbench, { with: then }: Pick<GoldEvaluation, "with">): boolean {
  return JSON.stringify(goldWith(state)) === JSON.stringify(then);
}

/** `count` places out of `total`, evenly spread over the file; all of them where it has no more. */
export function spread(total: number, count: number): number[] {
  const taken = Math.min(total, count);
  return Array.from({ length: taken }, (_, index) => Math.floor((index * total) / taken));
}

/** The questions at these places. */
export function questionsAt(
  questions: GoldFile["questions"],
  places: readonly number[],
): GoldFile["questions"] {
  return places.map((place) => questions[place]!);
}

export function startEvaluation(
  state: Workbench,
  id: number,
  asked: readonly number[],
  startedAt: number,
): Workbench {
  const asks = goldWith(state);
  if (asks === null) return state;
  const start = { state: "running", progress: null, failure: null } as const;
  return changeGold(state, {
    evaluation: { ...start, id, with: asks, asked, outcomes: new Map(), startedAt },
  });
}

/** Progress of evaluation `id`, with the outcomes it brings; what is none of them is passed over. */
export function noteOutcomes(state: Workbench, id: number, progress: Progress): Workbench {
  const { evaluation } = state.gold;
  if (evaluation?.id !== id) return state;
  const parsed = goldOutcomesSchema.safeParse(progress.partial ?? []);
  const outcomes = new Map(evaluation.outcomes);
  for (const outcome of parsed.success ? parsed.data : []) {
    const place = evaluation.asked[outcome.index];
    if (place !== undefined) outcomes.set(place, outcome);
  }
  const { stage, done, total } = progress;
  return changeGold(state, { evaluation: { ...evaluation, outcomes, progress: { stage, done, total } } });
}

/** Evaluation `id` came to its end: done, given up (its outcomes so far stay), or failed. */
export function endEvaluation(state: Workbench, id: number, failure: Failure | null): Workbench {
  const { evaluation } = state.gold;
  if (evaluation?.id !== id) return state;
  const end = failure === null ? "done" : failure.kind === "cancelled" ? "stopped" : "failed";
  return changeGold(state, {
    evaluation: { ...evaluation, state: end, failure: end === "failed" ? failure : null },
  });
}

/** Places in the file of the questions that filter and search admit, in the file's order. */
export function listedGold(gold: GoldView): number[] {
  const words = fold(gold.search).split(/\s+/).filter(Boolean);
  const questions = goldQuestions(gold);
  return [...questions.keys()].filter((place) => {
    if (!admits(gold.filter, gold.evaluation?.outcomes.get(place))) return false;
    const text = words.length === 0 ? "" : fold(questions[place]!.question);
    return words.every((word) => text.includes(word));
  });
}

/** How many questions each filter admits. */
export function countFilters(gold: GoldView): Readonly<Record<GoldFilter, number>> {
  const outcomes = [...(gold.evaluation?.outcomes.values() ?? [])];
  const counts = GOLD_FILTERS.map((filter) => [
    filter,
    outcomes.filter((outcome) => admits(filter, outcome)).length,
  ]);
  return { ...(Object.fromEntries(counts) as Record<GoldFilter, number>), all: goldQuestions(gold).length };
}

/** The place to go to from the current one within what is listed, round the ends; −1 where nothing is listed. */
export function placeBeside(gold: GoldView, by: 1 | -1): number {
  const listed = listedGold(gold);
  if (by === 1) return listed.find((place) => place > gold.current) ?? listed[0] ?? -1;
  return listed.findLast((place) => place < gold.current) ?? listed.at(-1) ?? -1;
}

/** The place of the question that the run at hand answers: the current one, or the first of the same text; −1 where it is none. */
export function placeOfRun({ run, gold }: Pick<Workbench, "run" | "gold">): number {
  if (run === null) return -1;
  const questions = goldQuestions(gold);
  const isSame = (place: number): boolean => questions[place]?.question.trim() === run.question;
  return isSame(gold.current) ? gold.current : questions.findIndex((_, place) => isSame(place));
}

/** What is known of the gold of the run at hand; null where nothing was asked of it. */
export function goldOfRun({ run, gold }: Pick<Workbench, "run" | "gold">): GoldInRun | null {
  return gold.account !== null && gold.account.run === run?.run ? gold.account : null;
}

/** Notes what the engine says of the gold of a run; of one that is no longer at hand it is of no use. */
export function noteAccount(state: Workbench, account: GoldInRun): Workbench {
  return state.run?.run === account.run ? changeGold(state, { account }) : state;
}

function admits(filter: GoldFilter, outcome: GoldOutcome | undefined): boolean {
  if (filter === "all") return true;
  if (outcome === undefined) return false;
  if (filter === "hits") return outcome.rank === 1;
  return filter === "failures" ? outcome.rank !== 1 : outcome.lostAt === (filter satisfies GraphStageName);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
