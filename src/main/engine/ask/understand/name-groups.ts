/** Names that are told in one breath. */
import { marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

export interface Group {
  readonly from: number;
  readonly to: number;
  readonly names: readonly number[];
  readonly join: "and" | "or";
  readonly plain: boolean;
}

/** "Fie a lui A, fie | a | B": the article of what is A's. */
const isWhose = ({ word }: Token): boolean => word === "a";

/** Names joined by "and", "or" and pauses ("A, B and C"), in order. */
export function groupsOf(tokens: readonly Token[]): Group[] {
  const places = [...tokens.keys()].filter((at) => tokens[at]!.name !== undefined);
  const groups: number[][] = [];
  for (const at of places) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? [] : tokens.slice(last + 1, at);
    const joins = between.every(
      (token) =>
        marked(token, "and", "or", "both", "either", "empty", "by", "with", "to", "from") || isWhose(token),
    );
    const listed =
      between.some((token) => marked(token, "and", "or", "both", "either")) || tokens[at]!.paused;
    if (last !== undefined && joins && listed) groups.at(-1)!.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => {
    const [from, to] = [group[0]!, group[group.length - 1]!];
    const around = tokens.slice(Math.max(0, from - 3), to + 1);
    const isOr =
      tokens.slice(from, to + 1).some((token) => marked(token, "or")) ||
      (group.length > 1 && around.some((token) => marked(token, "either")));
    return {
      ...{ from, to, join: isOr ? ("or" as const) : ("and" as const) },
      names: group.map((at) => tokens[at]!.name!),
      plain: group.length === 1,
    };
  });
}
