/** "În cetate stăpânea boierul Arghir", "Acolo locuia Irina": the place first, then a verb of staying, then who. */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isBreak, isQuestion, objectStart, type Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

/** Words between the place and the verb at most: "La Arad [, pe atunci,] locuia Ion". */
const FAR = 3;

export function invertedPlaces(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (pack.ownFirst || isQuestion(sentence)) return [];
  const { keys, mentions } = sentence;
  return mentions.flatMap((who) => {
    const verb = objectStart(sentence, who, pack) - 1;
    const isStay = pack.stay.test(keys[verb] ?? "") && !pack.passiveVerbs.has(keys[verb]!);
    if (!isStay || who.type !== "PER" || who.isOblique || !isAsserted(sentence, verb, pack)) return [];
    const place = placeBefore(sentence, verb, pack);
    return place
      ? [
          {
            source: who,
            relation: "LOCATED_IN",
            target: place,
            rule: "place before its verb",
            confidence: 0.85,
          },
        ]
      : [];
  });
}

/** The place right before a verb, behind its preposition, or the one that "acolo" takes up from the sentence before. */
function placeBefore(
  { keys, mentions, there }: Sentence,
  verb: number,
  pack: LanguagePack,
): SentenceMention | undefined {
  if (there && verb === 1 && pack.there.has(keys[0] ?? "")) return there;
  const place = mentions.findLast(({ end }) => end <= verb);
  if (place?.type !== "LOC" || verb - place.end > FAR) return undefined;
  const isPlain = keys
    .slice(place.end, verb)
    .every((key) => key === "," || pack.light.has(key) || !isBreak(key));
  return isPlain && pack.within.has(governorOf(keys, place, pack)) ? place : undefined;
}

/** "în [cetatea] Ghindarului": the preposition before a place and its noun. */
function governorOf(keys: readonly string[], { first }: SentenceMention, pack: LanguagePack): string {
  return keys[pack.placeNouns.has(keys[first - 1] ?? "") ? first - 2 : first - 1] ?? "";
}
