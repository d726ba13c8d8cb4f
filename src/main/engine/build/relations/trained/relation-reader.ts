/** Which relation a sentence states between two of its names, by weights learned on sentences written for it (training/relations). */
import { join } from "node:path";
import { softmax } from "../../../../../shared/softmax";
import { openModel } from "../../tagger/model-file";
import { PairNetwork, type NetworkFile, type Sizes } from "./pair-network";
import { WordRows, type ReadableSentence, type WordsFile } from "./word-rows";

interface ReaderFile extends WordsFile {
  readonly relations: readonly string[];
  /** Relations that say the same both ways. */
  readonly eitherWay: readonly string[];
  /** Of a relation, what words of sentences that state it hint at. */
  readonly hints: Readonly<Record<string, readonly number[]>>;
  readonly sizes: Sizes;
  readonly networks: readonly NetworkFile[];
}

export interface ReadRelation {
  readonly relation: string;
  /** Whether it leads from the second end to the first. */
  readonly isTurned: boolean;
  /** Whether a word near the two hints at it. */
  readonly isHinted: boolean;
  /** Its share among all relations either way and none, in [0, 1]. */
  readonly p: number;
}

/** What the first network believes in less is told by none of the others. */
const WORTH = 0.15;

export class RelationReader {
  private readonly words: WordRows;
  private readonly networks: readonly PairNetwork[];

  constructor(
    private readonly file: ReaderFile,
    readonly version: string,
  ) {
    this.words = new WordRows(file);
    this.networks = file.networks.map((network) => new PairNetwork(network, this.words, file.sizes));
  }

  /** The likeliest relation between the names at two places of a sentence. */
  read({ language, keys }: ReadableSentence, a: number, b: number): ReadRelation {
    const { around } = this.file.sizes;
    const start = Math.max(0, Math.min(a, b) - around);
    const cut = keys.slice(start, Math.max(a, b) + around + 1);
    const ends = [a - start, b - start] as const;
    const sentence = { language, keys: cut };
    const [one, ...others] = this.networks;
    const first = sharesOf(one!, sentence, ends);
    const isWorth = this.likeliest(first).p >= WORTH;
    const all = [first, ...(isWorth ? others.map((network) => sharesOf(network, sentence, ends)) : [])];
    const shares = first.map((_, at) => all.reduce((sum, own) => sum + own[at]!, 0) / all.length);
    const likeliest = this.likeliest(shares);
    return { ...likeliest, isHinted: this.isHinted(likeliest.relation, sentence) };
  }

  private isHinted(relation: string, { language, keys }: ReadableSentence): boolean {
    const hints = this.file.hints[relation] ?? [];
    return keys.some((key) => this.words.cuesOf(key, language).some((cue) => hints.includes(cue)));
  }

  /** Both ways of one that says the same both ways add up. */
  private likeliest(shares: readonly number[]): Omit<ReadRelation, "isHinted"> {
    const { relations, eitherWay } = this.file;
    let best = { relation: "", isTurned: false, p: -1 };
    for (const [at, relation] of relations.entries()) {
      const [there, back] = [shares[1 + at]!, shares[1 + relations.length + at]!];
      const isSame = eitherWay.includes(relation);
      const p = isSame ? there + back : Math.max(there, back);
      if (p > best.p) best = { relation, isTurned: !isSame && back > there, p };
    }
    return best;
  }
}

/** Shares of none, of each relation from the first end to the second, and of each the other way. */
function sharesOf(
  network: PairNetwork,
  sentence: ReadableSentence,
  [a, b]: readonly [number, number],
): number[] {
  const there = network.scores(sentence, a, b);
  const back = network.scores(sentence, b, a);
  const none = (there.at(-1)! + back.at(-1)!) / 2;
  return softmax([none, ...there.slice(0, -1), ...back.slice(0, -1)]);
}

/** Opens `<folder>/<name>/reader.json.gz`. Throws model-missing or model-unusable. */
export function openRelationReader(folder: string, name: string): RelationReader {
  const path = join(folder, name, "reader.json.gz");
  return openModel<ReaderFile, RelationReader>(
    path,
    name,
    (file, version) => new RelationReader(file, version),
  );
}
