/** Where what a graph built from texts tells is no answer yet: its relations are only those that rules read, and the texts may say more. */
import { EXTRACTED_RELATIONS } from "../../../../shared/texts/build";
import type { GraphFacts } from "../execute/graph-facts";
import { isOfTexts } from "../execute/times/passages-of";
import type { Computed, World } from "../execute/world";
import type { Ports } from "../stage";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";

const MOST_WORKS = 2;
const NAMING = /^(?:appear|mention|name|occur|stand|cite|quote)/;
/** "What is the story about" is not answered by the story. */
const ABOUT = /^(?:about|despre)/;
/** A text may be what is asked for only where a word for one asks: "what is A's job" is not answered by a work. */
const TEXTS =
  /^(?:work|book|novel|stor(?:y|ies)|text|tale|play|poem|letter|chapter|report|chronicle|memoir|volume|title|document|article)/;
const EXTRACTED: ReadonlySet<string> = new Set(EXTRACTED_RELATIONS);

/** Whether all that is answered to where something is, is what the question names: "where did A take B" is not answered by B. */
function isOnlyAsked(
  { answers, form }: Computed,
  named: World["parts"]["named"],
  tokens: readonly Token[],
): boolean {
  const isNamed = (node: number) => named.some(({ nodes }) => nodes.includes(node));
  const isWhere = tokens.some((token) => marked(token, "where"));
  return form === "list" && isWhere && answers.length > 0 && answers.every(isNamed);
}

/** Whether a text is all that is told of where something is, or nothing is told by relations that are read from texts. Throws what the store throws. */
export async function isOpenInTexts(
  computed: Computed | undefined,
  { parts, facts, ports }: Pick<World, "parts" | "facts" | "ports">,
): Promise<boolean> {
  if (!isOfTexts(facts)) return false;
  const { tokens, named } = parts;
  if (!computed) return isOfThing(parts);
  return (
    isNothingRead(computed, facts, tokens) ||
    isOnlyAsked(computed, named, tokens) ||
    (await isTextForOther(parts, computed.answers, ports))
  );
}

/** "What did A pawn": a thing, which no relation of persons, places and texts leads to. */
function isOfThing({ tokens, named, kind, form }: World["parts"]): boolean {
  return form === "list" && kind === undefined && named.length === 1 && marked(tokens[0], "what");
}

/** "None" says only that no rule read it. */
function isNothingRead(
  { answers, value, groups, values, operations }: Computed,
  { relations }: GraphFacts,
  tokens: readonly Token[],
): boolean {
  const isTold = answers.length > 0 || [value, groups, values].some((one) => one !== undefined);
  if (isTold || tokens.some((token) => marked(token, "not"))) return false;
  const read = relations.filter(({ name }) => EXTRACTED.has(name)).map(({ words }) => words);
  return operations.some(({ of }) => read.some((words) => of.includes(words)));
}

/** Whether a text is all that is answered to where something is, though not where it is named, or to a noun that is no word for a text. */
async function isTextForOther(
  { tokens, kind }: World["parts"],
  answers: readonly number[],
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<boolean> {
  const isNoun =
    kind?.isWho === false && !kind.tokens.some(({ english }) => english.some((word) => TEXTS.test(word)));
  const isWhere = isNoun || tokens.some((token) => marked(token, "where") || ABOUT.test(token.word));
  const isNaming = tokens.some(({ english }) => english.some((word) => NAMING.test(word)));
  const isSaid = tokens.some(({ english }) => english.length > 0);
  if (!isWhere || isNaming || !isSaid || answers.length === 0 || answers.length > MOST_WORKS) return false;
  const details = await store.nodeDetails([...answers], signal);
  return details.every(({ labels }) => labels.includes("Work"));
}
