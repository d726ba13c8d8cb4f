/** Refusals: one sentence that names what was not read, and the nearby questions that are offered. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import type { QuestionSpan } from "../../../../../shared/understanding";
import { listNames } from "../../wording";
import type { Unread } from "../../execute/world";

/** Most questions offered. */
export const MOST_OFFERS = 3;
const LONGEST_QUOTE = 60;

/** The sentence for words that mean nothing here. */
export function refusalOf(unread: Unread, offers: readonly string[]): Message {
  if (unread.sentence) return unread.sentence;
  const names = quotedWords(unread.words);
  const kind = {
    words: "refused-words",
    measure: "refused-measure",
    way: "refused-way",
    name: "refused-name",
  } as const;
  return withOffers(kind[unread.why], names, offers);
}

/** The sentence for a question in a language that is not read. */
export function refusalOfLanguage(words: Unread["words"], offers: readonly string[]): Message {
  const told = { words: quotedWords(words) };
  if (offers.length === 0) return message("refused-language", told);
  return message("refused-language-offers", { ...told, offers: listNames(offers, MOST_OFFERS) });
}

function quotedWords(words: Unread["words"]) {
  return listNames(
    words.map(({ text }) => `“${text.slice(0, LONGEST_QUOTE)}”`),
    5,
  );
}

function withOffers(
  kind: "refused-words" | "refused-measure" | "refused-way" | "refused-name",
  words: ReturnType<typeof listNames>,
  offers: readonly string[],
): Message {
  if (offers.length === 0) return message(kind, { words });
  return message(`${kind}-offers`, { words, offers: listNames(offers, MOST_OFFERS) });
}

/** The sentence for a last name that several persons have. */
export function refusalOfNamesakes(words: Unread["words"], offers: readonly string[]): Message {
  const told = { words: quotedWords(words) };
  if (offers.length === 0) return message("refused-namesakes", told);
  return message("refused-namesakes-offers", { ...told, offers: listNames(offers, MOST_OFFERS) });
}

/** The sentence for a pronoun that stands for nothing in the question. */
export function refusalOfPronoun(word: QuestionSpan, offers: readonly string[]): Message {
  const told = { words: quotedWords([word]) };
  if (offers.length === 0) return message("refused-pronoun", told);
  return message("refused-pronoun-offers", { ...told, offers: listNames(offers, MOST_OFFERS) });
}

/** The sentence for a text that asks more than one thing. */
export function refusalOfSeveral(offers: readonly string[]): Message {
  return offers.length === 0
    ? message("refused-several")
    : message("refused-several-offers", { offers: listNames(offers, MOST_OFFERS) });
}
