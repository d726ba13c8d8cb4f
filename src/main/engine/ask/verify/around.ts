/** The words around two mentions of a sentence; the members of a row that one of them stands in are passed over. */
import type { NamedConcept } from "./predicate";
import { LESS, MORE, TREATED } from "./trigger";

/** Letters between two mentions beyond which little is said of both. */
const FARTHEST = 170;
/** Letters behind the second mention that are looked at. */
const BEHIND = 60;
/** Words that end a clause: what stands behind says nothing of what stands before. */
const CLAUSE_END = new RegExp(
  `[;:]|\\b(?:although|but(?! (?:also|not|may|might|could|can|will|would|did|does|is|was|has|had)\\b| (?:\\w+ly )?(?:${MORE}|${LESS})\\w*(?:s|ed)\\b)|whereas|where|while(?! (?:(?:they|he|she|being) (?:were |was )?)?(?:on|taking|receiving|using))|however|when(?!\\s*$)|if)\\b|,? (?:it|we|they|she|he|there)\\b(?! (?:\\w+ ){0,2}(?:took|taking|taken|treated|receiv\\w+|given|started)\\b)`,
  "gi",
);
/** "As A …, the observed B suggests …": a clause that leads in ends where the main one begins with its own subject. */
const LEADS_IN = /^\W*(?:as|since|because|although|though|while|whereas|when|if)\b[^,]*$/i;
const OWN_SUBJECT = /,\s+(?:the|an?|this|these|those|our|its|their|we|it|they|there)\b/i;
/** "A was seen, indicating that B …", "A was seen, and recent data show that B": of B another clause speaks. */
const CONCLUDES =
  /\b(?:indicating|suggesting|showing|demonstrating|implying) that\b|\b(?:and|but) (?:[\w-]+ ){1,5}(?:indicate|suggest|show|demonstrate|imply|reveal)(?:s|ed)? that\b/i;
/** A verb of its own ends a row: "A and may aggravate B". */
const OWN_VERB = `(?:may|might|could|can|will|would|did|does|do|not|was|were|is|are|has|have|had|(?:${MORE}|${LESS})\\w*s)\\b`;
const OPENS = /\b(?:if|whether|unless|provided that)\b/i;
const IS_QUESTION = /\?\s*$/;
/** What joins the members of a row: "A, B (n = 3) and severe C". */
const ROW = new RegExp(
  `^\\s*(?:\\([^()]{0,80}\\)\\s*)?(?:,|\\/|-|(?:,\\s*)?(?:and|or|plus|with|as well as|including|such as|accompanied by)\\b)\\s*(?:(?:and|or|also)\\s+)?(?:(?!${OWN_VERB}|models? of\\b)[\\w-]+\\s+){0,3}$`,
  "i",
);

/** "renal failure in a patient with cirrhosis and ascites after A": who bears it says nothing between the two. */
const BEARERS = new RegExp(
  `\\b(?:in|of|among) (?:[\\w-]+ ){0,4}?(?:${TREATED}) (?:with|suffering from|having|who had) (?:[\\w-]+ ){0,2}@+(?:,? (?:(?:and|or) )?(?:[\\w-]+ ){0,2}@+)*(?![@-]| ?\\(),?`,
  "gi",
);

export interface Around {
  /** The sentence with every other mention up to the second as "@"s, as long as it was. */
  readonly masked: string;
  /** The clause up to the first mention. */
  readonly before: string;
  readonly between: string;
  /** Where `between` begins in the sentence. */
  readonly from: number;
  /** Some words after the second mention, as they stand. */
  readonly behind: string;
  /** All that follows the second mention. */
  readonly rest: string;
  /** The "if" or "whether" that the clause stands under, "?" in a question; "" in a statement. */
  readonly opens: string;
}

/** Undefined where a clause ends between the two, or too much stands there. */
export function aroundOf(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): Around | undefined {
  const masked = mask(sentence, all, first, second);
  const [from, until] =
    first.type === second.type ? [first.end, second.start] : withoutRows(sentence, all, first, second);
  if (until - from > FARTHEST) return undefined;
  const ends = [...masked.slice(0, until).matchAll(CLAUSE_END)].map(({ index }) => index);
  if (ends.some((end) => end >= from)) return undefined;
  const clause = masked.slice(from, until);
  if (CONCLUDES.test(clause) || (LEADS_IN.test(masked.slice(0, first.end)) && OWN_SUBJECT.test(clause)))
    return undefined;
  const start = (ends.filter((end) => end < first.start).at(-1) ?? -1) + 1;
  const opens = opensOf(masked.slice(Math.max(start - 1, 0), first.start), sentence);
  return {
    ...{
      masked,
      from,
      between: withoutBearers(withoutOtherNames(masked.slice(from, until), from, all, [first, second])),
      before: masked.slice(start, first.start),
    },
    behind: sentence.slice(second.end, second.end + BEHIND),
    rest: sentence.slice(second.end),
    opens,
  };
}

/** What leaves a whole clause open, whatever its words: a condition, a question. */
function opensOf(clause: string, sentence: string): string {
  return IS_QUESTION.test(sentence) ? "?" : (OPENS.exec(clause)?.[0].toLowerCase() ?? "");
}

/** "A, B and C after D and E": from the end of the row that the first is in to the start of the second's. */
function withoutRows(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): [from: number, until: number] {
  let [from, until] = [first.end, second.start];
  const inside = all.filter(({ start, end }) => start >= from && end <= until);
  for (const { type, start, end } of inside)
    if (type === first.type && start >= from && ROW.test(sentence.slice(from, start))) from = end;
  for (const { type, start, end } of inside.toReversed())
    if (type === second.type && start >= from && end <= until && ROW.test(sentence.slice(end, until)))
      until = start;
  return [from, until];
}

/** "muscle rigidity (jaw of steel) after A (B)": another name of either says nothing between them. */
function withoutOtherNames(
  text: string,
  from: number,
  all: readonly NamedConcept[],
  named: readonly NamedConcept[],
): string {
  const own = all.filter(({ concept }) => named.some((one) => one.concept === concept));
  return text.replaceAll(/\([^()]{1,60}\)/g, (found, at: number) => {
    const isName = own.some(
      ({ start, end }) => start === from + at + 1 && end === from + at + found.length - 1,
    );
    return isName ? " ".repeat(found.length) : found;
  });
}

function withoutBearers(text: string): string {
  return text.replaceAll(BEARERS, (found) => " ".repeat(found.length));
}

/** The sentence with every other mention up to the second as "@"s, as long as it was. */
function mask(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): string {
  let masked = sentence;
  for (const { start, end } of all)
    if (end <= second.start && (start >= first.end || end <= first.start))
      masked = masked.slice(0, start) + "@".padEnd(end - start, "@") + masked.slice(end);
  return masked;
}
