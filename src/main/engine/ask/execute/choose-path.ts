/** Which relation path the words around a name mean: the paths that leave it, scored by the words they explain. */
import type { Ports } from "../stage";
import type { CategoryTold } from "./categories";
import type { Token } from "../understand/tokens/read-tokens";
import type { GraphFacts, RelationFacts } from "./graph-facts";
import { isTermOf } from "./relation-terms";
import { EXPLAINED, IN_ORDER, direction, order, sum, unsaid } from "./path-order";
import { isMeantBy, tellsDone, tellsWithin } from "./relation-meaning";
import { areForms, type RelationStep } from "./relation-path";
import { stepsOut, type StepsOut } from "./steps-out";
import { keyOf } from "./sets/edges-around";
import { byStem, type WordFit } from "./word-fit";

/** What a path has to lead to: nodes of one of some labels (empty: any), over a last step where the kind is told by a relation ("actors"); with `isLike` only the embedder says that the labels are meant. */
export interface Goal {
  readonly labels: readonly number[];
  readonly last?: RelationStep;
  readonly isLike?: true;
  /** What its own properties have to say: "female", "not licensed". */
  readonly within?: readonly CategoryTold[];
  /** Labels that it must not have: "that are not gods". */
  readonly apart?: readonly number[];
  /** Labels of which it must have one each beside its own: "that are solvents". */
  readonly along?: readonly (readonly number[])[];
}

export interface ChosenPath {
  readonly path: readonly RelationStep[];
  readonly score: number;
  /** Words that nothing on the path explains. */
  readonly unread: readonly Token[];
}

interface Told {
  readonly words: readonly Token[];
  /** "by", "with" and the like carry no matter, but they tell who made a thing from who takes part in it. */
  readonly by: boolean;
  readonly with: boolean;
  /** The words stand before the name. */
  readonly before: boolean;
  /** The role by which the name was told, which may tell the first of several steps as well. */
  readonly role?: Token;
  /** "Whose daughter is A": nouns of kin tell what the name is, rather than what is asked for. */
  readonly isWhose?: boolean;
  /** Only relations that deny it are meant, one step of them; else none of these is. */
  readonly isDenied?: true;
  /** How well each kind of thing named on the way is told: labels' fits count for the steps that lead to them. */
  readonly goal: Goal;
}

const MOST_HOPS = 3;
const MOST_OPEN = 400;
/** A label is met by a step when so many of the relation's ends have it. */
const LEAST_SHARE = 0.02;
const STEP_COST = 0.3;
const UNTOLD_COST = 0.45;
const BY_FIT = 0.25;
/** What a relation's words that the question does not have cost at most: of "plays for" and "previously played for" the first is meant by "play". */
const UNSAID = 0.04;
/** What one relation in many is told by when no word tells it. */
const HABIT = 0.2;
const FEW = 0.3;

/** All paths that lead there, the one that explains most first. */
export async function likelyPaths(
  nodes: Int32Array,
  labels: readonly number[],
  told: Told,
  facts: GraphFacts,
  fit: WordFit,
  ports: Pick<Ports, "store" | "signal">,
): Promise<ChosenPath[]> {
  const { steps: first, shares: ofAll } = await stepsOut(nodes, told.words.length > 0, ports);
  const isMeant = ({ relation }: RelationStep) => isMeantBy(told, facts.relations[relation]!);
  const shares = sharesOfKind(ofAll, first, told.goal, facts);
  const found: ChosenPath[] = [];
  let open: { path: RelationStep[]; ends: readonly number[] }[] = [{ path: [], ends: labels }];
  for (let hop = 0; hop < (told.isDenied ? 1 : MOST_HOPS); hop++) {
    const longer = open.flatMap(({ path, ends }) =>
      (hop === 0 ? first : stepsFrom(ends, facts)).filter(isMeant).map((step) => ({
        path: [...path, step],
        ends: endsOf(step, facts),
      })),
    );
    for (const { path, ends } of longer)
      if (reaches(path, ends, told.goal, facts) && !turnsUntold(path, told, facts))
        found.push(scored(path, told, facts, fit, shares));
    // Longer ways only where words are left that shorter ones do not explain.
    const best = Math.max(0, ...found.map(({ unread }) => told.words.length - unread.length));
    if (found.length > 0 && best === told.words.length) break;
    // "Born in Italy", of towns there: from a place to what lies in it no word has to tell the way.
    const isOpen = (step: RelationStep) =>
      explains(step, told, facts, fit) || (step.backward && tellsWithin(facts.relations[step.relation]!));
    open = longer.filter(({ path }) => isOpen(path.at(-1)!)).slice(0, MOST_OPEN);
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Of the edges to what is asked for, the share of each step: "medicines for A" are those that most stand in one relation, however many genes A has. */
function sharesOfKind(
  shares: StepsOut["shares"],
  steps: readonly RelationStep[],
  { labels }: Goal,
  { relations }: GraphFacts,
): StepsOut["shares"] {
  if (labels.length === 0) return shares;
  const own = steps.map((step) => {
    const { sources, targets } = relations[step.relation]!;
    const ends = step.backward ? sources : targets;
    const ofKind = labels.reduce((total, label) => total + (ends.get(label) ?? 0), 0);
    return [keyOf(step), (shares.get(keyOf(step)) ?? 0) * ofKind] as const;
  });
  const most = Math.max(...own.map(([, share]) => share), Number.MIN_VALUE);
  return new Map(own.map(([key, share]) => [key, share / most]));
}

function stepsFrom(labels: readonly number[], { relations }: GraphFacts): RelationStep[] {
  return relations.flatMap((relation) =>
    [false, true].flatMap((backward) => {
      const starts = backward ? relation.targets : relation.sources;
      return labels.some((label) => (starts.get(label) ?? 0) >= LEAST_SHARE)
        ? [{ relation: relation.handle, backward }]
        : [];
    }),
  );
}

/** Labels that a step leads to, −1 for what has none. */
export function endsOf({ relation, backward }: RelationStep, { relations }: GraphFacts): number[] {
  const ends = backward ? relations[relation]!.sources : relations[relation]!.targets;
  return [...ends].filter(([, share]) => share >= LEAST_SHARE).map(([label]) => label);
}

/** The kind that a step leads to; any, where some of what it leads to has no label. */
export function kindAt(step: RelationStep, facts: GraphFacts): Goal {
  const labels = endsOf(step, facts);
  return { labels: labels.every((label) => label >= 0) ? labels : [] };
}

function reaches(
  path: readonly RelationStep[],
  ends: readonly number[],
  { labels, last }: Goal,
  { relations }: GraphFacts,
): boolean {
  const step = path.at(-1)!;
  if (last) {
    const isSame = areForms(relations[step.relation]!, relations[last.relation]!);
    return isSame && (relations[step.relation]!.isSymmetric || step.backward === last.backward);
  }
  return labels.length === 0 || ends.some((label) => labels.includes(label));
}

/** Whether words tell a step, or the kind of thing it leads to: a first one that none tells is not worth going on from. */
export function explains(
  step: RelationStep,
  told: Pick<Told, "words" | "isWhose">,
  facts: GraphFacts,
  fit: WordFit,
): boolean {
  const { words } = told;
  return words.length === 0 || words.some((word) => fitOfStep(word, step, told, facts, fit) >= EXPLAINED);
}

/** "Together with A" is no way through the chapters of A unless the question has a word for chapters. */
function turnsUntold(path: readonly RelationStep[], { words }: Told, facts: GraphFacts): boolean {
  return path.some((step, at) => {
    const before = path[at - 1];
    const turns = before?.relation === step.relation && before.backward !== step.backward;
    const between = turns && facts.relations[step.relation]!.hasTerms ? endsOf(before, facts) : [];
    const isTold = (label: number) =>
      facts.labels[label] !== undefined && words.some((word) => byStem(word, facts.labels[label]!) > 0);
    return between.length > 0 && !between.some(isTold);
  });
}

function fitOfStep(
  word: Token,
  step: RelationStep,
  { isWhose = false }: Pick<Told, "isWhose">,
  facts: GraphFacts,
  fit: WordFit,
): number {
  const relation = facts.relations[step.relation]!;
  const [here, there] = [relation.ofTarget, relation.ofSource].map((stems) => byStem(word, { stems }) > 0);
  // "The father of A" leads to the target alone, "the daughter of A" to the source.
  if (here !== there) return here === (step.backward === isWhose) ? 1 : 0;
  // To hate is near to love by meaning alone, and to speak with somebody to stand beside them.
  if (relation.hasTerms && isTermOf(word) && byStem(word, relation) < 1) return 0;
  const labels = endsOf(step, facts).map((label) =>
    facts.labels[label] ? fit.of(word, facts.labels[label]) : 0,
  );
  return Math.max(fit.of(word, relation), ...labels.map((share) => 0.95 * share));
}

function scored(
  path: readonly RelationStep[],
  told: Told,
  facts: GraphFacts,
  fit: WordFit,
  shares: StepsOut["shares"],
): ChosenPath {
  const { words: said, goal } = told;
  const fits = path.map((step) => said.map((word) => fitOfStep(word, step, told, facts, fit)));
  const covered = said.map((_, at) => Math.max(0, ...fits.map((row) => row[at]!)));
  const untold = path.map((step, at) => {
    const byGoal = goal.last && at === path.length - 1 ? 1 : 0;
    const byWord = Math.max(0, ...said.map((word) => fit.of(word, facts.relations[step.relation]!)));
    const byItsRole = at === 0 && path.length > 1 && isOfRole(step, told, facts) ? 1 : 0;
    return 1 - Math.max(byGoal, byWord, byItsRole, viaBy(told, facts.relations[step.relation]!));
  });
  const score =
    sum(covered) -
    STEP_COST * (path.length - 1) -
    UNTOLD_COST * sum(untold) +
    order(fits, told) +
    direction(path, told, facts, fits) -
    UNSAID * sum(path.map((step) => unsaid(facts.relations[step.relation]!, said))) +
    (path.length > 1 && isOfRole(path[0]!, told, facts) ? IN_ORDER : 0) +
    habit(path, told, facts, shares);
  return { path, score, unread: said.filter((_, at) => covered[at]! < EXPLAINED) };
}

/** "Who starred in films for the director of A": the films are those that were directed, but "with the director of A" those with the director in them. */
function isOfRole({ relation }: RelationStep, { role, with: takesPart }: Told, { relations }: GraphFacts) {
  return role !== undefined && !takesPart && byStem(role, relations[relation]!) > 0;
}

/** "films by A" goes with "directed by" rather than with "starred actors". */
function viaBy({ by }: Told, relation: RelationFacts): number {
  return by && tellsDone(relation) ? BY_FIT : 0;
}

/** Without a word: who made a thing are few ("directed by"), who take part are many, and no passive tells of them ("starred actors"). */
function habit(
  [step]: readonly RelationStep[],
  { by, with: takesPart, words }: Told,
  { relations }: GraphFacts,
  shares: StepsOut["shares"],
): number {
  if (words.length > 0) return 0;
  const relation = relations[step!.relation]!;
  const often = HABIT * (shares.get(keyOf(step!)) ?? 0);
  if (by || !takesPart) return often + FEW / relation.fanOut;
  return tellsDone(relation) ? 0 : HABIT + often;
}
