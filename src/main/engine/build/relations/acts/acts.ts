/** What verbs say of those whom no name stands for: pronouns, subjects left out, whoever tells it. Each end is weighed; only what is likely enough as a whole is told. */
import type { LanguagePack, Pattern } from "../../language/pack";
import { isAsserted, isQuestion, objectStart, ORIGIN, wayOf, type Finding } from "../clause";
import { fits, isKnownVerb } from "../frame-relations";
import { isNamed, objectsOf, type FrameObject } from "../frames";
import type { Likely, Sentence } from "../sentence";
import { doersOf, type Doers } from "./doers";
import { doneTo } from "./done-to";

/** From this share of belief on in both ends together something is told. */
const BELIEVED = 0.7;
/** What is told so is never surer. */
const SUREST = 0.85;

export function actRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence) || !sentence.places) return [];
  const found: Finding[] = [];
  let before: Doers | undefined;
  for (const [verb, key] of sentence.keys.entries()) {
    if (isNamed(sentence, verb) || !isKnownVerb(key, pack)) continue;
    const doers = doersOf(sentence, verb, pack, before);
    before = doers;
    const isTold = isAsserted(sentence, verb, pack) && !isDeniedAhead(sentence, verb, pack);
    if (!doers || !isTold || isPassive(sentence, verb, pack)) continue;
    const objects = objectsOf(sentence, verb, pack, (one) => isKnownVerb(one, pack));
    found.push(...actsAt(sentence, verb, { doers, objects }, pack));
    if (!doers.isNamed) found.push(...waysAt(sentence, verb, { doers, objects }, pack));
  }
  return found;
}

/** "She did not say that she had loved him": what is denied to be said or known. */
function isDeniedAhead({ keys }: Sentence, verb: number, { negations }: LanguagePack): boolean {
  const that = keys.findLastIndex((key, at) => at < verb && /^(?:that|ca)$/.test(key));
  return that > 0 && keys.slice(Math.max(0, that - DENIAL), that).some((key) => negations.has(key));
}
/** Words from a denial to what is denied at most. */
const DENIAL = 4;

interface Act {
  readonly doers: Doers;
  readonly objects: readonly FrameObject[];
}

function isPassive({ keys }: Sentence, verb: number, pack: LanguagePack): boolean {
  let at = verb - 1;
  while (at > 0 && pack.light.has(keys[at]!) && !pack.passiveVerbs.has(keys[at]!)) at--;
  return pack.passiveVerbs.has(keys[at] ?? "");
}

function actsAt(sentence: Sentence, verb: number, { doers, objects }: Act, pack: LanguagePack): Finding[] {
  return pack.patterns.flatMap((pattern) => {
    // People are seldom owned, and things have their owner named.
    if (pattern.relation === "OWNS" || !pattern.word.test(sentence.keys[verb]!)) return [];
    const people = objects.filter(
      (one) =>
        one.mention.type === "PER" &&
        !one.mention.isPronoun &&
        fits(sentence, { verb }, one, pattern.before, pack),
    );
    // Of two names other rules read.
    if (people.length > 0 && doers.isNamed) return [];
    const named = people.map(({ mention: who }): Likely => ({ who, share: 1 })).slice(0, 1);
    const choices = named.length > 0 ? named : doneTo(sentence, verb, pattern, pack);
    return likeliest(doers.choices, choices, pattern);
  });
}

/** The likeliest pair of two different people, where it is likely enough. */
function likeliest(doers: readonly Likely[], done: readonly Likely[], pattern: Pattern): Finding[] {
  const pairs = doers.flatMap((a) =>
    done.filter(({ who }) => who.chain !== a.who.chain).map((b) => ({ a, b, share: a.share * b.share })),
  );
  const best = pairs.reduce((one, other) => (one && one.share >= other.share ? one : other), pairs[0]);
  if (!best || best.share < BELIEVED) return [];
  const { relation, rule, confidence } = pattern;
  const sure = Number(Math.min(SUREST, confidence * best.share).toFixed(2));
  return [
    { source: best.a.who, relation, target: best.b.who, rule: `${rule}, who is meant`, confidence: sure },
  ];
}

/** "Se întorsese la Galați": where somebody goes or stays whom no name stands for. */
function waysAt(sentence: Sentence, verb: number, { doers, objects }: Act, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  const place = objects.find(({ mention }) => mention.type === "LOC");
  const [best] = [...doers.choices].sort((a, b) => b.share - a.share);
  if (!place || place.mention.isOblique || !best || best.share < BELIEVED) return [];
  if (ORIGIN.has(keys[objectStart(sentence, place.mention, pack) - 2] ?? "")) return [];
  const relation = wayOf(keys[verb]!, place.governor, pack);
  if (!relation) return [];
  const rule = `verb of ${relation === "TRAVELS_TO" ? "motion" : "staying"}, who is meant`;
  const confidence = Number((0.85 * best.share).toFixed(2));
  return [{ source: best.who, relation, target: place.mention, rule, confidence }];
}
