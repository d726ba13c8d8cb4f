/** "A or B, but not both": one of them and not the other. */
import { marked, type Condition } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** The tokens without "but not both", and whether they end so behind two names or more. */
export function withoutNotBoth(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly isOnlyOne: boolean;
} {
  const both = tokens.findLastIndex((token) => marked(token, "both"));
  const not = tokens.findLastIndex((token, at) => at < both && !marked(token, "empty", "with", "by"));
  const isLast = tokens.slice(both + 1).every((token) => marked(token, "empty", "with", "by"));
  const names = tokens.slice(0, not).filter(({ name }) => name !== undefined);
  if (both < 0 || !marked(tokens[not], "not") || !isLast || names.length < 2)
    return { tokens, isOnlyOne: false };
  const before = tokens.slice(0, not).findLastIndex((token) => !marked(token, "empty", "and", "clause"));
  return { tokens: tokens.slice(0, before + 1), isOnlyOne: true };
}

/** The conditions on several names at once: exactly one of them is to hold. */
export function onlyOneOf(conditions: readonly Condition[]): Condition[] {
  return conditions.map((one) =>
    one.names.length > 1 ? { ...one, join: "or" as const, isOnlyOne: true as const } : one,
  );
}
