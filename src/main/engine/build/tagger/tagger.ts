/** The trained tagger: a linear-chain model over features, its weights read once. */
import { join } from "node:path";
import { featuresOf, type NameLists, type WordLists } from "./features";
import { openModel } from "./model-file";
import { LinearChain, type ChainFile } from "./linear-chain";

interface TaggerFile extends ChainFile {
  /** Of the texts it was trained on. */
  readonly language: string;
  readonly lists: Readonly<Record<string, string>>;
  readonly world: Readonly<Record<string, string>>;
}

export interface Tagger {
  readonly name: string;
  /** Changes with every weight: results of one never answer for another. */
  readonly version: string;
  /** Of the texts it can read. */
  readonly language: string;
  readonly labels: readonly string[];
  /** The label of every token of a sentence. */
  tag(tokens: readonly string[]): readonly string[];
  readonly lists: NameLists;
}

/** Opens `<folder>/<name>/tagger.json.gz`. Throws model-missing or model-unusable. */
export function openTagger(folder: string, name: string): Tagger {
  return openModel<TaggerFile, Tagger>(
    join(folder, name, "tagger.json.gz"),
    name,
    (file, version) => new NameTagger(name, version, file),
  );
}

class NameTagger implements Tagger {
  readonly language: string;
  readonly labels: readonly string[];
  readonly lists: NameLists;
  private readonly known: WordLists;
  private readonly chain: LinearChain;

  constructor(
    readonly name: string,
    readonly version: string,
    file: TaggerFile,
  ) {
    this.language = file.language;
    this.labels = file.labels;
    this.lists = listsIn(file.lists);
    this.known = { lists: this.lists, world: listsIn(file.world) };
    this.chain = new LinearChain(file);
  }

  tag(tokens: readonly string[]): string[] {
    return this.chain.best(featuresOf(tokens, this.known));
  }
}

/** Lists as a file has them, words with a blank between, as sets. */
function listsIn(file: Readonly<Record<string, string>>): NameLists {
  return new Map(Object.entries(file).map(([letter, names]) => [letter, new Set(names.split(" "))]));
}
