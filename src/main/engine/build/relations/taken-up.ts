/** Nouns that take up somebody named before. */
import type { LanguagePack } from "../language/pack";
import type { Sentence } from "./sentence";

/** "Fata plecă la Arad", "The old man went to Arad": a noun with its article alone before a verb, that nothing else says of whom. */
export function takenUp(
  { keys, mentions }: Pick<Sentence, "keys" | "mentions">,
  {
    takingUp,
    ownFirst,
    qualities,
    own,
    possessive,
    with: company,
    motion,
    stay,
    patterns,
    having,
  }: LanguagePack,
): { readonly end: number; readonly gender: "f" | "m" } | undefined {
  let at = 0;
  if (ownFirst && keys[at++] !== "the") return undefined;
  while (ownFirst && qualities.has(keys[at] ?? "")) at++;
  const gender = takingUp.women.has(keys[at] ?? "")
    ? "f"
    : takingUp.men.has(keys[at] ?? "")
      ? "m"
      : undefined;
  const next = keys[at + 1] ?? "";
  const isTold =
    own.has(next) ||
    possessive.has(next) ||
    company.has(next) ||
    mentions.some(({ first }) => first <= at + 1);
  const isVerb =
    [motion, stay, ...patterns.map(({ word }) => word)].some((word) => word.test(next)) ||
    having.has(next) ||
    REFLEXIVE.test(next);
  return gender && !isTold && isVerb ? { end: at + 1, gender } : undefined;
}
const REFLEXIVE = /^(?:se|isi|il|ii|i-|l-|o|s-|a)$/;
