/** Mentions in order, each taken for whom the weights speak for most: somebody known, or somebody new. */
import { classOf, linkFeatures, mayBe, nearest, newFeatures, type Scene } from "./link-features";
import { newPerson, takeIn, type Known, type Person } from "./history";

/** Of whom nothing but nearness speaks, so many are looked at. */
const NEAREST = 60;

export interface Choice {
  /** Undefined for somebody new. */
  readonly person: Person | undefined;
  readonly features: readonly string[];
}

/** The order in which mentions are taken: what persons in quotes say of themselves comes last, when speakers are known. */
export function takingOrder(mentions: readonly Known[]): Known[] {
  const isLate = ({ quote, person }: Known): boolean => quote >= 0 && (person === 1 || person === 2);
  return [...mentions.filter((one) => !isLate(one)), ...mentions.filter(isLate)];
}

/** Whom a mention may be, somebody new first. */
export function choicesOf(mention: Known, people: readonly Person[], scene: Scene): Choice[] {
  const near = people
    .map((person) => ({ person, gap: Math.abs(nearest(person, mention).first - mention.first) }))
    .sort((a, b) => a.gap - b.gap);
  const choices: Choice[] = [{ person: undefined, features: newFeatures(mention, people) }];
  let agreeing = 0;
  near.forEach(({ person }, place) => {
    const isAlike =
      person.heads.has(mention.head) || mention.nameWords.some((word) => person.names.has(word));
    const isNarrator = classOf(mention).startsWith("1") && person.isNarrator;
    if (place < NEAREST || isAlike || isNarrator)
      choices.push({ person, features: linkFeatures(mention, person, agreeing, scene) });
    if (mayBe(mention, person)) agreeing++;
  });
  return choices;
}

/** The person of every mention, as places in a list of all. */
export function linkAll(
  mentions: readonly Known[],
  scene: Omit<Scene, "of">,
  choose: (choices: readonly Choice[]) => Choice,
): number[] {
  const people: Person[] = [];
  const of: (Person | undefined)[] = mentions.map(() => undefined);
  for (const mention of takingOrder(mentions)) {
    const { person } = choose(choicesOf(mention, people, { ...scene, of }));
    const taken = person ?? newPerson(mention);
    if (person) takeIn(person, mention);
    else people.push(taken);
    of[mention.at] = taken;
  }
  return of.map((person) => people.indexOf(person!));
}

/** The choice with the highest sum of weights; of equal ones the first, somebody new before all. */
export function bestOf(weights: ReadonlyMap<string, number>, choices: readonly Choice[]): Choice {
  let [best, most] = [choices[0]!, -Infinity];
  for (const choice of choices) {
    let sum = 0;
    for (const feature of choice.features) sum += weights.get(feature) ?? 0;
    if (sum > most) [best, most] = [choice, sum];
  }
  return best;
}
