/** A linear-chain model as it lies in a file: weights of attributes by label and of one label after another, its best path found by Viterbi. */

export interface ChainFile {
  readonly labels: readonly string[];
  /** What a weight's whole number is multiplied by. */
  readonly scale: number;
  /** `transitions[from][to]`. */
  readonly transitions: readonly (readonly number[])[];
  readonly attributes: readonly string[];
  /** For each attribute in order: how many weights it has, then label and weight of each, as whole numbers. */
  readonly weights: readonly number[];
}

export class LinearChain {
  readonly labels: readonly string[];
  private readonly attributes = new Map<string, number>();
  /** Where an attribute's weights begin in `weights`, and one more at the end. */
  private readonly starts: Int32Array;
  private readonly targets: Uint8Array;
  private readonly weights: Float64Array;
  private readonly transitions: Float64Array;

  constructor({ labels, scale, transitions, attributes, weights }: ChainFile) {
    this.labels = labels;
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

  /** The label of every token, given the attributes of each. */
  best(features: readonly (readonly string[])[]): string[] {
    return viterbi(this.emissions(features), this.transitions, this.labels.length).map(
      (label) => this.labels[label]!,
    );
  }

  private emissions(features: readonly (readonly string[])[]): Float64Array {
    const width = this.labels.length;
    const scores = new Float64Array(features.length * width);
    features.forEach((own, token) => {
      for (const feature of own) {
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
