/** What can be wrong with a library of documents, or with a question about two of its concepts. */

export const LIBRARY_SENTENCES = {
  "pubtator-line": "it is no line of PubTator: a title, an abstract, a mention or a relation",
  "bioc-document": "it is no document of BioC: an id and passages with their offsets are wanted",
  "mention-early": "the mention of “{document}” stands before its title",
  "mention-beyond": "the mention ends at {end#}, the text of “{document}” at {length#}",
  "mention-elsewhere": "“{text}” does not stand at {start#} in the text of “{document}”",
  "mention-without-id": "the mention “{text}” has no id, so it names no concept",
  "relation-stray": "the relation names “{id}”, which no mention in “{document}” has",
  "text-twice": "“{document}” has another text elsewhere: the annotated one is kept, else the longer one",
  "library-without-ids":
    "none of its mentions has the id of a concept: add the ids, or a table of pairs with their documents",
  "library-unannotated":
    "its texts name no concepts: add annotations (PubTator) or a table of pairs with their documents",
  "medline-line": "it is no line of MEDLINE: a field such as “TI  - ”, or six blanks where one goes on",
  "pmid-not-number": "“{cell}” is no PMID: a whole number is wanted",
  "date-unread": "“{cell}” is no date: write the year, the month and the day as 2004-12-31",
  "document-missing": "the row names no document",
  "pairs-without-documents":
    "its pairs come without documents: say with --map which column is the pmid or the document",
  "document-crowded":
    "“{document}” has {concepts#} concepts: only pairs of the {most#} most mentioned were made",
  "cut-unread": "“{text}” is no cut date: write 2004, 2004-12-31, pmid:15745722 or order:12",
  "cut-undated": "the documents of this graph have no time: leave out expand.cutDate",
  "cut-other-kind":
    "the documents of this graph have no {kind<date|pmid|order>} to cut by, they have: {own}; a cut here is written like {like}",
  "cut-before-all": "no document is as old as the cut: the oldest is {oldest}, choose that or a later one",
  "cut-store": "this store knows no documents: import the graph to look at it as it was at a cut date",
  "pair-wanted":
    "it takes two concepts and the text names {found#}: write “A and B”, or set seed.source and seed.target",
  "pair-wanted-then":
    "it takes two concepts and the text names {found#} that the documents up to the cut know: write “A and B”, or choose a later cut",
  "pair-unknown": "nothing called “{name}” is known up to the cut",
  "pair-unknown-near": "nothing called “{name}” is known up to the cut; what is: {near...}",
  "pair-unread":
    "nothing here is called “{name}”, and it takes two concepts: write “A and B”, or set seed.source and seed.target",
  "pair-unread-near":
    "nothing here is called “{name}”, but there is {near...}: write “A and B”, or set seed.source and seed.target",
  "pair-several": "“{name}” names {count#} concepts: set seed.source and seed.target to ids",
  "pair-same": "both are “{name}”: it takes two different concepts",
  "pair-unseeded": "expand.method paths takes the two seeds of seed.method pair",
  "no-path-between":
    "no path joins the two concepts in at most {hops#} steps: try two others, or a later cut if there is one",
  "path-longer":
    "no path of at most {hops#} steps joins the two concepts, the shortest has {steps#}: set expand.maxHops to {steps#}",
  "only-direct-path":
    "only a direct edge joins the two concepts: set expand.maskTrivialEdge to false, or allow more steps",
  "paths-unranked":
    "paths are ranked by recipes with score.method path-features or path-ranker: add --recipe hgcr",
  "pair-line":
    "the line is no pair with paths: it takes a, b, cut, positive and negative, paths as ids end to end",
  "path-of-other-ends":
    "the path “{path}” does not lead from {a} to {b}: its first and last id are the pair's",
  "judged-pair-line":
    "the line is no judged pair: it takes a, b, cut and label (1 or 0), and importance where it has one",
  "paths-wanted": "score.method path-features or path-ranker takes the paths of expand.method paths",
  "explanation-wanted": "verify takes the explanation of read.method explanation over paths",
  "no-documents": "this store knows no documents to score paths by: import the graph",
  "documents-lacking":
    "no edge of this graph names a document or a source, and a hypothesis rests on them: import PubTator, PubMed, or pairs with a column of PMIDs or documents",
  "paths-left":
    "{shortest|shortest path was|shortest paths were} left out, and {via|node|nodes} by way of which one more path would lead",
  "paths-left-shortest": "{shortest|shortest path was|shortest paths were} left out",
  "paths-left-via": "{via|node was|nodes were} left out by way of which one more path would lead",
  "concepts-nameless":
    "concepts shown by their ids, because nothing up to the cut says what they are called: {count#}",
  "documents-untimed": "{count#} documents have no time of the cut's kind and were not looked at",
  "before-training": "the cut lies before what the model has learnt from ({until})",
  "maybe-before-training":
    "whether the cut lies before what the model has learnt from ({until}) cannot be told",
  "step-quoted": "Document {document} ({start#}–{end#}) on {source} and {target}: “{quote}”",
  "step-cited": "{source} and {target} stand together in {documents...}.",
  "step-stated": "{source} — {relation} → {target}, after {documents...}.",
  "model-said": "{text} (after {documents...})",
  "model-uncited": "{text} (it names no document)",
  "model-invented": "{text} (the writer's error: it was not given {documents...})",
  "model-no-cut": "{model} wrote the explanation: what a language model knows has no cut date",
  "model-shape": "it wrote no sentences with documents",
  "no-model-here": "no language model can be asked here: leave out verify.writer",
  "path-told": "Path scored {score#}: {nodes}.",
  "library-role": "its columns are neither pairs with documents, nor names, nor dates of documents",
} as const;
