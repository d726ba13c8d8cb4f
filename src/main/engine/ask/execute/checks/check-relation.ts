/** Yes or no to a relation: whether one thing named stands in it to the others. */
import { isContent, marked, type Condition } from "../../understand/question-parts";
import { deniedBetween } from "./check-denied";
import { checkWay, type Told } from "./check-way";
import { isByRecords } from "../by-records";
import { pathWords } from "../relation-path";
import type { Computed, World } from "../world";
import { answered, unsaid } from "../yes-or-no";

/** "Did A direct B": each further name against the first. */
export async function relation(world: World, names: readonly number[]): Promise<Computed> {
  const { parts, facts } = world;
  const [first, ...others] = names;
  const subject = parts.named[first!]!;
  const words = parts.tokens.filter((token) => isContent(token));
  const told = toldBy(world, words);
  const checks = [];
  for (const name of others) {
    const { nodes, labels } = parts.named[name]!;
    checks.push(await checkWay(nodes, labels, subject.nodes, subject.labels, told, world, [name, first!]));
  }
  const isOr = parts.conditions.some(({ join, names: own }) => join === "or" && own.length > 1);
  const yes = isOr ? checks.some(({ holds }) => holds) : checks.every(({ holds }) => holds);
  const operations = checks.map(({ path }) => ({
    operation: "check" as const,
    of: pathWords(path, facts),
    left: yes ? 1 : 0,
  }));
  if (yes)
    return {
      ...answered(
        true,
        [],
        checks.flatMap(({ edges }) => edges),
      ),
      operations,
    };
  const denials = await Promise.all(
    others.map((name) => deniedBetween(subject.nodes, parts.named[name]!.nodes, words, world)),
  );
  if (isOr ? denials.every(isSome) : denials.some(isSome))
    return { ...answered(false, [], denials.flat()), operations };
  const failed = checks.filter(({ holds }) => !holds);
  const instead = failed.flatMap((one) => one.instead);
  const isOpen = instead.length === 0 || failed.some(({ path }) => isByRecords(path, world));
  if (isOpen && !world.closedWorld) return { ...unsaid(world), operations };
  return {
    ...answered(
      false,
      failed.flatMap((one) => one.others),
      instead,
    ),
    operations,
  };
}

const isSome = (edges: readonly number[]): boolean => edges.length > 0;

function toldBy({ parts }: World, words: Condition["words"]): Told {
  const objects = parts.conditions.at(-1)!;
  const by = objects.by || parts.tokens.some((token) => marked(token, "by"));
  return { words, before: true, with: false, by };
}
