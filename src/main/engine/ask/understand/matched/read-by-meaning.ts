/** A refused question read once more by what the trained matcher hears in it: by all of that; else by the rules, with the words that nothing knew as the graph's own. */
import type { UnderstandParams } from "../../../../../shared/stages/understand";
import { message, type Message } from "../../../../../shared/sentences/sentences";
import { portsToRead } from "../../execute/classes/ports-to-read";
import { factsOf } from "../../execute/graph-facts";
import { isOfTexts } from "../../execute/times/passages-of";
import type { World } from "../../execute/world";
import type { Ports } from "../../stage";
import { languageOf } from "../language-of";
import { PACKS } from "../packs";
import { readWorld } from "../read-world";
import type { Understood } from "../understood";
import type { Readings, WordReading } from "../pack";
import { isOneTable } from "../rows/row-table";
import { byHeard } from "./by-heard";
import { hear, type Heard } from "./hear";
import { namesIn } from "./heard-set";
import { meaningsOf } from "./meanings";
import { matcherOf } from "./read-by-matcher";

/** How often words are read before the rules are given up, and how many at once. */
const ROUNDS = 3;
const MOST_WORDS = 5;

type Again = (readings: Readings) => Promise<Understood>;

/** What the question comes to so; undefined where it comes to nothing. `again` reads it with words as the graph's. Throws what the store and the models throw. */
export async function readByMeaning(
  refusal: Understood,
  params: UnderstandParams,
  given: Ports,
  again: Again,
): Promise<Understood | undefined> {
  const { question, named } = refusal;
  const matcher = await matcherOf(given);
  if (!matcher) return undefined;
  const ports = await portsToRead(question, given);
  const facts = await factsOf(ports.store, ports.embedder, ports.signal);
  // What is asked of one table was composed of all that is heard.
  if (isOfTexts(facts) || isOneTable(facts)) return undefined;
  const pack = languageOf(question.slice(0, 2000), PACKS);
  const world = await readWorld(question, named, pack, { ...params, describe: false }, facts, ports);
  const names = namesIn(world.parts).filter((at) => at < named.length);
  const heard = await hear(question, names, world, matcher);
  return (await byHeard(refusal, heard, world, pack)) ?? (await byRules(refusal, heard, world, again));
}

/** The rules with the graph's own words in place of those that nothing knew. */
async function byRules(
  refusal: Understood,
  heard: Heard,
  world: World,
  again: Again,
): Promise<Understood | undefined> {
  let readings: Readings = new Map<string, WordReading>();
  let left = refusal.understanding.unread;
  const said: Message[] = [];
  let isSure = true;
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = (await meaningsOf(left.slice(0, MOST_WORDS), heard, world)).filter(
      ({ word }) => !readings.has(word),
    );
    if (fresh.length === 0) return undefined;
    readings = new Map([...readings, ...fresh.map(({ word, reading }) => [word, reading] as const)]);
    isSure &&= fresh.every((one) => one.isSure);
    said.push(...fresh.map(({ text, as }) => message("matched", { words: text, relation: as })));
    const read = await again(readings);
    if (read.outcome.refused === undefined) return withSaid(read, said, isSure);
    left = read.understanding.unread;
  }
  return undefined;
}

/** Only what was computed, and came to something. */
function withSaid(read: Understood, said: readonly Message[], isSure: boolean): Understood | undefined {
  const { computed, outcome } = read;
  if (!computed || (computed.answers.length === 0 && outcome.value === undefined)) return undefined;
  return {
    ...read,
    computed: { ...computed, complete: computed.complete && isSure, said: [...computed.said, ...said] },
    outcome: { ...outcome, complete: outcome.complete && isSure },
  };
}
