/** What the question's own words leave open is taken from what is heard, as far as it fits and is believed. */
import { nounAsked } from "../refusals/unaccounted";
import { AGGREGATE_WORDS, statisticOf } from "../aggregates/aggregate-words";
import type { Unread, World } from "../../execute/world";
import { assemble, type Asking, type Believed } from "./assembly";
import { asksUtmost, comparedIn } from "./compute-heard";
import { boundsIn, isDenial, labelsRead, withinOf } from "./heard-set";
import type { Heard, HeardItem } from "./hear";
import { BELIEVED } from "./match-steps";
import { isElsewhere } from "./not-asked";
import type { Side, ValueItem } from "./schema-items";

/** Undefined where nothing fits that is believed, or where something else is rather asked for. */
export function believedOf(heard: Heard, unread: Unread["words"], world: World): Believed | undefined {
  const within = withinOf(world);
  const compared = comparedIn(world);
  const { steps, ...asking } = asked(heard, compared !== undefined, world);
  const isRead = ({ asked: { of } }: HeardItem<ValueItem>) =>
    within.some(({ property }) => property.name === of.name);
  const value = { ...heard.value, items: heard.value.items.filter((item) => !isRead(item)) };
  const found = assemble({ ...heard, steps, value }, asking, world);
  if (!found || found.p < BELIEVED) return undefined;
  // What stands nowhere in the graph's steps asks for something else.
  const isAstray = ({ asked: step }: HeardItem<Parameters<typeof isElsewhere>[0]>) =>
    !step.isThere || isElsewhere(step, unread, world);
  if ([...found.steps.values()].some(isAstray)) return undefined;
  const said = found.value && asSaid(found.value, world);
  if (found.steps.size === 0 && !found.measure && !said && within.length === 0) return undefined;
  const side = asking.isBounded ? undefined : found.measure?.asked.side;
  return { ...found, value: said, side, compared };
}

const ENDS: readonly Side[] = ["max", "min"];

/** What is asked, by the words that rules know, and the steps that matter to it. */
function asked(heard: Heard, isCompared: boolean, world: World): Asking & Pick<Heard, "steps"> {
  const { tokens, form, named } = world.parts;
  const isBounded = boundsIn(world).length > 0;
  const [first, second, ...more] = heard.steps.keys();
  const own = labelsRead(world);
  const rest = { isBounded, sides: isBounded ? ENDS : sidesAsked(world) };
  if (isCompared) return { ...rest, steps: new Map(), hasNoun: false, labels: [] };
  // Whether A and B are joined: from one of them to things such as the other.
  if (form === "boolean" && second !== undefined && more.length === 0)
    return {
      ...{ ...rest, hasNoun: true, labels: [...named[second]!.labels] },
      steps: new Map([[first!, heard.steps.get(first!)!]]),
    };
  const hasNoun = own.length > 0 || nounAsked(tokens, "count").length > 0;
  return { ...rest, hasNoun, labels: own, steps: heard.steps };
}

/** What the language's own words ask of a measure: an end of it, or one number of all. */
function sidesAsked(world: World): readonly Side[] {
  const { tokens, pack } = world.parts;
  const statistics = tokens.flatMap((token) => statisticOf(token, AGGREGATE_WORDS[pack.language]) ?? []);
  if (statistics.includes("sum")) return ["sum"];
  if (statistics.includes("mean")) return ["mean"];
  return asksUtmost(world) ? ENDS : [];
}

/** What is said or denied by its own word is so as that word is: "that aren't | grounded"; of others a denial says that it is not so ("not meant for novices" of "beginners welcome"). */
function asSaid(value: HeardItem<ValueItem>, { parts: { tokens } }: World): HeardItem<ValueItem> {
  const { of, end } = value.asked;
  if (end !== "yes" && end !== "no") return value;
  const at = tokens.findIndex(({ stems }) => stems.some((one) => of.stems.includes(one)));
  const before = at < 0 ? tokens : tokens.slice(Math.max(0, at - NEAR), at);
  const isDenied = before.some((token) => isDenial(token)) || (at < 0 && end === "no");
  return { ...value, asked: { ...value.asked, isDenied, end: isDenied ? "no" : "yes" } };
}
/** A denial stands so near before what it denies. */
const NEAR = 6;
