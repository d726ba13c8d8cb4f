/** Which relation or property a question asks for in words of its own ("Who put forward A?" of "sponsored by"), by the trained matcher. */
import { softmax } from "../../../../../shared/softmax";
import { OTHER_ENTITY, TOPIC_MASK, type Retriever } from "../../../models/retriever";
import type { World } from "../../execute/world";
import { joinAround } from "../../score/paths/question-phrases";
import type { Token } from "../tokens/read-tokens";
import type { Candidates, ReadableStep } from "./asked-steps";
import { questionInEnglish } from "./in-english";

/** The matcher that ships with the product. */
export const MATCHER = "relation-matcher";

/** From this share of belief on something is taken as heard: a single step from what is named sooner, an end of a scale that no word of the language asks for only later. */
export const BELIEVED = 0.5;
export const STEP = 0.33;
export const UNASKED = 0.8;
/** From this share of belief on, of what fits together, nothing else is told to be possible. */
export const SURE = 0.75;
/** How much surer, in log odds, a word has to make the matcher to be what it heard. */
export const MATTERS = 0.5;

export interface Matched<Step extends ReadableStep> {
  readonly asked: Step;
  /** The share of belief that it has among all steps and none, in [0, 1]. */
  readonly p: number;
}

/** Which of the question's names is its topic, and all that are names: others ("behind the camera", which is a tag, too) are read as words. */
interface About {
  readonly topic?: number;
  readonly names: readonly number[];
}

/** Steps by how likely the question asks for them of its topic, best first; shares add up to 1 with that of no step. `without`: words left out, to see whether they matter. */
export async function matchSteps<Step extends ReadableStep>(
  question: string,
  about: About,
  { steps, vectors, rows }: Candidates<Step>,
  matcher: Retriever,
  world: World,
  without: readonly Pick<Token, "start" | "end">[] = [],
): Promise<Matched<Step>[]> {
  if (steps.length === 0) return [];
  const text = asRead(question, about, world, without);
  const reading = await matcher.read(text, vectors);
  const paths = new Int32Array((steps.length + 1) * matcher.mostSteps).fill(-1);
  paths[0] = 0;
  rows.forEach((own, at) => paths.set(own, (at + 1) * matcher.mostSteps));
  const scores = await reading.score(paths);
  const shares = softmax(scores);
  return steps.map((asked, at) => ({ asked, p: shares[at + 1]! })).sort((a, b) => b.p - a.p);
}

/** How much surer, in log odds, a word makes the matcher of what it believes in. `asking`: what it was believed of. */
export async function gainOf<Step extends ReadableStep>(
  { asked, p }: Matched<Step>,
  word: Pick<Token, "start" | "end">,
  asking: readonly [string, About, Candidates<Step>, Retriever, World],
): Promise<number> {
  const others = await matchSteps(...asking, [word]);
  return odds(p) - odds(others.find((one) => one.asked === asked)!.p);
}

const odds = (p: number): number => Math.log(Math.max(p, 1e-6) / Math.max(1 - p, 1e-6));

/** The question as the matcher learned to read: in English, the topic masked; `without` some words. */
function asRead(
  question: string,
  { topic, names }: About,
  { parts: { named, tokens, pack } }: World,
  without: readonly Pick<Token, "start" | "end">[],
): string {
  const filling = (name: number) =>
    names.includes(name) ? (name === topic ? TOPIC_MASK : OTHER_ENTITY) : named[name]!.text;
  const isLeft = ({ start }: Token) => !without.some((word) => word.start === start);
  if (pack.language !== "en") return questionInEnglish(tokens.filter(isLeft), filling);
  const spans = named.map(({ start, end }, name) => ({ start, end, text: filling(name) }));
  const gaps = without.map(({ start, end }) => ({ start, end, text: " " }));
  return joinAround(question, [...spans, ...gaps], ({ text }) => text);
}
