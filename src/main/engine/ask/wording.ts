/** Puts names into sentences; names stay verbatim but for their length. */

/** Longest name shown in a sentence, in UTF-16 units. */
const LONGEST_NAME = 120;

/** "A", "A and B", "A, B and C", or with more than `most` of the `total` names "A, B and 3 more". */
export function listNames(names: readonly string[], most: number, total = names.length): string {
  const shown = names.slice(0, most).map(clipName);
  const rest = total - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${String(rest)} more`;
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown[shown.length - 1]!}`;
}

/** The name, cut with an ellipsis when it is too long to read; never inside a surrogate pair. */
export function clipName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
