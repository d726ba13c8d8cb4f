/** What the engine says, in English: its own sentences. */
import { inEnglish, type Message } from "../../../shared/sentences/sentences";

export const SENTENCES_ENGLISH = {
  /** A message, or a sentence (or the middle of one) that the engine has made already. */
  said: (told: Message | string): string => inEnglish(told),
};
