/** Words of titles and of questions to rows in all languages: the titles of a table need not be in the question's. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { singularsOf } from "../names/singulars";
import type { LanguagePack } from "../pack";
import { PACKS } from "../packs";
import type { TableWords } from "../words/table-words";

type Listed = Exclude<keyof TableWords, "agents" | "how" | "hours" | "clock">;

const lists = (list: Listed): ReadonlySet<string> => new Set(PACKS.flatMap(({ tables }) => tables[list]));

/** Each list of words, of all languages together. */
export const ROW_WORDS: Readonly<Record<Listed, ReadonlySet<string>>> = {
  people: lists("people"),
  nothing: lists("nothing"),
  blank: lists("blank"),
  recorded: lists("recorded"),
  lasting: lists("lasting"),
  totals: lists("totals"),
  much: lists("much"),
  wholly: lists("wholly"),
  personal: lists("personal"),
  ages: lists("ages"),
  places: lists("places"),
  dates: lists("dates"),
  slight: lists("slight"),
  denying: lists("denying"),
  verbal: lists("verbal"),
  owned: lists("owned"),
  light: lists("light"),
  quantities: lists("quantities"),
  intensive: lists("intensive"),
  ranks: lists("ranks"),
  durations: lists("durations"),
  lowBetter: lists("lowBetter"),
  highBetter: lists("highBetter"),
  numbering: lists("numbering"),
  leaving: lists("leaving"),
  clocks: lists("clocks"),
  money: lists("money"),
  spending: lists("spending"),
  pending: lists("pending"),
  arriving: lists("arriving"),
};

/** Whether a folded word is one for persons, in any number. */
export const isPeopleWord = (word: string): boolean =>
  isPersonWord(word) || [word, ...singularsOf(word)].some((one) => ROW_WORDS.people.has(one));

/** Whether a folded word of a title says that its column holds who did it. */
export const isAgentWord = (word: string): boolean =>
  isPeopleWord(word) || PACKS.some(({ tables }) => tables.agents?.test(word));

/** Whether a folded word asks how much there is of what an adjective says. */
export const isHow = (word: string): boolean => PACKS.some(({ tables }) => tables.how === word);

/** "Paid" of "unpaid": a folded word without what denies it; undefined where nothing does. */
export function withoutDenial(
  word: string,
  { prefixes }: Pick<LanguagePack, "prefixes">,
): string | undefined {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length > one.length + 3);
  return prefix === undefined ? undefined : word.slice(prefix.length);
}
