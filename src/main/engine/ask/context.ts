/** A document that speaks for an edge row; offsets of the quoted sentence where it has a text. */
export interface Context {
  readonly document: string;
  readonly edge: number;
  readonly start?: number;
  readonly end?: number;
}
