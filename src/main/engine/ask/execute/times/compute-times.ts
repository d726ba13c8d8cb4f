/** How often two things meet, where the edges between them say so: "how many times does A appear with B", "how often …". */
import { message } from "../../../../../shared/sentences/sentences";
import { isContent, marked } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { computeList } from "../compute-list";
import { toNumber } from "../measures/numbers";
import { edgesBetween, pathWords, type RelationStep } from "../relation-path";
import { stepsOut } from "../steps-out";
import { byStem } from "../word-fit";
import { Unread, type Computed, type World } from "../world";

/** Properties of edges that say how often, by what programs and people call them. */
const TIMES = ["times", "count", "documents", "occurrences", "frequency"];

/** How often an edge says that it was met; undefined where it does not. */
export function timesOf(properties: Readonly<Record<string, unknown>>): number | undefined {
  return TIMES.map((called) => toNumber(properties[called])).find((times) => times !== undefined);
}

/** The number of times; undefined where it is not asked for, or where no edge between the two tells any. Throws Unread where only an edge could tell it. */
export async function computeTimes(world: World): Promise<Computed | undefined> {
  const { tokens, named, form } = world.parts;
  const often = tokens.find((token, at) => asksTimes(tokens[at - 1], token));
  if (!often || form === "superlative") return undefined;
  const [one, other, ...more] = [...new Set(tokens.flatMap(({ name }) => name ?? []))];
  const told =
    one !== undefined && other !== undefined && more.length === 0
      ? await timesBetween(named[one]!.nodes, named[other]!.nodes, world)
      : undefined;
  if (told || form === "count") return told;
  if (other === undefined && tellsOne(world)) return computeList(asCount(world));
  throw new Unread([often], "measure");
}

/** "How often was A cited": what is said besides is one relation of the graph, and each of its edges is one time. */
function tellsOne({ parts: { tokens }, facts }: World): boolean {
  const said = tokens.filter(isContent);
  return (
    said.length > 0 && facts.relations.some((relation) => said.every((word) => byStem(word, relation) > 0))
  );
}

const asCount = (world: World): World => ({ ...world, parts: { ...world.parts, form: "count" } });

/** "How often", "how many times", "de câte ori", "cât de des". */
export function asksTimes(before: Token | undefined, token: Token): boolean {
  const asks = /^(how often|how many times|de cate ori|cat de des)$/;
  const isCounted =
    before !== undefined && (marked(before, "count") || /^(how|cat|de cate)$/.test(before.word));
  return asks.test(token.word) || (isCounted && (marked(token, "often") || token.word === "ori"));
}

/** By the relation that the words tell best, of those whose edges say how often. */
async function timesBetween(
  one: readonly number[],
  other: readonly number[],
  { parts, facts, fit, ports }: World,
): Promise<Computed | undefined> {
  const from = Int32Array.from(one);
  const words = parts.tokens.filter(isContent);
  const found = new Map<number, { times: number; edges: Set<number>; step: RelationStep }>();
  for (const step of (await stepsOut(from, true, ports)).steps) {
    const edges = await edgesBetween(ports.store, from, [step], new Set(other), facts, ports.signal);
    for (const { edge, properties } of await ports.store.edgeDetails(edges, ports.signal)) {
      const times = timesOf(properties);
      const known = found.get(step.relation) ?? { times: 0, edges: new Set<number>(), step };
      if (times === undefined || known.edges.has(edge)) continue;
      found.set(step.relation, { ...known, times: known.times + times, edges: known.edges.add(edge) });
    }
  }
  const fitOf = (relation: number) =>
    Math.max(0, ...words.map((word) => fit.of(word, facts.relations[relation]!)));
  const [best] = [...found.values()].sort(
    (a, b) => fitOf(b.step.relation) - fitOf(a.step.relation) || b.times - a.times,
  );
  if (!best) return undefined;
  const of = pathWords([best.step], facts);
  return {
    ...{
      form: "count",
      value: best.times,
      complete: true,
      answers: [],
      edges: [...best.edges],
      constraints: [],
    },
    said: [message("counted", { count: best.times })],
    operations: [{ operation: "count", of, left: best.times }],
  };
}
