/** Pronouns in the place of what is asked about, where the question names nothing that they could stand for: "How does it work against asthma?". */
import type { QuestionSpan } from "../../../../../shared/understanding";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import { piecesOf, type Piece } from "../tokens/question-pieces";
import type { Token } from "../tokens/read-tokens";

/** Folded words by what they can be: who does it, to whom it is done, and whose. */
interface Pronouns {
  readonly any: RegExp;
  readonly object: RegExp;
  readonly whose: RegExp;
  /** Behind the pronoun, and before it: there it stands for nothing ("is it | true", "make | it", "lista | asta"). */
  readonly expletive: RegExp;
  readonly idle: RegExp;
  /** Whether whose stands behind what is theirs ("soția lui"), and a subject behind its verb without one that helps. */
  readonly isBehind: boolean;
}

const NEVER = /(?!)/u;
const PRONOUNS: Readonly<Record<LanguagePack["language"], Pronouns>> = {
  en: {
    any: /^(?:it|he|she|they)$/u,
    object: /^(?:it|him|her|them)$/u,
    whose: /^(?:its|his|her|their)$/u,
    expletive:
      /^(?:that|who|which|if|when|about|called|takes?|took|true|known|possible|correct|right|so|said|means?|fair|would|d|s|is|was|be|will|seems?|from|own|going|to)$/u,
    idle: /^(?:make|makes|made|take|love|like|appreciate|get)$/u,
    isBehind: false,
  },
  ro: {
    any: /^(?:el|ea|ele|acesta|acestia|acestea|asta|dansul|dansa)$/u,
    object: NEVER,
    whose: /^(?:lui|ei|lor)$/u,
    expletive: /^(?:insusi|insasi|insisi|insele)$/u,
    idle: /^(?:intre|dintre|printre|graful|tabelul|lista|povestea|textul|cartea)$/u,
    isBehind: true,
  },
};
/** "Which drug has the most effects linked to it": a clause of the kind's own, and the kind is meant. */
const INNER = /^(?:has|have|had|having|with|whose|that|which|who|are|au|avea|care|cu)$/u;
/** "Who | starred in it": more is a story in which it may be anything. */
const MOST_CONTENT = 2;

/** The pronoun that stands for nothing in the question; undefined where there is none. */
export function pronounOf(
  question: string,
  tokens: readonly Token[],
  { language, decimal }: LanguagePack,
): QuestionSpan | undefined {
  const words = PRONOUNS[language];
  const pieces = piecesOf(question, decimal);
  const found = pieces.find(
    ({ start, end }, at) =>
      !isIdle(pieces, at, question, words) &&
      !isNamed(tokens, start, end) &&
      isUntold(pieces[at]!, tokens, words),
  );
  return found && { text: question.slice(found.start, found.end), start: found.start, end: found.end };
}

/** Whether a word is no pronoun, or one that stands for nothing anywhere; "IT" is a trade, and "Her" a film. */
function isIdle(pieces: readonly Piece[], at: number, question: string, words: Pronouns): boolean {
  const { word, start, end } = pieces[at]!;
  const text = question.slice(start, end);
  return (
    ![words.any, words.object, words.whose].some((one) => one.test(word)) ||
    (at > 0 && text !== text.toLowerCase()) ||
    words.idle.test(pieces[at - 1]?.word ?? "") ||
    words.expletive.test(pieces[at + 1]?.word ?? "")
  );
}

/** Whether a name stands before, right behind ("was it A that"), or behind a pause ("when he died, what had A"). */
function isNamed(tokens: readonly Token[], start: number, end: number): boolean {
  const later = tokens.filter((token) => token.start >= end);
  const pause = later.findIndex((token) => token.paused);
  const near = [...tokens.filter((token) => token.start <= start), ...later.slice(0, 1)];
  return [...near, ...(pause < 0 ? [] : later.slice(pause))].some((token) => token.name !== undefined);
}

/** Whether nothing said before is what it stands for: no noun at all, or only what is asked for ("which films did | he"). */
function isUntold({ word, start, end }: Piece, tokens: readonly Token[], words: Pronouns): boolean {
  const said = tokens.filter((token) => token.end <= start);
  const later = tokens.filter((token) => token.start >= end);
  const isOpen = !later.some((token) => token.name !== undefined);
  const told = said.filter(isContent);
  if (words.whose.test(word) && isOpen && told.length < MOST_CONTENT)
    if (words.isBehind ? later.length === 0 : told.length === 0 && later.some(isContent)) return true;
  const isAny = words.any.test(word);
  if (!isAny && !words.object.test(word)) return false;
  // "What language do they speak in A": whoever is there.
  if (word === "they" && !isOpen && later.some((token) => marked(token, "with", "from"))) return false;
  if (told.length === 0) return isAny || isOpen;
  const isAsked = marked(said.at(-1), "aux");
  const inner = said.slice(said.indexOf(told[0]!) + 1, isAsked ? -1 : undefined);
  if (inner.some((token) => marked(token, "and", "or", "clause") || INNER.test(token.word))) return false;
  if (isAny && (isAsked || words.isBehind)) return true;
  return words.object.test(word) && isOpen && later.length === 0 && told.length <= MOST_CONTENT;
}
