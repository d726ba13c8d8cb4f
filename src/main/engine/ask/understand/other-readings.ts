/** Other ways to read a question than as a whole: by the part that asks, by a clause found first, by things of a kind where names would stand. Each is found in full, or not at all. */
import type { UnderstandParams } from "../../../../shared/stages/understand";
import type { GraphFacts } from "../execute/graph-facts";
import { walkedFar } from "../execute/relation-path";
import { Unread, type World } from "../execute/world";
import type { Ports } from "../stage";
import { answer } from "./answer";
import type { Named } from "./find-mentions";
import type { LanguagePack } from "./pack";
import { isPlainlyNested, nestedIn, readNested } from "./read-nested";
import { readUnnamed } from "./read-unnamed";
import { readWorld } from "./read-world";
import { storyless } from "./storyless";
import { told, type Understood } from "./understood";

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
}

/** Without the words that mean nothing, which may be a story around what is asked. */
export async function readInPart(
  { words }: Unread,
  { question, named, pack, facts, params, ports, isTold }: Asked,
): Promise<Understood | undefined> {
  for (const part of await storyless(question, words, named, pack, facts, ports)) {
    const read = await readWorld(question, named, pack, { ...params, part }, facts, ports);
    const computed = await answer(question, read, pack, params, isTold).catch(unlessUnread);
    if (computed?.complete && (computed.answers.length > 0 || computed.value !== undefined))
      return told(question, pack, read, computed);
  }
  return undefined;
}

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
  const isFound = computed !== undefined && (computed.answers.length > 0 || computed.value !== undefined);
  return outer && isFound && computed.complete && !walkedFar(computed.operations)
    ? told(question, pack, outer, computed)
    : undefined;
}

/** For a promise's catch: nothing where words mean nothing; other errors go on. */
export function unlessUnread(thrown: unknown): undefined {
  if (!(thrown instanceof Unread)) throw thrown;
}
