/** What medicine calls one thing by several names: abbreviations, everyday words, names of catalogues and of brands, in English and Romanian; what stands in capitals is meant only where it is written so. */
import { fold } from "../../../../../shared/fold";
import { CONDITIONS } from "./medical-conditions";
import { SUBSTANCES } from "./medical-substances";

/** A name as it is compared, and whether only capitals mean it. */
interface Called {
  readonly key: string;
  readonly isShort: boolean;
  readonly line: readonly string[];
}

const keyOf = (name: string): string => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
/** Written in capitals: "COPD", "COX-2", "NSAIDs". */
const isCapitals = (name: string): boolean => /^\p{Lu}{2}[\p{Lu}\p{N}-]*s?$/u.test(name);

const ALL = new Map<string, Called>(
  `${CONDITIONS}${SUBSTANCES}`
    .trim()
    .split(/\n+/)
    .map((line) => line.split("|"))
    .flatMap((line) =>
      line.map((name) => [keyOf(name), { key: keyOf(name), isShort: isCapitals(name), line }] as const),
    ),
);

/** Words of the longest name there is. */
export const MOST_WORDS = Math.max(...[...ALL.keys()].map((key) => key.split(" ").length));

/** The other names of what is written so, as it stands in a question, by its folded words; none where it is no name here. */
export function alsoCalled(written: string, folded: string): readonly string[] {
  const found = ALL.get(folded);
  if (!found || (found.isShort && !/^[\p{Lu}\p{N}-]+s?$/u.test(written))) return [];
  return found.line.filter((name) => keyOf(name) !== found.key);
}
