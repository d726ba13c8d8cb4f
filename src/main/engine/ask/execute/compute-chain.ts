/** What connects two things named: everything on the shortest ways between them, over any relation and in either direction. */
import { edgesAlone } from "./by-records";
import { everyOf } from "./sets/every-of";
import type { Computed, World } from "./world";

/** Longer ways join almost anything. */
const LONGEST = 4;
/** Most edges of one layer; beyond, the stages that score ways are asked instead. */
const MOST_EDGES = 300_000;
const BOTH_WAYS = ["out", "in"] as const;

type Step = readonly [near: number, far: number, edge: number];

/** What was met from one side, layer by layer. */
interface Side {
  readonly met: Set<number>;
  frontier: ReadonlySet<number>;
  /** The steps by which each further layer was first met. */
  readonly layers: Step[][];
}

/** The nodes between the two, of the kind asked for; undefined where not two things are named, nothing short joins them or too much would be read. */
export async function computeChain(world: World): Promise<Computed | undefined> {
  const { parts } = world;
  const names = [...new Set(parts.tokens.flatMap(({ name }) => name ?? []))];
  if (names.length !== 2) return undefined;
  const [one, other] = names.map((name) => sideOf(parts.named[name]!.nodes));
  const isBetween = await kindAsked(world);
  const direct = new Set<number>();
  for (let steps = 1; steps <= LONGEST; steps++) {
    const grown = one!.frontier.size <= other!.frontier.size ? one! : other!;
    const opposite = grown === one ? other! : one!;
    if (!(await grow(grown, opposite, steps === 1 ? direct : undefined, world))) return undefined;
    const meeting = [...grown.frontier].filter((node) => opposite.frontier.has(node));
    if (steps === 1 || meeting.length === 0) continue;
    const ways = [...walkedBack(new Set(meeting), one!), ...walkedBack(new Set(meeting), other!)];
    const ends = new Set(names.flatMap((name) => parts.named[name]!.nodes));
    const inner = [...new Set(ways.flatMap(([near, far]) => [near, far]))];
    const answers = inner.filter((node) => !ends.has(node) && isBetween(node)).sort((a, b) => a - b);
    return answers.length > 0
      ? told(answers, [...direct, ...ways.map(([, , edge]) => edge)], steps)
      : undefined;
  }
  return undefined;
}

function sideOf(nodes: readonly number[]): Side {
  return { met: new Set(nodes), frontier: new Set(nodes), layers: [] };
}

/** "Through which genes": only those of the kind lie between; anything where none is asked for. */
async function kindAsked(world: World): Promise<(node: number) => boolean> {
  const { kind } = world.parts;
  if (kind === undefined || kind.isWho || kind.goal.labels.length === 0) return () => true;
  const { nodes } = await everyOf(kind.goal, world);
  return (node) => nodes.has(node);
}

/** One layer more; edges straight to the other side go to `direct`. False where there are too many. */
async function grow(
  side: Side,
  { met: goals }: Side,
  direct: Set<number> | undefined,
  { ports }: World,
): Promise<boolean> {
  const { store, signal } = edgesAlone(ports);
  const from = Int32Array.from(side.frontier);
  const steps: Step[] = [];
  for (const direction of BOTH_WAYS) {
    const found = await store.follow({ from, relation: "", direction, limit: MOST_EDGES }, signal);
    if (found.total > found.edges.length) return false;
    found.edges.forEach((edge, row) => {
      const [near, far] = [found.near[row]!, found.far[row]!];
      if (direct && goals.has(far)) direct.add(edge);
      else if (!side.met.has(far)) steps.push([near, far, edge]);
    });
  }
  side.layers.push(steps);
  side.frontier = new Set(steps.map(([, far]) => far));
  side.frontier.forEach((node) => side.met.add(node));
  return true;
}

/** The steps from a side's start to the nodes where the sides met. */
function walkedBack(meeting: ReadonlySet<number>, { layers }: Side): Step[] {
  let alive = meeting;
  return layers.toReversed().flatMap((layer) => {
    const kept = layer.filter(([, far]) => alive.has(far));
    alive = new Set(kept.map(([near]) => near));
    return kept;
  });
}

function told(answers: readonly number[], edges: readonly number[], steps: number): Computed {
  const operations = [{ operation: "follow" as const, of: `≤ ${String(steps)}`, left: answers.length }];
  return {
    ...{ form: "chain", complete: true, answers, edges: [...new Set(edges)] },
    ...{ said: [], operations, constraints: [] },
  };
}
