/** The trained tagger: a linear-chain model over features, its weights read once, its best path found by Viterbi. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { FailureError, reasonOf } from "../../../../shared/failure";
import { featuresOf, type NameLists } from "./features";

interface TaggerFile {
  /** Of the texts it was trained on. */
  readonly language: string;
  readonly labels: readonly string[];
  readonly lists: Readonly<Record<string, string>>;
  /** What a weight's whole number is multiplied by. */
  readonly scale: number;
  /** `transitions[from][to]`. */
  readonly transitions: readonly (readonly number[])[];
  readonly attributes: readonly string[];
  /** For each attribute in order: how many weights it has, then label and weight of each, as whole numbers. */
  readonly weights: readonly number[];
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
  const bytes = readModel(join(folder, name, "tagger.json.gz"), name);
  try {
    const file = JSON.parse(gunzipSync(bytes).toString("utf8")) as TaggerFile;
    return new LinearChain(name, createHash("sha1").update(bytes).digest("hex").slice(0, 16), file);
  } catch (fault) {
    throw new FailureError({ kind: "model-unusable", model: name, reason: reasonOf(fault) });
  }
}

function readModel(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new FailureError({ kind: "model-missing", model: name });
  }
}

class LinearChain implements Tagger {
  readonly language: string;
  readonly labels: readonly string[];
  readonly lists: NameLists;
  private readonly attributes = new Map<string, number>();
  /** Where an attribute's weights begin in `cells`, and one more at the end. */
  private readonly starts: Int32Array;
  private readonly targets: Uint8Array;
  private readonly weights: Float64Array;
  private readonly transitions: Float64Array;

  constructor(
    readonly name: string,
    readonly version: string,
    { language, labels, lists, scale, transitions, attributes, weights }: TaggerFile,
  ) {
    this.language = language;
    this.labels = labels;
    this.lists = new Map(Object.entries(lists).map(([letter, names]) => [letter, new Set(names.split(" "))]));
    this.transitions = Float64Array.from(transitions.flat());
    attributes.forEach((attribute, at) => this.attributes.set(attribute, at));
    const cells = (weights.length - attributes.length) / 2;
    this.starts = new Int32Array(attributes.length + 1);
    this.targets = new Uint8Array(cells);
    this.weights = new Float64Array(cells);
    let read = 0;
    let cell = 0;
    for (let at = 0; at < attributes.length; at++) {
      for (let left = weights[read++]!; left > 0; left--, cell++) {
        this.targets[cell] = weights[read++]!;
        this.weights[cell] = weights[read++]! * scale;
      }
      this.starts[at + 1] = cell;
    }
  }

  tag(tokens: readonly string[]): string[] {
    const scores = this.emissions(tokens);
    return viterbi(scores, this.transitions, this.labels.length).map((label) => this.labels[label]!);
  }

  private emissions(tokens: readonly string[]): Float64Array {
    const width = this.labels.length;
    const scores = new Float64Array(tokens.length * width);
    featuresOf(tokens, this.lists).forEach((features, token) => {
      for (const feature of features) {
        const at = this.attributes.get(feature);
        if (at === undefined) continue;
        for (let cell = this.starts[at]!; cell < this.starts[at + 1]!; cell++)
          scores[token * width + this.targets[cell]!]! += this.weights[cell]!;
      }
    });
    return scores;
  }
}

/** The best path through `width` labels a step; of equal ones the one with the smaller label. */
export function viterbi(scores: Float64Array, transitions: Float64Array, width: number): number[] {
  const steps = scores.length / width;
  const best = scores.slice();
  const from = new Uint8Array(scores.length);
  for (let step = 1; step < steps; step++) {
    for (let label = 0; label < width; label++) {
      let [top, source] = [-Infinity, 0];
      for (let before = 0; before < width; before++) {
        const score = best[(step - 1) * width + before]! + transitions[before * width + label]!;
        if (score > top) [top, source] = [score, before];
      }
      best[step * width + label]! += top;
      from[step * width + label] = source;
    }
  }
  return backwards(best, from, steps, width);
}

function backwards(best: Float64Array, from: Uint8Array, steps: number, width: number): number[] {
  if (steps === 0) return [];
  const last = best.subarray((steps - 1) * width);
  const path = [last.indexOf(Math.max(...last))];
  for (let step = steps - 1; step > 0; step--) path.push(from[step * width + path.at(-1)!]!);
  return path.reverse();
}
