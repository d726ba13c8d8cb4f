/** Surnames of families: "Mr. Bennet", "Mrs. Bennet" and "Miss Bennet" are three, told apart by their titles. */
import type { NamedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import type { Base } from "./bases";
import { formKey } from "./form-key";
import { isWordOf } from "./no-names";
import { tokenText } from "./token-text";

/** Who of a family: its men, its wives, its daughters. */
export type Standing = "man" | "wife" | "maid";

/** So often men and women each must bear a surname with their titles. */
const LEAST = 3;

/** One of a family by the surname's base form. */
export interface Relative {
  readonly surname: string;
  readonly standing: Standing;
  /** The title as it stands before the name most often. */
  readonly title: string;
}

/** What the title right before a mention says of whoever bears the name. */
export function standingOf(text: NamedText, first: number, pack: LanguagePack): Standing | undefined {
  const before = keyOf(tokenText(text, first - 1));
  // "cocoane" is said to a cocon, and looks like a cocoana's form.
  const isInflected = before.endsWith("ei") && isWordOf(pack.femaleTitles, before, pack);
  if (pack.femaleTitles.has(before) || isInflected)
    return isWordOf(pack.maidTitles, before, pack) ? "maid" : "wife";
  return pack.titles.has(before) || (before.endsWith("ui") && isWordOf(pack.titles, before, pack))
    ? "man"
    : undefined;
}

/** For each mention of a family's surname alone which of the family it is; by the place of the mention. */
export function relatives(
  text: NamedText,
  bases: ReadonlyMap<string, Base>,
  pack: LanguagePack,
): ReadonlyMap<number, Relative> {
  const standings = new Map<string, Map<Standing, Map<string, number>>>();
  const surnameOf = (form: string): string => bases.get(formKey(form))?.base ?? formKey(form);
  const alone = text.mentions.flatMap(({ form, type, first }, at) =>
    type === "PER" && !formKey(form).includes(" ")
      ? [
          {
            at,
            surname: surnameOf(form),
            standing: standingOf(text, first, pack),
            title: tokenText(text, first - 1),
          },
        ]
      : [],
  );
  for (const { surname, standing, title } of alone) {
    if (!standing) continue;
    const own = standings.get(surname) ?? new Map<Standing, Map<string, number>>();
    standings.set(surname, own);
    const titles = own.get(standing) ?? new Map<string, number>();
    own.set(standing, titles.set(title, (titles.get(title) ?? 0) + 1));
  }
  const families = new Map([...standings].filter(([surname, own]) => isFamily(surname, own, pack)));
  const found = new Map<number, Relative>();
  for (const { at, surname, standing } of alone) {
    const own = families.get(surname);
    if (!own) continue;
    const who = standing && total(own.get(standing)) >= LEAST ? standing : commonestOf(own);
    found.set(at, { surname, standing: who, title: mostOf(own.get(who)!) });
  }
  return found;
}

function isFamily(
  surname: string,
  own: ReadonlyMap<Standing, ReadonlyMap<string, number>>,
  { feminine }: LanguagePack,
): boolean {
  const women = total(own.get("wife")) + total(own.get("maid"));
  return total(own.get("man")) >= LEAST && women >= LEAST && feminine?.test(surname) !== true;
}

function total(titles: ReadonlyMap<string, number> | undefined): number {
  return [...(titles?.values() ?? [])].reduce((sum, n) => sum + n, 0);
}

/** Whom a surname without a title means: the one whom it means most often. */
function commonestOf(own: ReadonlyMap<Standing, ReadonlyMap<string, number>>): Standing {
  return [...own].sort(([, a], [, b]) => total(b) - total(a))[0]![0];
}

function mostOf(titles: ReadonlyMap<string, number>): string {
  return [...titles].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]![0];
}
