/** Words that ask about a text itself and tell nothing more: that it names somebody, and what it is. */
import type { LanguagePack } from "../../understand/pack";
import type { Token } from "../../understand/tokens/read-tokens";

export const isNamedAs = ({ word }: Token, { texts }: Pick<LanguagePack, "texts">): boolean =>
  texts.naming.test(word) || texts.work.test(word);
