/** Two concepts: given by id or name, or the two that the question names; nothing that only newer documents know is seen. */
import type { ScoredNode } from "../../../../shared/graph";
import { message, type Message, type Reason } from "../../../../shared/sentences/sentences";
import type { SeedParams } from "../../../../shared/stages/seed";
import type { PastGraph } from "../../store/past/past";
import type { Ports, Seeds } from "../stage";
import { listNames } from "../wording";
import { localId } from "./local-id";
import { otherNames } from "./other-names";
import {
  joinNames,
  longerNames,
  knownNames,
  nameKey,
  namesIn,
  nodesNear,
  unreadNames,
  type KnownNames,
  type NamedSpan,
} from "./pair-names";
import { RefusedPair } from "./refused-pair";

/** The two nodes, in the order given or named; throws RefusedPair where there are not two. */
export async function findPair(
  question: string,
  { source = "", target = "" }: Pick<SeedParams, "source" | "target">,
  cut: string,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Seeds> {
  const past = await ports.store.past?.(cut, ports.signal);
  const isGiven = source !== "" && target !== "";
  const known = knownNodes(past);
  const nodes = isGiven
    ? [await given(source, known, past, cut, ports), await given(target, known, past, cut, ports)]
    : await named(question, past, known, cut, ports);
  if (nodes[0]!.node === nodes[1]!.node) {
    const { names } = await ports.store.nodeNames(Int32Array.of(nodes[0]!.node));
    return refuse(message("pair-same", { name: names[0]!.slice(0, 100) }));
  }
  const asked = isGiven
    ? [source, target]
    : longerNames(
        question,
        nodes.map(({ mention }) => mention!),
      );
  return { question, nodes, mentioned: nodes, notes: await notesOnOthers(asked, nodes, ports) };
}

function refuse(reason: Reason): never {
  throw new RefusedPair(reason);
}

function isCut(cut: string): boolean {
  return cut.trim() !== "";
}

type World = Pick<Ports, "store" | "signal">;

async function given(
  name: string,
  known: Int32Array,
  past: PastGraph | undefined,
  cut: string,
  world: World,
): Promise<ScoredNode> {
  const among = new Set(known);
  const own = (await world.store.seeds({ by: "name", names: [name] }, world.signal)).filter(
    ({ node }) => !past || among.has(node),
  );
  const others = own.length > 0 || !past ? own : calledSo(name, await otherNames(known, past, world));
  const found = others.length > 0 ? others : await byLocalId(name, past ? among : undefined, world);
  const called = name.slice(0, 100);
  if (found.length === 0) {
    const near = nodesNear(called, knownNames(known, await world.store.nodeNames(known)));
    return refuse(await unreadReason(called, near, cut, world.store, "none-called"));
  }
  return found.length > 1
    ? refuse(message("pair-several", { name: called, count: found.length }))
    : found[0]!;
}

/** "MESH:D005395" where the graph's ids are bare, as annotated documents and libraries write them. */
async function byLocalId(
  name: string,
  among: ReadonlySet<number> | undefined,
  { store, signal }: World,
): Promise<ScoredNode[]> {
  const local = localId(name);
  if (local === undefined) return [];
  const found = await store.seeds({ by: "name", names: [local] }, signal);
  const { ids } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  return found.filter(({ node }, at) => ids[at] === local && (among?.has(node) ?? true));
}

function calledSo(name: string, others: KnownNames): ScoredNode[] {
  const nodes = others.called.get(nameKey(name)) ?? others.exact.get(name.trim()) ?? [];
  return nodes.map((node) => ({ node, score: 1 }));
}

/** Nodes with an edge up to the cut. */
function knownNodes(past: PastGraph | undefined): Int32Array {
  const all = Int32Array.from({ length: past ? past.starts.length - 1 : 0 }, (_, node) => node);
  return all.filter((node) => past!.starts[node + 1]! > past!.starts[node]!);
}

/** What was taken by another name than its own. */
async function notesOnOthers(
  asked: readonly string[],
  nodes: readonly ScoredNode[],
  { store }: World,
): Promise<Message[]> {
  const { names, ids } = await store.nodeNames(Int32Array.from(nodes, ({ node }) => node));
  return asked.flatMap((written, at) =>
    [names[at]!, ids[at]!].some((own) => nameKey(own) === nameKey(written))
      ? []
      : [message("name-read-as", { written: written.slice(0, 100), name: names[at]! })],
  );
}

async function named(
  question: string,
  past: PastGraph | undefined,
  known: Int32Array,
  cut: string,
  world: World,
): Promise<ScoredNode[]> {
  const { store, signal } = world;
  const own = knownNames(known, await store.nodeNames(known));
  const isFound = past && namesIn(question, own).length >= 2;
  const names = isFound || !past ? own : joinNames(own, await otherNames(known, past, world));
  const found = past
    ? namesIn(question, names)
    : firstOfEach(await store.seeds({ by: "mention", question, k: 16, labels: [] }, signal));
  const [unread] = unreadNames(question, found);
  if (unread !== undefined && found.length <= 2)
    return refuse(await unreadReason(unread.slice(0, 100), nodesNear(unread, names), cut, store));
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

/** What stands in the text like a third concept, or like one of two, and is none; with names that are like it. */
async function unreadReason(
  name: string,
  near: readonly number[],
  cut: string,
  store: Ports["store"],
  uncut: "none-called" | "pair-unread" = "pair-unread",
): Promise<Reason> {
  if (near.length === 0) return message(isCut(cut) ? "pair-unknown" : uncut, { name });
  const { names } = await store.nodeNames(Int32Array.from(near));
  return message(isCut(cut) ? "pair-unknown-near" : "pair-unread-near", {
    name,
    near: listNames(names, names.length),
  });
}

function firstOfEach(seeds: readonly ScoredNode[]): NamedSpan[] {
  const spans = new Map<number, NamedSpan>();
  for (const { node, mention } of seeds)
    if (mention && !spans.has(mention.start)) spans.set(mention.start, { ...mention, nodes: [node] });
  return [...spans.values()].sort((a, b) => a.start - b.start);
}
