/** Which files hold documents, by their first characters: PubTator, MEDLINE as PubMed saves it (.nbib), PubMed's XML. */

export type DocumentsKind = "pubtator" | "medline" | "pubmed-xml";

const BEGINNINGS: readonly (readonly [DocumentsKind, RegExp])[] = [
  ["pubtator", /^\s*\d+\|[ta]\|/],
  ["medline", /^\s*PMID- ?\d+\s*$/m],
  ["pubmed-xml", /^\s*<[^]*<PubmedArticleSet[\s>]|^\s*<PubmedArticleSet[\s>]/],
];

/** Undefined for anything that is none of these. */
export function documentsKind(head: string): DocumentsKind | undefined {
  const start = head.replace(/^\uFEFF/, "");
  return BEGINNINGS.find(([kind, beginning]) =>
    kind === "medline" ? /^\s*[A-Z]{2,4} *- /.test(start) && beginning.test(start) : beginning.test(start),
  )?.[0];
}
