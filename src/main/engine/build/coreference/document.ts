/** A text whose mentions are known: its tokens, and where each mention stands among them. */

export interface MarkedMention {
  /** Tokens from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  readonly kind: "PROP" | "NOM" | "PRON";
  /** PER, LOC, GPE, FAC, ORG, VEH. */
  readonly type: string;
}

export interface MarkedDocument {
  readonly name: string;
  readonly tokens: readonly string[];
  /** The sentence of each token. */
  readonly sentences: readonly number[];
  /** In the order of their first tokens, the longer of two first. */
  readonly mentions: readonly MarkedMention[];
}
