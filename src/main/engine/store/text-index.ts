/** BM25 over the names, texts and textual properties of nodes (Robertson & Zaragoza 2009; k1 1.2, b 0.75). */
import { words } from "../../../shared/fold";
import type { ScoredNode } from "../../../shared/graph";
import { BestNodes } from "./best-nodes";
import type { Breather } from "./breather";
import { toProperties } from "./details";
import type { DuckDbFile } from "./duckdb-file";
import { NumberList, type NameWords, type Vocabulary } from "./name-words";

const K1 = 1.2;
const B = 0.75;

/** Builds the index from split names and whatever texts and properties the file holds besides. */
export async function buildTextIndex(
  file: DuckDbFile,
  names: NameWords,
  breather: Breather,
): Promise<TextIndex> {
  const nodeCount = names.starts.length - 1;
  const pairs = new PostingPairs();
  const lengths = new Int32Array(nodeCount);
  let node = 0;
  let steps = 0;
  const addName = () => {
    const from = names.starts[node]!;
    const end = names.starts[node + 1]!;
    for (let at = from; at < end; at++) pairs.add(names.list[at]!, node);
    lengths[node]! += end - from;
    node++;
  };
  const texts =
    "SELECT node, text, properties FROM nodes WHERE text <> '' OR properties <> '{}' ORDER BY node";
  for await (const batch of file.batches(texts)) {
    const [nodes, bodies, properties] = [batch.integers(0), batch.strings(1), batch.strings(2)];
    for (let row = 0; row < nodes.length; row++) {
      while (node <= nodes[row]!) addName();
      const more = words([bodies[row]!, ...textualProperties(properties[row]!)].join(" "));
      for (const word of more) pairs.add(names.vocabulary.add(word), nodes[row]!);
      lengths[nodes[row]!]! += more.length;
      if (breather.isDue((steps += 100 + more.length * 10))) await breather.breathe();
    }
  }
  while (node < nodeCount) addName();
  return new TextIndex(names.vocabulary, pairs, lengths);
}

function textualProperties(json: string): string[] {
  return json === "{}"
    ? []
    : Object.values(toProperties(json))
        .flat()
        .filter((value) => typeof value === "string");
}

/** (word, node) pairs in the order of nodes; a word that a node holds several times comes several times in a row. */
class PostingPairs {
  readonly words = new NumberList();
  readonly nodes = new NumberList();

  add(word: number, node: number): void {
    this.words.push(word);
    this.nodes.push(node);
  }
}

/** Inverted index: nodes that hold word w are `nodes[starts[w] … ends[w] − 1]`, ascending, with how often each holds it. */
export class TextIndex {
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly nodes: Int32Array;
  private readonly counts: Uint16Array;
  /** Scores of one search; zero everywhere between searches. */
  private readonly scores: Float64Array;
  /** k1 · (1 − b + b · length / mean length), per node. */
  private readonly damping: Float32Array;

  constructor(
    private readonly vocabulary: Vocabulary,
    pairs: PostingPairs,
    lengths: Int32Array,
  ) {
    const pairWords = pairs.words.toArray();
    const pairNodes = pairs.nodes.toArray();
    this.starts = startsOf(pairWords, vocabulary.words.length);
    this.ends = this.starts.slice(0, vocabulary.words.length);
    this.nodes = new Int32Array(pairNodes.length);
    this.counts = new Uint16Array(pairNodes.length);
    for (let at = 0; at < pairNodes.length; at++) this.post(pairWords[at]!, pairNodes[at]!);
    this.scores = new Float64Array(lengths.length);
    const mean = pairNodes.length / Math.max(1, lengths.length) || 1;
    this.damping = Float32Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  }

  private post(word: number, node: number): void {
    const last = this.ends[word]! - 1;
    if (last >= this.starts[word]! && this.nodes[last] === node) {
      if (this.counts[last]! < 65_535) this.counts[last]!++;
      return;
    }
    this.nodes[last + 1] = node;
    this.counts[last + 1] = 1;
    this.ends[word]!++;
  }

  /** In how many nodes a folded word occurs. */
  frequency(word: string): number {
    const number = this.vocabulary.find(word);
    return number < 0 || number >= this.ends.length ? 0 : this.ends[number]! - this.starts[number]!;
  }

  /** The k best nodes that hold any word of the text and `isWanted`; each word counts once. Ties in ascending handle. */
  search(text: string, k: number, isWanted: (node: number) => boolean): ScoredNode[] {
    const touched = new NumberList();
    for (const word of new Set(words(text))) this.addWord(this.vocabulary.find(word), touched);
    const best = new BestNodes(k);
    for (const node of touched.toArray()) {
      const score = this.scores[node]!;
      this.scores[node] = 0;
      if (score >= best.threshold && isWanted(node)) best.add(node, score);
    }
    return best.sorted();
  }

  private addWord(word: number, touched: NumberList): void {
    if (word < 0 || word >= this.ends.length) return;
    const frequency = this.ends[word]! - this.starts[word]!;
    const weight = Math.log(1 + (this.damping.length - frequency + 0.5) / (frequency + 0.5)) * (K1 + 1);
    for (let at = this.starts[word]!; at < this.ends[word]!; at++) {
      const node = this.nodes[at]!;
      if (this.scores[node] === 0) touched.push(node);
      this.scores[node]! += (weight * this.counts[at]!) / (this.counts[at]! + this.damping[node]!);
    }
  }
}

function startsOf(pairWords: Int32Array, wordCount: number): Int32Array {
  const starts = new Int32Array(wordCount + 1);
  for (const word of pairWords) starts[word + 1]!++;
  for (let word = 0; word < wordCount; word++) starts[word + 1]! += starts[word]!;
  return starts;
}
