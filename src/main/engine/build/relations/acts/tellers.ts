/** Whoever tells a sentence as one who does something in it, or to whom it is done: "[am] văzut-o", "[m-]a învățat", "asked [me]". */
import type { LanguagePack } from "../../language/pack";
import { words } from "../../language/words";
import type { Sentence } from "../sentence";

interface FirstPerson {
  /** By which who tells it does something: pronouns and auxiliaries right before the verb. */
  readonly does: ReadonlySet<string>;
  /** To whom something is done, and to whom something is given or said. */
  readonly done: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
}

const FIRST: Readonly<Record<LanguagePack["code"], FirstPerson>> = {
  ro: { does: words("am eu"), done: words("m- ma"), given: words("mi- imi mi") },
  en: { does: words("i"), done: words("me"), given: words("me") },
};
const NEAR = 4;

/** Whether the words right before a verb say that who tells it does it. */
export function isTellersVerb({ keys }: Sentence, verb: number, pack: LanguagePack): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - NEAR); at--) {
    const key = keys[at]!;
    if (FIRST[pack.code].does.has(key)) return true;
    if (!pack.light.has(key)) return false;
  }
  return false;
}

/** Whether it is done, or given, to who tells it: Romanian says so before the verb, English behind it. */
export function isDoneToTeller(
  { keys }: Sentence,
  verb: number,
  as: "done" | "given",
  pack: LanguagePack,
): boolean {
  const own = FIRST[pack.code][as];
  if (pack.ownFirst) return own.has(keys[verb + 1] ?? "");
  for (let at = verb - 1; at >= Math.max(0, verb - NEAR); at--) {
    if (own.has(keys[at]!)) return true;
    if (!pack.light.has(keys[at]!)) return false;
  }
  return false;
}
