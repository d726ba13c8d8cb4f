/** "X 's mother 's job", "the heir of the sister of X": possessives name a path step by step, so they tell how long it is. */

export interface Word {
  readonly text: string;
  readonly isTopic: boolean;
}

export interface PossessiveChain {
  /** Steps that are named, at least 1. */
  readonly steps: number;
  /** Whether the question says nothing else, so that there should be no others. */
  readonly isAll: boolean;
}

/** Words that ask for more than what the chain ends in. */
const ASKS_MORE = new Set([
  "where",
  "when",
  "whom",
  "why",
  "how",
  "which",
  "type",
  "kind",
  "sort",
  "also",
  "same",
]);
const ARTICLES = new Set(["the", "a", "an"]);

/**
 * The possessives around the first topic word, undefined without any. `isSilent` says which words say nothing; a name of `compounds` ("cause
 * of death") counts once; a grandson is two steps away.
 */
export function possessiveChain(
  words: readonly Word[],
  isSilent: (text: string) => boolean,
  compounds: readonly string[],
): PossessiveChain | undefined {
  const topic = words.findIndex(({ isTopic }) => isTopic);
  if (topic < 0) return undefined;
  const before = ownersBefore(words, topic, isSilent, compounds);
  const after = ownersAfter(words, topic, isSilent);
  const steps = [...before.groups, ...after.groups].reduce((sum, group) => sum + stepsNamed(group), 0);
  if (steps === 0) return undefined;
  const others = [...words.slice(0, before.start), ...words.slice(after.end)];
  const isAll = others.every(({ text }) => isSilent(text)) && !words.some(({ text }) => ASKS_MORE.has(text));
  return { steps, isAll };
}

/** By how many steps a path of this length goes against a chain. */
export function stepsAmiss(chain: PossessiveChain | undefined, length: number): number {
  if (chain === undefined) return 0;
  return chain.isAll ? Math.abs(chain.steps - length) : Math.max(0, chain.steps - length);
}

interface Owners {
  /** Words of each thing owned. */
  readonly groups: readonly (readonly string[])[];
  /** First word of the chain, and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** "… the heir of the sister of" before a topic. */
function ownersBefore(
  words: readonly Word[],
  topic: number,
  isSilent: (text: string) => boolean,
  compounds: readonly string[],
): Owners {
  const groups: string[][] = [];
  let start = topic;
  for (;;) {
    const of = skipArticles(words, start);
    if (words[of]?.text !== "of") break;
    let first = of;
    while (first > 0 && !words[first - 1]!.isTopic && !isSilent(words[first - 1]!.text)) first--;
    if (first === of) break;
    const group = words.slice(first, of).map(({ text }) => text);
    const whole = `${group.at(-1)!} of ${groups.at(-1)?.[0] ?? ""}`;
    if (groups.length > 0 && compounds.some((name) => name.includes(whole))) groups.at(-1)!.unshift(...group);
    else groups.push(group);
    start = first;
  }
  return { groups, start, end: topic };
}

/** The place before any articles that stand before `at`. */
function skipArticles(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (ARTICLES.has(words[before]?.text ?? "")) before--;
  return before;
}

/** "'s mother 's job" after a topic. */
function ownersAfter(words: readonly Word[], topic: number, isSilent: (text: string) => boolean): Owners {
  const groups: string[][] = [];
  let end = topic + 1;
  while (isPossessive(words[end]?.text)) {
    let last = end + 1;
    while (last < words.length && (!isSilent(words[last]!.text) || words[last]!.text === "of")) last++;
    if (last === end + 1) break;
    groups.push(words.slice(end + 1, last).map(({ text }) => text));
    end = last;
  }
  return { groups, start: topic, end };
}

function isPossessive(text: string | undefined): boolean {
  return text === "'s" || text === "’s";
}

function stepsNamed(group: readonly string[]): number {
  return group.some((word) => /^grand\p{L}{3,}/u.test(word)) ? 2 : 1;
}
