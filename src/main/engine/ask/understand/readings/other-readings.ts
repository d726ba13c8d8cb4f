/** Other ways to read a question than as a whole: by the part that asks, by a clause found first, by things of a kind where names would stand. Each is found in full, or not at all. */
import type { Form } from "../../../../../shared/stages/forms";
import type { UnderstandParams } from "../../../../../shared/stages/understand";
import type { GraphFacts } from "../../execute/graph-facts";
import { EXPLAINED } from "../../execute/path-order";
import { walkedFar } from "../../execute/relation-path";
import { asUnread, unlessUnread, Unread, type Computed, type Parts, type World } from "../../execute/world";
import type { LinkedNames } from "../../seed/linked-names";
import type { Ports } from "../../stage";
import { answer } from "../answer";
import type { Named } from "../find-mentions";
import type { KindRead } from "../kinds/read-kind";
import type { LanguagePack } from "../pack";
import { isPlainlyNested, nestedIn, readNested } from "./read-nested";
import { readUnnamed } from "./read-unnamed";
import { readWorld } from "../read-world";
import { isContent, marked } from "../question-parts";
import { followedFit } from "../refusals/gate";
import { ADVERB } from "../refusals/modifiers";
import { nounAsked } from "../refusals/unaccounted";
import { storyless } from "./storyless";
import type { Token } from "../tokens/read-tokens";
import { plain, spansOf, told, type Understood } from "../understood";

/** A question before its parts are read. */
export interface Asked {
  readonly question: string;
  readonly named: readonly Named[];
  readonly pack: LanguagePack;
  readonly facts: GraphFacts;
  readonly params: UnderstandParams;
  readonly ports: Ports;
  /** What it is about is known beside its words. */
  readonly isTold: boolean;
  /** Reads another question, offering nothing. */
  readonly again: (question: string) => Promise<Understood>;
}

/** A question whose names are not found yet, and which is not asked again in other words. */
export type AskedUnnamed = Omit<Asked, "named" | "again">;

/** What a question put in other words begins with. */
export const WHICH = { en: "which", ro: "care" } as const;

/** Whether something answers. */
export const isFound = (computed: Computed | undefined): computed is Computed =>
  computed !== undefined && (computed.answers.length > 0 || computed.value !== undefined);

/** Without the words that mean nothing, which may be a story around what is asked. */
export async function readInPart(
  { words }: Unread,
  { question, named, pack, facts, params, ports, isTold }: Asked,
): Promise<Understood | undefined> {
  for (const part of await storyless(question, words, named, pack, facts, ports)) {
    const read = await readWorld(question, named, pack, { ...params, part }, facts, ports);
    const computed = await answer(question, read, pack, params, isTold).catch(unlessUnread);
    if (isFound(computed) && computed.complete) return told(question, pack, read, computed);
  }
  return undefined;
}

/** How often words may be left aside before a question is not read at all. */
const MOST_ASIDE = 3;
/** From this fit on a word is a relation's own. */
const OWN = 0.5;

/** Forms in which a noun that the graph does not know may be left aside: what is not a list of things needs their kind. */
const OF_ANY_KIND: ReadonlySet<Form> = new Set<Form>(["list", "count", "both", "either"]);

/**
 * Without words that only say which of what is read: in a graph without kinds any ("the | soccer club", "plays | professionally"), else the noun that is
 * asked by ("which | packages depend on A", of libraries and tools). Whether they leave something out nothing there can tell. Where the rules find no way
 * between relations' own words, the stages behind look for one. Such an answer is not told as whole.
 */
export async function readBeside(
  unread: Unread,
  world: World,
  links: LinkedNames,
  { question, pack, params, isTold }: Asked,
): Promise<Understood | undefined> {
  const { named, kind, form } = world.parts;
  const isBare = world.facts.labels.length === 0 && form === "list";
  const isUtmost = world.facts.bare !== undefined && form === "superlative";
  if (!(OF_ANY_KIND.has(form) || isUtmost) || asksWhere(world)) return undefined;
  const aside: Unread["words"][number][] = [];
  let left = unread;
  const isFree = () =>
    (isBare && areBeside(left.words, world)) ||
    areNouns(left.words, world) ||
    (isUtmost && areUtmost(left.words, world));
  while (
    (left.why === "words" || (isUtmost && left.why === "name")) &&
    aside.length <= MOST_ASIDE &&
    isFree()
  ) {
    aside.push(...left.words);
    const rest = withoutWords(aside, world.parts);
    const read = { ...world, parts: isUtmost ? { ...rest, kind: rest.kind ?? ANYTHING } : rest };
    const computed = await answer(question, read, pack, params, isTold).catch(asUnread);
    if (computed === undefined) return isBare ? partly(plain(question, pack, read, links), aside) : undefined;
    if (!(computed instanceof Unread)) {
      const isMeant = computed.answers.length > 0 && (isBare || (await areOfManyKinds(computed, read)));
      return isMeant ? partly(told(question, pack, read, computed), aside) : undefined;
    }
    left = computed;
  }
  const isOwn =
    isBare && left.why === "way" && named.length === 1 && kind?.isWho !== true && areOwn(left.words, world);
  return isOwn ? partly(plain(question, pack, world, links), aside) : undefined;
}

/** What is read without some words: neither the kind nor what is said of names has them any more. */
export function withoutWords(words: Unread["words"], { tokens, kind, conditions, ...parts }: Parts): Parts {
  const isLeft = ({ start }: Token) => !words.some((word) => word.start === start);
  return {
    ...parts,
    tokens: tokens.filter(isLeft),
    kind: kind?.tokens.some(isLeft) ? kind : undefined,
    conditions: conditions.map((one) => ({ ...one, words: one.words.filter(isLeft) })),
  };
}

/** Whether the words are the noun that is asked by, right behind what asks, and a word is left that a relation is called by. */
function areNouns(words: Unread["words"], { parts: { tokens, kind }, facts, fit }: World): boolean {
  const noun = nounAsked(tokens, "count").slice(0, words.length);
  if (words.length === 0 || noun.length < words.length || kind?.isWho) return false;
  const isOf = ({ start }: Token) => words.some((word) => word.start === start);
  const isRead = (token: Token) =>
    isContent(token) && facts.relations.some((relation) => fit.of(token, relation) >= OWN);
  return noun.every(isOf) && tokens.some((token) => !isOf(token) && isRead(token));
}

/** What is asked for where nothing says what it is. */
export const ANYTHING: KindRead = { tokens: [], goal: { labels: [] }, isWho: false };

/** "Oldest | station": whether the words are the noun behind what tells the end of a scale, in a graph that knows no kinds. */
function areUtmost(words: Unread["words"], { parts: { tokens } }: World): boolean {
  const at = tokens.findIndex(({ pole }) => pole !== undefined);
  const isIt = (token: Token | undefined, { start }: Unread["words"][number]) => token?.start === start;
  return at >= 0 && words.length === 1 && isIt(tokens[at + 1], words[0]!);
}

/** Whether things of several kinds answer, or of none: a noun over all of them ("packages"), where one over some of a kind ("statins" of drugs) would leave others out. */
async function areOfManyKinds({ answers }: Computed, { ports }: World): Promise<boolean> {
  const { labels } = await ports.store.nodeNames(Int32Array.from(answers));
  return new Set(labels).size > 1 || labels[0] === -1;
}

/** "In which regions are | the neighbours of A": where they are is asked for, and no word tells it. */
function asksWhere({ parts: { tokens } }: World): boolean {
  const [before, what] = tokens;
  return marked(what, "what") && !marked(before, "what", "empty") && !tokens.slice(-1).every(isContent);
}

/** Whether each of the words stands right beside a name, or a word that the graph's schema tells, and such a word is left. */
function areBeside(words: Unread["words"], { parts: { tokens, pack }, facts, fit }: World): boolean {
  const isJoint = (token: Token | undefined) =>
    marked(token, "by", "with", "to", "from") || pack.voice.obliques.includes(token?.word ?? "");
  const isLeft = (token: Token) => !words.some(({ start }) => start === token.start);
  const isRead = (token: Token) => isContent(token) && followedFit(token, facts, fit) >= EXPLAINED;
  const stays = (token: Token) => isLeft(token) && !marked(token, "empty", "aux");
  const isHeld = (token: Token | undefined) =>
    token !== undefined && (token.name !== undefined || isRead(token));
  return (
    tokens.some((token) => isLeft(token) && isRead(token)) &&
    words.every(({ start }) => {
      const at = tokens.findIndex((token) => token.start === start);
      // "The music for A", "plays of theatre": what is joined so says of what, and not only which.
      if (!ADVERB.test(tokens[at]?.word ?? "") && [tokens[at - 1], tokens[at + 1]].some(isJoint))
        return false;
      const before = tokens.slice(0, Math.max(0, at)).findLast(stays);
      return at >= 0 && (isHeld(before) || isHeld(tokens.slice(at + 1).find(stays)));
    })
  );
}

/** Whether relations are called by each of the words. */
const areOwn = (words: Unread["words"], { parts: { tokens }, facts, fit }: World): boolean =>
  words.every(({ start }) => {
    const token = tokens.find((one) => one.start === start);
    return token !== undefined && isContent(token) && followedFit(token, facts, fit) >= OWN;
  });

const partly = (understood: Understood, unread: Unread["words"]): Understood => ({
  ...understood,
  understanding: { ...understood.understanding, unread: spansOf(unread) },
  outcome: { ...understood.outcome, complete: false },
});

/** With a clause that tells of something else than what is asked for found first; with `isOnly` no other way could read it as surely. */
export async function readInside(
  read: World,
  isOnly: boolean,
  asked: Asked,
): Promise<Understood | undefined> {
  const spans = nestedIn(read);
  if (spans.length === 0 || (isOnly && !isPlainlyNested(read, spans))) return undefined;
  const outer = readNested(asked.question, read, spans, asked.params, asked.ports);
  return inFull(await outer.catch(unlessUnread), asked);
}

/** With all things of a kind where a name would stand. */
export async function readOfKinds(world: World, asked: Asked): Promise<Understood | undefined> {
  const outer = readUnnamed(asked.question, world, asked.params, asked.ports);
  return inFull(await outer.catch(unlessUnread), asked);
}

async function inFull(
  outer: World | undefined,
  { question, pack, params, isTold }: Asked,
): Promise<Understood | undefined> {
  const computed = outer && (await answer(question, outer, pack, params, isTold).catch(unlessUnread));
  // From a set of things everything is but a few steps away: what is asked of it stands in one relation to it.
  return outer && isFound(computed) && computed.complete && !walkedFar(computed.operations)
    ? told(question, pack, outer, computed)
    : undefined;
}
