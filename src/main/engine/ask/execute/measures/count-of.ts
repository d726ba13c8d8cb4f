/** Counts of what a word tells: which relation leads from what is asked for to the things counted, and which way. */
import { isAskedOfSubject, isInPassive } from "../../understand/clause-roles";
import type { Bound } from "../../understand/question-parts";
import { kindOf } from "../../understand/kinds/kind-of";
import type { Token } from "../../understand/tokens/read-tokens";
import { endsOf, type Goal } from "../choose-path";
import { everyOf } from "../sets/every-of";
import { ledWays } from "./led-ways";
import { countMeasure, type Measure } from "./measures";
import { tellsDone } from "../relation-meaning";
import type { RelationStep } from "../relation-path";
import { byStem } from "../word-fit";
import { Unread, type World } from "../world";

/** How much better than any other a relation has to fit that no word tells. */
const CLEAR = 0.15;
/** What each further word of a relation adds to the best. */
const MORE = 0.1;
const PARTICIPLE = /(ed|en)$/;

/** How many of what a word tells each node of the goal's kind leads to. */
export async function countOf(
  counted: Bound["words"],
  told: Bound["words"],
  goal: Goal,
  world: World,
  said: Bound["tokens"],
  only?: ReadonlySet<number>,
): Promise<Measure> {
  const { facts, fit } = world;
  // Of "official languages" the last word is the noun.
  const [kind] = counted.toReversed().flatMap((token) => kindOf(token, facts, fit) ?? []);
  const starts = goal.last ? endsOf(goal.last, facts) : goal.labels;
  const weigh = ({ relation, backward }: RelationStep): number => {
    const its = facts.relations[relation]!;
    const [near, far] = backward ? [its.targets, its.sources] : [its.sources, its.targets];
    const shareOf = (shares: ReadonlyMap<number, number>, labels: readonly number[]) =>
      labels.length === 0 ? 0.5 : Math.max(0, ...labels.map((label) => shares.get(label) ?? 0));
    // A relation to numbers tells one, and is not counted: "boils below 70 degrees".
    if (shareOf(near, starts) === 0 || (its.isNumeric && (!backward || !goal.last))) return -1;
    // "Have no oxygen", where "has oxygen" leads to "no": that it says so is one edge as well.
    if (its.isSaid) return -1;
    if (kind?.last) return kind.last.relation === relation && kind.last.backward === backward ? 2 : -1;
    if (kind && shareOf(far, kind.labels) === 0) return -1;
    // "Actors with most films": what they are called says by which relation.
    const byGoal = goal.last?.relation === relation && goal.last.backward !== backward ? 1 : 0;
    const fits = [...told, ...counted].map((token) => fit.of(token, its));
    // "Activity is increased" tells "increases activity of" twice, "decreases activity of" once.
    const byWord = Math.max(0, ...fits) + MORE * fits.filter((share) => share > 0.5).length;
    return byGoal + byWord + 0.2 * shareOf(near, starts) + (kind ? 0.2 * shareOf(far, kind.labels) : 0);
  };
  const steps = facts.relations.flatMap(({ handle }) =>
    [false, true].map((backward) => ({ relation: handle, backward })),
  );
  const ranked = steps.map((step) => ({ step, weight: weigh(step) })).sort((a, b) => b.weight - a.weight);
  const [best, next] = ranked;
  const hasSense =
    best && best.weight > 0 && (best.weight >= 0.6 || (kind !== undefined && (next?.weight ?? -1) < 0));
  if (!best || !hasSense) throw new Unread(said, "measure");
  // "Children", where some relation says "father of" and another "mother of": which is meant, or both, nothing says.
  const isOwn = (step: RelationStep) =>
    [...told, ...counted].some((token) => byStem(token, facts.relations[step.relation]!) > 0);
  const rival = ranked.find(({ step }) => step.relation !== best.step.relation);
  if (rival && !kind && !isOwn(best.step) && rival.weight > best.weight - CLEAR)
    throw new Unread(said, "measure");
  const isEitherWay =
    next?.step.relation === best.step.relation &&
    (next.weight === best.weight || facts.relations[best.step.relation]!.isTwoWay) &&
    !goal.last &&
    !kind?.last;
  const step = isEitherWay
    ? await wayMeant(best.step, stepOfDoer(best.step.relation, told, counted, world), goal, world)
    : best.step;
  const { sources, targets } = facts.relations[step.relation]!;
  const far = step.backward ? sources : targets;
  const isMixed =
    kind &&
    !kind.last &&
    kind.labels.length > 0 &&
    [...far.keys()].some((label) => !kind.labels.includes(label));
  return countMeasure(step, only ?? (isMixed ? (await everyOf(kind, world)).nodes : undefined), world);
}

/** The way that the words tell, unless nothing of the goal's kind has an edge that way and all theirs lead the other. */
async function wayMeant(
  best: RelationStep,
  ofDoer: RelationStep | undefined,
  goal: Goal,
  world: World,
): Promise<RelationStep> {
  const nodes = world.facts.bare && goal.within ? (await everyOf(goal, world)).nodes : new Set<number>();
  const [only, ...more] = await ledWays(best.relation, nodes, world);
  return only && more.length === 0 ? only : (ofDoer ?? best);
}

/** Where a relation's two ends are alike ("influenced by" of languages): the step from who does the verb told, or to whom it is done in a passive. */
function stepOfDoer(
  relation: number,
  told: readonly Token[],
  counted: readonly Token[],
  { parts: { tokens, pack }, facts }: World,
): RelationStep | undefined {
  const its = facts.relations[relation]!;
  const verb = [...told, ...counted].find((token) => byStem(token, its) > 0);
  if (!verb || /^has\b/.test(its.words)) return undefined;
  const at = tokens.indexOf(verb);
  // "The most | depended on package".
  const isOfDone = counted.includes(verb) && PARTICIPLE.test(verb.word);
  const isAsked = isAskedOfSubject(tokens, tokens.indexOf(counted[0]!), at, pack.voice, pack.having);
  const isPassive = isOfDone || isAsked || isInPassive(tokens, at, pack.voice);
  return { relation, backward: isPassive !== tellsDone(its) };
}
