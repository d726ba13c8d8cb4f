/** Which words of a question are ordinary words, and which are so but for a slip: those never become topics by likeness to a name. */
import { words } from "../../../../shared/fold";
import type { GraphSchema, ScoredNode } from "../../../../shared/graph";
import type { Embedder } from "../../models/embedder";
import { COMMON_WORDS } from "../../store/common-words";
import { Vocabulary } from "../../store/name-words";
import { splitQuestion } from "../../store/question-words";
import { SimilarWords } from "../../store/similar-words";
import { labelWords } from "../score/paths/path-world";
import { isCapital, type LinkedNames } from "./linked-names";

/** Shorter words are right as they stand; longer ones may hold two slips. */
const SHORTEST = 3;
const LONG = 9;
/** In shorter words an s is as likely a slip as an ending. */
const LONGEST_STEMLESS = 6;
const REGULAR_S = /[^s]s$/u;
/** Rarer words stand for themselves but are nobody's correction. */
const FREQUENT = 12_000;

/** One graph's words and those of the language, as the embedder knows them. */
export class Spelling {
  readonly #corrections = new Vocabulary();
  readonly #similar: SimilarWords;
  readonly #rare: ReadonlySet<string>;
  /** Whether any words of the language are known: without them nothing tells a strange word from others. */
  readonly hasLanguage: boolean;
  /** Words before this one are the graph's own and those that questions are made of. */
  readonly #asked: number;

  /** `frequent`: words of the language, commonest first. */
  constructor(schemaWords: readonly string[], frequent: readonly string[]) {
    this.hasLanguage = frequent.length > 0;
    for (const word of [...schemaWords, ...COMMON_WORDS]) this.#corrections.add(word);
    this.#asked = this.#corrections.words.length;
    for (const word of frequent.slice(0, FREQUENT)) this.#corrections.add(word);
    this.#similar = new SimilarWords(this.#corrections, this.#corrections.words.length);
    this.#rare = new Set(frequent.slice(FREQUENT));
  }

  /** Whether a folded word is an ordinary one, spelt right: itself, or what it is without a regular ending ("relieves" of "relieve"). */
  knows(word: string): boolean {
    const has = (form: string) => this.#corrections.find(form) >= 0 || this.#rare.has(form);
    return has(word) || (word.length > LONGEST_STEMLESS && REGULAR_S.test(word) && has(word.slice(0, -1)));
  }

  /** Whether it is an ordinary word that anybody uses, or one of the graph's own. */
  isFrequent(word: string): boolean {
    return this.#corrections.find(word) >= 0;
  }

  /** Whether it is one of the graph's own, or of those that questions are made of. */
  isOwn(word: string): boolean {
    const at = this.#corrections.find(word);
    return at >= 0 && at < this.#asked;
  }

  /** The ordinary word that a folded one is a slip of: the nearest, of those the graph's own, then a question's (`isOwn` both), then the commonest. */
  nearest(
    word: string,
  ): { readonly word: string; readonly edits: number; readonly isOwn: boolean } | undefined {
    if (word.length < SHORTEST || this.knows(word) || /\p{N}/u.test(word)) return undefined;
    const found = this.#similar.find(word, word.length < LONG ? 1 : 2);
    // Two letters away there is always some word; only the graph's own and those of questions are worth the guess.
    const best = found.find(({ word: near, edits }) => edits === 1 || near < this.#asked);
    const isOwn = best !== undefined && best.word < this.#asked;
    return best && { word: this.#corrections.words[best.word]!, edits: best.edits, isOwn };
  }
}

const known = new WeakMap<GraphSchema, Promise<Spelling>>();

/** The spelling of a graph, made when first asked for. */
export function spellingOf(schema: GraphSchema, embedder: Embedder): Promise<Spelling> {
  const made = known.get(schema) ?? makeSpelling(schema, embedder);
  known.set(schema, made);
  return made;
}

async function makeSpelling(schema: GraphSchema, embedder: Embedder): Promise<Spelling> {
  const own = [
    ...schema.relations.map((relation) => relation.words),
    ...schema.labels.map(({ name }) => labelWords(name)),
  ];
  const all = own.flatMap(words).flatMap((word) => [word, word.replace(/s$/, ""), `${word}s`]);
  return new Spelling(all, (await embedder.words?.()) ?? []);
}

/** A question whose ordinary words are spelt right, and nodes with their mentions where they then stand. */
export interface Respelt {
  readonly question: string;
  readonly moved: (node: ScoredNode) => ScoredNode;
}

/** The question with slips in ordinary words taken out; undefined where it has none. Names, capitalised and marked words stay as they are. */
export function respell(
  question: string,
  { nodes, unknown }: LinkedNames,
  spelling: Spelling,
): Respelt | undefined {
  if (ROMANIAN.test(question)) return undefined;
  const names = [...nodes.flatMap(({ mention }) => mention ?? []), ...unknown];
  const slips = splitQuestion(question).flatMap(({ word, start, end }) => {
    const isName = names.some((name) => start < name.end && name.start < end);
    const nearest = isName || isCapital(question, start) ? undefined : spelling.nearest(word);
    return nearest === undefined ? [] : [{ start, end, word: nearest.word }];
  });
  if (slips.length === 0) return undefined;
  const moved = (at: number) =>
    slips.reduce(
      (place, { start, end, word }) => (end <= at ? place + word.length - (end - start) : place),
      at,
    );
  return {
    question: slips.reduceRight(
      (text, { start, end, word }) => text.slice(0, start) + word + text.slice(end),
      question,
    ),
    moved: (node) =>
      node.mention
        ? { ...node, mention: { start: moved(node.mention.start), end: moved(node.mention.end) } }
        : node,
  };
}

/** The corrections are English words. */
const ROMANIAN = /[ăâîșțşţ]/iu;
