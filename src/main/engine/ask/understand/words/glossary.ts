/** A general Romanian–English glossary: what whole words and their forms are in English, where no tuned beginning says it. */
import { ADJECTIVES } from "./glossary/adjectives";
import { ANIMALS_PLANTS } from "./glossary/animals-plants";
import { ARTS_SPORT } from "./glossary/arts-sport";
import { BESIDES } from "./glossary/besides";
import { BODY_MEDICINE } from "./glossary/body-medicine";
import { ENGLISH_TOO } from "./glossary/english-too";
import { FOOD } from "./glossary/food";
import { HOUSE_OBJECTS } from "./glossary/house-objects";
import { NATURE_PLACES } from "./glossary/nature-places";
import { OTHERWISE } from "./glossary/otherwise";
import { PEOPLE } from "./glossary/people";
import { SCHOOL_SCIENCE } from "./glossary/school-science";
import { STATE_LAW_CHURCH } from "./glossary/state-law-church";
import { TECH_OFFICE_ABSTRACT } from "./glossary/tech-office-abstract";
import { TRAVEL_TIME_MEASURES } from "./glossary/travel-time-measures";
import { VERBS_A } from "./glossary/verbs-a";
import { VERBS_B } from "./glossary/verbs-b";
import { VERBS_C } from "./glossary/verbs-c";
import { WORK_TRADE } from "./glossary/work-trade";
import { keptByWord } from "./kept";
import { stemRomanian } from "./stem-romanian";

const TEXTS: readonly string[] = [
  ADJECTIVES,
  ANIMALS_PLANTS,
  ARTS_SPORT,
  BODY_MEDICINE,
  FOOD,
  HOUSE_OBJECTS,
  NATURE_PLACES,
  PEOPLE,
  SCHOOL_SCIENCE,
  STATE_LAW_CHURCH,
  TECH_OFFICE_ABSTRACT,
  TRAVEL_TIME_MEASURES,
  VERBS_A,
  VERBS_B,
  VERBS_C,
  WORK_TRADE,
];

/** Shorter stems are many words'. */
const SHORTEST = 3;
/** Stems from here on are no English words' by chance. */
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

const general = once(() => madeOf([...TEXTS, OTHERWISE, BESIDES], SHORTEST));
/** By general words and their forms. */
export const inGlossary: Lookup = lookedUp(general);
/** Of a word that a tuned beginning takes for another. */
export const meantOtherwise: Lookup = lookedUp(once(() => madeOf([OTHERWISE])));
/** What a word means besides what a tuned beginning says. */
export const meantBesides: Lookup = lookedUp(once(() => madeOf([BESIDES])));

const englishToo = once(() => new Set(ENGLISH_TOO.trim().split(/\s/)));

/** Whether a folded word is in the glossary as it stands, or by a stem that no English word is likely to have, and is no English word too. */
export function tellsRomanian(word: string): boolean {
  const isSure = general().forms.has(word) || stemRomanian(word).length >= SURE;
  return isSure && !englishToo().has(word) && inGlossary(word).length > 0;
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

/** Without a least length of stems, words are known by their forms alone: beside a tuned beginning a stem may be that of the word it was tuned for ("căzut", "caz"). */
function madeOf(texts: readonly string[], shortest = Infinity): Glossary {
  const [forms, stems]: [Known, Known] = [new Map(), new Map()];
  for (const { english, romanian } of texts.flatMap(entriesOf))
    for (const word of romanian) {
      const stem = stemRomanian(word);
      if (stem.length >= shortest) add(stems, stem, english);
      const known = shortest === Infinity ? [word, ...articled(word)] : [word];
      for (const form of known) add(forms, form, english);
    }
  return { forms, stems };
}

/** A word with the article behind it, in any case: "cântarul", "generația", "țăranilor". */
function articled(word: string): string[] {
  const last = word.at(-1)!;
  if (last === "a") return [`${word.slice(0, -1)}ei`];
  if (last === "u") return [`${word}l`, `${word}lui`];
  if (last === "e") {
    const plural = ["i", "le", "lui", "lor"].map((ending) => word + ending);
    return word.endsWith("ie") ? [`${word.slice(0, -1)}a`, ...plural] : plural;
  }
  const endings = last === "i" ? ["i", "le", "lor"] : ["ul", "ului"];
  return endings.map((ending) => word + ending);
}

function add(known: Known, key: string, english: readonly string[]): void {
  known.set(key, [...new Set([...(known.get(key) ?? []), ...english])]);
}
