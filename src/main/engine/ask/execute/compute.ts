/** Computes what a question's form asks for. */
import { tellingRecords } from "./by-records";
import { checkAnswers } from "./checks/check-answers";
import { checkMeasured } from "./checks/check-measured";
import { computeBoolean } from "./compute-boolean";
import { computeComparison } from "./compute-comparison";
import { computeList } from "./compute-list";
import { computeSuperlative } from "./compute-superlative";
import { goalOf, Unread, type Computed, type World } from "./world";

/** The answer, whole or marked as not; throws Unread where words of the question mean nothing in the graph, and where a bound was not applied. */
export async function compute(world: World): Promise<Computed> {
  const found = await tellingRecords(tellingCategories(await computeForm(world), world), world);
  const isLike = world.parts.conditions.length === 0 && goalOf(world).isLike === true;
  const computed = isLike ? { ...found, complete: false } : found;
  checkMeasured(computed, world);
  await checkAnswers(computed, world);
  const applied = new Set(computed.constraints.map(({ start }) => start));
  const left = world.parts.bounds.filter(({ tokens: [first] }) => !applied.has(first!.start));
  if (left.length > 0 && computed.complete)
    throw new Unread(
      left.flatMap(({ tokens }) => tokens),
      "measure",
    );
  return computed;
}

/** What was said of properties, beside what was said of numbers. */
function tellingCategories(computed: Computed, { parts }: World): Computed {
  const { within = [] } = parts.kind?.goal ?? {};
  const constraints = within
    .filter(({ values }) => values.length > 0)
    .map(({ property, values, negated, tokens }) => ({
      text: tokens.map(({ text }) => text).join(" "),
      ...{ start: tokens[0]!.start, end: tokens.at(-1)!.end },
      ...{
        measure: property.name,
        of: "property" as const,
        comparison: negated ? ("≠" as const) : ("=" as const),
      },
      values: [...values],
    }));
  return { ...computed, constraints: [...constraints, ...computed.constraints] };
}

function computeForm(world: World): Promise<Computed> {
  switch (world.parts.form) {
    case "boolean":
      return computeBoolean(world);
    case "superlative":
      return computeSuperlative(world);
    case "comparison":
      return computeComparison(world);
    case "none":
    case "chain":
      throw new Unread(world.parts.tokens);
    default:
      return computeList(world);
  }
}
