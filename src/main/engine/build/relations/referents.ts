/** Whom a pronoun right beside a verb means that something is done to: "îl ucise", "o iubea", "killed him". */
import type { LanguagePack } from "../language/pack";
import type { Frame } from "./frames";
import type { Sentence, SentenceMention } from "./sentence";

/** Words between such a pronoun and its verb at most: "[l-] a mai iubit". */
const NEAR = 3;

/** The only one of the pronoun's gender among those named before in the sentence, or else right before it. */
export function meantBy(
  sentence: Sentence,
  { verb, subjects }: Frame,
  pack: LanguagePack,
): SentenceMention | undefined {
  const gender = genderOfObject(sentence, verb, pack);
  if (!gender) return undefined;
  const isOther = ({ chain, type }: SentenceMention): boolean =>
    type === "PER" && !subjects.some((one) => one.chain === chain);
  const here = sentence.mentions.filter((one) => one.end <= verb && !one.isPronoun && isOther(one));
  return (
    onlyOf(here, gender) ??
    (here.length === 0 ? onlyOf((sentence.before ?? []).filter(isOther), gender) : undefined)
  );
}

function onlyOf(people: readonly SentenceMention[], gender: "f" | "m"): SentenceMention | undefined {
  const meant = people.filter((one) => one.gender === undefined || one.gender === gender);
  return new Set(meant.map(({ chain }) => chain)).size === 1 ? meant.at(-1) : undefined;
}

/** Behind "her" these are no noun of hers. */
const NO_NOUN =
  /^(?:there|here|again|then|that|what|how|when|where|why|if|to|into|in|on|at|with|for|from|by|about|so|very|once|as|since|before|after|while|until|instead|twice|back|down|up|out|away|everything|nothing|all)$/;

function genderOfObject(
  { keys }: Sentence,
  verb: number,
  { objects: { men, women }, light, own, ownFirst, joints }: LanguagePack,
): "f" | "m" | undefined {
  const behind = keys.slice(verb + 1, verb + 2);
  // "killed her brother" is not done to her.
  const next = keys[verb + 2] ?? ".";
  const isOwner = ownFirst && own.has(behind[0] ?? "") && women.has(behind[0]!) && /^\p{L}/u.test(next);
  if (isOwner && !light.has(next) && !joints.has(next) && !NO_NOUN.test(next)) return undefined;
  const before: string[] = [];
  for (let at = verb - 1; !ownFirst && at >= verb - NEAR && light.has(keys[at] ?? ""); at--)
    before.push(keys[at]!);
  // "o iubea pe alta": whom is told behind the verb.
  if (!ownFirst && /^(?:pe|pre)$/.test(behind[0] ?? "")) return undefined;
  // "i-" is whom something is given to as well.
  const found = [...before, ...behind].find((key) => key !== "i-" && (men.has(key) || women.has(key)));
  return found === undefined ? undefined : men.has(found) ? "m" : "f";
}
