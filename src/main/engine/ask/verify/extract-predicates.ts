/** Predicates by trigger patterns over named concepts: which words stand between two mentions, before the first and behind the second. */
import { isDenied, isDoubted } from "./hedges";
import type { NamedConcept, Predicate, PredicateExtractor, Verb } from "./predicate";
import { BEFORE, BETWEEN, LOOSE, PASSIVE, VERBAL, type Effect, type Trigger } from "./triggers";

/** Letters between two mentions beyond which little is said of both. */
const FARTHEST = 170;
const DISEASE = "Disease";
/** Where something was seen, not what did it. */
const PLACES: ReadonlySet<string> = new Set(["Species", "CellLine"]);
/** Words that end a clause: what stands behind says nothing of what stands before. */
const CLAUSE_END =
  /[;:]|\b(?:although|but|whereas|while(?! (?:on|taking|receiving))|however|when|if)\b|,? (?:it|we|they|she|he|there)\b/gi;
/** What is compared does nothing to what it is compared with. */
const COMPARES = /\b(?:than|compared (?:with|to)|versus|vs)\b/i;
/** Nothing but a list: "A, B and C". */
const LIST = /^[\s,/@()+-]*(?:(?:and|or|plus|as well as|including|e\.g\.|than|versus|vs\.?)[\s,/@()+-]*)*$/i;

/** The patterns of this product; a pair of concepts is said one thing of, the nearest and surest. */
export const PATTERNS: PredicateExtractor = {
  extract(sentence, concepts) {
    const doers = concepts.filter(({ type }) => !PLACES.has(type));
    const sorted = doers.sort((a, b) => a.start - b.start || b.end - a.end);
    const found = new Map<string, Said>();
    for (const [at, first] of sorted.entries())
      for (const second of sorted.slice(at + 1)) {
        if (second.start < first.end || second.concept === first.concept) continue;
        if (second.start - first.end > FARTHEST) break;
        const said = sayOf(sentence, sorted, first, second);
        if (!said) continue;
        const key = [first.concept, second.concept].sort().join("\t");
        const known = found.get(key);
        if (!known || said.rank < known.rank) found.set(key, said);
      }
    return [...found.values()].map(({ predicate }) => predicate);
  },
};

interface Said {
  readonly predicate: Predicate;
  /** Lower is surer. */
  readonly rank: number;
}

/** A trigger where it stands: offsets of its words in the sentence. */
interface Match {
  readonly trigger: Trigger;
  readonly start: number;
  readonly end: number;
  readonly rank: number;
}

function sayOf(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): Said | undefined {
  const masked = mask(sentence, all, first, second);
  const between = masked.slice(first.end, second.start);
  const ends = [...masked.slice(0, second.start).matchAll(CLAUSE_END)].map(({ index }) => index);
  if (ends.some((end) => end >= first.end)) return undefined;
  const before = masked.slice(Math.max(0, (ends.at(-1) ?? -1) + 1), first.start);
  const match = bestMatch(before, between, first, second);
  if (!match) return undefined;
  const predicate = toPredicate(match, first, second);
  if (predicate && match.rank === 3 && isSufferer(before, first)) return undefined;
  if (!predicate) return undefined;
  const clause = {
    before,
    between: between.slice(0, match.start - first.end + 1),
    isGiven: match.trigger.isGiven === true,
  };
  const isNegated =
    isDenied(clause) ||
    (match.trigger.isGiven !== true &&
      isDenied({ ...clause, before: "", between: masked.slice(match.start, match.end) }));
  return {
    predicate: { ...predicate, isNegated, isSpeculated: isDoubted(clause) },
    rank: match.rank * 1000 + second.start - first.end,
  };
}

/** The sentence with every other mention between both as one "@", kept as long as it was. */
function mask(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): string {
  let masked = sentence;
  for (const { start, end } of all)
    if (end <= second.start && (start >= first.end || end <= first.start))
      masked = masked.slice(0, start) + "@".padEnd(end - start, "@") + masked.slice(end);
  return masked;
}

function bestMatch(
  before: string,
  between: string,
  first: NamedConcept,
  second: NamedConcept,
): Match | undefined {
  const at = (trigger: Trigger, text: string, offset: number, rank: number): Match | undefined => {
    const found = trigger.words.exec(text);
    return found
      ? { trigger, start: offset + found.index, end: offset + found.index + found[0].length, rank }
      : undefined;
  };
  const isPair = [first, second].some(({ type }) => type === DISEASE);
  const near = (triggers: readonly Trigger[]): Match | undefined => {
    for (const trigger of triggers) {
      const found = at(trigger, between, first.end, 0);
      if (found && (trigger.isWhole || reaches(between.slice(found.end - first.end)))) return found;
    }
    return undefined;
  };
  if (COMPARES.test(between)) return undefined;
  const whole = near(BETWEEN);
  if (whole) return whole;
  for (const trigger of BEFORE) {
    const found = trigger.join.test(between) && at(trigger, before, first.start - before.length, 1);
    if (found && (!trigger.ofDisease || second.type === DISEASE)) return found;
  }
  const passive = near(PASSIVE);
  if (passive) return passive;
  if (LIST.test(between) && between.trim() !== "") return undefined;
  const verbs = VERBAL.flatMap((trigger) => at(trigger, between, first.end, 2) ?? []).sort(
    (a, b) => a.start - b.start,
  );
  const verb = verbs[0];
  if (verb && reaches(between.slice(verb.end - first.end))) return verb;
  if (!isPair || first.type === second.type) return undefined;
  for (const trigger of LOOSE) {
    const found = at(trigger, between, first.end, 3);
    if (found) return found;
  }
  return undefined;
}

/** "a patient with leprosy developed … after dapsone": the leprosy was there before. */
function isSufferer(before: string, { type }: NamedConcept): boolean {
  return type === DISEASE && /\b(?:with|history of|for|treat\w*)\s+(?:[\w-]+ ){0,2}$/i.test(before);
}

/** Whether what follows a trigger still leads to the second mention, and not past another. */
function reaches(rest: string): boolean {
  return !/@[^,@]*\b(?:in|with|during|after|by|from|than|compared|following|under)\b/i.test(rest);
}

type Bare = Omit<Predicate, "isNegated" | "isSpeculated">;

/** The trigger said of these two; undefined where it cannot be, as when a disease would cause a drug. */
function toPredicate({ trigger }: Match, first: NamedConcept, second: NamedConcept): Bare | undefined {
  const isMutual = trigger.doer === "both";
  const [doer, other] = trigger.doer === "second" ? [second, first] : [first, second];
  const turned = !isMutual && doer.type === DISEASE && other.type !== DISEASE && other.type !== "";
  if (turned && trigger.doer === "second") return undefined;
  const [subject, object] = turned ? [other, doer] : [doer, other];
  if (trigger.ofDisease && object.type !== DISEASE) return undefined;
  if (trigger.effect === "less" && doer.type === DISEASE) return undefined;
  const span = { start: first.start, end: second.end };
  return {
    subject: subject.concept,
    verb: verbOf(trigger.effect, object.type),
    object: object.concept,
    ...span,
  };
}

function verbOf(effect: Effect, object: string): Verb {
  if (effect === "related") return "associated";
  if (effect === "bound") return "interacts";
  if (effect === "more") return object === DISEASE ? "induces" : "increases";
  return object === DISEASE ? "treats" : "decreases";
}
