/** Predicates by trigger patterns over named concepts: which words stand between two mentions, before the first and behind the second. */
import { isDenied, isDoubted } from "./hedges";
import type { NamedConcept, Predicate, PredicateExtractor, Verb } from "./predicate";
import { BEFORE, BETWEEN, LOOSE, PASSIVE, VERBAL, type Effect, type Trigger } from "./triggers";

/** Letters between two mentions beyond which little is said of both. */
const FARTHEST = 170;
/** Letters between such a verb and its object. */
const FARTHEST_OBJECT = 70;
/** The same where other members of a row stand between. */
const FARTHEST_ROW = 400;
const DISEASE = "Disease";
/** Where something was seen, not what did it. */
const PLACES: ReadonlySet<string> = new Set(["Species", "CellLine"]);
/** Words that end a clause: what stands behind says nothing of what stands before. */
const CLAUSE_END =
  /[;:]|\b(?:although|but|whereas|while(?! (?:on|taking|receiving))|however|when|if)\b|,? (?:it|we|they|she|he|there)\b/gi;
/** What is compared does nothing to what it is compared with. */
const COMPARES = /\b(?:than|compared (?:with|to)|versus|vs|milder|rarer|fewer)\b/i;
/** The first mention is only part of what the sentence speaks of: "A-induced …". */
const GIVEN = /^\s*(?:\([^)]*\)\s*)?[-–‐]\s?(?:induced|related|mediated|evoked|elicited|stimulated)\b/i;
/** "hypertension, who developed renal failure after A": what came is another. */
const ANOTHER_CAME = /\b(?:develop\w*|experienc\w*|suffer\w*|presented with|complain\w*)\b[^@]*@/i;
/** "increased during the migraine", "led to resolution of the rash": the verb's object is not the second mention. */
const ENDS_ELSEWHERE =
  /\b(?:resolution|improvement|reduction|regression|prevention|disappearance|recovery|relief|attenuation|amelioration|treatment)\b|\b(?:during|than|while)\s+(?:[\w-]+\s+){0,2}$|\b(?:patients|rats|mice|animals|children|women|men|subjects)\s+with\s+(?:[\w-]+\s+){0,2}$/i;
/** Nothing but a list: "A, B and C". */
const LIST = /^[\s,/@()+-]*(?:(?:and|or|plus|as well as|including|e\.g\.|than|versus|vs\.?)[\s,/@()+-]*)*$/i;

/** What joins the members of a row: "A, B (n = 3) and severe C". */
const ROW =
  /^\s*(?:\([^()]{0,80}\)\s*)?(?:,|\/|-|(?:,\s*)?(?:and|or|plus|with|as well as|including|such as|accompanied by)\b)\s*(?:(?:and|or|also)\s+)?(?:[\w-]+\s+){0,3}$/i;

/** The patterns of this product; a pair of concepts is said one thing of, the nearest and surest. */
export const PATTERNS: PredicateExtractor = {
  extract(sentence, concepts) {
    const doers = concepts.filter(({ type }) => !PLACES.has(type));
    const sorted = doers.sort((a, b) => a.start - b.start || b.end - a.end);
    const found = new Map<string, Said>();
    for (const [at, first] of sorted.entries())
      for (const second of sorted.slice(at + 1)) {
        if (second.start < first.end || second.concept === first.concept) continue;
        if (second.start - first.end > FARTHEST_ROW) break;
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

/** The words beside two mentions; those that stand in a row with one of them are passed over. */
interface Around {
  readonly before: string;
  readonly between: string;
  /** Where `between` begins in the sentence. */
  readonly from: number;
}

function sayOf(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): Said | undefined {
  const masked = mask(sentence, all, first, second);
  const [from, until] =
    first.type === second.type ? [first.end, second.start] : withoutRows(sentence, all, first, second);
  if (until - from > FARTHEST) return undefined;
  const between = masked.slice(from, until);
  const ends = [...masked.slice(0, until).matchAll(CLAUSE_END)].map(({ index }) => index);
  if (ends.some((end) => end >= from)) return undefined;
  const before = masked.slice(
    Math.max(0, (ends.filter((end) => end < first.start).at(-1) ?? -1) + 1),
    first.start,
  );
  for (const match of matchesOf({ before, between, from }, first, second)) {
    const predicate = toPredicate(match, first, second);
    if (predicate && match.rank === 3 && isSufferer(before, first)) return undefined;
    if (predicate?.subject === second.concept && ANOTHER_CAME.test(between)) return undefined;
    if (!predicate) continue;
    return {
      predicate: { ...predicate, ...hedgesOf(match, { before, between, from }, masked) },
      rank: match.rank * 1000 + until - from,
    };
  }
  return undefined;
}

function hedgesOf(
  { trigger, start, end }: Match,
  { before, between, from }: Around,
  masked: string,
): Pick<Predicate, "isNegated" | "isSpeculated"> {
  const clause = { before, between: between.slice(0, start - from + 1), isGiven: trigger.isGiven === true };
  const isOwn = !clause.isGiven && isDenied({ ...clause, before: "", between: masked.slice(start, end) });
  return { isNegated: isDenied(clause) || isOwn, isSpeculated: isDoubted(clause) };
}

/** "A, B and C after D and E": from the end of the row that the first is in to the start of the second's. */
function withoutRows(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): [from: number, until: number] {
  let [from, until] = [first.end, second.start];
  const inside = all.filter(({ start, end }) => start >= from && end <= until);
  for (const { type, start, end } of inside)
    if (type === first.type && start >= from && ROW.test(sentence.slice(from, start))) from = end;
  for (const { type, start, end } of inside.toReversed())
    if (type === second.type && start >= from && end <= until && ROW.test(sentence.slice(end, until)))
      until = start;
  return [from, until];
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

/** What the words around two mentions may say, surest first. */
function* matchesOf(
  { before, between, from }: Around,
  first: NamedConcept,
  second: NamedConcept,
): Generator<Match> {
  const at = (trigger: Trigger, text: string, offset: number, rank: number): Match | undefined => {
    const found = trigger.words.exec(text);
    return found
      ? { trigger, start: offset + found.index, end: offset + found.index + found[0].length, rank }
      : undefined;
  };
  const near = (triggers: readonly Trigger[]): Match[] =>
    triggers.flatMap((trigger) => {
      const found = at(trigger, between, from, 0);
      return found && (trigger.isWhole || reaches(between.slice(found.end - from))) ? [found] : [];
    });
  if (COMPARES.test(between)) return;
  yield* near(BETWEEN);
  for (const trigger of BEFORE) {
    const found = trigger.join.test(between) && at(trigger, before, first.start - before.length, 1);
    if (found && (!trigger.ofDisease || second.type === DISEASE)) yield found;
  }
  // "penicillin-induced seizures increased …": what follows is said of the seizures.
  if (GIVEN.test(between)) return;
  yield* near(PASSIVE);
  if (LIST.test(between) && between.trim() !== "") return;
  const verbs = VERBAL.flatMap((trigger) => at(trigger, between, from, 2) ?? []).sort(
    (a, b) => a.start - b.start,
  );
  const verb = verbs[0];
  if (verb && governs(verb, between.slice(verb.end - from))) yield verb;
  const isPair = [first, second].some(({ type }) => type === DISEASE);
  if (!isPair || first.type === second.type) return;
  for (const trigger of LOOSE) {
    const found = at(trigger, between, from, 3);
    if (found) yield found;
  }
}

/** "a patient with leprosy developed … after dapsone": the leprosy was there before. */
function isSufferer(before: string, { type }: NamedConcept): boolean {
  return type === DISEASE && /\b(?:with|history of|for|treat\w*)\s+(?:[\w-]+ ){0,2}$/i.test(before);
}

/** Whether a verb's object is the second mention: what makes more of another thing makes nothing of this one. */
function governs({ trigger }: Match, rest: string): boolean {
  if (trigger.effect === "more" && (rest.includes("@") || rest.length > FARTHEST_OBJECT)) return false;
  return reaches(rest) && !ENDS_ELSEWHERE.test(rest);
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
  if (trigger.notByDisease && subject.type === DISEASE) return undefined;
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
