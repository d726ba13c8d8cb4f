/** To whom something is done where no name says it: "îl chemă", "i-a zis", "told her", "vorbi cu el", "played to her". */
import type { LanguagePack, Pattern } from "../../language/pack";
import { isPlain } from "../clause";
import { tellerOf, type Likely, type MeantPlace, type Sentence } from "../sentence";
import { isDoneToTeller } from "./tellers";

/** Between the verb and a pronoun that a preposition governs so many words at most. */
const FAR = 6;
const NEAR = 4;

/** Who may be meant that a pattern's verb is done to, beside its own name. */
export function doneTo(
  sentence: Sentence,
  verb: number,
  { before }: Pattern,
  pack: LanguagePack,
): readonly Likely[] {
  const teller = tellerOf(sentence);
  const isDirect = before.includes(pack.ownFirst ? "" : "pe");
  const isGiven = !pack.ownFirst && before.some((one) => pack.possessive.has(one));
  if (teller && isDirect && isDoneToTeller(sentence, verb, "done", pack)) return [{ who: teller, share: 1 }];
  if (teller && isGiven && isDoneToTeller(sentence, verb, "given", pack)) return [{ who: teller, share: 1 }];
  const place =
    (isDirect ? besideVerb(sentence, verb, "object", pack) : undefined) ??
    (isGiven ? besideVerb(sentence, verb, "dative", pack) : undefined) ??
    governed(sentence, verb, before, pack);
  return place?.choices ?? [];
}

/** The pronoun right beside a verb: in Romanian before it or hyphened behind it, in English right behind it. */
function besideVerb(
  sentence: Sentence,
  verb: number,
  kind: "object" | "dative",
  pack: LanguagePack,
): MeantPlace | undefined {
  const { keys, places = [] } = sentence;
  const own = places.filter((place) => place.kind === kind);
  const behind = own.find(({ first }) => first === verb + 1);
  if (pack.ownFirst) return behind;
  // "îi spuse fiului său", "o iubea pe alta": whom is told behind the verb.
  if (/^(?:pe|pre|lui)$/.test(keys[verb + 1] ?? "") || pack.genitive.test(keys[verb + 1] ?? ""))
    return undefined;
  return (
    own.find(({ first, end }) => first < verb && verb - first <= NEAR && isLightRow(keys, end, verb, pack)) ??
    (/^-/.test(keys[verb + 1] ?? "") ? behind : undefined)
  );
}

function isLightRow(keys: readonly string[], from: number, to: number, pack: LanguagePack): boolean {
  return keys.slice(from, to).every((key) => pack.light.has(key));
}

/** "vorbi [încet] cu el", "played [softly] to her". */
function governed(
  sentence: Sentence,
  verb: number,
  before: readonly string[],
  pack: LanguagePack,
): MeantPlace | undefined {
  const { keys, places = [], mentions } = sentence;
  return places.find(
    ({ kind, first }) =>
      (kind === "subject" || kind === "object") &&
      first > verb + 1 &&
      first - verb <= FAR &&
      before.includes(keys[first - 1]!) &&
      !mentions.some((one) => one.first > verb && one.first < first) &&
      isPlain(sentence, verb + 1, first, pack),
  );
}
