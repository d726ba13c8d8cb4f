/** Mention linking: which nodes does a question speak of by name? */
import type { ScoredNode } from "../../../shared/graph";
import { COMMON_WORDS } from "./common-words";
import type { NameTrie } from "./name-trie";
import type { NameWords } from "./name-words";
import type { NameRows } from "./other-names";
import {
  bracketed,
  isWrittenAsName,
  literalSpan,
  quoted,
  splitQuestion,
  standsWithSign,
  type QuestionWord,
  type Span,
} from "./question-words";
import { SimilarWords, type SimilarWord } from "./similar-words";

/** Names that some words of the question spell, with so many typos; `rows` are theirs. */
interface Match {
  readonly from: number;
  readonly to: number;
  readonly edits: number;
  readonly rows: readonly number[];
}

interface Mention extends Match {
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

// So many more letters must a match with a typo cover to be believed before one without.
const LETTERS_PER_EDIT = 2.5;
// Two common words ("about time") are believed only when the question names nothing else.
const WEAK = 0.3;
// Beyond this a question is a text; its typos are its own affair.
const MOST_WORDS_WITH_TYPOS = 64;
const MOST_WORDS = 1000;
const SHORTEST_TYPO = 5;
// A slip in each word of a name is still that name; in words this short a slip gives another word.
const SHORTEST_SLIP = 3;
const MOST_EDITS = 4;

export class MentionLinker {
  private readonly similar: SimilarWords;
  private readonly common: ReadonlySet<string>;

  constructor(
    private readonly nameWords: NameWords,
    private readonly trie: NameTrie,
    private readonly names: NameRows,
    /** Folded words of relations and labels: in a question they speak of those. */
    schemaWords: readonly string[],
  ) {
    this.common = new Set([...COMMON_WORDS, ...schemaWords]);
    this.similar = new SimilarWords(nameWords.vocabulary, nameWords.wordCount);
  }

  /**
   * Nodes named in the question, best first, scores in (0, 1]; mentions do not overlap, all nodes of one name come with it, and no node comes twice.
   * Square brackets say what the topic is: where they hold known names, nothing else is linked.
   */
  link(question: string): ScoredNode[] {
    const text = splitQuestion(question).slice(0, MOST_WORDS);
    const forced = this.forced(question, text, bracketed(question));
    const mentions = forced.length > 0 ? forced : this.free(question, text);
    const best = new Map<number, ScoredNode>();
    for (const mention of mentions.sort((one, other) => other.score - one.score || one.start - other.start))
      for (const scored of this.toScored(question, mention))
        if (!best.has(scored.node)) best.set(scored.node, scored);
    return [...best.values()];
  }

  private free(question: string, text: QuestionWord[]): Mention[] {
    const inQuotes = this.forced(question, text, quoted(question));
    const matches = this.matches(question, text).map((match) => this.weigh(question, text, match));
    const found = withoutOverlaps([...inQuotes, ...matches.filter(({ score }) => score > 0)]);
    const strong = found.filter(({ score }) => score > WEAK);
    return strong.length > 0 ? strong : found;
  }

  /** For each span: the names that its words spell from first to last; nothing else counts there. */
  private forced(question: string, text: QuestionWord[], spans: Span[]): Mention[] {
    return spans.flatMap((span) => {
      const inside = text.filter(({ start, end }) => start >= span.start && end <= span.end);
      const whole = this.matches(question, inside).filter(
        ({ from, to }) => from === 0 && to === inside.length,
      );
      const best = whole.sort((one, other) => one.edits - other.edits)[0];
      return best ? [{ ...best, ...span, score: 1 / (1 + best.edits) }] : [];
    });
  }

  private matches(question: string, text: QuestionWord[]): Match[] {
    const similar = text.map(({ word }, at) => (at < MOST_WORDS_WITH_TYPOS ? this.similarTo(word) : []));
    const found: Match[] = [];
    const walk = (state: number, from: number, to: number, edits: number): void => {
      if (state < 0 || edits > MOST_EDITS) return;
      if (edits <= allowedEdits(text, from, to)) {
        const rows = this.readable(this.trie.nodesAt(state), edits, (name) =>
          literalSpan(question, text[from]?.start ?? 0, name),
        );
        if (rows.length > 0) found.push({ from, to, edits, rows });
      }
      if (to === text.length) return;
      walk(this.step(state, text[to]!.word), from, to + 1, edits);
      for (const other of similar[to]!)
        walk(this.trie.step(state, other.word), from, to + 1, edits + other.edits);
      if (to < MOST_WORDS_WITH_TYPOS)
        this.walkSpaces(state, text, to, (next, end) => walk(next, from, end, edits + 1));
    };
    text.forEach((_, from) => walk(0, from, from, 0));
    return found;
  }

  /** Nodes' own names come before what others are called besides, which is read without slips, and short of it letter for letter. */
  private readable(
    rows: readonly number[],
    edits: number,
    stands: (name: string) => Span | undefined,
  ): readonly number[] {
    const own = rows.filter((row) => !this.names.isOther(row));
    if (own.length > 0 || edits > 0) return own;
    return rows.filter((row) => !this.names.isAbbreviation(row) || stands(this.names.get(row)));
  }

  /** A space too many ("spider man" for "Spiderman") or too few ("spiderman" for "Spider-Man"). */
  private walkSpaces(
    state: number,
    text: QuestionWord[],
    at: number,
    walk: (state: number, end: number) => void,
  ): void {
    const { word } = text[at]!;
    const next = text[at + 1];
    if (next) walk(this.step(state, word + next.word), at + 2);
    for (let cut = 1; cut < word.length; cut++) {
      const half = this.step(state, word.slice(0, cut));
      if (half < 0) continue;
      walk(this.step(half, word.slice(cut)), at + 1);
      // Or another key was hit instead of the space bar.
      if (cut + 1 < word.length) walk(this.step(half, word.slice(cut + 1)), at + 1);
    }
  }

  private step(state: number, word: string): number {
    return this.trie.step(state, this.nameWords.vocabulary.find(word));
  }

  private similarTo(word: string): SimilarWord[] {
    return word.length < 3 || this.common.has(word) ? [] : this.similar.find(word, word.length < 9 ? 1 : 2);
  }

  private weigh(question: string, text: QuestionWord[], match: Match): Mention {
    const words = text.slice(match.from, match.to);
    const start = words[0]!.start;
    const end = words[words.length - 1]!.end;
    const isSigned = match.rows.some((row) => standsWithSign(question, start, this.names.get(row)));
    const isLiteral = isSigned || match.rows.some((row) => literalSpan(question, start, this.names.get(row)));
    const isName = isSigned || isWrittenAsName(question, start, end);
    const weight = !this.isTold(match)
      ? 0
      : this.weightOf(words, match.edits, isName && (isLiteral || (match.edits > 0 && words.length > 1)));
    // A question without capitals says nothing by not using them.
    const isMiswritten = !isLiteral && match.edits === 0 && HAS_INNER_CAPITAL.test(question);
    // Yet no name with a slip is believed before it.
    const miswritten = Math.max(weight * 0.75, weight - 0.9 * LETTERS_PER_EDIT);
    const strength = isMiswritten ? miswritten : Math.max(0, weight - LETTERS_PER_EDIT * match.edits);
    return { ...match, start, end, score: strength / (strength + 2) };
  }

  /** Whether a name says more than common words do: what is nearly "what?" is "what" with a slip. */
  private isTold({ edits, rows }: Match): boolean {
    if (edits === 0) return true;
    const { starts, list, vocabulary } = this.nameWords;
    const words = [...list.subarray(starts[rows[0]!], starts[rows[0]! + 1])];
    return words.some((word) => !this.common.has(vocabulary.words[word]!));
  }

  /** Letters that speak for the match; 0 when its words are more likely part of the question. */
  private weightOf(words: QuestionWord[], edits: number, isName: boolean): number {
    const length = lengthOf(words);
    if (isName) return length;
    const telling = words.filter(({ word }) => !this.common.has(word));
    if (edits > 0) return this.weightOfTypo(telling);
    if (telling.length > 0) return length > 1 ? length : 0;
    // "never let me go" is hardly said by chance, "what is" is.
    return words.length < 2 ? 0 : length / (words.length > 2 ? 4 : 16);
  }

  // Common words lend a typo no weight ("the Intruders" is not "The Intruder"), and a single word that some name has is none.
  private weightOfTypo(telling: QuestionWord[]): number {
    const length = lengthOf(telling);
    if (telling.length > 1) return length;
    const isKnown = telling.some(({ word }) => this.nameWords.vocabulary.find(word) >= 0);
    return isKnown || length < SHORTEST_TYPO ? 0 : length;
  }

  // Among namesakes the one written just so comes first, and the longer one of two written so ("Moulin Rouge!").
  private toScored(question: string, { rows, score, start, end, edits }: Mention): ScoredNode[] {
    const spans = new Map(rows.map((row) => [row, literalSpan(question, start, this.names.get(row))]));
    const longest = Math.max(0, ...[...spans.values()].map((span) => (span ? span.end - span.start : 0)));
    return rows
      .map((row) => {
        const span = spans.get(row);
        const isClosest = span ? span.end - span.start === longest : longest === 0;
        const mention = span ?? { start, end };
        return {
          node: this.names.nodeOf(row),
          score: isClosest ? score : score * 0.99,
          mention,
          ...(edits > 0 && { edits }),
          ...(this.names.isOther(row) && { called: this.names.get(row) }),
        };
      })
      .sort((one, other) => other.score - one.score || one.node - other.node);
  }
}

const HAS_INNER_CAPITAL = /.\p{Lu}/u;

function lengthOf(words: readonly QuestionWord[]): number {
  return words.reduce((sum, { word }) => sum + word.length, 0);
}

function allowedEdits(text: QuestionWord[], from: number, to: number): number {
  const words = text.slice(from, to);
  const length = lengthOf(words);
  const slips = words.length < 2 ? 0 : words.filter(({ word }) => word.length >= SHORTEST_SLIP).length;
  return Math.max(length < 5 ? 0 : length < 9 ? 1 : 2, Math.min(slips, MOST_EDITS));
}

function withoutOverlaps(mentions: Mention[]): Mention[] {
  const kept: Mention[] = [];
  const ranked = [...mentions].sort((one, other) => other.score - one.score || one.from - other.from);
  for (const mention of ranked)
    if (!kept.some(({ start, end }) => mention.start < end && start < mention.end)) kept.push(mention);
  return kept;
}
