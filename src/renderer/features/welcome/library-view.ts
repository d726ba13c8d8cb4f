/** What the library is asked of one of its graphs; the functions are in library.ts. */

export interface LibraryView {
  /** A graph that is given a title, or asked about before it is deleted; null for none. */
  readonly asked: { readonly graph: string; readonly what: "title" | "delete" } | null;
}

export const FIRST_LIBRARY: LibraryView = { asked: null };
