/** Explanations against what was written later: contexts of the best paths, and those of flat retrieval, of pairs with a later abstract. */
import { drawRows, newPairs, type NewPair } from "../../bench/hypothesis-new-pairs";
import { runRecipe, type RunPorts } from "../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../src/main/engine/ask/recipes";
import { dot, vectorsOf } from "../../src/main/engine/ask/score/text-vectors";
import { meanVector } from "../../src/main/engine/ask/verify/likeness";
import { sentencesOf } from "../../src/main/engine/ask/read/sentence-with";
import type { Context } from "../../src/main/engine/ask/context";
import { bootstrapIntervals } from "../../src/main/engine/evaluate/bootstrap";
import { cachedEmbedder } from "../../src/main/engine/models/embedding-cache";
import { openEmbedder } from "../../src/main/engine/models/onnx-embedder";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";
import type { StoredText } from "../../src/main/engine/store/past/documents";
import { Bm25, nearest, wordsOf } from "./flat-retrieval";
import { rougeL } from "./similarity";

const signal = new AbortController().signal;
/** The cut leaves this share of the texts before it. */
const BEFORE = 0.7;
const SIZES = [1, 3, 5, 7, 10] as const;
const MOST = 10;
/** All listed paths may speak: few of the edges of this graph have a text. */
const PATHS = 500;
const METHODS = ["paths", "bm25", "dense"] as const;
type Method = (typeof METHODS)[number];

interface Passage {
  readonly id: string;
  /** The sentence that an explanation quotes. */
  readonly quote: string;
}

/** One figure of each pair by its name: "paths.7.cosine", "paths.7.rouge", "paths.7.toldCosine", … */
type Figures = Record<string, number>;

/** Tenths of pairs below which an explanation is told to be unlike. */
const LOW = 0.1;

export async function explainPairs(path: string, count: number, onlyLikeness: boolean) {
  const world = await World.open(path);
  const pairs = await world.pairs();
  const judged: Figures[] = [];
  const share = { edges: 0, withText: 0, without: 0 };
  for (const at of drawRows(pairs.length, pairs.length)) {
    if (judged.length >= count) break;
    const found = await world.retrieve(pairs[at]!, share);
    if (!found) share.without++;
    else
      judged.push(await (onlyLikeness ? world.likeness(pairs[at]!, found) : world.judge(pairs[at]!, found)));
    if ((judged.length & 63) === 0) console.error(judged.length);
  }
  await world.close();
  const about = {
    ...{ cut: world.cut, texts: world.texts.size, before: world.ids.length, newPairs: pairs.length },
    ...{ judged: judged.length, withoutAnyContext: share.without },
    edgesWithText: share.withText / share.edges,
  };
  return { about, rows: onlyLikeness ? lowest(judged) : toRows(judged) };
}

/** The tenth percentile of each figure. */
function lowest(judged: readonly Figures[]) {
  return Object.keys(judged[0] ?? {}).map((name) => {
    const sorted = judged.map((one) => one[name]!).sort((a, b) => a - b);
    return { name, tenth: Number(sorted[Math.floor(LOW * sorted.length)]!.toFixed(4)) };
  });
}

/** Means, and of 7 contexts the differences from flat retrieval with their intervals. */
function toRows(judged: readonly Figures[]) {
  const names = Object.keys(judged[0] ?? {});
  const mean = (name: string): number => judged.reduce((sum, one) => sum + one[name]!, 0) / judged.length;
  const means = names.map((name) => ({ name, mean: Number(mean(name).toFixed(4)) }));
  const metrics = ["cosine", "rouge", "toldCosine", "toldRouge"];
  const differences = judged.map((one) =>
    Object.fromEntries(
      (["bm25", "dense"] as const).flatMap((flat) =>
        metrics.map((metric) => [
          `paths − ${flat}, ${metric}`,
          one[`paths.7.${metric}`]! - one[`${flat}.7.${metric}`]!,
        ]),
      ),
    ),
  );
  const intervals = bootstrapIntervals(differences, 0);
  return [...means, ...Object.entries(intervals).map(([name, interval]) => ({ name, interval }))];
}

interface Share {
  edges: number;
  withText: number;
  without: number;
}

class World {
  private constructor(
    private readonly ports: RunPorts,
    private readonly recipe: Awaited<ReturnType<typeof findRecipe>>,
    readonly texts: ReadonlyMap<string, StoredText>,
    /** Documents with a text up to the cut, and their vectors. */
    readonly ids: readonly string[],
    private readonly vectors: readonly Float32Array[],
    private readonly bm25: Bm25,
    readonly cut: number,
  ) {}

  static async open(path: string): Promise<World> {
    const store = await openBuiltInStore(path);
    const embedder = cachedEmbedder(await openEmbedder("resources/models"), "node_modules/.cache/embeddings");
    const ports: RunPorts = {
      store,
      embedder,
      signal,
      progress: () => undefined,
      retriever: () => Promise.reject(new Error("none")),
    };
    const recipe = await findRecipe("hgcr", "resources/recipes");
    const texts = await allTexts(store);
    const sorted = [...texts.keys()].sort((a, b) => Number(a) - Number(b));
    const cut = Number(sorted[Math.floor(BEFORE * sorted.length)]);
    const ids = sorted.filter((id) => Number(id) <= cut);
    const all = ids.map((id) => texts.get(id)!.text);
    const vectors = await vectorsOf(all, ports);
    return new World(ports, recipe, texts, ids, vectors, new Bm25(all), cut);
  }

  /** Pairs that a later document with a text names first. */
  async pairs(): Promise<NewPair[]> {
    const { found } = await newPairs(this.ports.store, this.cut, Infinity);
    return found.filter(({ documents }) => documents.some((id) => this.texts.has(id)));
  }

  /** As many passages by each method as there are at most; undefined where no path has a text. */
  async retrieve({ a, b }: NewPair, share: Share): Promise<Record<Method, Passage[]> | undefined> {
    const { ids, names } = await this.ports.store.nodeNames(Int32Array.from([a, b]));
    const question = `${names[0]!} and ${names[1]!}`;
    const paths = await this.ofPaths(question, ids, share);
    if (!paths || paths.length === 0) return undefined;
    const [query] = await vectorsOf([question], this.ports);
    const passages = (places: readonly number[]): Passage[] =>
      places.map((at) => ({ id: this.ids[at]!, quote: this.likestSentence(this.ids[at]!, question) }));
    return {
      paths,
      bm25: passages(this.bm25.best(question, paths.length)),
      dense: passages(nearest(query!, this.vectors, paths.length)),
    };
  }

  private async ofPaths(question: string, [source, target]: readonly string[], share: Share) {
    const { recipe } = this;
    const asked = {
      ...recipe,
      seed: { ...recipe.seed, source: source!, target: target! },
      expand: { ...recipe.expand, cutDate: `pmid:${this.cut.toString()}` },
      prune: { ...recipe.prune, topPaths: PATHS },
      read: { ...recipe.read, contexts: MOST },
      verify: { method: "none" },
    };
    const run = await runRecipe(question, asked as typeof recipe, 0, this.ports).catch(() => undefined);
    if (!run) return undefined;
    const { contexts = [], spare = [] } = run.run.reading;
    const own = [...contexts, ...spare].filter(({ document }) => this.texts.has(document));
    const edges = run.run.graph.edges.length;
    share.edges += edges;
    share.withText += new Set(own.map(({ edge }) => edge)).size;
    return own
      .slice(0, MOST)
      .map((context) => ({ id: context.document, quote: this.quoted(context, question) }));
  }

  private quoted({ document, start, end }: Context, question: string): string {
    if (start === undefined) return this.likestSentence(document, question);
    return this.texts.get(document)!.text.slice(start, end);
  }

  /** The sentence that shares most words with the question, the first of several. */
  private likestSentence(id: string, question: string): string {
    const { text } = this.texts.get(id)!;
    const wanted = new Set(wordsOf(question));
    const shared = (sentence: string): number => wordsOf(sentence).filter((word) => wanted.has(word)).length;
    const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
    return sentences.reduce((best, one) => (shared(one) > shared(best) ? one : best));
  }

  async judge({ a, b, documents }: NewPair, found: Record<Method, Passage[]>): Promise<Figures> {
    const later = documents.flatMap((id) => this.texts.get(id)?.text ?? []);
    const near = async (texts: readonly string[]): Promise<[cosine: number, rouge: number]> => {
      const one = meanVector(await vectorsOf(texts, this.ports));
      const other = meanVector(await vectorsOf(later, this.ports));
      const words = wordsOf(texts.join(" "));
      const rouge = later.reduce((sum, text) => sum + rougeL(words, wordsOf(text)), 0) / later.length;
      return [one.reduce((sum, value, at) => sum + value * other[at]!, 0), rouge];
    };
    const quotes = METHODS.flatMap((method) => found[method].map(({ quote }) => quote));
    await vectorsOf(quotes, this.ports);
    const figures: Figures = {};
    const { names } = await this.ports.store.nodeNames(Int32Array.from([a, b]));
    [figures["0.cosine"], figures["0.rouge"]] = await near([`${names[0]!} and ${names[1]!}`]);
    for (const method of METHODS)
      for (const size of SIZES) {
        const own = found[method].slice(0, size);
        const key = `${method}.${size.toString()}`;
        [figures[`${key}.cosine`], figures[`${key}.rouge`]] = await near(
          own.map(({ id }) => this.texts.get(id)!.text),
        );
        [figures[`${key}.toldCosine`], figures[`${key}.toldRouge`]] = await near(
          own.map(({ quote }) => quote),
        );
      }
    return figures;
  }

  /** What `verify` tells of seven contexts: quotes against their documents, the pair and the later abstracts. */
  async likeness({ a, b, documents }: NewPair, { paths }: Record<Method, Passage[]>): Promise<Figures> {
    const own = paths.slice(0, 7);
    const { names } = await this.ports.store.nodeNames(Int32Array.from([a, b]));
    const later = documents.flatMap((id) => this.texts.get(id)?.text ?? []);
    const near = async (texts: readonly string[]): Promise<Float32Array> =>
      meanVector(await vectorsOf(texts, this.ports));
    const told = await near(own.map(({ quote }) => quote));
    return {
      contexts: dot(told, await near(own.map(({ id }) => this.texts.get(id)!.text))),
      pair: dot(told, await near([`${names[0]!} and ${names[1]!}`])),
      later: dot(told, await near(later)),
    };
  }

  async close(): Promise<void> {
    await this.ports.store.close();
  }
}

/** Every document's text, by id. */
async function allTexts(store: RunPorts["store"]): Promise<Map<string, StoredText>> {
  const { sources } = await store.wholeGraph!();
  const details = await store.documents!([...sources.keys()], "", signal);
  const ids = [...new Set(details.flatMap(({ documents }) => documents))];
  const found = new Map<string, StoredText>();
  for (let from = 0; from < ids.length; from += 1000)
    for (const [id, text] of await store.texts!(ids.slice(from, from + 1000), signal)) found.set(id, text);
  return found;
}
