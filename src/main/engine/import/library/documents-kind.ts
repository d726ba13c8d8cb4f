/** Which files hold documents, by their first characters: PubTator, MEDLINE as PubMed saves it (.nbib), PubMed's XML, BioC as XML or JSON. */

export type DocumentsKind = "pubtator" | "medline" | "pubmed-xml" | "bioc-xml" | "bioc-lines" | "bioc-json";

const BEGINNINGS: readonly (readonly [DocumentsKind, RegExp])[] = [
  // Mentions may stand before their title by mistake: that is told by its line.
  ["pubtator", /^\s*(?:(?:PMC)?\d+\t\d+\t\d+\t[^\n]*\n)*(?:PMC)?\d+\|[ta]\|/],
  ["medline", /^\s*PMID- ?\d+\s*$/m],
  [
    "bioc-xml",
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE collection[^>]*>\s*)?<collection[\s>][^]*<document[\s>]/,
  ],
  // A document, or a collection of some, ends with its line and another begins.
  ["bioc-lines", /^\s*\{[^\n]*"passages"\s*:[^\n]*\}[ \t]*\r?\n\s*\{/],
  ["bioc-json", /^\s*[{[][^]*"passages"\s*:\s*\[/],
  ["pubmed-xml", /^\s*<[^]*<PubmedArticleSet[\s>]|^\s*<PubmedArticleSet[\s>]/],
];

/** Undefined for anything that is none of these. */
export function documentsKind(head: string): DocumentsKind | undefined {
  const start = head.replace(/^\uFEFF/, "");
  return BEGINNINGS.find(([kind, beginning]) =>
    kind === "medline" ? /^\s*[A-Z]{2,4} *- /.test(start) && beginning.test(start) : beginning.test(start),
  )?.[0];
}
