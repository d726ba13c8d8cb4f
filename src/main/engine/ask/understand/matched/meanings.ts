/** What words that nothing knows most likely stand for in the graph's own. */
import { fold, words as wordsIn } from "../../../../../shared/fold";
import type { Unread, World } from "../../execute/world";
import type { Pole, WordReading } from "../pack";
import { isContent, marked } from "../question-parts";
import { nounAsked } from "../refusals/unaccounted";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import type { ReadableStep } from "./asked-steps";
import { isPlain } from "./by-heard";
import type { Heard, HeardItem } from "./hear";
import { BELIEVED, MATTERS, SURE } from "./match-steps";
import type { MeasureItem, ValueItem } from "./schema-items";

export interface Meaning {
  /** As typed, folded. */
  readonly word: string;
  readonly text: string;
  readonly as: string;
  readonly reading: WordReading;
  /** Whether nothing else is likely to be meant. */
  readonly isSure: boolean;
}

/** Of each word; of several that one thing is read from, the first stands for it. Throws what the models throw. */
export async function meaningsOf(unread: Unread["words"], heard: Heard, world: World): Promise<Meaning[]> {
  const { tokens } = world.parts;
  const items = itemsOf(heard, world);
  const spoken = unread.flatMap(({ start }) => tokens.filter((one) => one.start === start && isContent(one)));
  const nouns = nounAsked(tokens, "count");
  const used = new Set<Item>();
  const found: Meaning[] = [];
  // What is written large is rather a name.
  for (const token of spoken.filter(({ text }) => !/^\p{Lu}/u.test(text))) {
    const fit = nouns.includes(token) ? items.filter(({ of }) => of === heard.kind.items[0]) : items;
    const gains = await Promise.all(fit.map(({ of }) => of.gain(token)));
    const best = Math.max(...gains);
    const item = fit[gains.indexOf(best)];
    if (!item || best < MATTERS) continue;
    const word = wordsIn(token.text)[0] ?? fold(token.text);
    found.push({
      word,
      text: token.text,
      as: item.of.asked.words,
      reading: readingOf(token, item, used, tokens),
      isSure: item.of.p >= SURE,
    });
    used.add(item);
  }
  return found;
}

interface Item {
  readonly of: HeardItem<ReadableStep>;
  /** The words to read it by. */
  readonly as: string;
  readonly side?: Pole["pole"];
}

/** What is believed of a question, with its words. */
function itemsOf(heard: Heard, world: World): Item[] {
  const [kind] = heard.kind.items;
  const [measure] = heard.measure.items;
  const [value] = heard.value.items;
  const [not = ""] = world.parts.pack.marks.not;
  // One step from one thing was looked at before.
  const steps = isPlain(heard, world)
    ? []
    : [...heard.steps.values()].flatMap(({ items: [top] }) => top ?? []);
  return [
    ...(kind ? [{ of: kind, as: kind.asked.words }] : []),
    ...steps.map((of) => ({ of, as: toldBy(of.asked.words, of.asked, world) })),
    ...(measure ? [{ of: measure, as: measure.asked.words, ...sideOf(measure.asked) }] : []),
    ...(value ? [{ of: value, as: valueWords(value.asked, not) }] : []),
  ].filter(({ of }) => of.p >= BELIEVED);
}

function readingOf(token: Token, item: Item, used: ReadonlySet<Item>, tokens: readonly Token[]): WordReading {
  if (used.has(item)) return { as: "" };
  return item.side && !tokens.some(isScale)
    ? { as: token.word, pole: poleOf(token, item.side, item.as) }
    : { as: item.as };
}

const sideOf = ({ side }: MeasureItem) => (side === "max" || side === "min" ? { side } : {});

const valueWords = ({ of, value, isDenied, end }: ValueItem, not: string): string =>
  isDenied ? `${not} ${of.words}` : end === "yes" ? of.words : value;

/** Words that say a relation, without those that only join. */
function toldBy(text: string, { step }: ReadableStep, { facts }: World): string {
  const stems = step ? facts.relations[step.relation]!.stems : [];
  const own = wordsIn(text).filter((word) => stems.includes(stem(word)));
  return own.length > 0 ? own.join(" ") : text;
}

/** Something else already says which end is asked for. */
const isScale = (token: Token): boolean =>
  token.pole !== undefined || marked(token, "most", "fewest", "more", "fewer");

const poleOf = ({ word }: Token, side: Pole["pole"], measure: string): Pole => ({
  ...{ pole: side, measure },
  degree: /er$/.test(word) ? "more" : "most",
});
