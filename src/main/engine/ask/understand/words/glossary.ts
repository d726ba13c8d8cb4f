/** A general Romanian–English glossary: what whole words and their forms are in English, where no tuned beginning says it. */
import { BESIDES } from "./glossary/besides";
import { FOOD } from "./glossary/food";
import { OTHERWISE } from "./glossary/otherwise";
import { PEOPLE } from "./glossary/people";
import { VERBS_A } from "./glossary/verbs-a";
import { VERBS_B } from "./glossary/verbs-b";
import { VERBS_C } from "./glossary/verbs-c";
import { keptByWord } from "./kept";
import { stemRomanian } from "./stem-romanian";

const TEXTS: readonly string[] = [PEOPLE, VERBS_A, VERBS_B, VERBS_C, FOOD];

/** Shorter stems are many words'. */
const SHORTEST = 3;
/** Beside a tuned beginning, a shorter stem may be that of the word it was tuned for ("căzut", "caz"). */
const SURE = 5;

/** "English, English: Romanian forms; …" as pairs of what stands on either side. */
export function entriesOf(text: string): { english: string[]; romanian: string[] }[] {
  return text
    .trim()
    .split(/; |\n/)
    .map((entry) => {
      const [english, romanian] = entry.split(": ") as [string, string];
      return { english: english.split(", "), romanian: romanian.split(" ") };
    });
}

/** English words for a folded Romanian one, most usual first; none where it is not known. */
type Lookup = (word: string) => readonly string[];

const general = once(() => madeOf(TEXTS, SHORTEST));
/** By general words and their forms. */
export const inGlossary: Lookup = lookedUp(general);
/** Of a word that a tuned beginning takes for another. */
export const meantOtherwise: Lookup = lookedUp(once(() => madeOf([OTHERWISE], SURE)));
/** What a word means besides what a tuned beginning says. */
export const meantBesides: Lookup = lookedUp(once(() => madeOf([BESIDES], SURE)));

/** Words of the glossary that are English ones as well, or a form of such a word: they say nothing of the language they stand in. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  (
    "ape bea cane can care cult dare dude fire fort hot in lame lung mere mine mint more must note pace pale par pare part paste pat pic piece pin place plane plans poll pop port " +
    "pot pun rate rob rod rug sale same seat sole sun sole top trend turn urge vine war vase van sac sap sate sob tare tot unit vie vis"
  ).split(" "),
);

/** Whether a folded word is in the glossary as it stands, or by a stem that no English word is likely to have, and is no English word too. */
export function tellsRomanian(word: string): boolean {
  const isSure = general().forms.has(word) || stemRomanian(word).length >= SURE;
  return isSure && !ENGLISH_TOO.has(word) && inGlossary(word).length > 0;
}

/** A lookup by the form itself rather than by its stem ("vine" is no "vin"). */
function lookedUp(made: () => Glossary): Lookup {
  return keptByWord((word) => made().forms.get(word) ?? made().stems.get(stemRomanian(word)) ?? []);
}

/** What is made when first asked for. */
function once<T>(of: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= of());
}

type Known = Map<string, readonly string[]>;
interface Glossary {
  readonly forms: Known;
  readonly stems: Known;
}

function madeOf(texts: readonly string[], shortest: number): Glossary {
  const [forms, stems]: [Known, Known] = [new Map(), new Map()];
  for (const { english, romanian } of texts.flatMap(entriesOf))
    for (const word of romanian) {
      add(forms, word, english);
      const stem = stemRomanian(word);
      if (stem.length >= shortest) add(stems, stem, english);
    }
  return { forms, stems };
}

function add(known: Known, key: string, english: readonly string[]): void {
  known.set(key, [...new Set([...(known.get(key) ?? []), ...english])]);
}
