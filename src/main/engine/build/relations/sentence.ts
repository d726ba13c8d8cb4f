/** One sentence as relation rules see it: keys of its words, and its mentions. */
import type { LinkedText, NameType } from "../build-stage";
import { keyOf } from "../language/words";
import { tokenText } from "../names/token-text";

export interface SentenceMention {
  /** Tokens counted from the sentence's first. */
  readonly first: number;
  readonly end: number;
  readonly chain: number;
  readonly type: NameType;
  /** Whether its form is none of the chain's commonest: Persidei beside Persida. */
  readonly isOblique: boolean;
}

export interface Sentence {
  readonly keys: readonly string[];
  readonly mentions: readonly SentenceMention[];
  readonly index: number;
  readonly chunk: number;
}

/** Genitive and dative by their endings: "Persidei", "Aradului", "Anei", "Savetii". */
const OBLIQUE = /(?:ei|ii|iei|ului|chii|ghii|ăi|ilor)$/u;

/** Whether a form is in an oblique case, beside a name in another. */
export function isOblique(form: string, name: string): boolean {
  return OBLIQUE.test(form.split(" ").at(-1)!.toLowerCase()) && name !== form;
}

/** Sentences with at least one mention, in order. */
export function* sentencesWith(text: LinkedText): Generator<Sentence> {
  let from = 0;
  while (from < text.mentions.length) {
    const { sentence, chunk } = text.mentions[from]!;
    let to = from;
    while (text.mentions[to]?.sentence === sentence) to++;
    yield read(text, sentence, chunk, from, to);
    from = to;
  }
}

function read(text: LinkedText, sentence: number, chunk: number, from: number, to: number): Sentence {
  const base = text.tokens.sentences[sentence]!;
  const length = text.tokens.sentences[sentence + 1]! - base;
  const keys = Array.from({ length }, (_, at) => keyOf(tokenText(text, base + at)));
  const mentions = text.mentions.slice(from, to).map(({ first, end, form, type }, at): SentenceMention => {
    const chain = text.of[from + at]!;
    return {
      first: first - base,
      end: end - base,
      chain,
      type,
      isOblique: isOblique(form, text.chains[chain]!.name),
    };
  });
  return { keys, mentions, index: sentence, chunk };
}
