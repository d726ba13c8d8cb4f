/** Which words of a question decided between two relation paths: what changes where each is left out. */
import { splitQuestion } from "../../store/question-words";
import type { Span } from "../score/paths/question-phrases";
import type { Weigher, Wording } from "./weigh-paths";

/** Words tried, words told, and the least change of ln odds that is told. */
const MOST_TRIED = 14;
const MOST_TOLD = 5;
const LEAST = 0.1;

export interface DecidingWord {
  readonly word: string;
  /** By how much ln(winner : other) falls without the word. */
  readonly odds: number;
}

/** Words by how much they decided, most first; names are not tried, since a question without its topic is another. */
export async function decidingWords(
  weigher: Weigher,
  winner: readonly number[],
  other: readonly number[],
): Promise<DecidingWord[]> {
  const { wording } = weigher;
  const odds = async (wordingOf: Wording) => {
    const [first, second] = await weigher.logits(wordingOf, [winner, other]);
    return first! - second!;
  };
  const whole = await odds(wording);
  const found: DecidingWord[] = [];
  const tried = splitQuestion(wording.question).filter((word) => !isNamed(word, wording));
  for (const word of tried.slice(0, MOST_TRIED)) {
    const change = whole - (await odds(without(wording, word)));
    const text = wording.question.slice(word.start, word.end);
    if (Number.isFinite(change) && Math.abs(change) >= LEAST) found.push({ word: text, odds: change });
  }
  return found.sort((a, b) => Math.abs(b.odds) - Math.abs(a.odds)).slice(0, MOST_TOLD);
}

function isNamed({ start, end }: Span, { spans, others }: Wording): boolean {
  return [...spans, ...others].some((span) => span.start < end && start < span.end);
}

/** The question without a word and the blank behind it; names behind it move. */
function without({ question, spans, others }: Wording, { start, end }: Span): Wording {
  const gap = /^\s*/u.exec(question.slice(end))![0].length;
  const length = end + gap - start;
  const moved = (all: readonly Span[]) =>
    all.map((span) => (span.start < start ? span : { start: span.start - length, end: span.end - length }));
  return {
    question: question.slice(0, start) + question.slice(end + gap),
    spans: moved(spans),
    others: moved(others),
  };
}
