/** Mention linking over the few names a server found: the built-in linker, given only those names. */
import type { ScoredNode } from "../../../../shared/graph";
import { Breather } from "../breather";
import { MentionLinker } from "../mentions";
import { NameTrie } from "../name-trie";
import { splitNames } from "../name-words";
import { ownNames } from "../other-names";
import { StringColumn } from "../string-column";

export interface NamedNode {
  readonly node: number;
  readonly name: string;
}

/**
 * What `MentionLinker` finds in the question when it knows these names (any order, repeats allowed). `knownWords` are words that stand
 * in other names of the graph.
 */
export async function linkNames(
  question: string,
  candidates: readonly NamedNode[],
  knownWords: readonly string[],
  schemaWords: readonly string[],
  signal: AbortSignal,
): Promise<ScoredNode[]> {
  const names = new Map(candidates.map(({ node, name }) => [node, name]));
  const nodes = Int32Array.from(names.keys()).sort();
  const column = toColumn(Array.from(nodes, (node) => names.get(node)!));
  const nameWords = await splitNames(column, new Breather(signal));
  for (const word of knownWords) nameWords.vocabulary.add(word);
  const linker = new MentionLinker(nameWords, new NameTrie(nameWords), ownNames(column), schemaWords);
  return linker.link(question).map((found) => ({ ...found, node: nodes[found.node]! }));
}

function toColumn(texts: readonly string[]): StringColumn {
  const parts = texts.map((text) => Buffer.from(text, "utf8"));
  const starts = new Int32Array(parts.length + 1);
  parts.forEach((part, row) => (starts[row + 1] = starts[row]! + part.length));
  return new StringColumn(Buffer.concat(parts), starts);
}
