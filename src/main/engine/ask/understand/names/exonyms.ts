/** Countries by their Romanian names in a graph that has the English ones ("Ungaria" for "Hungary"): Unicode's own lists tell which is which. */
import { fold } from "../../../../../shared/fold";
import type { ScoredNode } from "../../../../../shared/graph";
import { baseForms } from "../../../../../shared/languages/romanian-names";
import { splitQuestion, type QuestionWord, type Span } from "../../../store/question-words";
import { isNamedAt, withLinks, type LinkedNames } from "../../seed/linked-names";
import type { Ports } from "../../stage";
import type { LanguagePack } from "../pack";
import { countriesByCode } from "../words/country-names";

/** Words of the longest name looked for ("Statele Unite ale Americii"). */
const MOST_WORDS = 4;

/** What people say beside what the lists have. */
const COMMON = { "marea britanie": "GB", olanda: "NL", sua: "US", "statele unite": "US" };

const tables = new Map<string, ReadonlyMap<string, string>>();

/** English names of countries by their folded Romanian ones, where the two differ. */
function exonyms(language: string): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const [own, english] = [countriesByCode(language), countriesByCode("en")];
  const pairs = [...own].flatMap(([code, name]): [string, string][] => {
    const translated = english.get(code);
    return translated !== undefined && fold(name) !== fold(translated) ? [[fold(name), translated]] : [];
  });
  const common = Object.entries(COMMON).map(([name, code]) => [name, english.get(code)!] as const);
  const made = new Map([...pairs, ...common]);
  tables.set(language, made);
  return made;
}

/** The links of a Romanian question and, for each country that it calls otherwise than the graph, the node of its English name, in place of what is only spelt like it. */
export async function withExonyms(
  question: string,
  linked: LinkedNames,
  { countriesIn: language }: LanguagePack,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<LinkedNames> {
  if (language === undefined) return linked;
  const found: ScoredNode[] = [];
  for (const { name, ...span } of countriesOf(splitQuestion(question), language)) {
    if (isNamedAt(linked, span)) continue;
    const nodes = await store.seeds({ by: "name", names: [name, name.toLowerCase()] }, signal);
    const called = question.slice(span.start, span.end);
    found.push(...nodes.map(({ node }) => ({ node, score: 0.9, mention: span, called })));
  }
  return withLinks(linked, found);
}

/** English names of the countries in a question, the longest first at each word, with their places. */
function countriesOf(words: readonly QuestionWord[], language: string): (Span & { name: string })[] {
  const found: (Span & { name: string })[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length);
      const name = namedBy(
        run.map(({ word }) => word),
        exonyms(language),
      );
      if (name === undefined) continue;
      found.push({ name, start: run[0]!.start, end: run.at(-1)!.end });
      at += length - 1;
      break;
    }
  return found;
}

/** The English name of a country that folded words are a form of the Romanian name of. */
function namedBy(words: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  const forms = words.flatMap((word, at) => baseForms(word).map((base) => words.with(at, base).join(" ")));
  const met = [words.join(" "), ...forms].find((form) => names.has(form));
  return met === undefined ? undefined : names.get(met);
}
