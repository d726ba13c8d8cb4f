/** Part of speech, case of proper nouns, and lemma of every token: a linear chain learned on RONEC v1, then what its labels call for. */
import { join } from "node:path";
import { Lemmas, type LemmaFile } from "./lemmas";
import { LinearChain, type ChainFile } from "./linear-chain";
import { morphologyFeatures } from "./morphology-features";
import { openModel } from "./model-file";

interface MorphologyFile extends ChainFile {
  readonly lemmas: LemmaFile;
}

export interface Morph {
  /** Of Universal Dependencies: NOUN, PROPN, VERB, … */
  readonly upos: string;
  /** Of a proper noun: "Dat,Gen", "Acc,Nom", or "" where its form shows none; "" of any other word. */
  readonly case: string;
  readonly lemma: string;
}

export class Morphology {
  private readonly chain: LinearChain;
  private readonly lemmas: Lemmas;

  constructor(file: MorphologyFile) {
    this.chain = new LinearChain(file);
    this.lemmas = new Lemmas(file.lemmas);
  }

  /** What each token of a sentence is. */
  read(tokens: readonly string[]): Morph[] {
    return this.chain.best(morphologyFeatures(tokens)).map((label, at) => {
      const [upos = "", shown = ""] = label.split("|");
      return { upos, case: shown, lemma: this.lemmas.of(tokens[at]!, label) };
    });
  }
}

/** Opens `<folder>/<name>/morphology.json.gz`. Throws model-missing or model-unusable. */
export function openMorphology(folder: string, name: string): Morphology {
  const path = join(folder, name, "morphology.json.gz");
  return openModel<MorphologyFile, Morphology>(path, name, (file) => new Morphology(file));
}
