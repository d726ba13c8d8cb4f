/** Bounds and ends of scales whose measure is told in words of its own ("trees that | grow | taller than 30 metres"): the trained matcher says which is meant. */
import { optionsFor } from "../../execute/measures/measures";
import { scaleOf } from "../../execute/measures/scale";
import type { Goal } from "../../execute/choose-path";
import { asUnread, goalOf, isSharp, Unread, type Computed, type World } from "../../execute/world";
import { isCapital } from "../../seed/linked-names";
import { answer } from "../answer";
import type { KindRead } from "../kinds/read-kind";
import { ANYTHING, withoutWords } from "../readings/other-readings";
import { matchSteps } from "./match-steps";
import { candidatesOf } from "./asked-steps";
import { readAs, type Reading } from "./reading";
import type { Pole } from "../pack";
import { measureItems } from "./schema-items";

/** From this share of belief on a measure is meant; from the second on nothing else is told to be possible. */
const BELIEVED = 0.6;
const SURE = 0.9;
/** How often words may be left aside before a question is not read at all. */
const MOST_ASIDE = 3;

/** What the question comes to without the words that nothing knows, by the measure that the matcher believes in; undefined where it believes in none. */
export async function readMeasured({
  question,
  unread,
  world,
  params,
  matcher,
}: Reading): Promise<Computed | undefined> {
  const { form, bounds, tokens, named } = world.parts;
  const isBounded = bounds.length === 1 && (form === "list" || form === "count" || form === "range");
  const scaled = form === "superlative" ? scaleOf(tokens) : undefined;
  if (!(scaled || isBounded) || scaled?.isCount) return undefined;
  const scale = scaled && tokens[scaled.at];
  const options = await optionsFor(ofAnyKind(goalOf(world), world), world, new Set());
  const steps = await candidatesOf(
    options.map(({ words, measure }) => ({
      words,
      end: measure.isTime ? "date" : "number",
      name: measure.name,
    })),
    world,
  );
  const about = { names: [...named.keys()] };
  const [best] = await matchSteps(question, about, steps, matcher, world);
  // "Oldest" is the latest end of an age, and the earliest of a birth.
  const isOtherEnd = async (pole: Pole["pole"]) => {
    const ends = await candidatesOf(await measureItems(world), world);
    const poles = await matchSteps(question, about, ends, matcher, world);
    const end = poles.find(({ asked: { side } }) => side === "max" || side === "min");
    return end !== undefined && end.p >= BELIEVED && end.asked.side !== pole;
  };
  if (!best || best.p < BELIEVED || (scaled && (await isOtherEnd(scaled.pole)))) return undefined;
  const measure = best.asked.name;
  let left = unread;
  const aside: Unread["words"][number][] = [];
  for (
    let round = 0;
    round < MOST_ASIDE && !left.words.some(({ start }) => isCapital(question, start));
    round++
  ) {
    aside.push(...left.words.filter(({ start }) => start !== scale?.start));
    const rest = withoutCounted(withoutWords(aside, world.parts));
    const read = { ...world, parts: { ...rest, kind: rest.kind ?? whatHas(measure, world) }, meant: measure };
    const found = await answer(question, read, world.parts.pack, params, false).catch(asUnread);
    if (found === undefined) return undefined;
    if (!(found instanceof Unread))
      return {
        ...found,
        complete: found.complete && best.p >= SURE,
        said: [...found.said, readAs(unread, best.asked.words)],
      };
    left = found;
  }
  return undefined;
}

/** Where no noun says what is asked for, anything that can be measured is. */
const ofAnyKind = (goal: Goal, { facts }: World): Goal =>
  isSharp(goal) ? goal : { ...goal, labels: facts.labels.map(({ handle }) => handle) };

/** All kinds of which some have a measure. */
function whatHas(measure: string, { facts }: World): KindRead {
  const relation = facts.relations.find(({ words }) => words === measure);
  const labels = facts.labels.filter(
    ({ handle, properties }) =>
      relation?.sources.has(handle) || properties.some(({ name }) => name === measure),
  );
  return { ...ANYTHING, goal: { labels: labels.map(({ handle }) => handle) } };
}

/** "Fewer than 500 | employees", where their number is a property: nothing is counted; its unit stays ("under 1 | hour", of minutes). */
const withoutCounted = (parts: World["parts"]): World["parts"] => ({
  ...parts,
  bounds: parts.bounds.map(({ counted: _, ...bound }) => bound),
});
