/** The relation paths that a judged question means: read off its gold walk, or found as those that lead to its gold answers and to nothing else. */
import { firstSteps, walkPath } from "../src/main/engine/ask/score/paths/path-steps";
import type { PathWorld } from "../src/main/engine/ask/score/paths/path-world";
import type { EvaluationQuestion } from "../src/main/engine/evaluate/read-questions";
import type { GoldTriple } from "../src/shared/gold";

const LONGEST = 3;
/** Paths of one length looked at where no walk is given. */
const MOST = 20_000;

type Steps = readonly number[];

/** `topics` and `answers` are node rows. */
export function goldRelationPaths(
  { q_entity, paths = [] }: EvaluationQuestion,
  topics: readonly number[],
  answers: readonly number[],
  world: PathWorld,
): Steps[] {
  const given = paths.map((walk) => stepsOfWalk(walk, q_entity, world));
  const whole = given.filter((steps): steps is Steps => steps !== undefined && steps.length > 0);
  if (paths.length > 0) return whole;
  return pathsTo(new Set(answers), topics, world);
}

/** Triples of one or many walks over the same relations, undefined where one has no relation of the graph's. */
function stepsOfWalk(
  walk: readonly GoldTriple[],
  topics: readonly string[],
  { schema }: PathWorld,
): Steps | undefined {
  const handleOf = new Map(schema.relations.map(({ name }, handle) => [name, handle]));
  const steps: number[] = [];
  let layer = new Set(topics);
  let left = [...walk];
  while (left.length > 0) {
    const next = left.find(([source, , target]) => layer.has(source) || layer.has(target));
    const relation = next && handleOf.get(next[1]);
    if (next === undefined || relation === undefined) return undefined;
    const isBack = !layer.has(next[0]);
    const [near, far] = isBack ? ([2, 0] as const) : ([0, 2] as const);
    const taken = left.filter((triple) => triple[1] === next[1] && layer.has(triple[near]));
    layer = new Set(taken.map((triple) => triple[far]));
    left = left.filter((triple) => !taken.includes(triple));
    steps.push(2 * relation + Number(isBack));
  }
  return steps;
}

/** The shortest paths whose ends are exactly the answers. */
function pathsTo(answers: ReadonlySet<number>, topics: readonly number[], world: PathWorld): Steps[] {
  let level: Steps[] = firstSteps(world.index, topics).map((step) => [step]);
  for (let hop = 1; hop <= LONGEST; hop++) {
    const found = level.filter((path) => {
      const ends = walkPath(world.index, topics, path)?.at(-1) ?? new Int32Array(0);
      return ends.length === answers.size && ends.every((end) => answers.has(end));
    });
    if (found.length > 0) return found;
    level = level
      .flatMap((path) => world.grammar.follows[path.at(-1)!]!.map((step) => [...path, step]))
      .slice(0, MOST);
  }
  return [];
}
