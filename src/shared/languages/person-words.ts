/** Words that graphs have for persons, folded, in English and Romanian. */
export const PERSON_WORDS: ReadonlySet<string> = new Set(
  "person people human actor director author writer character player artist user employee member man woman persoana persoane personaj personaje om oameni autor autori".split(
    " ",
  ),
);

/** Whether a folded word is one for persons, whatever the graph calls them ("people"). */
export const isPersonWord = (word: string): boolean =>
  PERSON_WORDS.has(word) || PERSON_WORDS.has(word.replace(/s$/, ""));
