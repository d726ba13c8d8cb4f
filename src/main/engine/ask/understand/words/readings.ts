/** Words of one question as a trained matcher read them: what the graph calls it stands in their place, as the right word does in a misspelt one's. */
import type { Pole } from "../pack";

export interface WordReading {
  /** Words of the graph's schema; "" where another word of the question already stands for them. */
  readonly as: string;
  /** The end of a scale that the word asks for ("dearest" of a price). */
  readonly pole?: Pole;
}

/** By the folded word that is read so. */
export type Readings = ReadonlyMap<string, WordReading>;
