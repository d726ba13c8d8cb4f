/** Seeds by text and by name: indexes built from the names when first asked for, then kept. */
import { fold, words } from "../../../shared/fold";
import type { ScoredNode } from "../../../shared/graph";
import { Breather } from "./breather";
import type { DuckDbFile } from "./duckdb-file";
import { MentionLinker } from "./mentions";
import { NamePrefixes } from "./name-prefixes";
import { NameTrie } from "./name-trie";
import { splitNames } from "./name-words";
import { once } from "./once";
import { readNames } from "./other-names";
import type { StringColumn } from "./string-column";
import { buildTextIndex } from "./text-index";

export class SearchIndexes {
  // Building is shared by everyone who waits, so one caller's cancellation must not stop it.
  private readonly patient = new AbortController().signal;
  private readonly nameWords = once(async () => splitNames(await this.names(), new Breather(this.patient)));
  private readonly trie = once(async () => new NameTrie(await this.nameWords()));
  private readonly prefixes = once(
    async () => new NamePrefixes(await this.nameWords(), await this.trie(), this.degreeOf()),
  );
  private readonly text = once(async () =>
    buildTextIndex(this.file, await this.nameWords(), new Breather(this.patient)),
  );
  private readonly linker = once(async () => {
    const breather = new Breather(this.patient);
    const own = await this.names();
    const rows = await readNames(this.file, own, breather);
    if (rows.length === own.length)
      return new MentionLinker(await this.nameWords(), await this.trie(), rows, this.schemaWords);
    const nameWords = await splitNames(rows, breather);
    return new MentionLinker(nameWords, new NameTrie(nameWords), rows, this.schemaWords);
  });

  constructor(
    private readonly file: DuckDbFile,
    private readonly ids: () => Promise<StringColumn>,
    private readonly names: () => Promise<StringColumn>,
    private readonly schemaWords: readonly string[],
    private readonly degreeOf: () => (node: number) => number,
  ) {}

  /** The k best nodes by BM25. */
  async byText(
    text: string,
    k: number,
    isWanted: (node: number) => boolean,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const index = await this.text();
    signal.throwIfAborted();
    return index.search(text, k, isWanted);
  }

  /** The k best nodes whose names the question mentions. */
  async mentioned(
    question: string,
    k: number,
    isWanted: (node: number) => boolean,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const linker = await this.linker();
    signal.throwIfAborted();
    return linker
      .link(question)
      .filter(({ node }) => isWanted(node))
      .slice(0, k);
  }

  /** The k best nodes whose names hold what is typed, its last word only begun. */
  async begun(text: string, k: number, signal: AbortSignal): Promise<ScoredNode[]> {
    const prefixes = await this.prefixes();
    signal.throwIfAborted();
    return prefixes.find(text, k);
  }

  /** For each name in turn: the node of that id, else all nodes of that name, else all of that folded name; score 1, each node once. */
  async named(names: readonly string[], signal: AbortSignal): Promise<ScoredNode[]> {
    const found = new Set<number>();
    for (const name of names) for (const node of await this.nodesNamed(name)) found.add(node);
    signal.throwIfAborted();
    return [...found].map((node) => ({ node, score: 1 }));
  }

  private async nodesNamed(name: string): Promise<readonly number[]> {
    const byId = (await this.ids()).find(name);
    if (byId >= 0) return [byId];
    const column = await this.names();
    const { vocabulary } = await this.nameWords();
    const trie = await this.trie();
    let state = 0;
    for (const word of words(name)) state = state < 0 ? state : trie.step(state, vocabulary.find(word));
    const folded = trie.nodesAt(state);
    // Names without a letter or digit ("!!!") are in no word index; only the very same text finds them.
    if (folded.length === 0) return [column.find(name)].filter((node) => node >= 0);
    const closest = [(node: number) => column.get(node) === name, sameFold(column, name)];
    return closest.map((test) => folded.filter(test)).find((nodes) => nodes.length > 0) ?? folded;
  }
}

function sameFold(column: StringColumn, name: string): (node: number) => boolean {
  const folded = fold(name);
  return (node) => fold(column.get(node)) === folded;
}
