/** Which words need no correction in a question to one graph: the language's own, those of the graph's schema, and their forms. */
import { words } from "../../../../shared/fold";
import type { Embedder } from "../../models/embedder";
import { described } from "../execute/categories";
import type { GraphFacts } from "../execute/graph-facts";
import { spellingOf, type Spelling } from "../seed/spelling";
import { singularsOf } from "./names/singulars";
import { pole, type LanguagePack, type Pole } from "./pack";
import { corrected } from "./spelling";
import { stem } from "./stem";
import { isBeforeVerb } from "./words/native-words";

/** "Spici|est", "dens|er". */
const UTMOST = /^(\w{4,})est$/;
const FURTHER = /^(\w{4,})er$/;

export class Lexicon {
  /** Words of relations and labels, and their plurals: what a misspelt word is taken for first. */
  readonly #schema: ReadonlySet<string>;
  readonly #known: ReadonlySet<string>;
  /** Words that a question begins with. */
  readonly #asking: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  /** The schema's words in the question's own language, by key. */
  readonly #native: ReadonlySet<string>;
  /** Words of what can be measured. */
  readonly #measures: readonly string[];

  /** What labels of several words are called. */
  readonly #phrases: ReadonlySet<string>;
  /** Words that stand side by side in it, as stems. */
  readonly #pairs: ReadonlySet<string>;

  constructor(
    private readonly pack: LanguagePack,
    facts: Pick<GraphFacts, "relations" | "labels" | "bare" | "tables">,
    /** English words. */
    private readonly frequent: Pick<Spelling, "isFrequent">,
  ) {
    const { relations, labels, tables } = facts;
    const [properties, texts] = [
      described(facts).flatMap((label) => label.properties),
      described(facts).flatMap((label) => label.texts),
    ];
    // Words of another language would swallow English ones ("calorii").
    const english = properties
      .flatMap(({ words: text }) => words(text))
      .filter((word) => frequent.isFrequent(word));
    const schema = [
      ...[...relations, ...labels, ...tables].flatMap(({ words: text }) => words(text)),
      ...english,
    ];
    const measured = [...relations.filter(({ isNumeric }) => isNumeric), ...properties];
    this.#pairs = new Set(
      [...relations, ...properties].flatMap(({ words: text }) => {
        const stems = words(text)
          .filter((word) => !isBeforeVerb(word))
          .map(stem);
        return stems.slice(1).map((next, at) => `${stems[at]!} ${next}`);
      }),
    );
    this.#phrases = new Set(
      labels.flatMap(({ words: text }) => (text.includes(" ") ? phrasesOf(words(text)) : [])),
    );
    const told = [...relations, ...labels, ...tables, ...properties, ...texts];
    this.#native = new Set(told.flatMap(({ native }) => native));
    this.#measures = measured.flatMap(({ words: text }) => words(text));
    const numbers = [...Object.keys(pack.numbers), ...Object.keys(pack.multiples)];
    const own = [...Object.values(pack.marks).flat(), ...Object.keys(pack.poles), ...numbers];
    const { who, when, where, aux } = pack.marks;
    this.#asking = new Set([...who, ...when, ...where, ...aux].flatMap((one) => one.split(" ")));
    // "On display" of a table is nothing that bids to show.
    this.#stems = new Set([...schema, ...texts.flatMap(({ words: text }) => words(text))].map(stem));
    const deeds = schema.flatMap((word) => [`${stem(word)}ed`, `${stem(word)}ing`]);
    const forms = schema.flatMap((word) => [word, `${word}s`, word.replace(/s$/, ""), stem(word)]);
    this.#schema = new Set([...forms, ...deeds.filter((word) => this.frequent.isFrequent(word))]);
    this.#known = new Set([...own.flatMap((phrase) => phrase.split(" ")), ...pack.spelt, ...this.#schema]);
  }

  /** Whether the graph's schema has a word: then that is meant rather than a word of the language. */
  has(words: readonly string[]): boolean {
    return words.some((word) => word.split(" ").every((one) => this.#stems.has(stem(one))));
  }

  /** Whether the graph's schema has a word in the question's own language. */
  hasNative(word: string): boolean {
    return this.pack.key !== undefined && this.#native.has(this.pack.key(word));
  }

  /** Whether two words that follow each other do so in the graph's schema: "first appeared" is then no end of a scale. */
  isPair(word: string, next: string | undefined): boolean {
    return next !== undefined && this.#pairs.has(`${stem(word)} ${stem(next)}`);
  }

  /** Whether words in a row are what a label is called ("string instruments"). */
  isLabel(phrase: string): boolean {
    return phrasesOf(phrase.split(" ")).some((one) => this.#phrases.has(one));
  }

  /** The end of a scale that a word asks for by what the graph measures ("spiciest" by "spiciness"). */
  utmost(word: string): Pole | undefined {
    if (this.#schema.has(word)) return undefined;
    const [most, more] = [UTMOST.exec(word)?.[1], FURTHER.exec(word)?.[1]];
    const base = most ?? more;
    const measure =
      base && this.#measures.find((one) => one.startsWith(base) || one === `${base.slice(0, -1)}y`);
    return measure ? pole("max", measure, most ? "most" : "more") : undefined;
  }

  /** What the graph measures that an adjective tells: "density" of "dense", "power" of "powerful". */
  qualityOf(word: string): string | undefined {
    const base = word.replace(/[ey]$/, "");
    return base.length < 4
      ? undefined
      : this.#measures.find(
          (one) => [`${base}ity`, `${base}iness`, `${word}ness`].includes(one) || isFullOf(word, one),
        );
  }

  /** The word that a folded one is a typo of, of several as near one that asks where it opens the question ("wich" is no "with"); itself where it is a word ("directors" is none of "directed"). */
  correct(word: string, opens = false): string {
    if (this.#known.has(word)) return word;
    const asking = opens ? corrected(word, this.#asking, this.#asking) : word;
    if (asking !== word) return asking;
    const isEnglish = this.frequent.isFrequent(word);
    // "Stupi" of a table of "stup" is no "studi".
    if (this.hasNative(word)) return word;
    if (this.#stems.has(stem(word)) || (isEnglish && (this.pack.language === "en" || this.pack.knows(word))))
      return word;
    if (this.pack.has?.(word)) return word;
    // Names and words of medicine are alike in all languages.
    const near = isEnglish ? word : (this.pack.nearly?.(word) ?? word);
    if (near !== word || this.pack.knows(word)) return near;
    return corrected(word, this.#known, this.#schema);
  }
}

/** Words in a row by which a label is known: stems, and the noun at the end as it is ("video games published" are no publishers). */
function phrasesOf(row: readonly string[]): string[] {
  const before = row.slice(0, -1).map(stem);
  const last = row.at(-1) ?? "";
  return [last, ...singularsOf(last)].map((noun) => [...before, noun].join(" "));
}

const made = new WeakMap<GraphFacts, Map<string, Lexicon>>();

/** The lexicon of a language for a graph, made when first asked for. */
export async function lexiconOf(pack: LanguagePack, facts: GraphFacts, embedder: Embedder): Promise<Lexicon> {
  const own = made.get(facts) ?? new Map<string, Lexicon>();
  made.set(facts, own);
  const spelling = await spellingOf(facts.schema, embedder);
  const lexicon = own.get(pack.language) ?? new Lexicon(pack, facts, spelling);
  own.set(pack.language, lexicon);
  return lexicon;
}

/** Whether an adjective is made of a noun: "powerful" of "power", "valuable" of "value". */
const isFullOf = (word: string, noun: string): boolean =>
  [`${noun}ful`, `${noun}y`, `${noun}ous`, `${noun.replace(/e$/, "")}able`].includes(word);
