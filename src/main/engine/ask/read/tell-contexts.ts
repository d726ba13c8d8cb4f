/** The template: kept paths told step by step, each step by the sentence of a document that names both ends, or by its documents alone. */
import { CO_OCCURS } from "../../../../shared/documents/library";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import type { CandidateGraph } from "../../../../shared/graph";
import type { GraphStore } from "../../store/graph-store";
import type { StoredText } from "../../store/past/documents";
import { keptPaths } from "./gather-contexts";
import { listNames } from "../wording";
import { passagesOf, type Context } from "../context";
import type { Ports, ReadInput } from "../stage";

const MOST_CITED = 3;

/** A clause with the documents it rests on; where it quotes one, what it quotes. */
export interface Told {
  readonly clause: SaidClause;
  readonly documents: readonly string[];
  readonly quote?: { readonly document: string; readonly start: number; readonly end: number };
}

/** Clauses over exactly these contexts; kept paths alone where no edge has a document. */
export async function tellContexts(
  contexts: readonly Context[],
  input: ReadInput,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<{ readonly told: readonly Told[]; readonly texts: ReadonlyMap<string, StoredText> }> {
  const { graph } = input;
  const { names } = await store.nodeNames(graph.nodes);
  const relationOf = await statedRelations(graph, store);
  const texts = await (store.texts?.(
    contexts.map(({ document }) => document),
    signal,
  ) ?? new Map<string, StoredText>());
  const told: Told[] = [];
  const open = new Set(passagesOf(contexts));
  for (const { nodes, edges, score } of keptPaths(input)) {
    if (contexts.length > 0 && open.size === 0) break;
    const chain = nodes.map((node) => names[node]!).join(" – ");
    const said = message("path-told", { nodes: chain, score: Number(score.toPrecision(3)) });
    told.push({ clause: { said, edges: [...edges] }, documents: [] });
    edges.forEach((edge, at) => {
      const own = [...open].filter((one) => one.edge === edge);
      for (const one of own) open.delete(one);
      const relation = relationOf(edge);
      // What has no direction is told as the path leads.
      const [source, target] =
        relation === "" ? [nodes[at]!, nodes[at + 1]!] : [graph.sources[edge]!, graph.targets[edge]!];
      const ends = { source: names[source]!, target: names[target]!, relation };
      told.push(...tellStep(edge, ends, own, texts));
    });
  }
  return { told, texts };
}

/** The words of an edge's relation; "" where it only says that documents name both, or leads in no direction. */
export async function statedRelations(
  graph: Pick<CandidateGraph, "edges" | "relations">,
  store: Pick<GraphStore, "describe" | "undirected">,
): Promise<(edge: number) => string> {
  const { relations } = await store.describe();
  const undirected = await store.undirected?.(graph.edges);
  return (edge) => {
    const { name, words } = relations[graph.relations[edge]!]!;
    return name === CO_OCCURS || undirected?.[edge] === 1 ? "" : words;
  };
}

type Ends = Readonly<Record<"source" | "target" | "relation", string>>;

function tellStep(
  edge: number,
  { relation, ...ends }: Ends,
  passages: ReturnType<typeof passagesOf>,
  texts: ReadonlyMap<string, StoredText>,
): Told[] {
  const told: Told[] = [];
  const cited: string[] = [];
  for (const { document, start, end } of passages) {
    const quote = start === undefined ? undefined : texts.get(document)?.text.slice(start, end);
    if (quote === undefined) {
      cited.push(document);
      continue;
    }
    const place = { start: start!, end: end! };
    const said = message("step-quoted", { ...ends, quote, document, ...place });
    told.push({ clause: { said, edges: [edge] }, documents: [document], quote: { document, ...place } });
  }
  if (cited.length === 0) return told;
  const documents = listNames(cited, MOST_CITED, cited.length);
  const said =
    relation === ""
      ? message("step-cited", { ...ends, documents })
      : message("step-stated", { ...ends, relation, documents });
  return [...told, { clause: { said, edges: [edge] }, documents: cited }];
}
