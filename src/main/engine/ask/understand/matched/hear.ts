/** What the trained matcher hears in a question, list by list: its kind, a step from each thing it names, an end of what is measured, a value. */
import type { Retriever } from "../../../models/retriever";
import type { World } from "../../execute/world";
import type { Token } from "../tokens/read-tokens";
import { candidatesOf, stepsFrom, type AskedStep, type ReadableStep } from "./asked-steps";
import { gainOf, matchSteps } from "./match-steps";
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

export interface Heard {
  readonly kind: HeardItem<KindItem> | undefined;
  /** By row of what is named. */
  readonly steps: ReadonlyMap<number, HeardItem<AskedStep>>;
  readonly measure: HeardItem<MeasureItem> | undefined;
  readonly value: HeardItem<ValueItem> | undefined;
}

/** The likeliest of each list; `names`: rows of what the question names. Throws what the store and the models throw. */
export async function hear(
  question: string,
  names: readonly number[],
  world: World,
  matcher: Retriever,
): Promise<Heard> {
  const best = async <Item extends ReadableStep>(items: readonly Item[], topic?: number) => {
    const about = { names, ...(topic !== undefined && { topic }) };
    const asking = [question, about, await candidatesOf(items, world), matcher, world] as const;
    const [top] = await matchSteps(...asking);
    return top && { ...top, gain: (word: Token) => gainOf(top, word, asking) };
  };
  const steps = new Map<number, HeardItem<AskedStep>>();
  for (const at of names) {
    const own = await best(await stepsFrom(world.parts.named[at]!, world), at);
    if (own) steps.set(at, own);
  }
  return {
    steps,
    kind: await best(kindItems(world)),
    measure: await best(await measureItems(world)),
    value: await best(await valueItems(world)),
  };
}
