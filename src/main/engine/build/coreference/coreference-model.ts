/** Who is who in English prose: weights learned on LitBank, and the gender of given names. */
import { join } from "node:path";
import { openModel } from "../tagger/model-file";
import type { MarkedDocument } from "./document";
import { factsOf, type Gender } from "./facts";
import { knownMentions } from "./history";
import { quotesOf } from "./quotes";
import { bestOf, linkAll } from "./rank";

interface CoreferenceFile {
  /** Given names in small letters, parted by spaces. */
  readonly women: string;
  readonly men: string;
  readonly scale: number;
  /** By feature, as whole numbers. */
  readonly weights: Readonly<Record<string, number>>;
}

export class Coreference {
  private readonly given: ReadonlyMap<string, Gender>;
  private readonly weights: ReadonlyMap<string, number>;

  constructor({ women, men, scale, weights }: CoreferenceFile) {
    this.given = givenNames(women, men);
    this.weights = new Map(Object.entries(weights).map(([feature, whole]) => [feature, whole * scale]));
  }

  /** The chain of every mention of a document. */
  link(document: MarkedDocument): number[] {
    const quotes = quotesOf(document);
    const mentions = knownMentions(document, quotes, (tokens) => factsOf(tokens, this.given));
    return linkAll(mentions, { document, quotes }, (choices) => bestOf(this.weights, choices));
  }
}

export function givenNames(women: string, men: string): Map<string, Gender> {
  const all = new Map<string, Gender>(women.split(" ").map((name) => [name, "f"]));
  for (const name of men.split(" ")) all.set(name, all.has(name) ? "" : "m");
  return all;
}

/** Opens `<folder>/<name>/coreference.json.gz`. Throws model-missing or model-unusable. */
export function openCoreference(folder: string, name: string): Coreference {
  const path = join(folder, name, "coreference.json.gz");
  return openModel<CoreferenceFile, Coreference>(path, name, (file) => new Coreference(file));
}
