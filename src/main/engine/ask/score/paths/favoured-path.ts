/** What a person taught, as scores hear it. */

/** A path as steps, and what is added to its score by path match, which other paths differ in by some tenths. */
export interface FavouredPath {
  readonly steps: readonly number[];
  readonly bonus: number;
}

/** Those of what was taught that hold for the question, as words too: what is said of it. */
export interface Taught {
  readonly paths: readonly FavouredPath[];
  readonly words: readonly string[];
}
