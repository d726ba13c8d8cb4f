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
import { told, type Understood } from "../understood";
import type { ReadableStep } from "./asked-steps";
import { believedOf } from "./believed";
import type { Believed } from "./assembly";
import { asksUtmost, computeHeard } from "./compute-heard";
import { isDenial, labelsRead, valueWords, withinOf, wordsOf } from "./heard-set";
import type { Heard, HeardList } from "./hear";
import { BELIEVED, SURE } from "./match-steps";
import { passesOver } from "./not-asked";

/** What it comes to; undefined where it comes to nothing, or where a word that nothing knew asks for something else. Throws what the store throws. */
export async function byHeard(
  { question, understanding: { unread } }: Understood,
  heard: Heard,
  world: World,
  pack: LanguagePack,
): Promise<Understood | undefined> {
  const believed = believedOf(heard, unread, world);
  if (!believed || isNamed(question, unread, believed, world)) return undefined;
  const computed = await computeHeard(believed, world);
  if (!computed || (computed.answers.length === 0 && computed.value === undefined)) return undefined;
  const words = unread.map(({ text }) => text).join(" ");
  const read = message("matched", { words, relation: partsOf(believed, world).join(", ") });
  const shown = await titled(computed, world);
  const complete = computed.complete && (await isSure(unread, believed, world));
  return told(question, pack, world, { ...shown, complete, said: [...computed.said, read] });
}

/** What is heard, in the graph's words; a kind that the question calls so itself is none of it. */
function partsOf({ kinds, steps, value, measure }: Believed, world: World): string[] {
  const called = labelsRead(world);
  return [
    ...kinds.flatMap(({ asked }) => (called.includes(asked.label.handle) ? [] : [asked.words])),
    ...[...steps.values()].map(({ asked }) => wordsOf(asked, " → ")),
    ...(value ? [valueWords(value.asked)] : []),
    ...(measure ? [measure.asked.words] : []),
    ...withinOf(world).map(categoryWords),
  ];
}

/** A name that nothing is called by is not left aside, unless it is the value heard ("away in | Bari"). */
function isNamed(question: string, unread: Unread["words"], { value }: Believed, { parts }: World): boolean {
  const heard = fold(value ? `${value.asked.words} ${value.asked.end}` : "");
  const isRead = (start: number) => parts.named.some((one) => one.start <= start && start < one.end);
  return unread.some(
    ({ text, start }) =>
      start > 0 && isCapital(question, start) && !isRead(start) && !heard.includes(fold(text)),
  );
}

/** How much surer, in log odds, each word has to make it: "failed | against A" makes it less sure of "neutralises". */
const SPEAKS_FOR = 0.2;

/** Whether it is believed that much, and each word that nothing knew makes the matcher surer of something heard: one that does not says something else ("the oldest | piece" of makers). */
export async function isSure(
  unread: Unread["words"],
  { kinds, steps, measure, value, p }: Believed,
  world: World,
): Promise<boolean> {
  const { tokens } = world.parts;
  const isOver = passesOver(
    [...steps.values()].map(({ asked }) => asked),
    unread,
    world,
  );
  if (p < SURE || (steps.size > 0 && isOver)) return false;
  const items = [...kinds, ...steps.values(), ...(measure ? [measure] : []), ...(value ? [value] : [])];
  for (const { start } of unread) {
    const token = tokens.find((one) => one.start === start && isContent(one));
    if (!token) continue;
    const gains = await Promise.all(items.map(({ gain }) => gain(token)));
    if (Math.max(...gains) < SPEAKS_FOR) return false;
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

/** One step from one thing and nothing else. */
export function isPlain({ steps, measure, value }: Heard, world: World): boolean {
  const { tokens, form } = world.parts;
  const isMore = form !== "list" && form !== "count" && form !== "boolean";
  const isMeasured = asksUtmost(world) && isBelieved(measure);
  const [only, ...others] = steps.values();
  const isOne = only !== undefined && others.length === 0 && !only.items[0]?.asked.after;
  return isOne && !isMore && !isMeasured && !isBelieved(value) && !tokens.some(isDenial);
}

const isBelieved = ({ items: [top] }: HeardList<ReadableStep>): boolean => (top?.p ?? 0) >= BELIEVED;
