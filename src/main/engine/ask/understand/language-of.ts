/** Which language a question is in, by the words it is made of. */
import { words } from "../../../../shared/fold";
import type { LanguagePack } from "./pack";
import { corrected } from "./spelling";

/** Short words are many languages'; words with a slip may be none of this one's. */
const SHORT = 4;
/** Letters that only one language has, less than a word of the other: a name may have them. */
const LETTERS = 0.9;
const UNSURE = 0.75;
const GUESSED = 0.7;
const SLIP = 0.8;
const WORDS = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** Folded words that a language has without any graph. */
export function wordsOf(pack: LanguagePack): ReadonlySet<string> {
  const known = WORDS.get(pack);
  if (known) return known;
  const phrases = [...Object.values(pack.marks).flat(), ...Object.keys(pack.poles), ...pack.spelt];
  const made = new Set(phrases.flatMap((phrase) => phrase.split(" ")));
  WORDS.set(pack, made);
  return made;
}

/** Words with capitals, and short ones between them ("Battle of the Somme"). */
const NAME = /(?<=\s)\p{Lu}\S*(?:\s+(?:\p{Ll}{1,4}\.?\s+){0,2}\p{Lu}\S*)*/gu;

/** The language whose words are the more in the question. */
export function languageOf(question: string, packs: readonly LanguagePack[]): LanguagePack {
  // Names are of any language, and mostly have capitals.
  const plain = question.replace(NAME, " ");
  const all = words(plain);
  const counts = packs.map((pack) => {
    const known = wordsOf(pack);
    const letters = /[ăâîșțşţ]/iu.test(plain) && pack.language === "ro" ? LETTERS : 0;
    const weigh = (word: string) => {
      if (known.has(word)) return word.length < SHORT ? UNSURE : 1;
      if (pack.knows(word)) return GUESSED;
      return corrected(word, known, known) === word ? 0 : SLIP;
    };
    // What a question begins with is a word of its language more surely than a slip of another's ("Does", "Which").
    const opening = all[0] !== undefined && known.has(all[0]) ? 1 : 0;
    return letters + opening + all.reduce((total, word) => total + weigh(word), 0);
  });
  const best = Math.max(...counts);
  return packs[counts.indexOf(best)]!;
}
