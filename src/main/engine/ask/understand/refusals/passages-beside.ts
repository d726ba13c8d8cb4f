/** For a refused question about what a text names: the edges whose passages name two of it together, or else each. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import { TOGETHER } from "../../../../../shared/texts/build";
import type { GraphFacts } from "../../execute/graph-facts";
import { edgesAround } from "../../execute/sets/edges-around";
import { passagesOf } from "../../execute/times/passages-of";
import type { Ports } from "../../stage";
import { nearestPassages } from "../../texts/nearest-passages";
import { thingsNamed } from "../../texts/works-read";
import { listNames } from "../../wording";
import type { Named } from "../find-mentions";
import type { Token } from "../tokens/read-tokens";

/** What is shown beside a refusal: edges, and the sentence that says why. */
export interface Beside {
  readonly edges: readonly number[];
  readonly said: readonly Message[];
}

const MOST_EDGES = 10_000;
/** Edges shown: one of being together, and what is told of both. */
const MOST_SHOWN = 20;
const MOST_NAMES = 3;

/** The passages that come nearest to what is asked, and those that name what it names; undefined in graphs not built from texts. Throws what the store throws. */
export async function passagesBeside(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Beside | undefined> {
  const nearest = await nearestPassages(tokens, named, facts, ports);
  const beside = await passagesNaming(named, facts, ports);
  return nearest.length > 0 ? { edges: beside?.edges ?? [], said: nearest } : beside;
}

/** Those that name the first two together where some do, or else each. */
async function passagesNaming(
  named: readonly Named[],
  facts: GraphFacts,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Beside | undefined> {
  const together = await namedTogether(named, facts, ports);
  if (together) return together;
  const alone = thingsNamed(named);
  const found = await Promise.all(alone.map(({ nodes }) => passagesOf(nodes, facts, ports)));
  const edges = [...new Set(found.flatMap((one) => one.slice(0, MOST_SHOWN)))];
  if (edges.length === 0) return undefined;
  const told = alone.filter((_, at) => found[at]!.length > 0).map(({ entities }) => entities[0]!.name);
  return { edges, said: [message("named-alone", { names: listNames(told, MOST_NAMES) })] };
}

/** The passages that name the first two; undefined where none names both. */
async function namedTogether(
  named: readonly Named[],
  { schema }: GraphFacts,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Beside | undefined> {
  const together = schema.relations.findIndex(({ name }) => name === TOGETHER);
  const [a, b] = thingsNamed(named);
  if (together < 0 || !a || !b) return undefined;
  const [from, to] = [a.nodes[0]!, b.nodes[0]!];
  const { around } = await edgesAround([from], MOST_EDGES, ports);
  const between = around.filter(({ far }) => far === to);
  if (!between.some(({ relation }) => relation === together)) return undefined;
  const names = listNames(
    [a, b].map(({ entities }) => entities[0]!.name),
    2,
  );
  const edges = [...new Set(between.map(({ edge }) => edge))];
  return { edges: edges.slice(0, MOST_SHOWN), said: [message("named-together", { names })] };
}
