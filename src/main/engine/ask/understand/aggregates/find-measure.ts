/** Which words of a question tell the property that a number is made of. */
import { words } from "../../../../../shared/fold";
import { attributesOf, type Attribute } from "../../execute/aggregates/attributes";
import { byStem } from "../../execute/word-fit";
import type { GraphFacts } from "../../execute/graph-facts";
import { factorBetween } from "../../execute/measures/units";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { stem } from "../stem";

/** A property and the words that tell it. */
export interface MeasureFound {
  readonly attribute: Attribute;
  readonly tokens: readonly Token[];
}

/** Words between those of a measure: "age at inauguration". */
const isJoint = (token: Token) => marked(token, "empty", "with", "by") && token.name === undefined;

/** The properties that most words in a row tell, each as well as the others: none, one, or those among which nothing decides; `starts` says where a row may begin. */
export function measuresTold(
  tokens: readonly Token[],
  starts: readonly Token[],
  facts: GraphFacts,
  pack: LanguagePack,
): MeasureFound[] {
  const found = attributesOf(facts)
    .flatMap((attribute) => runsOf(tokens, attribute, pack))
    .filter(({ tokens: [first] }) => starts.includes(first!));
  const most = Math.max(0, ...found.map(({ weight }) => weight));
  const best = found.filter(({ weight }) => weight === most);
  const first = best.filter(({ tokens: own }) => own[0] === best[0]!.tokens[0]);
  return [...new Map(first.map((one) => [one.attribute.property.name, one])).values()];
}

interface Run extends MeasureFound {
  readonly weight: number;
}

/** How much the share of a property's own words that are told counts beside each word. */
const WHOLE = 0.5;
/** A plain number is rather meant than a text that may hold some. */
const PLAIN = 0.05;

function runsOf(tokens: readonly Token[], attribute: Attribute, pack: LanguagePack): Run[] {
  const { property, isNumeric } = attribute;
  const tells = (token: Token) => isContent(token) && token.name === undefined && byStem(token, property) > 0;
  const own = ownWords(attribute, pack);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (!tells(token) || (before && tells(before))) return [];
    const run = [token];
    for (let next = at + 1; next < tokens.length; next++) {
      if (tells(tokens[next]!)) run.push(...tokens.slice(tokens.indexOf(run.at(-1)!) + 1, next + 1));
      else if (!isJoint(tokens[next]!)) break;
    }
    const content = run.filter(isContent);
    const covered = own.filter((word) =>
      content.some((one) => byStem(one, { stems: [stem(word)], native: property.native }) > 0),
    );
    const exact = content.filter(({ word }) => own.some((one) => stem(one) === stem(word))).length;
    const weight =
      content.length +
      0.1 * exact +
      WHOLE * (covered.length / Math.max(1, own.length)) +
      (isNumeric ? PLAIN : 0);
    return [{ attribute, tokens: run, weight }];
  });
}

/** A property's words but for those that say what it is told in. */
function ownWords({ property }: Attribute, { units }: LanguagePack): string[] {
  const all = words(property.words);
  const isUnit = (word: string) => Object.hasOwn(units, word) || factorBetween(word, word) !== undefined;
  const own = all.filter((word, at) => at === 0 || !isUnit(word));
  return own.length > 0 ? own : all;
}

/** The property that an adjective measures ("how long"): by words of measures, the likeliest first. */
export function measureOfScale(scale: string, facts: GraphFacts): Attribute[] {
  for (const word of scale.split(" ").filter((one) => one !== "")) {
    const found = attributesOf(facts).filter(
      ({ property }) => property.stems.includes(stem(word)) && !property.isTime,
    );
    const names = new Set(found.map(({ property }) => property.name));
    if (names.size > 0) return names.size === 1 ? found.slice(0, 1) : found;
  }
  return [];
}

/** Nouns that measure the very same; "size" and "area" do not. */
const ALIKE = ["duration runtime", "cost price", "weight mass", "lifespan lifetime longevity"];

/** Words of measures that mean what a noun does; undefined where it has no such words. */
export function alikeOf({ english }: Token): string | undefined {
  return ALIKE.find((one) => one.split(" ").some((word) => english.includes(word)));
}
