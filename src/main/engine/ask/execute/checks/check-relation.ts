/** Yes or no to a relation: whether one thing named stands in it to the others. */
import { isContent, marked, type Condition } from "../../understand/question-parts";
import { deniedBetween } from "./check-denied";
import { checkWay, type Told } from "./check-way";
import { denies } from "../../score/paths/denying-relations";
import { isByRecords } from "../by-records";
import { pathWords } from "../relation-path";
import { Unread, type Computed, type World } from "../world";
import { answered, unsaid } from "../yes-or-no";

/** "Did A direct B": each further name against the first. What the graph denies is denied even where nothing else is told by these words. */
export async function relation(world: World, names: readonly number[]): Promise<Computed> {
  const isOr = world.parts.conditions.some(({ join, names: own }) => join === "or" && own.length > 1);
  const checks = await checksOf(world, names).catch(async (fault: unknown) => {
    const denied = fault instanceof Unread ? await denialOf(world, names, isOr) : undefined;
    if (denied) return denied;
    throw fault;
  });
  if (!Array.isArray(checks)) return checks;
  const yes = isOr ? checks.some(({ holds }) => holds) : checks.every(({ holds }) => holds);
  const operations = checks.map(({ path }) => ({
    operation: "check" as const,
    of: pathWords(path, world.facts),
    left: yes ? 1 : 0,
  }));
  const cited = checks.flatMap(({ edges }) => edges);
  if (yes) return { ...answered(true, [], cited), operations };
  return { ...((await denialOf(world, names, isOr)) ?? notTold(world, checks)), operations };
}

type Checks = Awaited<ReturnType<typeof checkWay>>[];

async function checksOf(world: World, [first, ...others]: readonly number[]): Promise<Checks> {
  const { parts } = world;
  const subject = parts.named[first!]!;
  const told = toldBy(world, contentOf(world));
  const checks: Checks = [];
  for (const name of others) {
    const { nodes, labels } = parts.named[name]!;
    checks.push(await checkWay(nodes, labels, subject.nodes, subject.labels, told, world, [name, first!]));
  }
  return checks;
}

const contentOf = ({ parts }: World): Condition["words"] => parts.tokens.filter((token) => isContent(token));

/** No, where edges of the graph speak against what is asked; undefined where none does. "Is A related to B": what only warns of B relates them. */
async function denialOf(
  world: World,
  [first, ...others]: readonly number[],
  isOr: boolean,
): Promise<Computed | undefined> {
  const { named, tokens } = world.parts;
  const words = contentOf(world);
  const denials = await Promise.all(
    others.map((name) => deniedBetween(named[first!]!.nodes, named[name]!.nodes, words, world)),
  );
  const isLinkAsked = words.length === 0 && tokens.some((token) => marked(token, "linked"));
  const found = denials.filter(({ edges, of }) => edges.length > 0 && !(isLinkAsked && denies(of)));
  if (found.length === 0 || (isOr && found.length < denials.length)) return undefined;
  const cited = found.flatMap(({ edges }) => edges);
  const operations = found.map(({ of }) => ({ operation: "check" as const, of, left: Number(isLinkAsked) }));
  return { ...answered(isLinkAsked, [], cited), operations };
}

/** What is not in the graph is false only where it says something else instead, or is whole. */
function notTold(world: World, checks: Checks): Computed {
  const failed = checks.filter(({ holds }) => !holds);
  const instead = failed.flatMap((one) => one.instead);
  const isOpen = instead.length === 0 || failed.some(({ path }) => isByRecords(path, world));
  if (isOpen && !world.closedWorld) return unsaid(world);
  return answered(
    false,
    failed.flatMap((one) => one.others),
    instead,
  );
}

function toldBy({ parts }: World, words: Condition["words"]): Told {
  const objects = parts.conditions.at(-1)!;
  const by = objects.by || parts.tokens.some((token) => marked(token, "by"));
  return { words, before: true, with: false, by };
}
