/** Words that questions are made of: as they are often misspelt, which no dictionary of a graph's words holds, and those before numbers. */
import type { LanguagePack } from "../pack";

type Slips = NonNullable<LanguagePack["slips"]>;

const misspelt = (as: string, words: string): Slips[number][] =>
  words.split(" ").map((word) => ({ word, as }));

export const ENGLISH_SLIPS: Slips = [
  // "More then 5", "older then A": what is compared with follows.
  {
    word: "then",
    as: "than",
    behind: /\b(?:more|less|fewer|\w{3,}er)(?: \w+)? $/i,
    before: /^[\p{Lu}\d]|^(?:the|an?)\b/u,
  },
  ...misspelt("which", "wich whcih whihc whitch wihch wchich whch"),
  ...misspelt("what", "waht wht whta"),
  ...misspelt("who", "hwo woh"),
  ...misspelt("where", "wehre whre wher whare"),
  ...misspelt("when", "wehn whne"),
  ...misspelt("how", "ohw"),
  ...misspelt("many", "mnay mayn"),
  ...misspelt("does", "deos doese"),
  ...misspelt("the", "teh hte"),
  ...misspelt("and", "adn nad"),
  ...misspelt("never", "nevr neevr"),
  ...misspelt("between", "betwen beetween bewteen betwene"),
  ...misspelt("before", "befor beofre"),
  ...misspelt("after", "aftre afetr"),
  ...misspelt("without", "withuot wihtout"),
];

/** Behind these a word for one is a number: "more than | one", "under | an | hour". */
export const BOUNDING = /\b(?:than|at least|at most|exactly|precisely|only|just|under|over|above|below) $/i;

/** As they were written with "î" before 1993. */
export const ROMANIAN_SLIPS: Slips = [
  ...misspelt("cate", "cite"),
  ...misspelt("cat", "cit"),
  ...misspelt("cati", "citi"),
  ...misspelt("sunt", "sint"),
  ...misspelt("cand", "cind"),
  ...misspelt("pana", "pina"),
];
