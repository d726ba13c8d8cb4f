/** All that the matcher hears in a question, whatever words say it, as far as it is believed. */
import { fold } from "../../../../../shared/fold";
import { message } from "../../../../../shared/sentences/sentences";
import { categoryWords } from "../../execute/categories";
import type { Computed, Unread, World } from "../../execute/world";
import { isCapital } from "../../seed/linked-names";
import { nounAsked } from "../refusals/unaccounted";
import { mostVaried, titleFor } from "../rows/row-subject";
import { isOfRows, rowTables } from "../rows/row-table";
import type { LanguagePack } from "../pack";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { told, type Understood } from "../understood";
import { asksUtmost, boundsIn, computeHeard, isDenial, withinOf, type Believed } from "./compute-heard";
import type { Heard, HeardItem } from "./hear";
import { isElsewhere } from "./not-asked";
import type { ValueItem } from "./schema-items";

/** From this share of belief on something is taken as heard; a step from what is named sooner, and an end of a scale that no word of the language asks for later. */
export const BELIEVED = 0.5;
const STEP = 0.33;
const UNASKED = 0.8;
/** How much surer, in log odds, a word has to make the matcher to be what it read. */
export const MATTERS = 0.5;

/** What it comes to; undefined where it comes to nothing, or where that was looked at before. Throws what the store throws. */
export async function byHeard(
  { question, understanding: { unread } }: Understood,
  heard: Heard,
  world: World,
  pack: LanguagePack,
): Promise<Understood | undefined> {
  const believed = believedOf(heard, unread, world);
  if (!believed || (await isOther(question, unread, heard, believed, world))) return undefined;
  const computed = await computeHeard(believed, world);
  if (!computed || (computed.answers.length === 0 && computed.value === undefined)) return undefined;
  const parts = [
    ...[...believed.steps.values()].map(({ asked }) => asked.words),
    ...(believed.value ? [`${believed.value.asked.words}: ${believed.value.asked.end}`] : []),
    ...(believed.measure ? [believed.measure.asked.words] : []),
    ...withinOf(world).map(categoryWords),
  ];
  const read = message("matched", {
    words: unread.map(({ text }) => text).join(" "),
    relation: parts.join(", "),
  });
  const shown = await titled(computed, world);
  return told(question, pack, world, { ...shown, complete: false, said: [...computed.said, read] });
}

/** Whether the words that nothing knew ask for something else than what is heard, or for one step from one thing, which was looked at before. */
async function isOther(
  question: string,
  unread: Unread["words"],
  heard: Heard,
  believed: Believed,
  world: World,
): Promise<boolean> {
  const { facts, parts } = world;
  // A name that nothing is called by is not left aside, unless it is the value heard ("away in | Bari").
  const value = fold(believed.value?.asked.end ?? "");
  const isName = ({ text, start }: Unread["words"][number]) =>
    start > 0 && isCapital(question, start) && !value.includes(fold(text));
  if (unread.some(isName)) return true;
  const isKind = believed.labels.length > 0;
  const noun = nounAsked(parts.tokens, "count");
  const isNoun = noun.some(({ start }) => unread.some((word) => word.start === start));
  const tellsKinds = facts.labels.length > 0;
  // "Which | tunnels are in A", over bridges.
  if (isNoun && !isKind && (tellsKinds || isPlain(heard, world))) return true;
  if (isPlain(heard, world)) return !isNoun || unread.length > 1;
  const isOfAny = tellsKinds && !isKind && !believed.value && withinOf(world).length === 0;
  return believed.isUtmost && isOfAny && !(await isAllHeard(unread, believed, parts.tokens));
}

/** Whether each word that nothing knew matters to something heard: one that does not is rather a noun for a kind that is not there ("the oldest | piece" of makers). */
async function isAllHeard(
  unread: Unread["words"],
  { steps, measure, value }: Believed,
  tokens: readonly Token[],
): Promise<boolean> {
  const items = [...steps.values(), ...(measure ? [measure] : []), ...(value ? [value] : [])];
  for (const { start } of unread) {
    const token = tokens.find((one) => one.start === start && isContent(one));
    if (!token) continue;
    const gains = await Promise.all(items.map(({ gain }) => gain(token)));
    if (Math.max(...gains) < MATTERS) return false;
  }
  return true;
}

/** Rows of a table that only have numbers are told by what they are. */
async function titled(computed: Computed, { facts, parts: { tokens }, ports }: World): Promise<Computed> {
  if (!isOfRows(facts) || computed.value !== undefined) return computed;
  const table = (await rowTables(facts, ports)).find(({ names }) =>
    computed.answers.every((node) => names.has(node)),
  );
  const title = table && (titleFor(nounAsked(tokens, "count").at(-1), table) ?? mostVaried(table));
  const cells = computed.answers.flatMap((node) => title?.cells.get(node) ?? []);
  return cells.length > 0 ? { ...computed, values: [...new Set(cells)] } : computed;
}

function believedOf(
  { kind, steps, measure, value }: Heard,
  unread: Unread["words"],
  world: World,
): Believed | undefined {
  const bounds = boundsIn(world);
  const isAsked = asksUtmost(world);
  const isUtmost = bounds.length === 0 && (isAsked || (measure?.p ?? 0) >= UNASKED);
  const ofMeasure = (isUtmost || bounds.length > 0) && measure && measure.p >= BELIEVED ? measure : undefined;
  if ((isUtmost || bounds.length > 0) && !ofMeasure) return undefined;
  const isCompared = ofMeasure !== undefined && steps.size > 1;
  // What stands nowhere in the graph's steps asks for something else.
  const isAstray = [...steps.values()].some(
    ({ p, asked }) => p < STEP || !asked.isThere || isElsewhere(asked, unread, world),
  );
  if (isAstray && !isCompared) return undefined;
  const within = withinOf(world);
  const isRead = within.some(({ property }) => property.name === value?.asked.property.name);
  const ofValue = value && value.p >= BELIEVED && !isRead ? asSaid(value, world) : undefined;
  if (ofValue === "unclear") return undefined;
  if (steps.size === 0 && !ofMeasure && !ofValue && within.length === 0) return undefined;
  const label = kind && kind.p >= BELIEVED ? [kind.asked.label.handle] : [];
  return { labels: label, steps, measure: ofMeasure, value: ofValue, isUtmost };
}

/** One step from one thing and nothing else. */
export function isPlain({ steps, measure, value }: Heard, world: World): boolean {
  const { tokens, form } = world.parts;
  const isMore = form !== "list" && form !== "count" && form !== "boolean";
  const isMeasured = asksUtmost(world) && (measure?.p ?? 0) >= BELIEVED;
  return steps.size === 1 && !isMore && !isMeasured && (value?.p ?? 0) < BELIEVED && !tokens.some(isDenial);
}

/** What is said or denied by its own word is so as that word is: "that aren't | grounded"; by others it is unclear what a denial makes of it ("not meant for novices" of "beginners welcome"). */
function asSaid(value: HeardItem<ValueItem>, { parts: { tokens } }: World): HeardItem<ValueItem> | "unclear" {
  const { property, end } = value.asked;
  if (end !== "yes" && end !== "no") return value;
  const at = tokens.findIndex(({ stems }) => stems.some((one) => property.stems.includes(one)));
  if (at < 0) return end === "yes" && tokens.some((token) => isDenial(token)) ? "unclear" : value;
  const isDenied = tokens.slice(Math.max(0, at - NEAR), at).some((token) => isDenial(token));
  return { ...value, asked: { ...value.asked, isDenied, end: isDenied ? "no" : "yes" } };
}
/** A denial stands so near before what it denies. */
const NEAR = 6;
