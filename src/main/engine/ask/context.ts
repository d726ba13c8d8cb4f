/** What a document says of an edge row; offsets of the quoted sentence where it has a text. */
export interface Passage {
  readonly edge: number;
  readonly start?: number;
  readonly end?: number;
}

/** A document that speaks for an edge row, and for others that no further document was taken for. */
export interface Context extends Passage {
  readonly document: string;
  readonly also?: readonly Passage[];
}

/** All that documents are to be quoted or cited for, document by document. */
export function passagesOf(contexts: readonly Context[]): (Passage & { readonly document: string })[] {
  return contexts.flatMap(({ also = [], ...own }) => [
    own,
    ...also.map((passage) => ({ document: own.document, ...passage })),
  ]);
}
