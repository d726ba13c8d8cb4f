/** Stage 1: a question becomes scored seed nodes (DESIGN 1), and the nodes it names are noted whatever the method. */
import { FailureError } from "../../../shared/failure";
import type { GraphSchema, ScoredNode } from "../../../shared/graph";
import type { SeedParams } from "../../../shared/recipe";
import { fuseRanks } from "./fuse-ranks";
import type { Ports, Seeds } from "./stage";

type Search = "dense" | "lexical" | "mention";

/** Most named entities looked for in one question. */
const MENTIONS = 16;
/** Depth of each list that hybrid seeds fuse, in multiples of k. */
const FUSION_DEPTH = 4;

/** Seeds best first, at most `params.k`; throws FailureError no-seeds, no-vectors or model-unusable. */
export async function findSeeds(question: string, params: SeedParams, ports: Ports): Promise<Seeds> {
  const schema = await ports.store.describe();
  checkEmbedder(schema, ports);
  const vector = await ports.embedder.embed([question], { signal: ports.signal });
  const found = await search(question, vector, params, schema, ports);
  if (found.nodes.length === 0) {
    throw new FailureError({ kind: "no-seeds", question, tried: found.tried });
  }
  const linked = await lookUp("mention", question, vector, MENTIONS, [], ports);
  const mentioned = params.method === "named" ? withSpans(found.nodes, linked) : linked;
  return { question, nodes: found.nodes, mentioned, vector, notes: found.notes };
}

/** Seeds named by the user are what the question names, nothing else; where the text names them too, it says where. */
function withSpans(named: readonly ScoredNode[], linked: readonly ScoredNode[]): ScoredNode[] {
  const spans = new Map(linked.map(({ node, mention }) => [node, mention]));
  return named.map((seed) => {
    const mention = spans.get(seed.node);
    return mention ? { ...seed, mention } : seed;
  });
}

interface Found {
  readonly nodes: readonly ScoredNode[];
  readonly tried: string;
  readonly notes: readonly string[];
}

async function search(
  question: string,
  vector: Float32Array,
  params: SeedParams,
  schema: GraphSchema,
  ports: Ports,
): Promise<Found> {
  if (params.method === "named") return findNamed(params, ports);
  if (params.method === "hybrid") return findHybrid(question, vector, params, schema, ports);
  if (params.method === "linked") return findLinked(question, vector, params, schema, ports);
  if (params.method === "dense" && schema.vectorWidth === 0) {
    throw new FailureError({ kind: "no-vectors", graph: schema.name });
  }
  const nodes = await lookUp(params.method, question, vector, params.k, params.labels, ports);
  return { nodes, tried: `${params.method} search found nothing`, notes: [] };
}

async function findNamed(params: SeedParams, { store, signal }: Ports): Promise<Found> {
  const lists = await Promise.all(
    params.nodes.map((name) => store.seeds({ by: "name", names: [name] }, signal)),
  );
  const missing = params.nodes.filter((_, index) => lists[index]?.length === 0);
  const unique = new Map(lists.flat().map((seed) => [seed.node, seed]));
  const nodes = [...unique.values()].slice(0, params.k);
  const tried =
    params.nodes.length === 0
      ? "no names were given"
      : `no node is called ${missing.map(quote).join(" or ")}`;
  return { nodes, tried, notes: missing.map((name) => `No node is called ${quote(name)}.`) };
}

async function findHybrid(
  question: string,
  vector: Float32Array,
  params: SeedParams,
  schema: GraphSchema,
  ports: Ports,
): Promise<Found> {
  const methods: Search[] = schema.vectorWidth > 0 ? ["dense", "lexical", "mention"] : ["lexical", "mention"];
  const depth = Math.min(1000, params.k * FUSION_DEPTH);
  const lists = await Promise.all(
    methods.map((method) => lookUp(method, question, vector, depth, params.labels, ports)),
  );
  const notes =
    methods.length < 3 ? ["The graph has no embeddings: seeds come from its text and from names alone."] : [];
  return {
    nodes: fuseRanks(lists, params.k),
    tried: methods.map((method) => `${method} search found nothing`).join(", "),
    notes,
  };
}

/** Names are the surest seeds; a question that names nothing is still worth a search. */
async function findLinked(
  question: string,
  vector: Float32Array,
  params: SeedParams,
  schema: GraphSchema,
  ports: Ports,
): Promise<Found> {
  const nodes = await lookUp("mention", question, vector, params.k, params.labels, ports);
  if (nodes.length > 0) return { nodes, tried: "", notes: [] };
  const found = await findHybrid(question, vector, params, schema, ports);
  return {
    ...found,
    notes: [...found.notes, "The question names nothing in the graph: seeds were searched for."],
  };
}

function lookUp(
  method: Search,
  question: string,
  vector: Float32Array,
  k: number,
  labels: readonly string[],
  { store, signal }: Ports,
): Promise<ScoredNode[]> {
  switch (method) {
    case "dense":
      return store.seeds({ by: "vector", vector, k, labels }, signal);
    case "lexical":
      return store.seeds({ by: "text", text: question, k, labels }, signal);
    case "mention":
      return store.seeds({ by: "mention", question, k, labels }, signal);
  }
}

/** Cosines between vectors of two models mean nothing, so a graph embedded by another model is refused. */
function checkEmbedder(schema: GraphSchema, { embedder }: Ports): void {
  if (schema.vectorWidth === 0) return;
  if (schema.vectorModel === embedder.name && schema.vectorWidth === embedder.width) return;
  const made = `${schema.vectorModel || "an unnamed model"} (width ${String(schema.vectorWidth)})`;
  throw new FailureError({
    kind: "model-unusable",
    model: embedder.name,
    reason: `the embeddings of the graph “${schema.name}” were made by ${made}`,
  });
}

function quote(name: string): string {
  return `“${name.slice(0, 100)}”`;
}
