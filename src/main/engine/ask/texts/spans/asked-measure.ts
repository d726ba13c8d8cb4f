/** What numbers a question asks for: an age, a time, or how many of something; and which numbers of a text are none of these. */
import type { SpanToken } from "./span-tokens";

export type Measure = "age" | "time" | "count";

const TIME_WORDS =
  "ani?|anul|anilor|anisori|luni|luna|zile?|ziua|ore|ora|ceasuri|ceas|minute|minut|saptamani|saptamana|veri|ierni|nopti|noapte|veacuri|secole|years?|months?|days?|weeks?|hours?|minutes?|winters?|summers?|nights?|centur(?:y|ies)";
const TIME = new RegExp(`^(?:${TIME_WORDS})$`);
const OF_AGE = /^(?:ani?|anisori|luni|luna|years?|months?)$/;
const OPENING = "^(?:si |dar |and |but )?";
const ASKS_AGE = new RegExp(
  `${OPENING}(?:how old |(?:la )?cati ani (?:are|avea|au|aveau|implin|avu|ai)|(?:la )?ce varsta |what age |at what age )`,
);
const ASKS_TIME = new RegExp(
  `${OPENING}(?:how (?:long|often)|(?:\\w+ )?(?:how many|cat|cate|cati) (?:${TIME_WORDS}|timp|vreme) )`,
);

/** Of the folded words of a question that asks for a number. */
export function measureOf(words: readonly string[]): Measure {
  const text = `${words.join(" ")} `;
  return ASKS_AGE.test(text) ? "age" : ASKS_TIME.test(text) ? "time" : "count";
}

/** A number as it is written or said. */
const NUMBER =
  "(?:\\d+|unu?|doi|dou[aă]|trei|patru|cinci|[sș]ase|[sș]apte|opt|nou[aă]|zece|sut[aăe]|\\p{L}+sprezece|\\p{L}+zeci|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty|\\p{L}+ty-\\p{L}+|hundred)";
const AGE = new RegExp(
  [
    // "Trei ani" that somebody has, though not "acum trei ani", which tells when.
    `(?<!(?:acum|peste|după|dupa|timp de|vreme de|în urmă cu) (?:\\p{L}+ )?)(?<!\\p{L})(?:${NUMBER} (?:și )?)+(?:de )?(?:ani|ani[sș]ori|luni)(?!\\p{L})`,
    `(?<!\\p{L})(?:aged|years? old|of age)(?!\\p{L})`,
    `(?<!\\p{L})(?:is|was|am|are|were|turned|be|now) (?:\\p{L}+ )?${NUMBER}(?!\\p{L}|-| \\p{L}+s(?!\\p{L}))`,
  ].join("|"),
  "iu",
);

/** Whether letters of a text tell an age. */
export const tellsAge = (letters: string): boolean => AGE.test(letters);

const ORDINAL =
  /(?:lea|sprezecea)$|^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+(?:teenth|tieth)|primul|prima|intai|intaia)$/u;
/** Behind "a": "a treia", "a doua". */
const FEMININE_ORDINAL = /^(?:doua|treia|patra|cincea|sasea|saptea|opta|noua|zecea)$/;

/** Whether a number of a sentence, with its noun, is of another measure than what is asked; one that says which of a row counts nothing. */
export function isOtherMeasure(
  from: number,
  to: number,
  tokens: readonly SpanToken[],
  measure: Measure,
): boolean {
  const own = tokens.slice(from, to).map(({ word }) => word);
  const isOrdinal =
    ORDINAL.test(own[0] ?? "") || (tokens[from - 1]?.word === "a" && FEMININE_ORDINAL.test(own[0] ?? ""));
  if (isOrdinal) return true;
  const units = own.filter((word) => TIME.test(word));
  if (measure === "count") return units.length > 0;
  if (measure === "time") return false;
  return units.some((word) => !OF_AGE.test(word)) || !tellsAge(tokens.map(({ text }) => text).join(" "));
}
