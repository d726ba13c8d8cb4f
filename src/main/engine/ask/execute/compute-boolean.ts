/** Yes or no, with the edge that says so; "no" only where the graph says something else instead. */
import { message } from "../../../../shared/sentences";
import { isContent, marked, type Condition } from "../understand/question-parts";
import { kindOf } from "../understand/read-kind";
import { choosePath, type ChosenPath } from "./choose-path";
import { comparedBy, valueAt } from "./compute-extreme";
import { askedFor } from "./compute-list";
import { everyOf } from "./condition-sets";
import { narrow } from "./narrow";
import { edgesBetween, pathWords, walkAll, type RelationStep } from "./relation-path";
import { Unread, type Computed, type World } from "./world";

const MOST_CITED = 200;

/** Whether what the question says is so; no value where the graph says nothing of it. */
export async function computeBoolean(world: World): Promise<Computed> {
  const { parts } = world;
  const { tokens, conditions, bounds } = parts;
  const negation = tokens.find((token) => marked(token, "not"));
  if (negation) throw new Unread([negation]);
  if (tokens.some((token) => marked(token, "exists"))) return existence(world);
  const names = [...new Set(conditions.flatMap((condition) => condition.names))];
  if (names.length === 0) throw new Unread(tokens.filter(isContent));
  if (tokens.some((token) => marked(token, "than")) && names.length > 1) return comparison(world);
  if (bounds.length > 0) return withinBounds(world, names[0]!);
  if (names.length === 1) return membership(world, names[0]!);
  return relation(world, names);
}

async function existence(world: World): Promise<Computed> {
  const { set, constraints, edgesTo } = await askedFor(world, world.parts.kind?.goal ?? { labels: [] });
  const some = new Set([...set.nodes].slice(0, MOST_CITED));
  const value = set.nodes.size > 0;
  return { ...answered(value, [...some], await edgesTo(some)), constraints, operations: set.operations };
}

/** "Did A direct more films than B". */
async function comparison(world: World): Promise<Computed> {
  const { compared, measure, scale } = await comparedBy(world);
  const [one, other] = compared.map((name) => world.parts.named[name]!.nodes);
  const values = await measure.valuesOf(new Set([...one!, ...other!]));
  const valueOf = (nodes: readonly number[]) => {
    const all = nodes.flatMap((node) => valueAt(node, values, scale.pole) ?? []);
    return all.length > 0 ? Math.max(...all) : measure.of === "count" ? 0 : undefined;
  };
  const [first, second] = [valueOf(one!), valueOf(other!)];
  if (first === undefined || second === undefined) return unsaid(world);
  const holds = scale.pole === "max" ? first > second : first < second;
  const operations = [{ operation: "compare" as const, of: measure.name, left: 2 }];
  return { ...answered(holds, [], edgesOfValues(values.byNode)), operations };
}

function edgesOfValues(byNode: ReadonlyMap<number, readonly { readonly edge: number }[]>): number[] {
  return [...byNode.values()]
    .flat()
    .map(({ edge }) => edge)
    .filter((edge) => edge >= 0);
}

/** "Was A released before 1950", "did A direct more than 5 films". */
async function withinBounds(world: World, name: number): Promise<Computed> {
  const { parts } = world;
  const named = parts.named[name]!;
  const goal = { labels: named.labels.filter((label) => label >= 0) };
  const own = new Set(named.nodes);
  let set = {
    nodes: own as ReadonlySet<number>,
    complete: true,
    operations: [],
    edgesTo: async () => [] as number[],
  };
  const constraints = [];
  const cited: number[] = [];
  for (const bound of parts.bounds) {
    const words = parts.conditions.flatMap((condition) => condition.words);
    const narrowed = await narrow(
      set,
      { ...bound, words: bound.words.length > 0 ? bound.words : words },
      goal,
      world,
    );
    cited.push(...narrowed.edges(own));
    const isCount = narrowed.constraint.of === "count";
    if (!isCount && narrowed.edges(own).length === 0 && narrowed.constraint.of === "relation")
      return unsaid(world);
    set = { ...set, nodes: narrowed.set.nodes };
    constraints.push(narrowed.constraint);
  }
  const operations = [
    {
      operation: "check" as const,
      of: constraints.map(({ measure }) => measure).join(", "),
      left: set.nodes.size,
    },
  ];
  return { ...answered(set.nodes.size > 0, [], cited), constraints, operations };
}

/** "Is A a film", "is A a director". */
async function membership(world: World, name: number): Promise<Computed> {
  const { parts, facts, fit } = world;
  const named = parts.named[name]!;
  const words = parts.tokens.filter(isContent);
  const kinds = words.flatMap((token) => kindOf(token, facts, fit) ?? []);
  if (kinds.length === 0 || kinds.length < words.length)
    throw new Unread(words.filter((token) => !kindOf(token, facts, fit)));
  const sets = await Promise.all(kinds.map((kind) => everyOf(kind, world)));
  const holds = named.nodes.some((node) => sets.every(({ nodes }) => nodes.has(node)));
  const edges = holds && kinds[0]!.last ? await someEdges(named.nodes, kinds[0]!.last, world) : [];
  const operations = sets.flatMap((set) => set.operations);
  // A label is a closed list; a role is only what the graph happens to say.
  if (!holds && kinds.some(({ last }) => last) && !world.closedWorld) return { ...unsaid(world), operations };
  return { ...answered(holds, [], edges), operations };
}

async function someEdges(
  nodes: readonly number[],
  last: RelationStep,
  { ports, facts }: World,
): Promise<number[]> {
  const back = [{ ...last, backward: !last.backward }];
  return [...(await walkAll(ports.store, Int32Array.from(nodes), back, facts, ports.signal)).edges];
}

/** "Did A direct B": each further name against the first. */
async function relation(world: World, names: readonly number[]): Promise<Computed> {
  const { parts, facts } = world;
  const [subject, ...objects] = names.map((name) => parts.named[name]!);
  const words = parts.tokens.filter((token) => isContent(token));
  const told = toldBy(world, words);
  const checks = [];
  for (const object of objects)
    checks.push(await check(object.nodes, object.labels, subject!.nodes, subject!.labels, told, world));
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
  const failed = checks.filter(({ holds }) => !holds);
  const instead = failed.flatMap((one) => one.instead);
  if (instead.length === 0 && !world.closedWorld) return { ...unsaid(world), operations };
  return {
    ...answered(
      false,
      failed.flatMap((one) => one.others),
      instead,
    ),
    operations,
  };
}

interface Told {
  readonly condition: Pick<Condition, "words" | "before" | "by" | "with">;
}

function toldBy({ parts }: World, words: Condition["words"]): Told {
  const objects = parts.conditions.at(-1)!;
  return {
    condition: {
      words,
      before: true,
      with: false,
      by: objects.by || parts.tokens.some((token) => marked(token, "by")),
    },
  };
}

interface Checked {
  readonly holds: boolean;
  readonly path: readonly RelationStep[];
  readonly edges: readonly number[];
  /** What the graph says instead: the edges, and the nodes they name. */
  readonly instead: readonly number[];
  readonly others: readonly number[];
}

async function check(
  from: readonly number[],
  labels: readonly number[],
  to: readonly number[],
  goals: readonly number[],
  { condition }: Told,
  world: World,
): Promise<Checked> {
  const { facts, fit, ports } = world;
  const start = Int32Array.from(from);
  const goal = { labels: goals.filter((label) => label >= 0) };
  const kindless = condition.words.filter((token) => !isKindOfEither(token, [...labels, ...goals], world));
  const chosen = await choosePath(start, labels, { ...condition, words: kindless, goal }, facts, fit, ports);
  const back = await choosePath(
    Int32Array.from(to),
    goals,
    { ...condition, before: false, words: kindless, goal: { labels: labels.filter((label) => label >= 0) } },
    facts,
    fit,
    ports,
  );
  const forward = better(chosen, back);
  if (!forward)
    throw new Unread(
      kindless.length > 0 ? kindless : world.parts.tokens.filter((token) => token.name !== undefined),
      "way",
    );
  if (forward.unread.length > 0) throw new Unread(forward.unread);
  const path = forward === chosen ? forward.path : reversedPath(forward.path);
  const wanted = new Set(to);
  const reached = await walkAll(ports.store, start, path, facts, ports.signal);
  const holds =
    reached.nodes.some((node) => wanted.has(node)) ||
    (kindless.length === 0 && (await anyWay(start, wanted, world)));
  const edges = holds ? await edgesBetween(ports.store, start, path, wanted, facts, ports.signal) : [];
  if (holds) return { holds, path, edges, instead: [], others: [] };
  // What is asked about is the thing that the relation tells of: its source.
  const isSource = !path[0]!.backward;
  const side = isSource
    ? reached
    : await walkAll(ports.store, Int32Array.from(to), reversedPath(path), facts, ports.signal);
  return {
    holds,
    path,
    edges,
    instead: side.edges.slice(0, MOST_CITED),
    others: [...side.nodes.slice(0, MOST_CITED)],
  };
}

/** Without a word for the relation, any single edge between the two says yes. */
async function anyWay(from: Int32Array, to: ReadonlySet<number>, { ports }: World): Promise<boolean> {
  for (const direction of ["out", "in"] as const) {
    const found = await ports.store.follow({ from, relation: "", direction, limit: 100_000 }, ports.signal);
    if (found.far.some((node) => to.has(node))) return true;
  }
  return false;
}

function isKindOfEither(
  token: Parameters<typeof kindOf>[0],
  labels: readonly number[],
  { facts, fit }: World,
): boolean {
  const kind = kindOf(token, facts, fit);
  return kind !== undefined && !kind.last && kind.labels.some((label) => labels.includes(label));
}

function better(one: ChosenPath | undefined, other: ChosenPath | undefined): ChosenPath | undefined {
  if (!one || !other) return one ?? other;
  return other.score > one.score + 1e-9 ? other : one;
}

function reversedPath(path: readonly RelationStep[]): RelationStep[] {
  return path.map(({ relation, backward }) => ({ relation, backward: !backward })).reverse();
}

function answered(value: boolean, answers: readonly number[], edges: readonly number[]): Computed {
  const cited = [...new Set(edges)].slice(0, MOST_CITED);
  const said = [value ? message("yes") : message("no")];
  return {
    form: "boolean",
    value,
    complete: true,
    answers,
    edges: cited,
    said,
    operations: [],
    constraints: [],
  };
}

function unsaid({ closedWorld }: World): Computed {
  if (closedWorld) return answered(false, [], []);
  return {
    form: "boolean",
    complete: false,
    answers: [],
    edges: [],
    said: [message("not-said")],
    operations: [],
    constraints: [],
  };
}
