/** What came is what was asked for: a time where a time is asked for, and in a graph that tells no kinds nothing whose own name says that it is something else. */
import { words } from "../../../../../shared/fold";
import { makeOnce } from "../../../store/once";
import type { GraphStore } from "../../../store/graph-store";
import { marked } from "../../understand/question-parts";
import { stem } from "../../understand/stem";
import type { Token } from "../../understand/tokens/read-tokens";
import { isTimeName, tellsTime } from "../measures/times";
import { lettersShared } from "../../understand/words/cognates";
import { Unread, type Computed, type World } from "../world";

/** Forms whose answers are things of what is asked for. */
const LISTS: ReadonlySet<string> = new Set(["list", "both", "either", "negation", "range"]);
/** Answers looked at, and nodes of a graph whose names are. */
const [MOST_ANSWERS, MOST_NODES] = [200, 20_000];
/** A word in so many names is more than a name's own. */
const COMMON = 2;

/** Throws Unread where none of the answers is a time that was asked for, or all are by their names of another kind than the noun asked by. */
export async function checkAnswers({ form, answers, operations }: Computed, world: World): Promise<void> {
  if (!LISTS.has(form) || answers.length === 0) return;
  const [when, noun] = [timeAsked(world), nounBelieved(world)];
  if (!when && !noun) return;
  const { names } = await world.ports.store.nodeNames(Int32Array.from(answers.slice(0, MOST_ANSWERS)));
  if (when && !operations.some(({ of }) => tellsTime(of)) && !names.some(isTimeName))
    throw new Unread([when], "way");
  if (noun && !when && (await isOtherwiseCalled(noun, names, world))) throw new Unread([noun], "way");
}

const TIME_NOUN =
  /^(?:or[aei]|orele|an|anul|ani|anii|data|datei|zi|ziua|zile|luna|lun[ai]|secol|secolul|deceniu|deceniul|hours?|times?|years?|dates?|days?|months?|centur(?:y|ies)|decades?)$/;

/** What asks for a time: "when", "la ce oră", where no label of the graph is called so. */
function timeAsked(world: World): Token | undefined {
  const noun = nounBelieved(world);
  return (
    world.parts.tokens.find((token) => marked(token, "when")) ??
    (noun && TIME_NOUN.test(noun.word) ? noun : undefined)
  );
}

/** The noun that is asked by where the graph knows no kinds, and so is only believed. */
function nounBelieved({ parts: { kind }, facts }: World): Token | undefined {
  const { labels, last, within = [] } = kind?.goal ?? { labels: [] };
  const isOpen =
    kind !== undefined && !kind.isWho && labels.length + within.length === 0 && last === undefined;
  return isOpen && facts.labels.length === 0 && facts.tables.length === 0 ? kind.tokens.at(-1) : undefined;
}

/** How often each word opens or ends a name of several words. */
type Heads = ReadonlyMap<string, number>;
const heads = new WeakMap<GraphStore, Promise<Heads>>();

/** Whether other things of the graph are called by the noun and no answer is ("Munții Rodnei" for mountains), or all answers by another noun ("Mănăstirea Putna" for castles). */
async function isOtherwiseCalled(noun: Token, names: readonly string[], world: World): Promise<boolean> {
  const { ports, parts, facts } = world;
  if (facts.schema.nodes > MOST_NODES || parts.pack.things.includes(noun.word)) return false;
  const isOwn = (head: string) =>
    noun.native === undefined ? stem(head) === stem(noun.word) : areForms(head, noun.word);
  if (names.some((name) => headsOf(name).some(isOwn))) return false;
  const every = await makeOnce(heads, ports.store, () => readHeads(world), ports.signal);
  const called = [...every].reduce((total, [head, count]) => total + (isOwn(head) ? count : 0), 0);
  return (
    called >= COMMON || (names.length >= COMMON && parts.pack.headFirst && isShared(names, every, world))
  );
}

/** Whether all names open with one noun of the language that more things are called by. */
function isShared(names: readonly string[], every: Heads, { parts: { pack } }: World): boolean {
  const [first, ...others] = names.map((name) => words(name)[0] ?? "");
  const isNoun = first !== undefined && pack.has?.(first) === true && (every.get(first) ?? 0) >= COMMON;
  return isNoun && others.every((word) => word === first);
}

async function readHeads({ ports: { store, signal } }: World): Promise<Heads> {
  const { nodes } = await store.members("", MOST_NODES, signal);
  const { names } = await store.nodeNames(nodes);
  const counts = new Map<string, number>();
  for (const name of names) for (const head of headsOf(name)) counts.set(head, (counts.get(head) ?? 0) + 1);
  return counts;
}

/** The words that may say what a name of several words is of: "Munții Rodnei", "Tower Bridge". */
function headsOf(name: string): string[] {
  const [first, ...more] = words(name);
  const last = more.at(-1);
  return first === undefined || last === undefined ? [] : [first, last];
}

/** Endings of Romanian nouns, with what changes before them ("strada", "străzi"). */
const ENDING = /^[tdsz]?[aeiou]{0,3}(?:l|le|lor|lui|ri|rile|rilor)?$/;
const LEAST_STEM = 3;

/** "Mănăstirea" and "mănăstiri", "munții" and "munți", folded: two forms of one noun. */
function areForms(one: string, other: string): boolean {
  const at = lettersShared(one, other);
  return at >= LEAST_STEM && [one, other].every((word) => ENDING.test(word.slice(at)));
}
