/** Questions refused before their parts are read. */
import type { Unread } from "../../execute/world";
import type { Named } from "../find-mentions";
import type { LanguagePack } from "../pack";
import { ENGLISH } from "../pack-english";
import type { withSurnames } from "../surnames";
import { readTokens } from "../tokens/read-tokens";
import { refused, type Understood } from "../understood";
import type { foreignWords } from "./foreign";
import { firstOf } from "./offers";
import { pronounOf } from "./pronouns";
import { refusalOfLanguage, refusalOfNamesakes, refusalOfPronoun, refusalOfSeveral } from "./refuse";
import { severalQuestions } from "./several-questions";

/** Questions that can be asked instead, in a language. */
export type Offering = (language: LanguagePack, unread: Pick<Unread, "words" | "why">) => Promise<string[]>;

/** A question refused before its parts are read: in another language, of namesakes that it does not tell apart, two in one, or of something that it does not name, unless that is told beside its words. */
export async function refusedOutright(
  { question, pack, named, foreign, unsure, isTold }: Outright,
  offering: boolean,
  offer: Offering,
  isRead: (text: string) => Promise<boolean>,
): Promise<Understood | undefined> {
  if (foreign.length > 0) {
    const offers = await offer(ENGLISH, { words: [], why: "words" });
    return refused(question, pack, named, refusalOfLanguage(foreign, offers), foreign, offers);
  }
  if (unsure.length > 0) {
    const offers = await offer(pack, { words: unsure, why: "name" });
    return refused(question, pack, named, refusalOfNamesakes(unsure, offers), unsure, offers);
  }
  const tokens = readTokens(question, named, pack);
  const several = severalQuestions(question, tokens);
  const pronoun = isTold || several.length > 0 ? undefined : pronounOf(question, tokens, pack);
  if (pronoun) {
    const offers = await offer(pack, { words: [pronoun], why: "words" });
    return refused(question, pack, named, refusalOfPronoun(pronoun, offers), [pronoun], offers);
  }
  if (several.length === 0) return undefined;
  const whole = several.flatMap(({ text, isWhole }) => (isWhole && offering ? text : []));
  const offers = await firstOf(whole, isRead);
  return refused(question, pack, named, refusalOfSeveral(offers), [], offers);
}

interface Outright {
  readonly question: string;
  readonly pack: LanguagePack;
  readonly named: readonly Named[];
  readonly foreign: ReturnType<typeof foreignWords>;
  /** What the question is about is known beside its words. */
  readonly isTold: boolean;
  readonly unsure: Awaited<ReturnType<typeof withSurnames>>["unsure"];
}
