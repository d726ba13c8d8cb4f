/** Two concepts: given by id or name, or the two that the question names; nothing that only newer documents know is seen. */
import { fold } from "../../../../shared/fold";
import { FailureError } from "../../../../shared/failure";
import type { ScoredNode } from "../../../../shared/graph";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import type { SeedParams } from "../../../../shared/stages/seed";
import type { PastGraph } from "../../store/past/past";
import type { Ports, Seeds } from "../stage";

/** The two nodes, in the order given or named; throws FailureError invalid-request where there are not two. */
export async function findPair(
  question: string,
  { source = "", target = "" }: Pick<SeedParams, "source" | "target">,
  cut: string,
  ports: Pick<Ports, "store" | "signal" | "embedder" | "nodeEmbedder">,
): Promise<Seeds> {
  const past = await ports.store.past?.(cut, ports.signal);
  const isKnown = (node: number): boolean =>
    past === undefined || past.starts[node + 1]! > past.starts[node]!;
  const isGiven = source !== "" && target !== "";
  const nodes = isGiven
    ? [await given(source, isKnown, cut, ports), await given(target, isKnown, cut, ports)]
    : await named(question, past, isKnown, cut, ports);
  if (nodes[0]!.node === nodes[1]!.node) return refuse(message("same-node-twice"));
  const vector = new Float32Array(ports.embedder.width);
  const nodeVector = ports.nodeEmbedder && new Float32Array(ports.nodeEmbedder.width);
  return { question, nodes, mentioned: nodes, vector, ...(nodeVector && { nodeVector }), notes: [] };
}

function refuse(reason: Reason): never {
  throw new FailureError({ kind: "invalid-request", reason });
}

function isCut(cut: string): boolean {
  return cut.trim() !== "";
}

type World = Pick<Ports, "store" | "signal">;

async function given(
  name: string,
  isKnown: (node: number) => boolean,
  cut: string,
  world: World,
): Promise<ScoredNode> {
  const found = (await world.store.seeds({ by: "name", names: [name] }, world.signal)).filter(({ node }) =>
    isKnown(node),
  );
  const called = name.slice(0, 100);
  if (found.length === 0)
    return refuse(message(isCut(cut) ? "pair-unknown" : "none-called", { name: called }));
  return found.length > 1
    ? refuse(message("pair-several", { name: called, count: found.length }))
    : found[0]!;
}

async function named(
  question: string,
  past: PastGraph | undefined,
  isKnown: (node: number) => boolean,
  cut: string,
  { store, signal }: World,
): Promise<ScoredNode[]> {
  const found = past
    ? namesIn(question, await knownNames(past, isKnown, store))
    : firstOfEach(await store.seeds({ by: "mention", question, k: 16, labels: [] }, signal));
  if (found.length !== 2)
    return refuse(message(isCut(cut) ? "pair-wanted-then" : "pair-wanted", { found: found.length }));
  const several = found.find(({ nodes }) => nodes.length > 1);
  if (several)
    return refuse(
      message("pair-several", {
        name: question.slice(several.start, several.end).slice(0, 100),
        count: several.nodes.length,
      }),
    );
  return found.map(({ nodes, start, end }) => ({ node: nodes[0]!, score: 1, mention: { start, end } }));
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly number[];
}

/** Nodes by their folded names and ids. */
async function knownNames(
  past: PastGraph,
  isKnown: (node: number) => boolean,
  store: Ports["store"],
): Promise<Map<string, number[]>> {
  const nodes = Int32Array.from({ length: past.starts.length - 1 }, (_, node) => node).filter(isKnown);
  const { names, ids } = await store.nodeNames(nodes);
  const found = new Map<string, number[]>();
  nodes.forEach((node, at) => {
    for (const name of new Set([keyOf(names[at]!), keyOf(ids[at]!)]))
      if (name !== "") found.set(name, [...(found.get(name) ?? []), node]);
  });
  return found;
}

const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 12;

function keyOf(text: string): string {
  return [...fold(text).toLowerCase().matchAll(WORD)].map(([word]) => word).join(" ");
}

/** The longest names that stand in the text, from left to right; of equal ones none overlaps another. */
function namesIn(text: string, names: ReadonlyMap<string, readonly number[]>): Span[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const spans: Span[] = [];
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const [start, end] = [words[from]!.start, words[from + length - 1]!.end];
      if (spans.some((span) => start < span.end && span.start < end)) continue;
      const nodes = names.get(keyOf(text.slice(start, end)));
      if (nodes) spans.push({ start, end, nodes });
    }
  return spans.sort((a, b) => a.start - b.start);
}

function firstOfEach(seeds: readonly ScoredNode[]): Span[] {
  const spans = new Map<number, Span>();
  for (const { node, mention } of seeds)
    if (mention && !spans.has(mention.start)) spans.set(mention.start, { ...mention, nodes: [node] });
  return [...spans.values()].sort((a, b) => a.start - b.start);
}
