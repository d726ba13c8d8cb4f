/** Things told by a clause of their own ("a country that uses the Euro", "films starring A that were released before 1930"): found first, and then what the rest of the question asks about them. */
import type { UnderstandParams } from "../../../../../shared/stages/understand";
import { checkWords } from "../../execute/checks/check-words";
import { askedFor } from "../../execute/compute-list";
import { byStem } from "../../execute/word-fit";
import { goalOf, Unread, type World } from "../../execute/world";
import type { Ports } from "../../stage";
import { isContent, marked } from "../question-parts";
import { readWorld } from "../read-world";
import { describedFurther } from "../find-mentions";
import type { Token } from "../tokens/read-tokens";

/** Most things that words of a question may tell for the rest of it, and most of their edges shown. */
export const MOST_TOLD = 5000;
const MOST_SHOWN = 200;

/** A noun with its clause, as places among the tokens: the noun, and where the clause ends. */
interface Span {
  readonly noun: number;
  readonly end: number;
}

/** Nouns with clauses of their own, first to last; none of them is what is asked for. */
export function nestedIn({ parts: { tokens, kind, bounds }, facts }: World): Span[] {
  const asked = kind?.tokens.at(-1);
  const counted = bounds.flatMap((bound) => bound.counted ?? []);
  const isNoun = (token: Token) =>
    isContent(token) && facts.labels.some((label) => byStem(token, label) > 0) && !counted.includes(token);
  const isTold = (at: number) =>
    marked(tokens[at + 1], "clause", "with") ||
    (tokens[at + 1] !== undefined && /(ing|ed)$/.test(tokens[at + 1]!.word));
  const isStart = (at: number) =>
    asked !== undefined &&
    tokens[at]!.start > asked.start &&
    isNoun(tokens[at]!) &&
    isTold(at) &&
    !marked(tokens[at - 1], "most", "fewest", "often");
  const starts = [...tokens.keys()].filter(isStart);
  // "Both a country that … | and a country that …": side by side, not one within the other.
  const joinBefore = (start: number) =>
    tokens.findLastIndex((token, at) => at < start && !marked(token, "empty", "with", "by"));
  return starts
    .map((noun) => {
      const joins = starts.filter((other) => other > noun).map(joinBefore);
      const end = joins.find((at) => marked(tokens[at], "and", "or")) ?? tokens.length;
      return { noun, end };
    })
    .filter(({ noun, end }) => tokens.slice(noun, end).some(({ name }) => name !== undefined));
}

/** Whether clauses stand side by side, or tell of the very kind that is asked for (no way over relations says that), or rules read all of it. */
export function isPlainlyNested(world: World, spans: readonly Span[]): boolean {
  const { parts, facts } = world;
  const { labels, last } = goalOf(world);
  const isAsked = ({ noun }: Span) =>
    !last &&
    facts.labels.some(
      ({ handle, ...label }) => labels.includes(handle) && byStem(parts.tokens[noun]!, label) > 0,
    );
  const clauses = spans.filter(({ noun }) => marked(parts.tokens[noun + 1], "clause"));
  return spans.length > 1 || clauses.some(isAsked) || (clauses.length > 0 && isSaidInFull(world));
}

/** Whether every word is one of the schema's own: then rules are surer of both parts than what reads the whole at once. */
function isSaidInFull({ parts: { tokens }, facts: { relations, labels } }: World): boolean {
  const schema = [...relations, ...labels];
  return tokens.every((token) => !isContent(token) || schema.some((worded) => byStem(token, worded) > 0));
}

/** What is asked about the things that clauses tell, each clause standing as one name; undefined where one of them tells nothing, or too much. Throws Unread where its words mean nothing. */
export async function readNested(
  question: string,
  world: World,
  spans: readonly Span[],
  params: UnderstandParams,
  ports: Ports,
): Promise<World | undefined> {
  let read: World["parts"] | undefined = world.parts;
  for (const span of spans.toReversed())
    read = read && (await toldBy(question, { ...world, parts: read }, span, params, ports));
  if (!read) return undefined;
  const outer = { ...params, describe: false, part: read.tokens };
  return readWorld(question, read.named, read.pack, outer, world.facts, ports);
}

/** The parts with one clause in the place of its first name, which stands for what the clause tells. */
async function toldBy(
  question: string,
  { parts, facts }: World,
  { noun, end }: Span,
  params: UnderstandParams,
  ports: Ports,
): Promise<World["parts"] | undefined> {
  const { tokens, named, pack } = parts;
  const part = [which(tokens[noun]!), ...tokens.slice(noun, end)];
  const inner = await readWorld(
    question,
    named,
    pack,
    { ...params, kind: "", form: "auto", part },
    facts,
    ports,
  );
  if (inner.parts.stray.length > 0) throw new Unread(inner.parts.stray);
  checkWords(inner);
  const { set, edgesTo } = await askedFor(inner, goalOf(inner));
  if (set.nodes.size === 0 || set.nodes.size > MOST_TOLD || !set.complete) return undefined;
  const at = tokens.findIndex(({ name }, place) => place > noun && name !== undefined);
  const own = tokens[at]!.name!;
  const before = named[own]!;
  const { labels } = await ports.store.nodeNames(Int32Array.from(set.nodes));
  const edges = await edgesTo(new Set([...set.nodes].slice(0, MOST_SHOWN)));
  const by = { ...describedFurther(before, set.operations, edges), isClause: true as const };
  return {
    ...parts,
    tokens: [...tokens.slice(0, noun), tokens[at]!, ...tokens.slice(end)],
    named: named.with(own, { ...before, nodes: [...set.nodes], labels: [...labels], by }),
  };
}

/** "Which", before a noun that the question has none before. */
const which = ({ start }: Token): Token => ({
  ...{ word: "which", text: "", start, end: start, mark: "what", paused: false, english: [], stems: [] },
});
