/** Which words need no correction in a question to one graph: the language's own, those of the graph's schema, and their forms. */
import { words } from "../../../../shared/fold";
import type { Embedder } from "../../models/embedder";
import type { GraphFacts } from "../execute/graph-facts";
import { spellingOf, type Spelling } from "../seed/spelling";
import type { LanguagePack } from "./pack";
import { corrected } from "./spelling";
import { stem } from "./stem";

export class Lexicon {
  /** Words of relations and labels, and their plurals: what a misspelt word is taken for first. */
  readonly #schema: ReadonlySet<string>;
  readonly #known: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;

  constructor(
    private readonly pack: LanguagePack,
    { relations, labels }: Pick<GraphFacts, "relations" | "labels">,
    /** English words. */
    private readonly frequent: Pick<Spelling, "isFrequent">,
  ) {
    const schema = [...relations, ...labels].flatMap(({ words: text }) => words(text));
    const own = [...Object.values(pack.marks).flat(), ...Object.keys(pack.poles)];
    this.#stems = new Set(schema.map(stem));
    this.#schema = new Set(schema.flatMap((word) => [word, `${word}s`, word.replace(/s$/, ""), stem(word)]));
    this.#known = new Set([...own.flatMap((phrase) => phrase.split(" ")), ...pack.spelt, ...this.#schema]);
  }

  /** Whether the graph's schema has a word: then that is meant rather than a word of the language. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#stems.has(stem(word)));
  }

  /** The word that a folded one is a typo of; itself where it is a word ("directors" is none of "directed"). */
  correct(word: string): string {
    if (this.pack.knows(word) || this.#stems.has(stem(word))) return word;
    const isEnglish = this.frequent.isFrequent(word);
    if (isEnglish && this.pack.language === "en") return word;
    // Names and words of medicine are alike in all languages.
    const near = isEnglish ? word : (this.pack.nearly?.(word) ?? word);
    if (near !== word) return near;
    return corrected(word, this.#known, this.#schema);
  }
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
