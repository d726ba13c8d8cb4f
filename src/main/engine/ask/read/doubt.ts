/** Whether answers may be told as sure and whole, or say of themselves that they are in doubt. */
import type { ReadInput } from "../stage";
import type { Understood } from "../understand/understood";
import { stepsToAnswers } from "./explain-answers";
import { joinsNamed } from "./joins-named";
import type { ReaderAnswers } from "./read-graph";

/** Most answers whose steps are looked at. */
const MOST_LOOKED_AT = 5;

/** Probabilities below which the best answer is likelier wrong than right. */
const LIKELY = 0.5;
/** The same where the words are only like those of the graph. */
const LIKELY_LOOSE = 0.95;
/** The same where all words are relations' own, and answers rest on these. */
const LIKELY_TOLD = 0.2;

/** What was understood of a question, as far as it bears on its answers: `kinds` are the labels asked for, by handle, or `end` where they are told by a relation. */
export type AskedOfAnswers = Pick<
  Understood,
  "kinds" | "holdsKind" | "isLoose" | "openTellers" | "end" | "tellers" | "isToldWhole" | "toldEnds"
> &
  Partial<Pick<Understood, "outcome" | "named">>;

/** With `holdsKind` an answer of another kind is doubtful, with `isLoose` one that is not all but sure, by `tellers` one that rests on other relations than its words tell, and so is a chain that no record tells or that leads nowhere. */
export function isInDoubt(
  input: ReadInput,
  { answers, said, byReader, isOffKind }: ReaderAnswers & { readonly isOffKind?: boolean },
  { holdsKind, isLoose, openTellers, tellers = [], isToldWhole, outcome, named = [] }: AskedOfAnswers,
): boolean {
  const { scores } = input;
  const likely = isLoose && !byReader ? LIKELY_LOOSE : isToldWhole ? LIKELY_TOLD : LIKELY;
  const isProbable = byReader === true || scores.edgeProbabilities !== undefined;
  const isUnlikely = isProbable && (answers[0]?.score ?? 1) < likely;
  const isUntold = scores.chains?.every(({ support }) => support === "stitched") ?? false;
  const isUnheld =
    isUntold || isOfOne(outcome, named) || (outcome?.form === "chain" && !joinsNamed(input, named));
  const isElsewhere = isProbable && answers.length > 0 && !restsOn(tellers, said, input);
  // "What was sung at A", by whoever had a part in it.
  const isAstray = openTellers !== undefined && isProbable && goesBeyond(openTellers, said, input);
  // Prizes tell what is near and like the words, not what stands in the relation that was asked for.
  const isByPrizes = outcome?.form === "list" && !isProbable && !scores.knowsAnswers;
  if (isAstray) return true;
  return isUnlikely || isUnheld || isElsewhere || isByPrizes || (isOffKind === true && holdsKind === true);
}

/** "How does A work?": what lies between two things is asked for and one is named, so what stands beside it is all there is to list. */
export function isOfOne(outcome: AskedOfAnswers["outcome"], named: AskedOfAnswers["named"] = []): boolean {
  return outcome?.form === "chain" && named.length === 1;
}

/** Whether the way to the best answer goes over relations that none of the words tells. */
function goesBeyond(tellers: readonly number[], said: readonly number[], input: ReadInput): boolean {
  const steps = stepsToAnswers(input, said.slice(0, 1));
  const told = new Set(tellers);
  return steps.some(({ edge }) => !told.has(input.graph.relations[edge]!));
}

/** Whether the steps to the answers go over a relation that tells each such word. */
function restsOn(
  tellers: readonly (readonly number[])[],
  said: readonly number[],
  input: ReadInput,
): boolean {
  if (tellers.length === 0) return true;
  const steps = stepsToAnswers(input, said.slice(0, MOST_LOOKED_AT));
  const walked = new Set(steps.map(({ edge }) => input.graph.relations[edge]!));
  return tellers.every((relations) => relations.some((relation) => walked.has(relation)));
}
