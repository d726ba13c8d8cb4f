/** Puts names into sentences; names stay verbatim but for their length. */
import type { NameList } from "../../../shared/sentences/sentence";

/** Longest name shown in a sentence, in UTF-16 units. */
const LONGEST_NAME = 120;

/** At most `most` of the `total` names, clipped, and how many more there are: "A, B and 3 more". */
export function listNames(names: readonly string[], most: number, total = names.length): NameList {
  const shown = names.slice(0, most).map(clipName);
  return { names: shown, more: total - shown.length };
}

/** A number with three decimals: what notes say of scores and probabilities. */
export function threeDecimals(value: number): `${number}` {
  return value.toFixed(3) as `${number}`;
}

/** The name, cut with an ellipsis when it is too long to read; never inside a surrogate pair. */
function clipName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
