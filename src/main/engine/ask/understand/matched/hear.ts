/** What the trained matcher hears in a question, list by list: its kind, a step from each thing it names, an end of what is measured, a value. */
import type { Retriever } from "../../../models/retriever";
import type { World } from "../../execute/world";
import type { Token } from "../tokens/read-tokens";
import { candidatesOf, type AskedStep, type ReadableStep } from "./asked-steps";
import { waysFrom } from "./walks";
import { gainOf, matchSteps, type Matched } from "./match-steps";
import {
  kindItems,
  measureItems,
  valueItems,
  type KindItem,
  type MeasureItem,
  type ValueItem,
} from "./schema-items";

export interface HeardItem<Item extends ReadableStep> {
  readonly asked: Item;
  /** Its share of belief among all of its list and none of them. */
  readonly p: number;
  /** How much surer, in log odds, a word makes the matcher of it. */
  readonly gain: (word: Token) => Promise<number>;
}

/** The likeliest of a list, best first, and what share of belief none of it has. */
export interface HeardList<Item extends ReadableStep> {
  readonly items: readonly HeardItem<Item>[];
  readonly none: number;
}

export interface Heard {
  readonly kind: HeardList<KindItem>;
  /** By row of what is named. */
  readonly steps: ReadonlyMap<number, HeardList<AskedStep>>;
  readonly measure: HeardList<MeasureItem>;
  readonly value: HeardList<ValueItem>;
}

/** Of each list so many are thought of. */
const MOST = 6;

/** The likeliest of a list that the matcher has read; `asking`: what it was read of. */
export function listHeard<Item extends ReadableStep>(
  all: readonly Matched<Item>[],
  asking: Parameters<typeof gainOf<Item>>[2],
): HeardList<Item> {
  return {
    items: all.slice(0, MOST).map((one) => ({ ...one, gain: (word: Token) => gainOf(one, word, asking) })),
    none: 1 - all.reduce((sum, { p }) => sum + p, 0),
  };
}

/** The likeliest of each list; `names`: rows of what the question names, `known`: steps from some of them that were heard before. Throws what the store and the models throw. */
export async function hear(
  question: string,
  names: readonly number[],
  world: World,
  matcher: Retriever,
  known: Heard["steps"] = new Map(),
): Promise<Heard> {
  const best = async <Item extends ReadableStep>(items: readonly Item[], topic?: number) => {
    const about = { names, ...(topic !== undefined && { topic }) };
    const asking = [question, about, await candidatesOf(items, world), matcher, world] as const;
    return listHeard(await matchSteps(...asking), asking);
  };
  const steps = new Map<number, HeardList<AskedStep>>();
  for (const at of names) {
    steps.set(at, known.get(at) ?? (await best(await waysFrom(world.parts.named[at]!, world), at)));
  }
  return {
    steps,
    kind: await best(kindItems(world)),
    measure: await best(await measureItems(world)),
    value: await best(await valueItems(world)),
  };
}
