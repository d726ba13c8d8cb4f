/** What the words of an English mention say of it: which pronoun it is, its head, its gender and number. */

export type Gender = "f" | "m" | "n" | "";

export interface Facts {
  /** A pronoun's person; 0 for names and nouns. */
  readonly person: 0 | 1 | 2 | 3;
  readonly isPlural: boolean;
  readonly isReflexive: boolean;
  /** "who", "which", "that". */
  readonly isRelative: boolean;
  readonly gender: Gender;
  /** Small letters, without a closing 's. */
  readonly words: readonly string[];
  /** The last word before "of", "who", a comma and the like. */
  readonly head: string;
  /** "a", "the", "this", "his", … or "". */
  readonly determiner: string;
}

const PRONOUNS: Readonly<Record<string, readonly [person: 1 | 2 | 3, number: "s" | "p", gender: Gender]>> = {
  ...table("i me my mine myself", 1, "s", ""),
  ...table("we us our ours ourselves", 1, "p", ""),
  ...table("you your yours yourself ye thou thee thy thine thyself", 2, "s", ""),
  ...table("yourselves", 2, "p", ""),
  ...table("he him his himself", 3, "s", "m"),
  ...table("she her hers herself", 3, "s", "f"),
  ...table("it its itself", 3, "s", "n"),
  ...table("they them their theirs themselves 'em", 3, "p", ""),
};

function table(words: string, person: 1 | 2 | 3, number: "s" | "p", gender: Gender) {
  return Object.fromEntries(words.split(" ").map((word) => [word, [person, number, gender] as const]));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const RELATIVE = set("who whom whose which that");
const DETERMINERS = set(
  "a an the this that these those his her its my your our their thy some any no every each another all both many several few two three four five six",
);
const ENDS_HEAD = set(
  "of who whom whose which that in on at with from to for by , ; ( -- - and or under over near beside behind as where when than",
);
const FEMALE = set(
  "mrs mrs. miss ms ms. lady madam madame mademoiselle mistress aunt queen princess duchess countess sister mother mamma dame wife woman girl daughter niece lass maid maiden widow nurse governess grandmother granddaughter heroine housekeeper landlady bride lady's sisters women girls ladies daughters actress hostess goddess witch nun ma mama mammy granny aunty auntie hag damsel heiress spinster",
);
const MALE = set(
  "mr mr. mister sir lord master dr dr. doctor captain colonel general major lieutenant sergeant king prince duke count baron father brother uncle papa reverend rev rev. monsieur m. squire don herr earl man boy son nephew lad gentleman fellow husband chap grandfather grandson priest bishop parson men boys sons brothers gentlemen fellows husbands soldier sailor butler footman monk hero host actor god widower bachelor pa dad daddy knight clergyman guy emperor president judge admiral",
);
const PLURAL = set("people men women children gentlemen ladies folk police");

/** `given` says of a given name in small letters which gender bears it. */
export function factsOf(tokens: readonly string[], given: ReadonlyMap<string, Gender>): Facts {
  const words = tokens.map((token) => token.toLowerCase()).filter((word) => word !== "'s" && word !== "’s");
  const only = words.length === 1 ? words[0]! : "";
  const pronoun = PRONOUNS[only];
  const head = headOf(words);
  const { number, gender } = pronoun
    ? { number: pronoun[1], gender: pronoun[2] }
    : { number: isMany(words, head) ? "p" : "s", gender: genderOf(words, tokens, head, given) };
  return {
    person: pronoun?.[0] ?? 0,
    isPlural: number === "p",
    isReflexive: /sel(?:f|ves)$/.test(only),
    isRelative: RELATIVE.has(only),
    ...{ gender, words, head },
    determiner: DETERMINERS.has(words[0] ?? "") && words.length > 1 ? words[0]! : "",
  };
}

function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, at) => at > 0 && ENDS_HEAD.has(word));
  return words[(end < 0 ? words.length : end) - 1] ?? "";
}

function isMany(words: readonly string[], head: string): boolean {
  if (words.slice(1, -1).includes("and") || PLURAL.has(head)) return true;
  if (["a", "an", "this", "that", "every", "each", "another"].includes(words[0]!)) return false;
  return /[a-z]{3,}[^s]s$/.test(head) && !/^(?:his|miss|mrs|james|charles|thomas)$/.test(head);
}

function genderOf(
  words: readonly string[],
  tokens: readonly string[],
  head: string,
  given: ReadonlyMap<string, Gender>,
): Gender {
  if (FEMALE.has(head)) return "f";
  if (MALE.has(head)) return "m";
  for (const word of words.slice(0, 3)) {
    if (FEMALE.has(word)) return "f";
    if (MALE.has(word)) return "m";
  }
  const name = words.find((word, at) => /^\p{Lu}/u.test(tokens[at] ?? "") && given.has(word));
  return (name !== undefined && given.get(name)) || "";
}
