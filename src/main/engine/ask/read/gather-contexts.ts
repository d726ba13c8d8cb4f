/** The documents that an explanation can be written from: those behind kept paths, best path first. */
import type { StoredText } from "../../store/past/documents";
import { PATTERNS } from "../verify/extract-predicates";
import { saidIn } from "../verify/said-in";
import { sentencesWith, type Place } from "./sentence-with";
import type { Context } from "../context";
import type { Ports, ReadInput } from "../stage";

const MOST_CITED = 3;

export interface Gathered {
  /** At most as many as were asked for: of every step the first document that names both ends in one sentence, else its three newest; a document speaks for several steps where it is all they have. */
  readonly contexts: readonly Context[];
  /** All others in the order in which they would come next: those with such a sentence first. */
  readonly spare: readonly Context[];
}

/** An edge's documents: those that can be quoted in the order of the graph's file, the others newest first. */
interface EdgeContexts {
  readonly quoted: readonly Context[];
  readonly cited: readonly Context[];
}

/** Looks at the documents up to the cut behind every edge of kept paths. */
export async function gatherContexts(input: ReadInput, most: number, ports: Ports): Promise<Gathered> {
  const edges = keptEdges(input);
  const found = await contextsOf(edges, input, ports);
  const chosen = new Map<string, Context>();
  for (const one of found) {
    if (chosen.size >= most) break;
    for (const context of ownContexts(one, chosen)) choose(context, chosen, most);
  }
  const others = [...found.flatMap(({ quoted }) => quoted), ...found.flatMap(({ cited }) => cited)];
  const taken = new Set(chosen.keys());
  const spare = others.filter(({ document }) => !taken.has(document) && taken.add(document));
  return { contexts: [...chosen.values()], spare };
}

/** What speaks for a step: a document of its own if one can be quoted, else one that is there for another step, else its newest. */
function ownContexts({ quoted, cited }: EdgeContexts, chosen: ReadonlyMap<string, Context>): Context[] {
  if (quoted.length === 0) return cited.slice(0, MOST_CITED);
  const own = quoted.find(({ document }) => !chosen.has(document));
  return [own ?? quoted[0]!];
}

/** Takes a document, or has one that is taken speak for this step as well, unless it says so by the same sentence. */
function choose(context: Context, chosen: Map<string, Context>, most: number): void {
  const { document, ...passage } = context;
  const there = chosen.get(document);
  if (!there) {
    if (chosen.size < most) chosen.set(document, context);
    return;
  }
  const said = [there, ...(there.also ?? [])];
  if (passage.start !== undefined && said.some(({ start }) => start === passage.start)) return;
  chosen.set(document, { ...there, also: [...(there.also ?? []), passage] });
}

/** Rows of the edges of paths that were kept whole, best path first, each once. */
export function keptEdges(input: ReadInput): number[] {
  return [...new Set(keptPaths(input).flatMap(({ edges }) => edges))];
}

/** Paths that were kept whole, best first. */
export function keptPaths({ graph, scores, subgraph }: Pick<ReadInput, "graph" | "scores" | "subgraph">) {
  return (scores.ranked ?? [])
    .map(({ path, score }) => ({ ...graph.listing!.paths[path]!, score }))
    .filter(({ edges }) => edges.every((edge) => subgraph.verdicts[edge] === 0));
}

async function contextsOf(
  edges: readonly number[],
  { graph }: ReadInput,
  { store, signal }: Ports,
): Promise<EdgeContexts[]> {
  const { ids } = await store.nodeNames(graph.nodes);
  const { cut } = graph.listing!;
  const found =
    (await store.documents?.(
      edges.map((edge) => graph.edges[edge]!),
      cut,
      signal,
    )) ?? [];
  const documents = [...new Set(found.flatMap((one) => one.documents))];
  const texts = (await store.texts?.(documents, signal)) ?? new Map<string, StoredText>();
  return edges.map((edge, at) => {
    const [source, target] = [ids[graph.sources[edge]!]!, ids[graph.targets[edge]!]!];
    const [quoted, cited]: [Context[], Context[]] = [[], []];
    for (const document of found[at]?.documents ?? []) {
      const text = texts.get(document);
      const place = text && telling(text, source, target);
      if (place) quoted.push({ document, edge, ...place });
      else cited.push({ document, edge });
    }
    // The last documents of a graph's file are its newest, or those of the highest PMIDs.
    return { quoted, cited: cited.reverse() };
  });
}

/** The first sentence that says something of both, else the first that names both: a title often does only that. */
function telling(text: StoredText, source: string, target: string): Place | undefined {
  const places = sentencesWith(text, source, target);
  const ends = new Set([source, target]);
  const says = (place: Place): boolean =>
    saidIn(text, place, PATTERNS).some(({ subject, object }) => ends.has(subject) && ends.has(object));
  return places.find(says) ?? places[0];
}
