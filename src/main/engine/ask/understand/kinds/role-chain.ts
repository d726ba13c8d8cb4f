/** "A's wife's father", "the birthplace of the father of A": possessives about one name are a way, named step by step. */
import { isContent, marked } from "../question-parts";
import type { Voice } from "../pack";
import type { Token } from "../tokens/read-tokens";

/** Fewer tell one relation, which rules can be sure of. */
const LEAST_ROLES = 2;

/** Whether the tokens say nothing but such a way, of at least two roles. */
export function isRoleChain(tokens: readonly Token[], voice: Pick<Voice, "nouns">): boolean {
  const names = [...tokens.keys()].filter((at) => tokens[at]!.name !== undefined);
  const [name] = names;
  if (names.length !== 1 || name === undefined) return false;
  const before = rolesBefore(tokens, name, voice);
  const after = rolesAfter(tokens, name, voice);
  const others = [...tokens.slice(0, before.end), ...tokens.slice(after.end)];
  return before.roles + after.roles >= LEAST_ROLES && others.every(saysNothing);
}

interface Roles {
  readonly roles: number;
  /** How far from the name they go: the first token, or the one behind the last. */
  readonly end: number;
}

/** "The heir of | the sister of | A". */
function rolesBefore(tokens: readonly Token[], name: number, { nouns }: Pick<Voice, "nouns">): Roles {
  let [roles, end] = [0, name];
  for (;;) {
    let link = end - 1;
    while (nouns.articles.includes(tokens[link]?.word ?? "")) link--;
    if (!nouns.of.includes(tokens[link]?.word ?? "")) break;
    let first = link;
    while (first > 0 && isContent(tokens[first - 1]!)) first--;
    // "The name of": what is asked for, and no role.
    if (first === link) return { roles, end: marked(tokens[link - 1], "what") ? link : end };
    roles++;
    end = first;
  }
  return { roles, end };
}

/** "A | 's sister | 's heir". */
function rolesAfter(tokens: readonly Token[], name: number, { nouns }: Pick<Voice, "nouns">): Roles {
  let [roles, end] = [0, name + 1];
  while (nouns.possessive.includes(tokens[end]?.word ?? "")) {
    let last = end + 1;
    while (last < tokens.length && (isContent(tokens[last]!) || isInside(tokens, last, nouns))) last++;
    if (last === end + 1) break;
    roles++;
    end = last;
  }
  return { roles, end };
}

/** "'s place | of | birth". */
const isInside = (tokens: readonly Token[], at: number, { of }: Voice["nouns"]): boolean =>
  of.includes(tokens[at]!.word) &&
  isContent(tokens[at - 1]!) &&
  tokens[at + 1] !== undefined &&
  isContent(tokens[at + 1]!);

/** "What is", "who", "the": it only asks. */
const saysNothing = (token: Token): boolean =>
  token.name === undefined &&
  token.numbers === undefined &&
  token.pole === undefined &&
  marked(token, "what", "who", "aux", "empty", "lead");
