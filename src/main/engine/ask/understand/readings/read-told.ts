/** Things told by an end of a scale, a bound or a value ("who owns | the oldest boat", "lighthouses | lit before 1830"): found first, by a question of their own; the rest asks about them. */
import { words } from "../../../../../shared/fold";
import { asUnread, Unread, type Computed, type World } from "../../execute/world";
import { answer } from "../answer";
import { asOneName } from "../find-mentions";
import { readByMatcher } from "../matched/read-by-matcher";
import { isFound, WHICH, type Asked } from "./other-readings";
import { MOST_TOLD } from "./read-nested";
import { readWorld } from "../read-world";
import type { Token } from "../tokens/read-tokens";
import { told, type Understood } from "../understood";
import { isUtmost, phrasesIn, type Phrase } from "./told-phrases";

const WHICH_IS = { en: "which is", ro: "care este" } as const;

/** What is not read because something told by an end of a scale cannot be found: no other reading may take that end for another's. */
export class Untold extends Unread {}

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

/** What asks for the things of a phrase: "which is | the oldest boat", "which | lighthouses lit before 1830". */
function opening({ start, noun }: Phrase, { tokens, pack }: World["parts"]): string {
  const isAtEnd = start < noun && tokens[start]!.pole?.degree === "most";
  return isAtEnd ? WHICH_IS[pack.language] : WHICH[pack.language];
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
  const inquiry = `${opening(phrase, parts)} ${text}`;
  // A phrase that is all of the question leaves nothing to ask about its things: asked by itself it would be asked for ever.
  if (words(inquiry).join(" ") === words(question).join(" ")) return undefined;
  const { computed: inner } = await again(inquiry);
  if (!inner?.complete || inner.answers.length === 0 || inner.answers.length > MOST_TOLD) return undefined;
  if (isUtmost(phrase, parts.tokens) && inner.form !== "superlative") return undefined;
  const things = await asOneName({ text, start: from, end: last.end }, inner.answers, inner, ports.store);
  const name = { ...parts.tokens[noun]!, name: parts.named.length, english: [], stems: [] };
  const part = [...parts.tokens.slice(0, start), name, ...parts.tokens.slice(end)];
  const named = [...parts.named, things];
  const outer = await readWorld(question, named, pack, { ...params, describe: false, part }, facts, ports);
  return { outer, said: inner.said };
}
