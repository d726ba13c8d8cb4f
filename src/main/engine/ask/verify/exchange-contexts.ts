/** Failed sentences → other documents: of those that each cites the one most like it goes, the next candidate comes. */
import type { Replacement } from "../../../../shared/hypothesis";
import { inEnglish } from "../../../../shared/sentences/sentences";
import type { VerifyParams } from "../../../../shared/stages/verify";
import type { StoredText } from "../../store/past/documents";
import { dot, vectorsOf } from "../score/text-vectors";
import type { Context } from "../context";
import type { Ports, ReadInput } from "../stage";
import { FAILED, type CheckedSentence } from "./verification";

export interface Exchange {
  readonly contexts: readonly Context[];
  readonly spare: readonly Context[];
  readonly replaced: readonly Replacement[];
}

/** How documents look to the embedder: their texts, or the names of the edge they are behind. */
export class ContextVectors {
  private readonly made = new Map<string, Float32Array>();

  private constructor(
    private readonly names: readonly string[],
    private readonly graph: ReadInput["graph"],
    private readonly ports: Ports,
  ) {}

  static async open({ graph }: Pick<ReadInput, "graph">, ports: Ports): Promise<ContextVectors> {
    return new ContextVectors((await ports.store.nodeNames(graph.nodes)).names, graph, ports);
  }

  async of(contexts: readonly Context[]): Promise<Float32Array[]> {
    const missing = contexts.filter(({ document }) => !this.made.has(document));
    if (missing.length > 0) {
      const vectors = await vectorsOf(await this.textsOf(missing), this.ports);
      missing.forEach(({ document }, at) => this.made.set(document, vectors[at]!));
    }
    return contexts.map(({ document }) => this.made.get(document)!);
  }

  private async textsOf(contexts: readonly Context[]): Promise<string[]> {
    const { store, signal } = this.ports;
    const ids = contexts.map(({ document }) => document);
    const texts = (await store.texts?.(ids, signal)) ?? new Map<string, StoredText>();
    const { sources, targets } = this.graph;
    return contexts.map(
      ({ document, edge }) =>
        texts.get(document)?.text ?? `${this.names[sources[edge]!]!} and ${this.names[targets[edge]!]!}`,
    );
  }

  /** 1 − cosine of the contexts' mean and the pair; 0 where there is none. */
  async drift(contexts: readonly Context[]): Promise<number> {
    if (contexts.length === 0) return 0;
    const [pair, vectors] = [await this.pair(), await this.of(contexts)];
    const sum = pair.map((_, at) => vectors.reduce((total, vector) => total + vector[at]!, 0));
    const length = Math.sqrt(dot(sum, sum));
    return length === 0 ? 1 : 1 - dot(sum, pair) / length;
  }

  /** The vector of both names. */
  async pair(): Promise<Float32Array> {
    const [first] = this.graph.listing!.paths;
    const ends = [first!.nodes[0]!, first!.nodes.at(-1)!].map((row) => this.names[row]!);
    const [pair] = await vectorsOf([ends.join(" and ")], this.ports);
    return pair!;
  }
}

/** One replacement a failed sentence at most; nothing is replaced where no candidate is left. */
export async function exchangeContexts(
  sentences: readonly CheckedSentence[],
  contexts: readonly Context[],
  spare: readonly Context[],
  { keep = [], reuse = false, maxDrift }: VerifyParams,
  vectors: ContextVectors,
  ports: Ports,
): Promise<Exchange> {
  const now = [...contexts];
  const others = [...spare];
  const replaced: Replacement[] = [];
  const gone: Context[] = [];
  const fixed = new Set(keep);
  for (const [at, sentence] of sentences.entries()) {
    if (!sentence.predicates.some(({ verdict }) => FAILED.has(verdict))) continue;
    const text = sentence.claim ?? inEnglish(sentence.clause.said);
    const [own] = await vectorsOf([text], ports);
    const cosines = (await vectors.of(now)).map((vector) => dot(vector, own!));
    const free = [...now.keys()].filter((one) => !fixed.has(now[one]!.document));
    // What a sentence says where it comes from is asked first; another's document is no better for going.
    const cited = free.filter((one) => sentence.documents.includes(now[one]!.document));
    const open = cited.length > 0 ? cited : free;
    const out = open.reduce((best, one) => (best < 0 || cosines[one]! > cosines[best]! ? one : best), -1);
    const next = out < 0 ? undefined : await nextOf(others, now, out, maxDrift, vectors);
    if (!next) continue;
    others.splice(others.indexOf(next), 1);
    const [inVector] = await vectors.of([next]);
    const left = now[out]!;
    gone.push(left);
    fixed.add(next.document); // What has just come is not sent away in the same round.
    now[out] = next;
    const cosine = { outCosine: cosines[out]!, inCosine: dot(inVector!, own!) };
    replaced.push({ sentence: at, out: left.document, in: next.document, ...cosine });
  }
  return { contexts: now, spare: reuse ? [...others, ...gone] : others, replaced };
}

/** The first candidate that does not lead farther from the pair than is allowed. */
async function nextOf(
  spare: readonly Context[],
  now: readonly Context[],
  out: number,
  maxDrift: number | undefined,
  vectors: ContextVectors,
): Promise<Context | undefined> {
  for (const one of spare)
    if (maxDrift === undefined || (await vectors.drift(now.with(out, one))) <= maxDrift) return one;
  return undefined;
}
