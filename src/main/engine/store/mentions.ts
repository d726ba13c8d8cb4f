/** Mention linking: which nodes does a question speak of by name? */
import type { ScoredNode } from "../../../shared/graph";
import { COMMON_WORDS } from "./common-words";
import type { NameTrie } from "./name-trie";
import type { NameWords } from "./name-words";
import { bracketed, quoted, splitQuestion, type QuestionWord, type Span } from "./question-words";
import { SimilarWords, type SimilarWord } from "./similar-words";
import type { StringColumn } from "./string-column";

/** Names that some words of the question spell, with so many typos. */
interface Match {
  readonly from: number;
  readonly to: number;
  readonly edits: number;
  readonly nodes: readonly number[];
}

interface Mention extends Match {
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

// Beyond this a question is a text; its typos are its own affair.
const MOST_WORDS_WITH_TYPOS = 64;

export class MentionLinker {
  private readonly similar: SimilarWords;

  constructor(
    private readonly nameWords: NameWords,
    private readonly trie: NameTrie,
    private readonly names: StringColumn,
  ) {
    this.similar = new SimilarWords(nameWords.vocabulary, nameWords.wordCount);
  }

  /**
   * Nodes named in the question, best first, scores in (0, 1]; mentions do not overlap, and all nodes of one name come with it.
   * Square brackets say what the topic is: where they hold known names, nothing else is linked.
   */
  link(question: string): ScoredNode[] {
    const text = splitQuestion(question);
    const forced = this.forced(text, bracketed(question));
    const mentions = forced.length > 0 ? forced : this.free(question, text);
    return mentions
      .sort((one, other) => other.score - one.score || one.start - other.start)
      .flatMap(({ nodes, score, start, end }) => this.toScored(question, nodes, score, { start, end }));
  }

  private free(question: string, text: QuestionWord[]): Mention[] {
    const inQuotes = this.forced(text, quoted(question));
    const matches = this.matches(text).map((match) => this.weigh(question, text, match));
    return withoutOverlaps([...inQuotes, ...matches.filter(({ score }) => score > 0)]);
  }

  /** For each span: the names that its words spell from first to last; nothing else counts there. */
  private forced(text: QuestionWord[], spans: Span[]): Mention[] {
    return spans.flatMap((span) => {
      const inside = text.filter(({ start, end }) => start >= span.start && end <= span.end);
      const whole = this.matches(inside).filter(({ from, to }) => from === 0 && to === inside.length);
      const best = whole.sort((one, other) => one.edits - other.edits)[0];
      return best ? [{ ...best, ...span, score: 1 / (1 + best.edits) }] : [];
    });
  }

  private matches(text: QuestionWord[]): Match[] {
    const similar = text.map(({ word }, at) => (at < MOST_WORDS_WITH_TYPOS ? this.similarTo(word) : []));
    const found: Match[] = [];
    const walk = (state: number, from: number, to: number, edits: number): void => {
      if (state < 0 || edits > 2) return;
      const nodes = this.trie.nodesAt(state);
      if (nodes.length > 0 && edits <= allowedEdits(text, from, to)) found.push({ from, to, edits, nodes });
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
      if (half >= 0) walk(this.step(half, word.slice(cut)), at + 1);
    }
  }

  private step(state: number, word: string): number {
    return this.trie.step(state, this.nameWords.vocabulary.find(word));
  }

  private similarTo(word: string): SimilarWord[] {
    return word.length < 4 ? [] : this.similar.find(word, word.length < 9 ? 1 : 2);
  }

  private weigh(question: string, text: QuestionWord[], match: Match): Mention {
    const words = text.slice(match.from, match.to);
    const start = words[0]!.start;
    const end = words[words.length - 1]!.end;
    const length = words.reduce((sum, { word }) => sum + word.length, 0);
    const telling = words
      .filter(({ word }) => !COMMON_WORDS.has(word))
      .reduce((sum, { word }) => sum + word.length, 0);
    const isWrittenSo = match.nodes.some((node) => this.names.get(node) === question.slice(start, end));
    const hasCapital = /\p{Lu}|\p{N}/u.test(question.slice(start, end)) && start > 0;
    const weight = isWrittenSo && hasCapital ? length : telling;
    const fit = 1 - match.edits / (length + 1);
    return { ...match, start, end, score: (fit ** 2 * weight) / (weight + 2) };
  }

  // Among namesakes the one written just so comes first.
  private toScored(question: string, nodes: readonly number[], score: number, span: Span): ScoredNode[] {
    const written = question.slice(span.start, span.end);
    return nodes
      .map((node) => ({
        node,
        score: this.names.get(node) === written ? score : score * 0.99,
        mention: span,
      }))
      .sort((one, other) => other.score - one.score || one.node - other.node);
  }
}

function allowedEdits(text: QuestionWord[], from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at++) length += text[at]!.word.length;
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

function withoutOverlaps(mentions: Mention[]): Mention[] {
  const kept: Mention[] = [];
  const ranked = [...mentions].sort((one, other) => other.score - one.score || one.from - other.from);
  for (const mention of ranked)
    if (!kept.some(({ start, end }) => mention.start < end && start < mention.end)) kept.push(mention);
  return kept;
}
