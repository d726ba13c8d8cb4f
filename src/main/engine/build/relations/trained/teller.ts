/** Whoever tells a sentence, as a mention wherever its words are in the first person: "[Am] iubit-o pe Ana", "[my] sister Jane". */
import { words } from "../../language/words";
import { tellerOf, type Sentence, type SentenceMention } from "../sentence";

interface FirstPerson {
  readonly plain: ReadonlySet<string>;
  /** In the genitive or dative. */
  readonly oblique: ReadonlySet<string>;
  /** Verbs that say it alone. */
  readonly verbs: ReadonlySet<string>;
}

/** "an old friend [of] my father" */
const OF = /^of$/;

const FIRST: Readonly<Record<string, FirstPerson>> = {
  ro: {
    plain: words("eu ma m- mine"),
    oblique: words("meu mea mei mele mie imi mi- mi"),
    verbs: words("am"),
  },
  en: { plain: words("i me myself"), oblique: words("my mine"), verbs: words("") },
};

/** None where nobody is known to tell it, or where somebody else is quoted in what is told. */
export function tellerIn(sentence: Sentence, language: string): SentenceMention[] {
  const { keys, mentions } = sentence;
  const teller = tellerOf(sentence);
  const first = FIRST[language];
  if (!teller || !first) return [];
  return keys.flatMap((key, at) => {
    if (isNamed(mentions, at) || OF.test(keys[at - 1] ?? "")) return [];
    const isOblique = first.oblique.has(key);
    if (isOblique || first.plain.has(key)) return [{ ...teller, first: at, end: at + 1, isOblique }];
    const before = keys[at - 1] ?? "";
    const isAlone = first.verbs.has(key) && !first.plain.has(before) && !first.oblique.has(before);
    return isAlone ? [{ ...teller, first: at, end: at, isOblique: false }] : [];
  });
}

function isNamed(mentions: readonly SentenceMention[], at: number): boolean {
  return mentions.some((one) => one.first <= at && at < one.end);
}
