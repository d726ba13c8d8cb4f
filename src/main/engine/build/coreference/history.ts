/** Whom a text has spoken of so far: entities with what is known of each, as mentions are taken in. */
import type { Facts, Gender } from "./facts";
import type { MarkedDocument, MarkedMention } from "./document";
import type { Quote } from "./quotes";

export interface Known extends MarkedMention, Facts {
  readonly at: number;
  readonly sentence: number;
  /** The quote it stands in; −1 outside. */
  readonly quote: number;
  /** Its words without titles and determiners. */
  readonly nameWords: readonly string[];
  readonly text: string;
}

export interface Person {
  readonly mentions: Known[];
  readonly heads: Set<string>;
  readonly texts: Set<string>;
  readonly names: Set<string>;
  readonly types: Map<string, number>;
  /** How often each gender, and more than one, was said of it. */
  readonly genders: Map<Gender, number>;
  plural: number;
  singular: number;
  isNarrator: boolean;
}

const TITLES = new Set(
  "mr mr. mrs mrs. miss ms. lady lord sir madam madame master dr dr. captain colonel general major aunt uncle mother father king queen prince princess the a an old young little poor dear of de von and st. st saint".split(
    " ",
  ),
);

/** Every mention with what its words and its place say. */
export function knownMentions(
  document: MarkedDocument,
  quotes: readonly Quote[],
  facts: (tokens: readonly string[]) => Facts,
): Known[] {
  const quoteOf = new Int32Array(document.tokens.length).fill(-1);
  quotes.forEach(({ first, end }, at) => quoteOf.fill(at, first, end));
  return document.mentions.map((mention, at) => {
    const own = facts(document.tokens.slice(mention.first, mention.end));
    return {
      ...mention,
      ...own,
      at,
      sentence: document.sentences[mention.first]!,
      quote: quoteOf[mention.first]!,
      nameWords: own.words.filter((word) => !TITLES.has(word) && /\p{L}/u.test(word)),
      text: own.words.join(" "),
    };
  });
}

export function newPerson(mention: Known): Person {
  const person: Person = {
    ...{ mentions: [], heads: new Set(), texts: new Set(), names: new Set(), types: new Map() },
    ...{ genders: new Map(), plural: 0, singular: 0, isNarrator: false },
  };
  takeIn(person, mention);
  return person;
}

export function takeIn(person: Person, mention: Known): void {
  const { kind, type, gender, person: who, isPlural, isRelative } = mention;
  person.mentions.push(mention);
  count(person.types, type);
  if (gender !== "") count(person.genders, gender);
  if (!isRelative && who !== 2) {
    if (isPlural) person.plural++;
    else person.singular++;
  }
  if (kind !== "PRON") {
    person.heads.add(mention.head);
    person.texts.add(mention.text);
  }
  if (kind === "PROP") for (const word of mention.nameWords) person.names.add(word);
  if (who === 1 && !isPlural && mention.quote < 0) person.isNarrator = true;
}

/** The gender most often said, "" where none was. */
export function genderOf({ genders }: Person): Gender {
  let [best, most]: [Gender, number] = ["", 0];
  for (const [gender, n] of genders) if (n > most) [best, most] = [gender, n];
  return best;
}

export function typeOf({ types }: Person): string {
  let [best, most] = ["", 0];
  for (const [type, n] of types) if (n > most) [best, most] = [type, n];
  return best;
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
