/** Explains a hypothesis: for each step of the best paths the sentence that names both ends, quoted and cited. */
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import type { ExplanationParams } from "../../../../shared/stages/read";
import type { EdgeDocuments, StoredText } from "../../store/past/documents";
import { rankAnswers } from "./rank-answers";
import { sentenceWith } from "./sentence-with";
import type { Context, Ports, Reading, ReadInput } from "../stage";
import { listNames } from "../wording";

/** Documents quoted where a recipe does not say; the report found 7 to be enough. */
const CONTEXTS = 7;
const MOST_CITED = 3;

/** Answers are the concepts between both ends of kept paths; clauses follow the best paths until `contexts` documents are cited. */
export async function readExplanation(
  input: ReadInput,
  params: ExplanationParams,
  ports: Ports,
): Promise<Reading> {
  const { answers, total } = rankAnswers(input, params);
  const { contexts, clauses } = await tellPaths(input, params.contexts ?? CONTEXTS, ports);
  return { answers, total, clauses, contexts };
}

async function tellPaths(
  { graph, scores, subgraph }: ReadInput,
  most: number,
  { store, signal }: Ports,
): Promise<{ contexts: Context[]; clauses: SaidClause[] }> {
  const { listing } = graph;
  const { names, ids } = await store.nodeNames(graph.nodes);
  const [contexts, clauses]: [Context[], SaidClause[]] = [[], []];
  const told = new Set<number>();
  for (const { path, score } of scores.ranked ?? []) {
    const { nodes, edges } = listing!.paths[path]!;
    if (contexts.length >= most) break;
    if (!edges.every((edge) => subgraph.verdicts[edge] === 0)) continue;
    const open = edges.filter((edge) => !told.has(edge));
    const found = await store.documents?.(
      open.map((edge) => graph.edges[edge]!),
      listing!.cut,
      signal,
    );
    const documents = (found ?? []).flatMap((one) => one.documents);
    const texts = (await store.texts?.(documents, signal)) ?? new Map<string, StoredText>();
    const chain = nodes.map((node) => names[node]!).join(" – ");
    clauses.push({
      said: message("path-told", { nodes: chain, score: score.toFixed(3) }),
      edges: [...edges],
    });
    open.forEach((edge, at) => {
      told.add(edge);
      const ends = [graph.sources[edge]!, graph.targets[edge]!] as const;
      const [source, target] = ends.map((row) => ({ id: ids[row]!, name: names[row]! })) as [End, End];
      const made = tellStep(source, target, found?.[at], texts, edge);
      if (!made) return;
      clauses.push(made.clause);
      for (const context of made.contexts)
        if (contexts.length < most && !contexts.some(({ document }) => document === context.document))
          contexts.push(context);
    });
  }
  return { contexts, clauses };
}

interface End {
  readonly id: string;
  readonly name: string;
}

/** The first document whose sentence names both ends, else the documents alone. */
function tellStep(
  source: End,
  target: End,
  found: EdgeDocuments | undefined,
  texts: ReadonlyMap<string, StoredText>,
  edge: number,
): { clause: SaidClause; contexts: Context[] } | undefined {
  if (!found || found.documents.length === 0) return undefined;
  const ends = { source: source.name, target: target.name };
  for (const document of found.documents) {
    const text = texts.get(document);
    const place = text && sentenceWith(text, source.id, target.id);
    if (!place) continue;
    const quote = text.text.slice(place.start, place.end);
    const said = message("step-quoted", { ...ends, quote, document, ...place });
    return { clause: { said, edges: [edge] }, contexts: [{ document, edge, ...place }] };
  }
  // The last documents of a graph's file are its newest, or those of the highest PMIDs.
  const cited = found.documents.slice(-MOST_CITED).reverse();
  const documents = listNames(cited, MOST_CITED, found.documents.length);
  const said = message("step-cited", { ...ends, documents });
  return { clause: { said, edges: [edge] }, contexts: cited.map((document) => ({ document, edge })) };
}
