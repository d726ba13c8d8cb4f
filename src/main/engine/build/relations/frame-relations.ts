/** What frames say: patterns of verbs with their objects, passives, ways and places, each by the words that govern the names. */
import type { LanguagePack } from "../language/pack";
import { isQuestion, ORIGIN, wayOf, type Finding } from "./clause";
import { framesOf, type Frame, type FrameObject } from "./frames";
import { meantBy } from "./referents";
import type { Sentence, SentenceMention } from "./sentence";

/** What is read of a subject carried over is a little less sure, and so is what a pronoun is done to. */
const LESS_CARRIED = 0.05;
const LESS_MEANT = 0.1;
/** Between a passive's auxiliary and its participle so many words at most. */
const NEAR = 3;

export function frameRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence) || !sentence.mentions.some(({ type }) => type === "PER")) return [];
  const isVerb = (key: string): boolean => isKnownVerb(key, pack);
  return framesOf(sentence, pack, isVerb).flatMap((frame) => {
    const found = isPassive(sentence, frame, pack)
      ? passives(sentence, frame, pack)
      : [...actives(sentence, frame, pack), ...ways(sentence, frame, pack)];
    return frame.isCarried ? found.map(lessSure) : found;
  });
}

export function isKnownVerb(key: string, pack: LanguagePack): boolean {
  const { patterns, passives: participles, motion, stay } = pack;
  return (
    motion.test(key) ||
    stay.test(key) ||
    patterns.some(({ word }) => word.test(key)) ||
    participles.some(({ word }) => word.test(key)) ||
    donesOf(key, pack).length > 0
  );
}

function lessSure({ rule, confidence, ...found }: Finding): Finding {
  return { ...found, rule: `${rule}, subject before`, confidence: rounded(confidence - LESS_CARRIED) };
}

function rounded(confidence: number): number {
  return Number(confidence.toFixed(2));
}

function told(
  { subjects }: Frame,
  targets: readonly SentenceMention[],
  how: Omit<Finding, "source" | "target">,
) {
  return subjects.flatMap((source) => targets.map((target) => ({ source, target, ...how })));
}

/** "Costan [a spart oul și] l-a ucis pe Gorgan", "O iubea": whom the verb's own preposition, case or pronoun names. */
function actives(sentence: Sentence, frame: Frame, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  return pack.patterns.flatMap(({ relation, word, before, rule, confidence, lessIn }) => {
    if (!word.test(keys[frame.verb]!)) return [];
    const people = frame.objects.filter(({ mention }) => mention.type === "PER" || relation === "OWNS");
    const first = people.findIndex((one) => fits(sentence, frame, one, before, pack));
    const row = first < 0 ? [] : rowFrom(sentence, people, first);
    const isLess = row.some(
      ({ mention: { end } }) => lessIn && keys.slice(end + 1, end + 4).some((key) => lessIn.has(key)),
    );
    if (isLess) return [];
    if (row.length > 0)
      return told(
        frame,
        row.map(({ mention }) => mention),
        { relation, rule, confidence },
      );
    const isTaken = before.includes(pack.ownFirst ? "" : "pe");
    const meant = isTaken ? meantBy(sentence, frame, pack) : undefined;
    const how = { relation, rule: `${rule}, by a pronoun`, confidence: rounded(confidence - LESS_MEANT) };
    return meant ? told(frame, [meant], how) : [];
  });
}

/** The names that are joined to the one at `first`: "pe Ion și pe Ana". */
function rowFrom({ keys }: Sentence, objects: readonly FrameObject[], first: number): readonly FrameObject[] {
  let end = first + 1;
  while (end < objects.length && /^(?:si|and)$/.test(keys[objects[end - 1]!.mention.end] ?? "")) end++;
  return objects.slice(first, end);
}

/** Whether a name behind a verb is governed as one of `before` says. */
export function fits(
  { keys }: Sentence,
  { verb }: Pick<Frame, "verb">,
  { start, governor, mention, isNext: isBehind }: FrameObject,
  before: readonly string[],
  pack: LanguagePack,
): boolean {
  if (ORIGIN.has(keys[start - 2] ?? "") && governor !== "cu") return false;
  // A dative belongs to the verb only right behind it: "îi dădu cartea lui Ion" may be Ion's book.
  if (pack.possessive.has(governor)) return before.includes(governor) && start === verb + 2;
  if (mention.isOblique) return before.some((one) => pack.possessive.has(one)) && isBehind;
  return governor === "" ? before.includes("") && isBehind : before.includes(governor);
}
/** "fu ucis de Ion", "Sorin, împușcat de Remus": a participle behind its auxiliary, a name or a comma. */
function isPassive({ keys }: Sentence, { verb, subjects }: Frame, pack: LanguagePack): boolean {
  const isAided = lightBefore(keys, verb, pack).some((key) => pack.passiveVerbs.has(key));
  if (isAided) return donesOf(keys[verb]!, pack).length > 0;
  const isAlone = keys[verb - 1] === "," || subjects.some(({ end }) => end === verb);
  return !pack.ownFirst && isAlone && pack.passives.some(({ word }) => word.test(keys[verb]!));
}

/** The words right before a verb that belong to it. */
function lightBefore(keys: readonly string[], verb: number, { light }: LanguagePack): readonly string[] {
  let from = verb;
  while (verb - from < NEAR && light.has(keys[from - 1] ?? "")) from--;
  return keys.slice(from, verb);
}

/** The relations whose participle a word is, in either gender: those of the passives, and all that is done to somebody. */
function donesOf(key: string, pack: LanguagePack): readonly string[] {
  const own = pack.passives.filter(({ word }) => word.test(key));
  if (own.length > 0) return own.map(({ relation }) => relation);
  const object = pack.ownFirst ? "" : "pe";
  const masculine = /[tus]a$/.test(key) ? key.slice(0, -1) : key;
  if (!pack.participle.test(masculine)) return [];
  const known = pack.patterns.filter(({ word }) => word.test(masculine));
  // "era îndrăgostit de Elena": he is the one who loves.
  if (known.some(({ before }) => before.some((one) => pack.agents.has(one)))) return [];
  const found = known.filter(({ before }) => before.includes(object));
  return found.map(({ relation }) => relation);
}

function passives({ keys }: Sentence, frame: Frame, pack: LanguagePack): Finding[] {
  const agent = frame.objects.find(
    // "ucis de oameni în ziua de Sfântul Gheorghe": the first "de" names who did it.
    ({ governor, mention, start }) =>
      pack.agents.has(governor) &&
      mention.type === "PER" &&
      !keys.slice(frame.verb + 1, Math.max(frame.verb + 1, start - 2)).some((key) => pack.agents.has(key)),
  );
  if (!agent || agent.mention.isOblique) return [];
  return donesOf(keys[frame.verb]!, pack).flatMap((relation) =>
    frame.subjects.map((target) => ({
      ...{ source: agent.mention, target, relation, rule: "passive", confidence: 0.85 },
    })),
  );
}

/** "a pornit [apoi] spre Arad", "locuia în Radna". */
function ways({ keys }: Sentence, frame: Frame, pack: LanguagePack): Finding[] {
  const key = keys[frame.verb]!;
  const place = frame.objects.find(({ mention }) => mention.type === "LOC");
  if (!place || place.mention.isOblique || ORIGIN.has(keys[place.start - 2] ?? "")) return [];
  const way = wayOf(key, place.governor, pack);
  if (way === "TRAVELS_TO")
    return told(frame, [place.mention], { relation: "TRAVELS_TO", rule: "verb of motion", confidence: 0.9 });
  // "rămase la oamenii din Anghelești": they are of there.
  const isAnothers = pack.of.has(place.governor) && place.start !== frame.verb + 2;
  return way === "LOCATED_IN" && !isAnothers
    ? told(frame, [place.mention], { relation: "LOCATED_IN", rule: "verb of staying", confidence: 0.9 })
    : [];
}
