/** Questions that a graph can be asked before anybody has: of its best joined names, in its own language; each was read and answered before it is offered. */
import { UNDERSTAND } from "../../../../../shared/stages/understand";
import { factsOf, type GraphFacts, type RelationFacts } from "../../execute/graph-facts";
import type { Followed } from "../../../store/graph-store";
import type { Ports } from "../../stage";
import { languageOf } from "../language-of";
import type { LanguagePack } from "../pack";
import { ENGLISH } from "../pack-english";
import { PACKS } from "../packs";
import { isAnswer, understand } from "../understand";
import { isAnswered, offer, spaced } from "./offers";

const MOST_STARTERS = 4;
/** Relations tried, the commonest first, and edges that are looked at. */
const MOST_TRIED = 12;
const MOST_EDGES = 50_000;
/** Answers of a question to begin with: more of them are no answer that is read. */
const MOST_ANSWERS = 30;

/** A graph's edges as far as they are looked at, and how often a node is at one's end. */
interface Sight {
  readonly facts: GraphFacts;
  readonly edges: Followed;
  readonly degrees: ReadonlyMap<number, number>;
}

/** Up to four questions, each of another relation and another name. Throws what the store and the embedder throw. */
export async function startersOf(ports: Ports): Promise<string[]> {
  const facts = await factsOf(ports.store, ports.embedder, ports.signal);
  const all = { from: "all", relation: "", direction: "out", limit: MOST_EDGES } as const;
  const edges = await ports.store.follow(all, ports.signal);
  const degrees = countsOf([...edges.near, ...edges.far]);
  const own = packOf(facts);
  for (const pack of own === ENGLISH ? [own] : [own, ENGLISH]) {
    const found = await startersIn(pack, { facts, edges, degrees }, ports);
    if (found.length > 0) return found;
  }
  return [];
}

/** The language that the relations are called in. */
function packOf({ relations }: GraphFacts): LanguagePack {
  return languageOf(relations.map(({ words }) => spaced(words)).join(" "), PACKS);
}

async function startersIn(pack: LanguagePack, sight: Sight, ports: Ports): Promise<string[]> {
  const found = new Map<RelationFacts, string>();
  const used = new Set<number>();
  const common = [...sight.facts.relations].sort((a, b) => b.count - a.count).slice(0, MOST_TRIED);
  // Along a relation is how people ask; against it only where too little can be asked so.
  for (const [ends, wanted] of [
    ["near", MOST_STARTERS],
    ["far", MOST_STARTERS - 1],
  ] as const)
    for (const relation of common) {
      if (found.size >= wanted || found.has(relation)) continue;
      const node = bestAt(ends, relation.handle, sight, used);
      const text =
        node === undefined ? undefined : await starterAbout(node, ends, relation, pack, sight, ports);
      if (text === undefined) continue;
      found.set(relation, text);
      used.add(node!);
    }
  return [...found.values()];
}

/** What can be asked of the node over the relation, if that is answered as it is meant. */
async function starterAbout(
  node: number,
  ends: "near" | "far",
  { handle: relation, isSymmetric, isNumeric, leadsToTime }: RelationFacts,
  pack: LanguagePack,
  { facts }: Sight,
  ports: Ports,
): Promise<string | undefined> {
  const backward = ends === "far";
  // Nobody begins by asking what has the number 10.2.
  if (backward && (isSymmetric || isNumeric || leadsToTime)) return undefined;
  const step = { relation, backward };
  const [name = ""] = (await ports.store.nodeNames(Int32Array.of(node))).names;
  const quoted = name === "" ? undefined : offer(name, step, facts, pack);
  if (quoted === undefined) return undefined;
  for (const text of [unquoted(quoted, name), quoted]) {
    const isMeant = await isAnswered(text, { nodes: [node] }, step, facts, ports, pack);
    if (isMeant && (await isReadWhole(text, ports))) return text;
  }
  return undefined;
}

/** The best joined node at an end of the relation, of which nothing was asked yet and which leads to few enough. */
function bestAt(
  ends: "near" | "far",
  relation: number,
  { edges, degrees }: Sight,
  used: ReadonlySet<number>,
): number | undefined {
  const counts = countsOf([...edges[ends]].filter((_, at) => edges.relations[at] === relation));
  const free = [...counts].filter(([node, count]) => !used.has(node) && count <= MOST_ANSWERS);
  return free.sort(([a], [b]) => degrees.get(b)! - degrees.get(a)! || a - b)[0]?.[0];
}

function countsOf(nodes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const node of nodes) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
}

/** The question as people write it, with no marks around the name. */
function unquoted(question: string, name: string): string {
  return question.replace(`“${name}”`, () => name).replace(`„${name}”`, () => name);
}

async function isReadWhole(text: string, ports: Ports): Promise<boolean> {
  const params = UNDERSTAND.schema.parse({ method: "rules" });
  return isAnswer(await understand(text, params, ports, { offering: false }));
}
