/** The rows that the attention ranker reads of new pairs' paths, as the product makes them, for training/hgcr/ranker.py. */
import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { drawRows, newPairs } from "../../bench/hypothesis-new-pairs";
import { ContextDraw } from "../../src/main/engine/ask/score/ranked-paths/draw-contexts";
import { commonNeighbours } from "../../src/main/engine/ask/score/path-features/path-numbers";
import {
  CONTEXT_NUMBERS,
  NODE_NUMBERS,
  TokenMaker,
} from "../../src/main/engine/ask/score/path-ranker/path-tokens";
import { tokenVectors } from "../../src/main/engine/ask/score/path-ranker/token-vectors";
import { cachedEmbedder } from "../../src/main/engine/models/embedding-cache";
import { openEmbedder } from "../../src/main/engine/models/onnx-embedder";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";
import { rowOfNeighbour } from "../../src/main/engine/store/past/past";

const signal = new AbortController().signal;

export interface TokenSplit {
  readonly name: string;
  /** PMIDs: pairs are first named together after `cut` and up to `until`. */
  readonly cut: number;
  readonly until: number;
  /** Most pairs with a confirmed path that are kept, drawn; all where it is 0. */
  readonly most: number;
}

/** Writes OUT/NAME.* of a graph file and gives its counts; vectors of texts are kept in the cache of the repository. */
export async function writeTokens(
  path: string,
  split: TokenSplit,
  out: string,
): Promise<Record<string, number>> {
  const store = await openBuiltInStore(path);
  const embedder = cachedEmbedder(await openEmbedder("resources/models"), "node_modules/.cache/embeddings");
  const { past, labels, found } = await newPairs(store, split.cut, split.until);
  const confirmed = found.filter(({ a, b, later }) =>
    commonNeighbours(past, a, b).some((node) => later.some((concepts) => concepts.has(node))),
  );
  const rows =
    split.most > 0 ? drawRows(confirmed.length, split.most).sort((a, b) => a - b) : [...confirmed.keys()];
  const drawn = new ContextDraw(past, 0, 0);
  const pairs = rows.map((row) => {
    const { a, b, later } = confirmed[row]!;
    const between = commonNeighbours(past, a, b);
    return {
      a,
      b,
      paths: between.map((node) => [a, node, b]),
      said: between.map((node) => later.some((c) => c.has(node))),
    };
  });
  const seenOf = (path: readonly number[]): readonly number[] =>
    path.slice(1).flatMap((node, at) => drawn.seen(rowOfNeighbour(past, path[at]!, node)));
  const nodes = [...new Set(pairs.flatMap(({ paths }) => paths.flat()))];
  const documents = new Set<number>();
  for (const { paths } of pairs)
    for (const path of paths) for (const document of seenOf(path)) documents.add(document);
  const ports = { store, embedder, signal, progress: () => undefined };
  const vectors = await tokenVectors(ports, past, nodes, [...documents]);
  const shelf = new Map<string, number>();
  const file = (kind: string): number => openSync(join(out, `${split.name}.${kind}`), "w");
  const files = {
    vectors: file("vectors.f32"),
    paths: file("paths.i32"),
    nodes: file("nodes.f32"),
    contexts: file("contexts.i32"),
    numbers: file("contexts.f32"),
  };
  const rowOf = (key: string, vector: () => Float32Array): number => {
    const known = shelf.get(key);
    if (known !== undefined) return known;
    writeSync(files.vectors, vector());
    shelf.set(key, shelf.size);
    return shelf.size - 1;
  };
  const counts = {
    pairs: found.length,
    confirmed: confirmed.length,
    kept: pairs.length,
    positive: 0,
    negative: 0,
    contexts: 0,
  };
  for (const [place, { a, b, paths, said }] of pairs.entries()) {
    const maker = new TokenMaker(past, labels, vectors, a, b);
    paths.forEach((path, at) => {
      const tokens = maker.of(path, drawn)!;
      const ids = tokens.nodes.map((node) => rowOf(`n${node.toString()}`, () => vectors.ofNode(node)));
      const contexts = tokens.contexts.map((one) =>
        rowOf(`d${one.toString()}`, () => vectors.ofDocument(one)),
      );
      writeSync(files.paths, Int32Array.from([place, said[at] ? 1 : 0, contexts.length, ...ids]));
      writeSync(files.nodes, Float32Array.from(tokens.nodeNumbers));
      writeSync(files.contexts, Int32Array.from(contexts));
      writeSync(files.numbers, Float32Array.from(tokens.contextNumbers));
      counts[said[at] ? "positive" : "negative"]++;
      counts.contexts += contexts.length;
    });
  }
  for (const opened of Object.values(files)) closeSync(opened);
  await store.close();
  await embedder.close();
  writeFileSync(join(out, "columns.json"), JSON.stringify({ node: NODE_NUMBERS, context: CONTEXT_NUMBERS }));
  return counts;
}
