/** What a passage has to have to be quoted as an answer, by what is asked: a passage that only says the question again answers nothing. */
import { words } from "../../../../shared/fold";
import type { StoredMention } from "../../store/past/documents";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { isPerson, type AskedWord, type TextLanguage } from "./asked-words";
import { measureOf, tellsAge } from "./spans/asked-measure";
import { askedSpan, type SpanKind } from "./spans/asked-span";
import { asksOfClaims, isClaimed } from "./spans/span-grammar";
import { timesIn } from "./spans/span-times";

export interface QuotedPassage {
  readonly letters: string;
  /** The letters before the word that tells. */
  readonly before: string;
  /** Names in it that the question does not name. */
  readonly others: readonly StoredMention[];
  /** How near all that is named stands, 1 in the very sentence. */
  readonly near: number;
  readonly asked: readonly AskedWord[];
  readonly language: TextLanguage;
}

type Need = (passage: QuotedPassage) => boolean;
type NeedOf = (passage: QuotedPassage, asked: readonly string[]) => boolean;

/** Digits, or a number in words of either language. */
const NUMBER =
  /\d|(?<!\p{L})(?:un|o|unul|una|doi|dou[aă]|trei|patru|cinci|[sș]ase|[sș]apte|opt|nou[aă]|zece|sut[aăe]|mi[ei]|\p{L}+sprezece|\p{L}+zeci|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)(?!\p{L})/iu;
const ORIGIN = /(?<!\p{L})(?:din|de la|from|out of)(?!\p{L})/iu;
/** A name told: "se numea Contesa", "called the Merganser", "îi zicea Surilă"; who only speaks or is called for is not named. */
const NAMING =
  /(?<!\p{L})(?:(?:[Nn]um|[Cc]hem|[Cc]heam|[Nn]am|[Cc]all)\p{L}*(?: \p{Ll}+){0,3}|(?:[Zz]i[cs]|[Ss]pu)\p{L}*(?: (?:și|lui|pe))?) [„“"]?\p{Lu}/u;
const PLACED =
  /(?<!\p{L})(?:la|în|in|din|dintr|într|pe|sub|lângă|langa|peste|spre|către|printre|prin|at|on|under|near|into|from|to|behind|beside)(?!\p{L})/iu;
/** Who tells says "I". */
const TELLER = /(?<!\p{L})(?:eu|am|mi|m|îmi|mă|mie|mine|noi|ne|I|me|my|we|us)(?!\p{L})/u;

/** Before a name it tells nobody else. */
const TITLE = /^(?:domnisoar|doamn|domnul|conu|coan|cucoan)/;

/** Words with a capital within a sentence, folded, less those that tell a time; forms of a name begin alike. */
const namesIn = (letters: string): string[] =>
  [...withoutTimes(letters).matchAll(/(?<=[\p{L}\p{N}],? )\p{Lu}\p{Ll}{2,}/gu)].flatMap(([name]) =>
    words(name),
  );
const ALIKE = 4;

const withoutTimes = (letters: string): string =>
  timesIn(letters).reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    letters,
  );

const BY_KIND: Partial<Record<SpanKind, NeedOf>> = {
  person: ({ letters, others, asked, language }, own) =>
    others.some(({ type }) => type !== "Location") ||
    namesIn(letters).some((name) => !own.some((word) => word.startsWith(name.slice(0, ALIKE)))) ||
    TELLER.test(letters) ||
    words(letters).some(
      (word) =>
        !TITLE.test(word) && isPerson(word, language) && asked.every(({ tells }) => tells(word) === 0),
    ),
  place: ({ letters }) => PLACED.test(letters),
  time: ({ letters }) => timesIn(letters).length > 0,
  number: ({ letters }) => NUMBER.test(letters),
  name: ({ letters }) => NAMING.test(letters),
};

/** Whether a passage has what a question asks for, and says it as it is. */
export function quotedNeeds(question: string, tokens: readonly Token[], form: string): Need {
  const asked = askedSpan(question);
  const ofKind = asked && BY_KIND[asked.kind];
  const isOrigin = tokens.some((token) => marked(token, "from"));
  const own = words(question);
  const isAge = measureOf(own) === "age";
  const isOfClaims = asksOfClaims(own);
  const isOfOne = asked?.role === "object" && own.includes("a") && !own.includes("au");
  return (passage) =>
    (ofKind?.(passage, own) ?? true) &&
    (!isOrigin || ORIGIN.test(passage.letters)) &&
    // "Lucra la el de șase ani" tells whoever works there.
    (!isAge || (passage.near === 1 && tellsAge(passage.letters))) &&
    (form !== "boolean" || passage.near === 1) &&
    // "Pe Radu l-au | împușcat": of many, where one is asked about.
    !(isOfOne && /\bau $/.test(passage.before)) &&
    (isOfClaims || !isClaimed(words(passage.before)));
}
