/** What can be wrong with a file, or with a row or an item in it. */

export const IMPORT_SENTENCES = {
  "file-empty": "it is empty",
  "no-file": "no file was given",
  "merge-vectors":
    "its nodes bring vectors of their own, which cannot be joined: leave the vectors out, or let the import embed",
  "no-row": "there is no row in it: look whether it is the file you mean",
  "no-row-usable":
    "none of its {count#} rows can be used (line {line#}: {why>}): look whether it is the file that you mean, or write its edges as a table of source, relation and target",
  "import-running": "another import into this graph is running",
  "vectors-missing":
    "only {some#} of {all|node has|nodes have} a vector: give each node one, or leave their column out",
  "not-a-file": "it is not a file",
  "no-such-file": "there is no such file",
  "not-gzipped": "it ends in .gz but is not gzipped: take the .gz off its name, or pack it",
  "gzip-short": "the gzip file is cut short: fetch or pack it again",
  "gzip-damaged": "the gzip file is damaged: fetch or pack it again",
  "file-forbidden": "it may not be read: change its permissions",
  "is-folder": "it is a folder",
  unreadable: "it cannot be read",
  "unreadable-because": "it cannot be read ({why})",
  "format-unknown":
    "its format is not one we know: save it as GraphML, or as a table of source, relation and target",
  "cyjs-shape":
    "it has no elements.nodes and elements.edges, as Cytoscape JSON does: export the network as .cyjs, or write GraphML with networkx (write_graphml)",
  "cx-shape":
    "it has no list of nodes, as CX and CX2 do: download the network anew from NDEx, or export it from Cytoscape as .cyjs",
  "json-shape":
    "it is JSON without a list of nodes and one of links, and no list of edges either: write one edge a line (JSONL), or GraphML with networkx (write_graphml)",
  "json-tree":
    "it is a tree in JSON: write one line for each child (JSONL), or GraphML with networkx (tree_graph, write_graphml)",
  "json-adjacency":
    "it lists the neighbours of each node: write GraphML with networkx (adjacency_graph, write_graphml)",
  "json-graphs": "it holds {graphs#} graphs: write each into a file of its own",
  "json-ends":
    "the ends of its links are numbers, which may be ids of nodes as well as their places in the list: write ids as they stand in the nodes, in quotes",
  "json-list-unclear":
    "it is not clear what the keys of its objects are: if this is right, add --map {map}; or write a table (CSV), whose columns you are asked about",
  "json-list-things": "its objects are taken for things, told apart by “{key}”",
  "json-titles":
    "its first list may name the columns of the others: write an object for each row, or the rows as CSV",
  "gml-shape":
    "it is no GML as it should be: a key, then a number, a text in quotes, or more keys in brackets; write GraphML with networkx or Gephi",
  "dot-shape":
    "it is no DOT as Graphviz reads it: graph or digraph, then nodes and edges in braces; look at it with Graphviz (dot -Tcanon), or write GraphML with Gephi",
  "dot-edges":
    "it stands for more than {most#} edges, which DOT is read with at most: write them as a table of source and target",
  "pajek-shape":
    "it is no Pajek as it should be: *Vertices and their number, then *Arcs or *Edges; write GraphML with networkx (read_pajek, write_graphml)",
  "pajek-networks":
    "it holds several networks: save each into a file of its own with Pajek (File > Network > Save)",
  "pajek-vertex": "a vertex has a number up to that of *Vertices, then a name, in quotes where it has blanks",
  "pajek-line": "a line of edges has the numbers of two vertices, then a weight and pairs of keys and values",
  "sif-line": "a line has a node alone, or a node, a relation and the nodes that it leads to",
  "json-list-unread": "the list “{key}” beside nodes and links is not read",
  "jsonld-context-away":
    "it needs the context “{address}”, which is never fetched: save it as {file} and import both files together",
  "jsonld-context-only":
    "it holds a context and nothing that it is about: import the document that names it along with it",
  "jsonld-broken": "it breaks a rule of JSON-LD 1.1: {rule}",
  "jsonld-deep": "nodes are nested in it more than {most#} deep: flatten it (PyLD: jsonld.flatten)",
  "jsonld-word-lost": "“{word}” means nothing in its context",
  "subject-value": "a value stands where a statement says what it is about",
  "statement-broken": "it is no statement of {form} ({why})",
  "turtle-broken":
    "line {line#} is no {form} ({why}): mend it there, or write it anew with rdflib (parse, then serialize)",
  "rdf-xml-broken":
    "line {line#} is no RDF/XML ({why}): mend it there, or write it anew with rdflib (parse, then serialize)",
  "rdf-xml-word":
    "<{name}> stands where RDF/XML has no place for it: write the file anew with rdflib (parse, then serialize)",
  "obo-end": "“{tag}” names nothing that it leads to",
  "obo-stanza": "a term of OBO has an id",
  "document-long":
    "it is one document of more than {most#} bytes, which has to be read whole: write one value a line (JSONL), or a table of edges",
  "the-document": "the document",
  "document-broken":
    "it is no JSON from line {line#} on: mend it there, or save it anew, if it was cut short",
  "formats-differ":
    "it is {format}, the first file is {first}: import them one after the other, each into a graph of its own",
  "dictionary-alone": "it is a dictionary: give the file of triples too",
  "utf16-damaged": "it is written in UTF-16 and damaged: save it anew, as UTF-8",
  "row-of-units":
    "line {line#} (“{row}”) was taken for the units or types of what stands under it, and left out",
  "row-of-title": "line {line#} (“{row}”) was taken for a title above the table, and left out",
  "row-of-totals": "line {line#} (“{row}”) was taken for a total of the rows above it, and left out",
  "letters-romanian":
    "it is not written in UTF-8: its letters were taken for Romanian in Windows-1250 (or Latin-2), which all of them fit",
  "encoding-unknown": "it is written in {encoding}: save it as UTF-8",
  "at-line": "line {line#}: {why>}",
  "not-utf8": "not valid UTF-8",
  "nul-byte": "contains a NUL byte",
  "nul-character": "contains a NUL character",
  "line-long": "a line longer than {most#} bytes",
  "value-long": "a value of {length#} characters is too large (at most {most#})",
  "quote-unclosed":
    "the quote opened on line {line#} is never closed: close it, or double the quotes inside cells",
  "quote-unclosed-within":
    "the quote opened on line {line#} is not closed within {most#} characters: close it, or double the quotes inside cells",
  "quote-followed": "text follows a closing quote",
  "header-quote": "the header cannot be read: a quote in it is not closed",
  "columns-mapped": "its first row has {found#} columns, {mapped#} were mapped",
  "table-one-column":
    "its rows have one column: a table of nodes or edges has two or more, parted by tabs, bars, commas, semicolons or blanks; write beside each thing what it leads to, or what is known of it",
  "table-neighbours":
    "it looks like lists of neighbours: write a row for each pair, or GraphML with networkx (read_adjlist, write_graphml)",
  "table-title":
    "its first line is not parted as the others are: if it is a title, delete it or begin it with #",
  "table-matrix":
    "it looks like a matrix: write a row for each pair, or GraphML with networkx (from_pandas_adjacency, write_graphml)",
  "table-python":
    "its lines end in values as Python writes them: write it with networkx as GraphML (read_edgelist, write_graphml)",
  "file-changed": "it changed while it was read: import it once nothing writes to it any more",
  "file-twice": "it is the same as {other}, byte for byte: leave one of them out",
  "name-twice": "another file has the same name: rename one of them",
  "row-filled": "the tabs at its end were cut off: its last cells are taken for empty",
  "header-again": "the header stands here again",
  "table-unfit":
    "{rejected#} of its {all#} rows do not fit its columns (line {line#}: {why>}): it may be no table of nodes or edges; add --allow-rejects to import the others",
  "table-unclear": "it is not clear what its columns are: if this is right, add --map {map}",
  "ends-unmatched": "not one of its ends is an id in {nodes}: say with --map which columns belong together",
  "edge-unnamed": "“{name}” does not name an edge, as “A (relation) B” does",
  "map-unread": '“{text}” is no mapping: write --map "FILE:column=role,column=role"',
  "map-file": "the mapping names the file “{file}”, which is none of those to import",
  "map-roles": "its mapping needs either an id, or a source and a target, each once",
  "rejects-many":
    "{rejected#} of its {all#} rows and elements cannot be used (line {line#}: {why>}): add --allow-rejects to import the others",
  "relations-numbers": "its relations are numbers",
  "relations-many": "{kinds#} different relations in {rows#} rows look like something else",
  "relations-names": "{kinds#} different relations in {rows#} rows look like names",
  "columns-expected": "{expected#} columns expected, {found#} found",
  "end-empty": "the {end<source|relation|target|id|name|start id|end id|type|label|column>} is empty",
  "id-before": "the id “{id}” occurs before",
  "no-node-id": "there is no node with the id “{id}”",
  "dictionary-entity": "the dictionary has no entity “{name}”",
  "dictionary-relation": "the dictionary has no relation “{name}”",
  "no-column": "there is no column “{name}”",
  "header-type": "the header has the unknown type “{kind}” in the column “{column}”",
  "header-nameless": "the header has a column of type “{kind}” without a name",
  "header-kind":
    "the header has neither :ID nor :START_ID and :END_ID: name them so, or say with --map what the columns are",
  "header-role": "the header has no :{role} column: name one so, or say with --map what the columns are",
  "header-twice": "the header has two columns “{key}”",
  "cell-type":
    "“{cell}” in the column “{column}” is not {type<a whole number|a finite number|true or false|text>}",
  "vector-missing": "the vector is missing",
  "vector-number": "number {number#} of the vector is not a finite number",
  "vector-width": "the vector has {found#} numbers, the first one of the graph has {width#}",
  "vector-zero": "the vector has length 0",
  "line-kind": "the line is neither an object nor a list",
  "line-keys":
    "the line has neither source, relation and target nor an id: rename its keys so, or write a table (CSV), whose columns you are asked about",
  "items-expected": "3 items expected, {found#} found",
  "line-not-object": "the line is not an object",
  "not-json": "{what>} is not valid JSON",
  "the-line": "the line",
  "line-no-graph": "the line has neither graph nor paths",
  "not-a-list": "{item} is not a list",
  "item-not-triple": "{item} is not a triple",
  "item-not-name": "{item} holds something that is not a name",
  "item-large": "{item} holds a value of {length#} characters is too large (at most {most#})",
  "xml-attribute": "the {element<node|edge|hyperedge>} has no {attribute}",
  "xml-hyperedge": "hyperedges have no place in this kind of graph",
  "xml-doctype": "it has a document type declaration, which could expand without bound: remove it",
  "xml-long":
    "a value or tag is longer than {most#} characters: shorten it, or close the quote or tag that was left open",
  "xml-no-tei": "its root element is <{found}>, not <{wanted}>: save the text as TEI or plain text",
  "xml-root": "its root element is <{found}>, not <{wanted}>: save the graph as GraphML or GEXF",
  "xml-broken": "line {line#} is no XML ({why>}): mend it there, or save it anew, if it was cut short",
  "xml-unclosed": "unclosed tag: {tag}",
  "xml-unmatched": "unmatched closing tag: {tag}",
  "xml-deep": "elements lie too deep inside each other: save the graph anew as GraphML or GEXF",
  "label-unknown": "the schema has no label “{label}”",
  "value-unfit": "{place>}: not a kind of value that fits here",
  "value-empty": "{place>}: it is empty",
  "value-kind": "{place>}: {wanted<text|a number|true or false|a list|an object>} is wanted",
  "value-whole": "the whole of it",
  "value-whole-number": "{place>}: a whole number is wanted",
  "value-least": "{place>}: at least {least#} is wanted",
  "value-above": "{place>}: more than {least#} is wanted",
  "value-most": "{place>}: at most {most#} is wanted",
  "value-longest": "{place>}: at most {most|character|characters} are wanted",
  "value-choice": "{place>}: one of {choices...} is wanted",
  "value-stray": "{place>}: nothing called “{name}” belongs there",
  "relation-unknown": "the schema has no relation “{relation}”",
} as const;
