/** How a file tells which of the formats that an import reads it is in. */
import { FORMATS_BY_ENDING, type ImportFormat } from "../../../shared/import/preview";
import { firstLine, guessDelimiter } from "./tables/delimiters";
import { isRdf } from "./rdf/rdf-kind";
import { documentsKind } from "./library/documents-kind";
import { isObject } from "./values/json-values";
import { gunzipName } from "./source/file-names";
import { needsSif } from "./networks/sif-network";
import { hasAdminHeader } from "./tables/neo4j-header";

/** Elements as cytoscape.js takes them, without a document around them. */
const CYTOSCAPE_ELEMENTS =
  /^(?:\{\s*"(?:nodes|edges)"\s*:\s*)?\[\s*\{\s*(?:"(?:group|classes|selected|selectable|position|grabbable)"\s*:\s*(?:"[^"]*"|true|false|\{[^{}]*\})\s*,\s*)*"data"\s*:\s*\{/;

/** What the aspects of NDEx and Cytoscape begin with. */
const CX = /^\[\s*\{\s*"(?:numberVerification|CXVersion)"/;

/** Keys and brackets, whatever comments are ahead of them. */
const GML = /^(?:(?:#|Creator|Version|Comment)[^\n]*\n\s*)*graph\s*\[/i;

/** A document that says what its words mean, or a context that another one names. */
const JSON_LD = /^[{[][^]{0,4000}?"@(?:context|graph)"\s*:/;

const OBO = /^(?:![^\n]*\n\s*)*format-version:/;

/** A comment ends with its line: parted anywhere else, a text of them can be read in exponentially many ways. */
const PAJEK = /^(?:[%#][^\n]*\n\s*)*\*(?:vertices|network)\b/i;
const DOT = /^(?:strict\s+)?(?:di)?graph\b[^[{]{0,200}\{/i;
const DOT_COMMENTS = /^(?:\s*(?:#[^\n]*\n|\/\/[^\n]*\n|\/\*[^]*?\*\/))+\s*/;

/** Templates of word processors end in `.dot`, too. */
function isDot(extension: string, start: string): boolean {
  const code = start.replace(DOT_COMMENTS, "");
  return DOT.test(code) || (["dot", "gv"].includes(extension) && /^(?:strict|graph|digraph)\b/i.test(code));
}

const TABLES = ["csv", "tsv", "tab", "txt", "dict", "sif", "edges", "edgelist", "el", "nodes", "ncol"];

/** The format of a file by its name and its first characters, or undefined when neither tells. */
export function guessFormat(name: string, head: string): ImportFormat | undefined {
  const extension = /\.([^.]+)$/.exec(gunzipName(name).toLowerCase())?.[1] ?? "";
  const start = head.replace(/^\uFEFF/, "").trimStart();
  if (extension === "cx" || extension === "cx2" || CX.test(start)) return "cx";
  if (extension === "jsonld" || (extension !== "cyjs" && JSON_LD.test(start))) return "jsonld";
  if (
    extension === "cyjs" ||
    (start.startsWith("{") && /"elements"\s*:\s*(?:\[|\{\s*"(?:nodes|edges)")/.test(start)) ||
    CYTOSCAPE_ELEMENTS.test(start)
  )
    return "cyjs";
  if (isRdf(extension, start)) return "rdf";
  if (extension === "obo" || OBO.test(start)) return "obo";
  if (documentsKind(start)) return "library";
  if (isDot(extension, start)) return "dot";
  if (PAJEK.test(start)) return "pajek";
  const byEnding = FORMATS_BY_ENDING.get(extension);
  if (byEnding) return byEnding;
  if (extension === "gml" || GML.test(start)) return "gml";
  if (start.startsWith("<?xml") || extension === "xml") return xmlKind(start);
  if (["jsonl", "ndjson", "json"].includes(extension) || /^[{[]/.test(start))
    return jsonKind(extension, start);
  if (extension === "sif" && needsSif(start)) return "sif";
  if (hasAdminHeader(firstLine(start))) return "neo4j-csv";
  const isTable = TABLES.includes(extension) || guessDelimiter(start, 3) !== undefined || hasEvenRows(start);
  return isTable ? "triples" : undefined;
}

const LOOKED_ROWS = 10;

/** Whether lines of a file with an ending of its own have the same number of words or cells each, as prose has not. */
function hasEvenRows(start: string): boolean {
  const lines = start.split("\n").slice(0, LOOKED_ROWS + 1);
  const whole = lines.slice(0, -1).filter((line) => line.trim() !== "" && !/^[#%]/.test(line));
  return (
    whole.length >= 3 &&
    [/\t/, /,/, /;/, /[ \t]+/].some((mark) => {
      const counts = new Set(whole.map((line) => line.trim().split(mark).length));
      return counts.size === 1 && !counts.has(1);
    })
  );
}

function xmlKind(start: string): ImportFormat | undefined {
  if (/<(?:\w+:)?graphml[\s>]/.test(start)) return "graphml";
  return /<(?:\w+:)?gexf[\s>]/.test(start) ? "gexf" : undefined;
}

// Benchmark files carry one question a line; a triple has no key of that name.
function jsonKind(extension: string, start: string): ImportFormat {
  if (/^\{[^\n]*"question"\s*:/.test(start)) return "kgqa";
  return extension !== "jsonl" && extension !== "ndjson" && isDocument(start) ? "json" : "jsonl";
}

/** A list of lists or objects, or an opening bracket alone. */
const OPENS_DOCUMENT = /^(?:\[\s*[[{]|[[{][ \t]*\r?(?:\n|$))/;
const HOLDS_NETWORK = /^\{[^]*"(?:nodes|vertices|links|edges|graphs?|linkDataArray|children)"\s*:\s*[[{]/;

/** A list of objects that are no passages: a document of its own kind, which would be one node. */
const HOLDS_OBJECTS = /^\{[^]*"(?!evidence")[^"]*"\s*:\s*\[\s*\{/;

/** An edge, or a node of which more is said than its id: a dictionary of languages has a word called "id", too. */
const IS_LINE =
  /^\{(?=[^]*"(?:source|head|subject|start|type)"\s*:)|^\{(?=[^]*"id"\s*:)[^]*"(?:name|labels?|text|category|properties)"\s*:/;

/** An object whose first value is one, too. */
const HOLDS_OBJECT = /^\{\s*"[^"]*"\s*:\s*\{/;

/** Whether a line holds objects alone, as of things by their ids; of one that is cut the first says it. */
function holdsOnlyObjects(line: string): boolean {
  if (!HOLDS_OBJECT.test(line)) return false;
  try {
    return Object.values(JSON.parse(line) as object).every(isObject);
  } catch {
    return true;
  }
}

/** Whether JSON is one value and not one a line: it goes on below its first line, or that is all there is and no edge or node. */
function isDocument(start: string): boolean {
  if (OPENS_DOCUMENT.test(start)) return true;
  const [line = "", ...others] = start.split("\n");
  const isAlone = others.every((other) => other.trim() === "");
  if (!isAlone) return /[[{,]\s*$/.test(line);
  return (
    HOLDS_NETWORK.test(line) ||
    HOLDS_OBJECTS.test(line) ||
    holdsOnlyObjects(line) ||
    (line.startsWith("{") && !IS_LINE.test(line))
  );
}

/** The first element of a document of XML, whatever is said ahead of it. */
function xmlRoot(element: string): RegExp {
  return new RegExp(`^(?:<\\?[^>]*>\\s*|<!--[^]*?-->\\s*|<!DOCTYPE[^>]*>\\s*)*<(?:\\w+:)?${element}\\b`);
}

/** Formats of graphs that are not read, by ending and beginning, and a program that writes them as one that is. */
const OTHERS: readonly (readonly [format: string, ending: RegExp, start: RegExp, program: string])[] = [
  ["Matrix Market", /\.mtx$/, /^%%MatrixMarket/i, "scipy (scipy.io.mmread) with networkx (write_graphml)"],
  [
    "GraphSON",
    /\.graphson$/,
    /^\{(?=[^\n]*"label"\s*:)[^\n]*"(?:outE|inE)"\s*:|^\{\s*"mode"\s*:\s*"(?:NORMAL|EXTENDED|COMPACT)"/,
    'Gremlin (g.io("graph.graphml").write())',
  ],
  ["XGMML", /\.xgmml$/, /^(?:<\?xml[^>]*>\s*)?<graph\b/, "Cytoscape (export as .cyjs)"],
  ["SBML", /\.sbml$/, xmlRoot("sbml"), "Cytoscape (cy3sbml, export as .cyjs)"],
  ["GPML", /\.gpml$/, xmlRoot("Pathway xmlns"), "Cytoscape (WikiPathways, export as .cyjs)"],
  ["KGML", /\.kgml$/, xmlRoot('pathway name="path:'), "Cytoscape (KEGGscape, export as .cyjs)"],
  ["SBGN-ML", /\.sbgn(?:ml)?$/, xmlRoot("sbgn"), "sbgnml-to-cytoscape (elements of cytoscape.js)"],
  ["BEL", /\.bel$/, /^SET\s+DOCUMENT\s/, "PyBEL (to_graphml)"],
  ["GDF", /\.gdf$/, /^nodedef\s*>/i, "Gephi (export as GEXF)"],
  ["Tulip", /\.tlp$/, /^\(tlp\s+"/, "Tulip or Gephi (export as GEXF)"],
  ["NetDraw", /\.vna$/, /^\*node (?:data|properties)/i, "Gephi (export as GEXF)"],
  ["graph-tool", /\.gt$/, /^\u26fe gt/, 'graph-tool (save("graph.graphml"))'],
  ["spatial weights", /\.(?:gal|gwt|swm)$/, /^(?!)/, "libpysal (to_networkx) with networkx (write_graphml)"],
  ["LEDA", /\.lgr$/, /^LEDA\.GRAPH\b/, "networkx (read_leda, write_graphml)"],
  ["LGL", /\.lgl$/, /^(?!)/, "igraph (Graph.Read_Lgl, write_graphml)"],
  ["graph6", /\.[gs]6$/, /^>>(?:graph|sparse)6<</, "networkx (read_graph6 or read_sparse6, write_graphml)"],
  ["BibTeX", /\.bib$/, /^@[a-z]+\s*\{[^{},]*,\s*\w+\s*=/i, "Zotero (export as CSV)"],
  ["RIS", /\.ris$/, /^TY {2}- /, "Zotero (export as CSV)"],
  ["UCINET", /\.dl$/, /^dl\s+n\s*=/i, "igraph (write_graphml)"],
];

/** What else a file is, where its ending and beginning say so alike, or nothing else can be made of it. */
export function otherFormat(name: string, head: string): { format: string; program: string } | undefined {
  const plain = gunzipName(name).toLowerCase();
  const start = head
    .replace(/^\uFEFF/, "")
    .replace(/^(?:\s*(?:#|\/\/)[^\n]*\n|\s*\/\*[^]*?\*\/)+/, "")
    .trimStart();
  const found = OTHERS.find(([, ending, beginning]) => ending.test(plain) || beginning.test(start));
  return found && { format: found[0], program: found[3] };
}
