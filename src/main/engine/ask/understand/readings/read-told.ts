/** Things told by an end of a scale, a bound or a value ("who owns | the oldest boat", "lighthouses | lit before 1830"): found first, by a question of their own; the rest asks about them. */
import { byStem } from "../../execute/word-fit";
import { asUnread, Unread, type Computed, type World } from "../../execute/world";
import { answer } from "../answer";
import { asOneName } from "../find-mentions";
import { readByMatcher } from "../matched/read-by-matcher";
import { isFound, WHICH, type Asked } from "./other-readings";
import { MOST_TOLD } from "./read-nested";
import { isContent, marked } from "../question-parts";
import { readWorld } from "../read-world";
import type { Token } from "../tokens/read-tokens";
import { told, type Understood } from "../understood";

/** Words before a noun that say which ("two | oldest | wooden"). */
const MOST_BEFORE = 3;

/** What is not read because something told by an end of a scale cannot be found: no other reading may take that end for another's. */
export class Untold extends Unread {}

/** A noun with what tells which, as places among the tokens: from `start` up to `end`. */
interface Phrase {
  readonly start: number;
  readonly noun: number;
  readonly end: number;
}

/** With what stands at an end of a scale found first; undefined where it is only that which is asked for. Throws Untold where it cannot be. */
export async function readUtmost(world: World, asked: Asked): Promise<Understood | undefined> {
  const { tokens } = world.parts;
  const phrases = phrasesIn(world).filter((phrase) => isUtmost(phrase, tokens));
  const [first] = phrases;
  if (!first) return undefined;
  const found = await readFirst(phrases, world, asked);
  if (!found) throw new Untold(tokens.slice(first.start, first.noun + 1), "way");
  return found;
}

/** "The oldest organ", "the organ with the most pipes". */
function isUtmost({ start, noun, end }: Phrase, tokens: readonly Token[]): boolean {
  const isBehind = marked(tokens[noun + 1], "with") && end > noun + 1;
  const behind = isBehind ? tokens.slice(noun + 2, noun + 4) : [];
  return (
    tokens.slice(start, noun).some(({ pole }) => pole?.degree === "most") ||
    behind.some((token) => marked(token, "most", "fewest"))
  );
}

/** With what is told by bounds and values found first; undefined where nothing is. */
export function readTold(world: World, asked: Asked): Promise<Understood | undefined> {
  const { tokens } = world.parts;
  const isMore = (phrase: Phrase) =>
    phrase.end - phrase.start > 1 || /\p{L}/u.test(before(phrase, tokens, asked.question));
  return readFirst(phrasesIn(world).filter(isMore), world, asked);
}

/** Words before a phrase that are read already, as values are: no token stands for them. */
const before = ({ start }: Phrase, tokens: readonly Token[], question: string): string =>
  question.slice(start > 0 ? tokens[start - 1]!.end : 0, tokens[start]!.start);

/** The rules are tried with every phrase before the matcher is. */
async function readFirst(
  phrases: readonly Phrase[],
  world: World,
  asked: Asked,
): Promise<Understood | undefined> {
  const left: { readonly unread: Unread; readonly outer: World }[] = [];
  for (const phrase of phrases) {
    const found = await aboutTold(phrase, world, asked);
    if (!found) continue;
    const { outer, said } = found;
    const { question, pack, params, isTold } = asked;
    const read = await answer(question, outer, pack, params, isTold).catch(asUnread);
    if (read instanceof Unread) left.push({ unread: read, outer });
    else if (isFound(read) && read.complete)
      return told(question, pack, outer, { ...read, said: [...said, ...read.said] });
  }
  for (const { unread, outer } of left) {
    const found = await readByMatcher(unread, outer, asked);
    if (found) return found;
  }
  return undefined;
}

/** Nouns that are not asked for with the words that tell which, the longest first; none where nothing is asked about them. */
function phrasesIn({ parts: { tokens, kind, form }, facts }: World): Phrase[] {
  // "Where does the oldest keeper | lodge": what is asked about it stands behind.
  const isAround = form === "boolean" || tokens.some((token) => marked(token, "where", "when", "how"));
  const asking = tokens.findIndex((token) => marked(token, "what", "who", "count"));
  const kindAt = kind ? tokens.findIndex((token) => kind.tokens.includes(token)) : -1;
  const isRelated = (token: Token) => facts.relations.some((one) => byStem(token, one) > 0);
  const tellsWhich = (token: Token | undefined) =>
    token !== undefined && (token.pole !== undefined || (isContent(token) && !isRelated(token)));
  const calledBy = (token: Token) => facts.labels.filter((label) => byStem(token, label) > 0);
  return [...tokens.keys()].flatMap((noun) => {
    const kinds = isContent(tokens[noun]!) ? calledBy(tokens[noun]!) : [];
    if (kinds.length === 0) return [];
    let start = noun;
    while (noun - start < MOST_BEFORE && start > 0 && tellsWhich(tokens[start - 1])) start--;
    const own = kindAt >= 0 && kindAt < start ? kind!.goal.labels : [];
    const isNoun = kinds.some(({ handle }) => !own.includes(handle));
    const around = [
      ...tokens.slice(Math.max(0, asking), start),
      ...(isAround ? tokens.slice(noun + 1) : []),
    ].filter((token) => isContent(token) || marked(token, "where", "when", "how"));
    const isCompared = marked(tokens[start - 1], "more", "fewer", "most", "fewest", "often", "count");
    if (!isNoun || isCompared || around.length === 0) return [];
    // What stands behind and names something tells which ("the oldest film | by A").
    const behind = tokens.slice(noun + 1);
    const isAlone = !behind.some(({ name }) => name !== undefined) && (isAround || !behind.some(isContent));
    return [...(isAlone ? [noun + 1] : []), tokens.length].map((end) => ({ start, noun, end }));
  });
}

/** The rest of the question, the things of one phrase standing as one name, and what was said of these; undefined where these are not found in full. */
async function aboutTold(
  phrase: Phrase,
  { parts, facts }: World,
  { question, pack, params, ports, again }: Asked,
): Promise<{ readonly outer: World; readonly said: Computed["said"] } | undefined> {
  const { start, noun, end } = phrase;
  const last = parts.tokens[end - 1]!;
  const from = parts.tokens[start]!.start - before(phrase, parts.tokens, question).length;
  const text = question.slice(from, last.end).trim();
  const { computed: inner } = await again(`${WHICH[pack.language]} ${text}`);
  if (!inner?.complete || inner.answers.length === 0 || inner.answers.length > MOST_TOLD) return undefined;
  if (isUtmost(phrase, parts.tokens) && inner.form !== "superlative") return undefined;
  const things = await asOneName({ text, start: from, end: last.end }, inner.answers, inner, ports.store);
  const name = { ...parts.tokens[noun]!, name: parts.named.length, english: [], stems: [] };
  const part = [...parts.tokens.slice(0, start), name, ...parts.tokens.slice(end)];
  const named = [...parts.named, things];
  const outer = await readWorld(question, named, pack, { ...params, describe: false, part }, facts, ports);
  return { outer, said: inner.said };
}
