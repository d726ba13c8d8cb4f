/** Questions that name nothing, in which things of a second kind stand where a name would ("a case that overruled another case"): everything of that kind is taken for one name. */
import type { UnderstandParams } from "../../../../../shared/stages/understand";
import { isCalled, kindOf } from "../kinds/kind-of";
import { everyOf } from "../../execute/sets/every-of";
import type { Goal } from "../../execute/choose-path";
import { goalOf, Unread, type World } from "../../execute/world";
import type { Ports } from "../../stage";
import { asOneName, type Named } from "../find-mentions";
import { isContent, marked } from "../question-parts";
import { MOST_TOLD, nestedIn, readNested } from "./read-nested";
import { readWorld } from "../read-world";
import type { Token } from "../tokens/read-tokens";

const ANY = /^(?:another|certain)$/;

/** The question read so; undefined where it names something and asks for more than yes or no, counts or compares, or has no second kind. Throws Unread where a clause of it means nothing. */
export async function readUnnamed(
  question: string,
  world: World,
  params: UnderstandParams,
  ports: Ports,
): Promise<World | undefined> {
  const { parts, facts } = world;
  const places = isOpen(world) ? nounsAt(world) : [];
  if (places.length === 0) return undefined;
  const named = [...parts.named];
  const tokens = [...parts.tokens];
  for (const at of places) {
    const name = await allOfKind(
      tokens[at]!,
      world,
      await valuesBefore(question, tokens[at]!, world, params, ports),
    );
    if (!name) return undefined;
    tokens[at] = { ...tokens[at]!, name: named.push(name) - 1, english: [], stems: [] };
  }
  const part = tokens.filter((token) => !isAny(token, parts.tokens));
  const read = { ...world, parts: { ...parts, named, tokens: part } };
  const spans = nestedIn(read);
  if (spans.length > 0) return readNested(question, read, spans, params, ports);
  return readWorld(question, named, parts.pack, { ...params, describe: false, part }, facts, ports);
}

/** What is said of properties right before a noun ("of | French | operas"), where it is not said of what is asked for; undefined where all that was said is read already. Throws Unread where it is said of neither. */
async function valuesBefore(
  question: string,
  noun: Token,
  { parts, facts }: World,
  params: UnderstandParams,
  ports: Ports,
): Promise<Goal | undefined> {
  const [first, ...more] = parts.stray;
  if (!first) return undefined;
  const isBefore = more.length === 0 && /^\s*$/u.test(question.slice(first.end, noun.start));
  const text = `which ${question.slice(first.start, noun.end)}`;
  const plain = { ...params, kind: "", form: "auto" as const };
  const inner = isBefore ? await readWorld(text, [], parts.pack, plain, facts, ports) : undefined;
  const goal = inner?.parts.stray.length === 0 ? goalOf(inner) : undefined;
  if (!goal?.within) throw new Unread(parts.stray);
  return goal;
}

/** Everything of the kind that a noun tells, as one name; undefined where that is nothing, or too much. */
async function allOfKind(
  { text, start, end, ...token }: Token,
  world: World,
  told: Goal | undefined,
): Promise<Named | undefined> {
  const kind = told ?? kindOf({ text, start, end, ...token }, world.facts, world.fit)!;
  const { nodes, complete, operations } = await everyOf(kind, world);
  if (!complete || nodes.size === 0 || nodes.size > MOST_TOLD) return undefined;
  return asOneName({ text, start, end }, [...nodes], { operations, edges: [] }, world.ports.store);
}

/** Nothing is bounded or put on a scale, and nothing named but what yes or no is asked of. */
function isOpen({ parts: { form, named, bounds, tokens, kind } }: World): boolean {
  const isScaled = tokens.some(
    (token) =>
      token.pole !== undefined || marked(token, "most", "fewest", "more", "fewer", "than", "often", "not"),
  );
  const isAsked = form === "boolean" ? named.length === 1 : kind !== undefined && named.length === 0;
  return (
    (form === "list" || form === "count" || form === "boolean") && !isScaled && isAsked && bounds.length === 0
  );
}

/** The last noun that is another kind than the one asked for, and those that it is joined to ("a symphony and an opera"); none where there is none. */
function nounsAt({ parts: { tokens, kind, form, named }, facts }: World): number[] {
  const last = kind?.tokens.at(-1);
  // "Does A contain a nut", "does any dessert contain B".
  const asked = form === "boolean" || !last ? -1 : tokens.indexOf(last);
  // "The mother of | a mortal": what was taken for the kind asked for is whose mother is.
  const isOfRole =
    named.length === 0 && /^who\b/.test(tokens[0]?.word ?? "") && tokens.slice(0, asked).some(isContent);
  const isNoun = (token: Token | undefined, at: number) =>
    token !== undefined &&
    (at > asked || (at === asked && isOfRole)) &&
    isContent(token) &&
    facts.labels.some((label) => isCalled(token, label));
  const found = [tokens.findLastIndex((token, at) => isNoun(token, at))];
  if (found[0]! < 0) return [];
  for (;;) {
    const at = found[0]!;
    const before = tokens.findLastIndex((token, place) => place < at && !marked(token, "empty", "and", "or"));
    const isJoined = tokens.slice(before + 1, at).some((token) => marked(token, "and", "or"));
    if (!isJoined || !isNoun(tokens[before], before)) return found;
    found.unshift(before);
  }
}

const isAny = (token: Token, tokens: readonly Token[]): boolean =>
  ANY.test(token.word) && isContent(tokens[tokens.indexOf(token) + 1] ?? token);
