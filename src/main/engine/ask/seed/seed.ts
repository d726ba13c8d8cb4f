/** Stage 1: a question becomes scored seed nodes (DESIGN 1), and the nodes it names are noted whatever the method. */
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema, ScoredNode } from "../../../../shared/graph";
import type { SeedParams } from "../../../../shared/stages/seed";
import { type Message, message, type Reason } from "../../../../shared/sentences/sentences";
import { readFilter } from "../check-filter";
import { findPair } from "./find-pair";
import { fuseRanks } from "./fuse-ranks";
import { linkMentions } from "./link-mentions";
import type { LinkedNames } from "./linked-names";
import { lookUp } from "./look-up";
import { notesOnNames, notesOnSpelling } from "./name-notes";
import { respell, spellingOf } from "./spelling";
import type { Ports, Seeds } from "../stage";
import { nodeQuestionVector } from "../score/text-vectors";

type Method = "dense" | "lexical" | "mention";

/** Most named entities looked for in one question. */
const MENTIONS = 16;
/** Depth of each list that hybrid seeds fuse, in multiples of k. */
const FUSION_DEPTH = 4;

/** Seeds best first, at most `params.k`, of a question whose names may be linked already; throws FailureError no-seeds, no-vectors, model-unusable, or invalid-request for a label the graph knows nothing of. */
export async function findSeeds(
  question: string,
  params: SeedParams,
  ports: Ports,
  links?: LinkedNames,
  cut = "",
): Promise<Seeds> {
  if (params.method === "pair") return findPair(question, params, cut, ports);
  const schema = await ports.store.describe();
  checkEmbedder(schema, ports);
  const labels = readFilter("label", params.labels, schema);
  const how = { ...params, method: params.method, labels };
  const all = links ?? (await linkMentions(question, [], ports));
  const linked = { ...all, nodes: all.nodes.slice(0, MENTIONS) };
  const spelt = respell(question, linked, await spellingOf(schema, ports.embedder));
  const text = spelt?.question ?? question;
  const { nodes, notes, tried } = await find({ question, links: all, text, params: how, schema, ports });
  if (nodes.length === 0) throw new FailureError({ kind: "no-seeds", question, tried });
  const mentioned = params.method === "named" ? withSpans(nodes, linked.nodes) : linked.nodes;
  return {
    ...{ question, nodes, mentioned, text },
    ...(linked.unknown.length > 0 && {
      unknown: linked.unknown.map(({ start, end }) => question.slice(start, end)),
    }),
    ...(spelt && { spelt: { question: spelt.question, mentioned: mentioned.map(spelt.moved) } }),
    notes: [
      ...notes,
      ...(await namesTold({ question, linked, found: nodes }, params, ports)),
      ...notesOnSpelling(spelt),
    ],
  };
}

/** Where the nodes are given, the question's own names decide nothing. */
async function namesTold(
  { question, linked, found }: { question: string; linked: LinkedNames; found: readonly ScoredNode[] },
  { method }: SeedParams,
  ports: Ports,
): Promise<Message[]> {
  return method === "named" ? [] : notesOnNames(question, linked, found, ports);
}

interface Search {
  readonly question: string;
  readonly links: LinkedNames;
  /** The question with ordinary words spelt right. */
  readonly text: string;
  readonly params: SeedParams & { readonly method: Exclude<SeedParams["method"], "pair"> };
  readonly schema: GraphSchema;
  readonly ports: Ports;
}

interface Found {
  readonly nodes: readonly ScoredNode[];
  /** What was looked for in vain, for the failure's sentence. */
  readonly tried: Reason;
  readonly notes: readonly Message[];
}

async function find(search: Search): Promise<Found> {
  const { method, k } = search.params;
  switch (method) {
    case "named":
      return findNamed(search);
    case "hybrid":
      return findHybrid(search);
    case "linked":
      return findLinked(search);
    case "dense":
      if (search.schema.vectorWidth === 0) {
        throw new FailureError({ kind: "no-vectors", graph: search.schema.name });
      }
  }
  return { nodes: await seedsBy(method, search, k), tried: foundNothing([method]), notes: [] };
}

async function findNamed({ params, ports }: Search): Promise<Found> {
  const lists = await Promise.all(params.nodes.map((name) => lookUp({ by: "name", names: [name] }, ports)));
  const missing = params.nodes.filter((_, index) => lists[index]?.length === 0);
  const unique = new Map(lists.flat().map((seed) => [seed.node, seed]));
  return {
    nodes: [...unique.values()].slice(0, params.k),
    tried:
      params.nodes.length === 0
        ? message("no-names")
        : message("none-called", { name: missing.map(clipped).join("” or “") }),
    notes: missing.map((name) => message("no-node-called", { name: clipped(name) })),
  };
}

async function findHybrid(search: Search): Promise<Found> {
  const { params, schema } = search;
  const hasVectors = schema.vectorWidth > 0;
  const methods: Method[] = hasVectors ? ["dense", "lexical", "mention"] : ["lexical", "mention"];
  const depth = Math.min(1000, params.k * FUSION_DEPTH);
  const lists = await Promise.all(methods.map((method) => seedsBy(method, search, depth)));
  const notes = hasVectors ? [] : [message("no-embeddings")];
  return { nodes: fuseRanks(lists, params.k), tried: foundNothing(methods), notes };
}

/** Names are the surest seeds; a question that names nothing is still worth a search. */
async function findLinked(search: Search): Promise<Found> {
  const nodes = await seedsBy("mention", search, search.params.k);
  if (nodes.length > 0) return { nodes, tried: "", notes: [] };
  const found = await findHybrid(search);
  return { ...found, notes: [...found.notes, message("names-nothing")] };
}

async function seedsBy(
  method: Method,
  { question, links, text, params, ports }: Search,
  k: number,
): Promise<readonly ScoredNode[]> {
  const { labels } = params;
  switch (method) {
    case "dense":
      return lookUp({ by: "vector", vector: await nodeQuestionVector({ text }, ports), k, labels }, ports);
    case "lexical":
      return lookUp({ by: "text", text, k, labels }, ports);
    case "mention":
      return (labels.length === 0 ? links : await linkMentions(question, labels, ports)).nodes.slice(0, k);
  }
}

/** Seeds named by the user are what the question names, nothing else; where the text names them too, it says where. */
function withSpans(named: readonly ScoredNode[], linked: readonly ScoredNode[]): ScoredNode[] {
  const spans = new Map(linked.map(({ node, mention }) => [node, mention]));
  return named.map((seed) => {
    const mention = spans.get(seed.node);
    return mention ? { ...seed, mention } : seed;
  });
}

function foundNothing(methods: readonly Method[]): Message {
  if (methods.length === 1) return message("found-nothing", { method: methods[0]! });
  return methods.includes("dense") ? message("found-nothing-at-all") : message("found-nothing-said");
}

/** Cosines between vectors of two models mean nothing, so a graph embedded by another model is refused. */
function checkEmbedder({ name: graph, vectorModel, vectorWidth: width }: GraphSchema, ports: Ports): void {
  const own = ports.nodeEmbedder ?? ports.embedder;
  if (width === 0 || (vectorModel === own.name && width === own.width)) return;
  const made = { graph, model: vectorModel === "" ? message("unnamed-model") : vectorModel, width };
  const reason =
    vectorModel === own.name
      ? message("width-differs", { graph, width, own: own.width })
      : message("embedded-elsewhere", made);
  throw new FailureError({ kind: "model-unusable", model: own.name, reason });
}

function clipped(name: string): string {
  return name.slice(0, 100);
}
