/** Predicates by trigger patterns over named concepts: which words stand between two mentions, before the first and behind the second. */
import { aroundOf, type Around } from "./around";
import { isDenied, isDoubted, isSettled } from "./hedges";
import { DISEASE, matchesOf, type Match } from "./match-triggers";
import type { NamedConcept, Predicate, PredicateExtractor, Verb } from "./predicate";
import type { Effect } from "./trigger";
import { goesMissing, withoutMissing } from "./turned";

/** Letters between two mentions where other members of a row stand between. */
const FARTHEST_ROW = 400;
/** Where something was seen, not what did it. */
const PLACES: ReadonlySet<string> = new Set(["Species", "CellLine"]);
const VARIANT = "Variant";
const SIGNED: ReadonlySet<Effect> = new Set(["more", "less"]);
/** "hypertension, who developed renal failure after A": what came is another. */
const ANOTHER_CAME = /\b(?:develop\w*|experienc\w*|suffer\w*|presented with|complain\w*)\b[^@]*@/i;

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

function sayOf(
  sentence: string,
  all: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): Said | undefined {
  const around = aroundOf(sentence, all, first, second);
  if (!around) return undefined;
  const { before, between } = around;
  for (const match of matchesOf(around, first, second)) {
    const predicate = toPredicate(match, around, first, second);
    if (predicate && match.rank === 3 && isSufferer(before, first)) return undefined;
    if (predicate?.subject === second.concept && ANOTHER_CAME.test(between)) return undefined;
    if (!predicate) continue;
    return {
      predicate: { ...predicate, ...hedgesOf(match, around) },
      rank: match.rank * 1000 + between.length,
    };
  }
  return undefined;
}

function hedgesOf(
  { trigger, start, end, rank }: Match,
  { before, between, from, masked, behind, rest, opens }: Around,
): Pick<Predicate, "isNegated" | "isSpeculated"> {
  const isGiven = trigger.isGiven === true || (rank === 0 && isSettled(between, behind));
  const own = withoutMissing(before);
  const after = between.slice(Math.max(end - from, 0));
  const clause = { before: own, between: between.slice(0, start - from + 1), after, isGiven, behind, rest };
  const isOwn = !isGiven && isDenied({ ...clause, before: "", after: "", between: masked.slice(start, end) });
  const isOpen =
    trigger.isOpen === true ||
    (opens !== "" && !isGiven) ||
    isDoubted({ ...clause, between: between.slice(0, Math.max(end - from, 0)) });
  return { isNegated: isDenied(clause) || isOwn, isSpeculated: isOpen };
}

/** "a patient with leprosy developed … after dapsone": the leprosy was there before. */
function isSufferer(before: string, { type }: NamedConcept): boolean {
  return type === DISEASE && /\b(?:with|history of|for|treat\w*)\s+(?:[\w-]+ ){0,2}$/i.test(before);
}

type Bare = Omit<Predicate, "isNegated" | "isSpeculated">;

/** The trigger said of these two; undefined where it cannot be, as when a disease would cause a drug. */
function toPredicate(
  { trigger }: Match,
  { before, between }: Around,
  first: NamedConcept,
  second: NamedConcept,
): Bare | undefined {
  const isMutual = trigger.doer === "both";
  const [doer, other] = trigger.doer === "second" ? [second, first] : [first, second];
  const turned = !isMutual && doer.type === DISEASE && other.type !== DISEASE && other.type !== "";
  if (turned && trigger.doer === "second") return undefined;
  const [subject, object] = turned ? [other, doer] : [doer, other];
  if (trigger.ofDisease && object.type !== DISEASE) return undefined;
  if (trigger.notByDisease && subject.type === DISEASE) return undefined;
  if (trigger.effect === "less" && doer.type === DISEASE) return undefined;
  // There is no more or less of a variant: who bears it does something, or what made it.
  if (SIGNED.has(trigger.effect) && object.type === VARIANT) return undefined;
  const isTurned = trigger.doer === "first" && !trigger.isWhole && goesMissing(before, between);
  const effect = isTurned ? OPPOSITE[trigger.effect] : trigger.effect;
  const span = { start: first.start, end: second.end };
  return { subject: subject.concept, verb: verbFor(effect, object.type), object: object.concept, ...span };
}

const OPPOSITE: Readonly<Record<Effect, Effect>> = {
  more: "less",
  less: "more",
  related: "related",
  bound: "bound",
};

function verbFor(effect: Effect, object: string): Verb {
  if (effect === "related") return "associated";
  if (effect === "bound") return "interacts";
  if (effect === "more") return object === DISEASE ? "induces" : "increases";
  return object === DISEASE ? "treats" : "decreases";
}
