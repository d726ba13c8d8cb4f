/** Stretches that tell a time, a number or a cause, in both languages, by patterns over the letters of a sentence. */
export interface Stretch {
  /** UTF-16 offsets into the letters handed in. */
  readonly start: number;
  readonly end: number;
}

const MONTHS =
  "ianuarie|februarie|martie|aprilie|iunie|iulie|august|septem[bv]rie|octom[bv]rie|noiem[bv]rie|decem[bv]rie|January|February|March|April|May|June|July|August|September|October|November|December";
const DAYS =
  "luni|marți|miercuri|joi|vineri|sâmbătă|duminic[ăa]|sîmbătă|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const PARTS =
  "iarna|iarnă|vara|vară|primăvara|primăvară|toamna|toamnă|dimineața|dimineață|seara|seară|noaptea|noapte|amiază|zi|ziua|lună|luna|an|anul|săptămână|săptămâna|ceasuri|ceasul|ore|zile|ani|luni|secol|secolul|veac|winter|summer|spring|autumn|morning|evening|night|noon|midnight|midday|day|week|month|year|o'clock|hours?|days|weeks|months|years|century|dawn|dusk|sunset|sunrise";
const FEASTS =
  "Crăciun(?:ul)?|Paști(?:le)?|Paște|Rusalii(?:le)?|Anul Nou|Bobotează|Sf[âî]ntu?l?(?:ui)? \\p{Lu}\\p{L}+|Christmas|Easter|Michaelmas|Whitsun(?:tide)?|New Year|Lent";
const AROUND =
  "(?<!\\p{L})(?:(?:în|in|la|pe|de|după|peste|către|spre|prin|acum|într-o|intr-o|într-un|intr-un|on|at|in|by|after|before|during|last|next|the|that|this|one|a|an|o|un|prea|every|any|some|shortly|early|late) )*";
const COUNT = "(?:(?:\\d{1,4}|\\p{L}+)(?:st|nd|rd|th|-a)? )?";

const TIMES: readonly RegExp[] = [
  new RegExp(
    `${AROUND}(?:\\d{1,2} |luna )?(?:${MONTHS}|(?<=luna |\\d )mai)(?![\\p{L}])(?:,? (?:anul |of )?\\d{3,4})?`,
    "gu",
  ),
  new RegExp(`${AROUND}(?:${DAYS})(?![\\p{L}])(?: (?:morning|night|evening|dimineața|seara))?`, "giu"),
  /(?<!\p{L})(?:(?:în|in|la|pe|din|de prin|prin|by) )?(?:iarna |vara |toamna |primăvara |the year |the winter of |the summer of )?(?:anul |anului |anii |lui )?(?<!\d)1[0-9]{3}(?!\d)/giu,
  new RegExp(`${AROUND}(?:ziua de )?(?:${FEASTS})(?![\\p{L}])`, "gu"),
  new RegExp(
    `${AROUND}${COUNT}(?:${PARTS})(?![\\p{L}])(?: (?:următoare|trecută|aceea|of [\\p{L}]+|later|ago|mai târziu))?`,
    "giu",
  ),
  /(?<!\p{L})(?:yesterday|tomorrow|today|tonight|ieri|mâine|mîine|astăzi|azi|aseară|alaltăieri|astă-noapte|diseară|seven o'clock)(?!\p{L})/giu,
];

const CAUSES: readonly RegExp[] = [
  /(?<!\p{L})(?:because|since|for fear|on account of|owing to|lest|in order to|so that|fiindcă|pentru că|pentru ca să|deoarece|căci|din cauza|din pricina|de teamă|ca să|pentru a|de frică)(?!\p{L})[^.;!?]*/giu,
  /(?<!\p{L})(?:de|of|from) (?!la )\p{Ll}{4,}(?=[,.;!?])/gu,
];

const matches = (letters: string, patterns: readonly RegExp[]): Stretch[] =>
  patterns.flatMap((pattern) =>
    [...letters.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      found.trim() === "" ? [] : { start: index, end: index + found.trimEnd().length },
    ),
  );

/** Those inside another are part of it: "anul 1848" in "în iarna anului 1848". */
const outermost = (found: readonly Stretch[]): Stretch[] =>
  found.filter(
    (one, at) =>
      !found.some(
        (other, place) =>
          other.start <= one.start &&
          one.end <= other.end &&
          (other.end - other.start > one.end - one.start || place < at),
      ),
  );

export const timesIn = (letters: string): Stretch[] => outermost(matches(letters, TIMES));
export const causesIn = (letters: string): Stretch[] => outermost(matches(letters, CAUSES));
