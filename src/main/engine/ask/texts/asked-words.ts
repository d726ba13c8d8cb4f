/** What a question tells of whom it names, as tests on the words of a text: its own words, and those that tell the same in the text's language. */
import { isContent } from "../understand/question-parts";
import { stem } from "../understand/stem";
import type { Token } from "../understand/tokens/read-tokens";
import { glossed } from "../understand/words/gloss-romanian";
import { keptByWord } from "../understand/words/kept";
import { stemRomanian } from "../understand/words/stem-romanian";
import { EVERYDAY_WORDS, KIN, TRADES } from "./everyday-words";
import { ofIrregular } from "./irregular-forms";
import { OTHER_ENDS, STORY_WORDS, TIMES_AND_PLACES } from "./told-words";

/** How surely a folded word of a text tells what a word of the question asks: 1 the same word, less another for it, 0 not at all. */
export interface AskedWord {
  readonly word: string;
  readonly tells: (word: string) => number;
}

export type TextLanguage = "en" | "ro";

/** A word for the same thing is less sure than the word itself, and one for its other end less still. */
const OTHER = 0.8;
const OTHER_END = 0.5;
/** Beginnings this short stand for whole words with a short ending only. */
const SHORT = 4;
const SHORT_ENDING = 2;

/** The part that all forms share: a stem may end like a word's ending itself ("poison", "poisoned"). */
const root = (word: string): string => stem(stem(ofIrregular(word)));

interface Group {
  readonly english: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const GROUPS: readonly Group[] = [STORY_WORDS, EVERYDAY_WORDS, TIMES_AND_PLACES]
  .flatMap((words) => words.trim().split(/; |\n/))
  .map((line) => {
    const [english, romanian] = line.split(": ") as [string, string];
    return { english: new Set(english.split(" ").map(root)), beginnings: romanian.trim().split(",") };
  });

/** The words that tell something, for texts in a language; those that say only what kind of thing is asked for are left out. */
export function askedWords(tokens: readonly Token[], language: TextLanguage): AskedWord[] {
  const english = keptByWord((word) => glossed(word).map((one) => ({ one, root: root(one) })));
  return tellingOf(tokens).map((token) => ({
    word: token.word,
    tells: keptByWord(testOf(token, language, english)),
  }));
}

/** Those that tell something; "brother | in | law" is one. */
function tellingOf(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isLaw = tokens[at + 1]?.word === "in" && tokens[at + 2]?.word === "law";
    if (token.word === "law" && tokens[at - 1]?.word === "in") return [];
    if (AGE.test(token.word))
      return [{ ...token, word: "varsta", native: "varsta", english: ["age"], stems: [] }];
    const isTelling = isContent(token) && !token.english.some((one) => KINDS.has(one));
    return isTelling ? [isLaw ? { ...token, word: `${token.word}-in-law`, stems: [] } : token] : [];
  });
}

/** What a text tells of two again and again, and of somebody and a place. */
const OFTEN_OF_TWO = stems("love marry friend meet talk");
const OFTEN_OF_PLACES = stems("live go move");

/** Whether all that is asked is something a text tells often, so that counting says who is meant. */
export function isToldOften(tokens: readonly Token[], ofPlaces: boolean): boolean {
  const told = tellingOf(tokens);
  const often = ofPlaces ? OFTEN_OF_PLACES : OFTEN_OF_TWO;
  return (
    told.length > 0 &&
    told.every((token) => groupsOf(token).some(({ english }) => [...often].some((one) => english.has(one))))
  );
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(root));
}

/** Whole words: who is "found" is no "location". */
const KINDS: ReadonlySet<string> = new Set(
  "person persons character characters place places location locations people name names novel novels text texts book books story stories".split(
    " ",
  ),
);
/** "Câți ani are", one word of the question. */
const AGE = /^cat(?:i|a) (?:ani|varsta) (?:are|avea|au|aveau)$/;

/** English words for a Romanian one, with their roots. */
type InEnglish = (word: string) => readonly { readonly one: string; readonly root: string }[];

function testOf(token: Token, language: TextLanguage, english: InEnglish): (word: string) => number {
  const isRomanian = token.native !== undefined;
  const groups = groupsOf(token);
  const ends = otherEnds(groups);
  const roots = new Set([...token.stems.map(stem), ...token.stems.map(root), root(token.word)]);
  const own = isRomanian ? stemRomanian(token.word) : undefined;
  const isOwn = (word: string): boolean =>
    language === "en" ? roots.has(root(word)) : own !== undefined && own === stemRomanian(word);
  const isGlossed = (word: string): boolean =>
    language === "ro" &&
    english(word).some((gloss) => token.english.includes(gloss.one) || roots.has(gloss.root));
  return (word) => {
    if (isOwn(word)) return 1;
    if (groups.some((group) => isOf(word, group, language)) || isGlossed(word)) return OTHER;
    return ends.some((group) => isOf(word, group, language)) ? OTHER_END : 0;
  };
}

/** The groups that a word of a question belongs to. */
const groupsOf = ({ word, native }: Token): Group[] =>
  GROUPS.filter(({ english, beginnings }) =>
    native !== undefined ? beginnings.some((one) => begins(word, one)) : english.has(root(word)),
  );

/** Whether a word of a text is one of a group's. */
const isOf = (word: string, { english, beginnings }: Group, language: TextLanguage): boolean =>
  language === "en" ? english.has(root(word)) : beginnings.some((one) => begins(word, one));

/** The groups of what stands at the other end. */
function otherEnds(groups: readonly Group[]): Group[] {
  const others = OTHER_ENDS.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ])
    .filter(([one]) => groups.some(({ english }) => one!.split(" ").some((word) => english.has(root(word)))))
    .flatMap(([, other]) => other!.split(" ").map(root));
  return GROUPS.filter((group) => !groups.includes(group) && others.some((one) => group.english.has(one)));
}

/** A beginning with a "$" behind it is the whole word. */
const begins = (word: string, beginning: string): boolean =>
  beginning.endsWith("$")
    ? word === beginning.slice(0, -1)
    : word.startsWith(beginning) &&
      (beginning.length >= SHORT || word.length <= beginning.length + SHORT_ENDING);

const groupsOfAny = (english: string): Group[] => {
  const roots = english.split(" ").map(root);
  return GROUPS.filter((group) => roots.some((one) => group.english.has(one)));
};
const KIN_GROUPS = groupsOfAny(KIN);
const PEOPLE_GROUPS = [...KIN_GROUPS, ...groupsOfAny(TRADES)];

/** Whether a folded word of a text is a noun for people. */
export const isPerson = (word: string, language: TextLanguage): boolean =>
  PEOPLE_GROUPS.some((group) => isOf(word, group, language));

/** Whether it says whose somebody is, as kin, friend or guest, and not what. */
export const isOfSomebody = (word: string, language: TextLanguage): boolean =>
  KIN_GROUPS.some((group) => isOf(word, group, language));
