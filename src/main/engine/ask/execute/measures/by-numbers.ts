/** The measure that a bound's number tells where its words tell none: by its unit, or by lying among the values of one alone. */
import type { Goal } from "../choose-path";
import type { Token } from "../../understand/tokens/read-tokens";
import { Unread, type World } from "../world";
import { isWordOf, MANY, optionsFor, unitOfMeasure, type Measure, type Option } from "./measures";
import { factorBetween, scaleOfUnit } from "./units";

/** The only measure of nodes of the goal's kind that is told in such a unit, or called as what is; throws Unread "measure" where none or several are. */
export async function measureInUnit(
  unit: string,
  goal: Goal,
  world: World,
  from: ReadonlySet<number>,
  said: readonly Token[],
): Promise<Measure> {
  const options = await optionsFor(goal, world, from);
  const isInIt = ({ measure }: Option) => factorBetween(unit, unitOfMeasure(measure) ?? "") !== undefined;
  const scale = scaleOfUnit(unit).split(" ");
  const isCalled = ({ stems, native, measure }: Option) =>
    unitOfMeasure(measure) === undefined && scale.some((word) => isWordOf(word, stems, native));
  const fitting = options.filter(isInIt);
  const [only, ...more] = fitting.length > 0 ? fitting : options.filter(isCalled);
  if (!only || more.length > 0) throw new Unread(said, "measure");
  return only.measure;
}

/** The only measure of which some of the nodes lie on either side of each number: "drinks under 3.50" are told by their prices, whatever else they have; throws Unread "measure" where none or several are. */
export async function measureSpanning(
  numbers: readonly number[],
  goal: Goal,
  world: World,
  from: ReadonlySet<number>,
  said: readonly Token[],
): Promise<Measure> {
  const options = from.size > MANY ? [] : await optionsFor(goal, world, from);
  const spanning: Measure[] = [];
  for (const { measure } of options) {
    const own = measure.isTime ? [] : [...(await measure.valuesOf(from)).byNode.values()].flat();
    const isSpanned = numbers.every(
      (number) => own.some(({ value }) => value <= number) && own.some(({ value }) => value >= number),
    );
    if (isSpanned) spanning.push(measure);
  }
  const [only, ...more] = spanning;
  if (!only || more.length > 0) throw new Unread(said, "measure");
  return only;
}
