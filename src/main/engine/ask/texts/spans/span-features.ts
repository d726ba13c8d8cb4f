/** What speaks for a stretch of a text as an answer, and against it, as numbers. */
import type { AskedWord } from "../asked-words";
import type { AskedSpan } from "./asked-span";
import type { PlacedSpan, SpanFeatures, SpanTelling } from "./placed-span";
import {
  BY,
  distanceToNamed,
  isDenied,
  isObliqueAt,
  isTakenUp,
  nearestTold,
  prepositionBefore,
} from "./span-grammar";
import type { SpanToken } from "./span-tokens";

const LOCATIVE = /^(?:la|in|din|spre|pe|langa|sub|peste|catre|at|to|from|on|near|into|under|towards?|upon)$/;
const PERSONS: ReadonlySet<string> = new Set(["Character", "Person"]);

/** All that are not there are 0. */
export function spanFeatures(placed: PlacedSpan, telling: SpanTelling, asked: AskedSpan): SpanFeatures {
  const where = whereOf(placed);
  return {
    ...ofTelling(telling),
    ...ofKind(placed, where, asked),
    ...ofPlace(placed, where),
    ...ofRole(placed, where, asked),
    ...ofKin(placed, where, telling, asked),
    ...ofClause(placed, where, asked),
  };
}

const is = (holds: boolean): number => (holds ? 1 : 0);

/** A candidate beside the token that tells most, its anchor; −1 without one. */
interface Where {
  readonly anchor: number;
  readonly isBefore: boolean;
  /** Tokens between, and breaks. */
  readonly gap: number;
  readonly breaks: number;
  readonly before: string;
  readonly isOblique: boolean;
  readonly nearName: number;
}

const MOST_BREAKS = 4;

function whereOf({ candidate, sentence: { tokens, told, named } }: PlacedSpan): Where {
  const { from, to } = candidate;
  const anchor = nearestTold(candidate, told);
  const isBefore = anchor >= 0 && from < anchor;
  const apart = anchor < 0 ? MOST_BREAKS : Math.abs(tokens[anchor]!.breaks - tokens[from]!.breaks);
  return {
    ...{ anchor, isBefore, breaks: Math.min(MOST_BREAKS, apart) },
    gap: anchor < 0 ? Infinity : isBefore ? anchor - to + 1 : from - anchor,
    before: prepositionBefore(from, tokens),
    isOblique: isObliqueAt(candidate, tokens),
    nearName: named.includes(true) ? 1 / (1 + distanceToNamed(candidate, named)) : 0,
  };
}

function ofTelling({
  share,
  lead,
  isWhole,
  near,
  isUnnamed,
  isBest,
  isAsking,
  words,
  sentences,
}: SpanTelling) {
  return {
    ...{
      share,
      lead,
      near,
      isWhole: is(isWhole),
      isUnnamed: is(isUnnamed),
      shareUnnamed: is(isUnnamed) * share,
    },
    ...{ isBest: is(isBest), isAsking: is(isAsking), oneWord: is(words === 1) },
    manyWords: is(words > 2) * share,
    wholeOfMany: is(words > 1 && isWhole),
    size: Math.log(sentences) / 8,
  };
}

function ofKind({ candidate: { by, type }, isOfPeople }: PlacedSpan, { before }: Where, { kind }: AskedSpan) {
  const isPerson = kind === "person" || kind === "name";
  const isNamed = by === "name";
  const isOfPerson = PERSONS.has(type);
  const isThere = LOCATIVE.test(before);
  return {
    personNamed: is(isPerson && isNamed && isOfPerson),
    personOther: is(isPerson && isNamed && !isOfPerson),
    personPhrase: is(isPerson && by === "phrase"),
    personNoun: is(isPerson && by === "phrase" && isOfPeople),
    placeNoun: is(kind === "place" && isOfPeople),
    thingNoun: is(kind === "thing" && isOfPeople),
    placeNamed: is(kind === "place" && type === "Location"),
    placePerson: is(kind === "place" && isOfPerson),
    placePhrase: is(kind === "place" && by === "phrase" && isThere),
    placeBare: is(kind === "place" && by === "phrase" && !isThere),
    placeNamedAt: is(kind === "place" && type === "Location" && isThere),
    thingNamed: is(kind === "thing" && isNamed && !isOfPerson),
    thingPerson: is(kind === "thing" && isNamed && isOfPerson),
    thingPhrase: is(kind === "thing" && by === "phrase"),
    ...{ timed: is(kind === "time"), counted: is(kind === "number"), caused: is(kind === "cause") },
  };
}

function ofPlace({ candidate, sentence, step, votes, mentions }: PlacedSpan, where: Where) {
  const { tokens, told } = sentence;
  const { from, to } = candidate;
  const { anchor, gap, breaks, nearName } = where;
  return {
    ...{ behind: is(step > 0), ahead: is(step < 0), close: 1 / (1 + gap), breaks, nearName, votes },
    touching: is(gap <= 2 && breaks === 0),
    apposed: is(gap <= 2 && breaks === 1),
    isSameClause: is(breaks === 0),
    spoken: is(anchor >= 0 && tokens[anchor]!.isSpoken !== tokens[from]!.isSpoken),
    denied: is(anchor >= 0 && isDenied(anchor, tokens)),
    often: Math.log(1 + mentions) / 4,
    length: Math.min(8, to - from) / 8,
    repeats: told.slice(from, to).filter((weight) => weight > 0).length / Math.max(1, to - from),
    isIndefinite: is(/^(?:un|o|niste|a|an)$/.test(tokens[from]!.word)),
  };
}

function ofRole(
  { step, candidate, sentence }: PlacedSpan,
  where: Where,
  { kind, role, preposition }: AskedSpan,
) {
  const { before, isBefore, isOblique } = where;
  const isIn = step === 0;
  const isDoubled = isBefore && isTakenUp(candidate, sentence.tokens);
  const isBare = before === "" || before === "pe";
  return {
    subjectBefore: is(isIn && role === "subject" && isBefore),
    subjectBehind: is(isIn && role === "subject" && !isBefore),
    subjectOblique: is(role === "subject" && (isOblique || before !== "") && !BY.test(before)),
    subjectBy: is(role === "subject" && BY.test(before)),
    objectBehind: is(isIn && role === "object" && (isDoubled || !isBefore) && before === ""),
    objectBefore: is(isIn && role === "object" && isBefore && !isDoubled),
    objectUnder: is(role === "object" && !isBare),
    objectPe: is(role === "object" && before === "pe"),
    dative: is(role === "dative" && (isOblique || before === "to")),
    dativeBare: is(role === "dative" && !isOblique && before !== "to"),
    samePreposition: is(preposition !== "" && before === preposition),
    otherPreposition: is(preposition !== "" && before !== preposition),
    underPreposition: is(preposition === "" && kind !== "place" && !isBare),
    obliqueOther: is(role === "other" && isOblique),
  };
}

/** Together: of the kind asked for, in the clause that tells it, where its verb is told. */
function ofClause(
  { candidate: { by, type, to }, sentence }: PlacedSpan,
  where: Where,
  { kind, role }: AskedSpan,
) {
  const { tokens, told } = sentence;
  const { anchor, breaks, before, isBefore, gap } = where;
  const isIn = breaks === 0 && anchor >= 0;
  const isVerb = (at: number): boolean => tokens[at]?.upos === "VERB";
  const isDeed = role !== "other" || kind === "place" || kind === "time";
  return {
    verbTold: is(isDeed && told.some((weight, at) => weight > 0 && isVerb(at))),
    anchorVerb: is(isDeed && anchor >= 0 && isVerb(anchor)),
    thingObject: is(
      kind === "thing" && role === "object" && by === "phrase" && before === "" && !isBefore && isIn,
    ),
    thingTouching: is(kind === "thing" && gap <= 2 && isIn),
    thingToNamed: is(kind === "thing" && isGivenTo(to, sentence)),
    timedIn: is(kind === "time" && isIn),
    countedIn: is(kind === "number" && isIn),
    causedNear: is(kind === "cause" && breaks <= 1),
    personIn: is(kind === "person" && PERSONS.has(type) && isIn),
    placeIn: is(kind === "place" && type === "Location" && LOCATIVE.test(before) && isIn),
  };
}

/** "Five hundred pounds | to Ann", "o năframă | lui Dan": what goes to whom the question names. */
function isGivenTo(at: number, { tokens, named }: PlacedSpan["sentence"]): boolean {
  const isTo = /^(?:to|lui)$/.test(tokens[at]?.word ?? "") && named[at + 1] === true;
  return isTo || (named[at] === true && /(?:ei|ului|lui)$/.test(tokens[at]!.word));
}

/** Who is somebody's kin: asked with no verb of its own. */
function ofKin(
  { step }: PlacedSpan,
  where: Where,
  { share }: SpanTelling,
  { kind, role, preposition }: AskedSpan,
) {
  const isKin = (kind === "person" || kind === "name") && role === "other" && preposition === "";
  const isTouching = isKin && where.gap <= 3 && where.breaks <= 1;
  return {
    ...{ kin: is(isKin), kinShare: is(isKin) * share, kinNear: is(isKin) * where.nearName },
    ...{ kinTouching: is(isTouching), kinTouchingNear: is(isTouching) * where.nearName },
    kinAway: is(isKin && step !== 0),
  };
}

/** Whatever is less sure tells only the other end of a thing. */
const OWN = 0.8;

/** Of each token of a sentence, what it tells; where a word asked for stands itself, its other end ("bought" of "sold") tells nothing. */
export function toldBy(
  tokens: readonly SpanToken[],
  asked: readonly AskedWord[],
  rarity: readonly number[],
): number[] {
  const least = asked.map(({ tells }) =>
    tokens.some(({ word }) => word !== "" && tells(word) >= OWN) ? OWN : Number.MIN_VALUE,
  );
  const worth = (word: string, at: number): number => {
    const sure = asked[at]!.tells(word);
    return sure >= least[at]! ? sure * rarity[at]! : 0;
  };
  return tokens.map(({ word }) =>
    word === "" ? 0 : asked.reduce((most, _, at) => Math.max(most, worth(word, at)), 0),
  );
}
