/** Who is meant, by weights learned on passages written for it (training/meant). */
import { join } from "node:path";
import { softmax } from "../../../../../shared/softmax";
import { openModel } from "../../tagger/model-file";

export interface Chosen {
  /** A place among the choices. */
  readonly at: number;
  /** In [0, 1]. */
  readonly p: number;
  /** Of all choices, where they were weighed. */
  readonly shares?: readonly number[];
}

/** What speaks for and against somebody. */
interface Weighable {
  readonly features: readonly string[];
}

interface MeantFile {
  readonly scale: number;
  /** By feature, as whole numbers. */
  readonly weights: Readonly<Record<string, number>>;
}

export class MeantModel {
  private readonly weights: ReadonlyMap<string, number>;

  constructor({ scale, weights }: MeantFile) {
    this.weights = new Map(Object.entries(weights).map(([feature, whole]) => [feature, whole * scale]));
  }

  /** The share of each choice, in [0, 1]; they add up to 1. */
  shares(choices: readonly Weighable[]): number[] {
    return softmax(
      choices.map(({ features }) => {
        let sum = 0;
        for (const feature of features) sum += this.weights.get(feature) ?? 0;
        return sum;
      }),
    );
  }

  likeliest(choices: readonly Weighable[]): Chosen {
    const shares = this.shares(choices);
    const p = Math.max(...shares);
    return { at: shares.indexOf(p), p, shares };
  }
}

/** Opens `<folder>/<name>/meant.json.gz`. Throws model-missing or model-unusable. */
export function openMeant(folder: string, name: string): MeantModel {
  return openModel<MeantFile, MeantModel>(
    join(folder, name, "meant.json.gz"),
    name,
    (file) => new MeantModel(file),
  );
}
