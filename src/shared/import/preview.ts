/** What an import would make of files: their first rows, what each column becomes, and the columns as a person maps them. */
import { z } from "zod";
import type { Language } from "../languages/language";
import { reasonSchema } from "../sentences/sentences";
import { uploadsSchema } from "../uploads";

/** The formats that an import reads, and what people call them. */
export const IMPORT_FORMAT_WORDS = {
  triples: { en: "Tables of nodes or edges", ro: "Tabele de noduri sau de muchii" },
  "neo4j-csv": { en: "Neo4j tables", ro: "Tabele Neo4j" },
  jsonl: { en: "JSON lines", ro: "Linii JSON" },
  json: { en: "JSON documents (nodes and links)", ro: "Documente JSON (noduri și legături)" },
  jsonld: { en: "JSON-LD", ro: "JSON-LD" },
  rdf: { en: "RDF (Turtle, N-Triples, RDF/XML)", ro: "RDF (Turtle, N-Triples, RDF/XML)" },
  obo: { en: "OBO", ro: "OBO" },
  kgqa: { en: "Questions with graphs (KGQA)", ro: "Întrebări cu grafuri (KGQA)" },
  graphml: { en: "GraphML", ro: "GraphML" },
  gexf: { en: "GEXF", ro: "GEXF" },
  gml: { en: "GML", ro: "GML" },
  dot: { en: "Graphviz (DOT)", ro: "Graphviz (DOT)" },
  pajek: { en: "Pajek", ro: "Pajek" },
  sif: { en: "SIF (Cytoscape)", ro: "SIF (Cytoscape)" },
  cyjs: { en: "Cytoscape JSON", ro: "JSON Cytoscape" },
  cx: { en: "CX (NDEx, Cytoscape)", ro: "CX (NDEx, Cytoscape)" },
  biomedical: {
    en: "Biomedical sources (KGX, Hetionet, DrugMechDB, PrimeKG)",
    ro: "Surse biomedicale (KGX, Hetionet, DrugMechDB, PrimeKG)",
  },
  library: {
    en: "Documents with their concepts (PubTator, BioC, PubMed)",
    ro: "Documente cu conceptele lor (PubTator, BioC, PubMed)",
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
export type ImportFormat = keyof typeof IMPORT_FORMAT_WORDS;

/** Formats that the ending of a name tells, whatever the file begins with. */
export const FORMATS_BY_ENDING: ReadonlyMap<string, ImportFormat> = new Map([
  ["graphml", "graphml"],
  ["gexf", "gexf"],
]);

export const IMPORT_FORMATS = Object.keys(IMPORT_FORMAT_WORDS) as [ImportFormat, ...ImportFormat[]];

/** Characters that may part the cells of a table; the first that fits is taken. */
export const DELIMITERS = ["\t", "|", ",", ";", " "] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * What a column of a table may become. With `id` a row is a node; with `source` and `target` it is an edge. The last four are properties
 * of either, by type, and nothing.
 */
export const mappingRoleSchema = z.enum([
  "source",
  "relation",
  "target",
  "source-name",
  "target-name",
  "source-label",
  "target-label",
  "evidence",
  "edge",
  "publication",
  "work",
  "chapter",
  "page",
  "weight",
  "direction",
  "date",
  "document",
  "pmid",
  "id",
  "name",
  "labels",
  "text",
  "string",
  "number",
  "boolean",
  "ignored",
]);
export type MappingRole = z.infer<typeof mappingRoleSchema>;

/** Roles that any number of columns may have. */
export const SHARED_ROLES: ReadonlySet<ColumnRole> = new Set(["string", "number", "boolean", "ignored"]);

/** What columns of other formats become besides. */
const columnRoleSchema = z.enum([...mappingRoleSchema.options, "vector"]);
export type ColumnRole = z.infer<typeof columnRoleSchema>;

/** How to read one table: what is left out is guessed. */
export const tableMappingSchema = z.object({
  file: z.string(),
  delimiter: z.enum(DELIMITERS).optional(),
  /** Whether the first row names the columns. */
  header: z.boolean().optional(),
  /** One role a column: an id, or a source and a target. */
  roles: z
    .array(mappingRoleSchema)
    .max(2000)
    .refine(areWholeRoles, "one column must be the id, or one each the source and the target")
    .optional(),
  /** The relation of edges whose table has no column for it; PLAIN_RELATION when left out. */
  relation: z.string().min(1).max(1000).optional(),
  /** What each row of a table of nodes is, as people call one; "" where nobody says. */
  row: z.string().max(100).optional(),
});
export type TableMapping = z.infer<typeof tableMappingSchema>;

/** The relation of edges that have none. */
export const PLAIN_RELATION = "related_to";

/** Whether roles make a node, an edge or the date of a document, and none that stands alone is there twice. */
export function areWholeRoles(roles: readonly ColumnRole[]): boolean {
  const alone = roles.filter((role) => !SHARED_ROLES.has(role));
  const isEdge = (alone.includes("source") && alone.includes("target")) || alone.includes("edge");
  const isDates = !isEdge && alone.includes("date") && (alone.includes("pmid") || alone.includes("document"));
  return (isEdge || isDates) !== alone.includes("id") && new Set(alone).size === alone.length;
}

/** A row or an element that cannot be used, by its 1-based line. */
export const rejectSchema = z.object({ file: z.string(), line: z.number().int(), reason: reasonSchema });

/** Rejected rows that go without asking, as a share of all. */
const FEW_REJECTS = 0.01;

interface Counted {
  readonly rejected: number;
  readonly elements: readonly { readonly nodes: number; readonly edges: number }[];
}

/** Rows and elements that the files of an import have themselves. */
export function elementTotal({ elements }: Pick<Counted, "elements">): number {
  return elements.reduce((sum, { nodes, edges }) => sum + nodes + edges, 0);
}

/** Whether so few of all rows and elements are rejected that nobody has to be asked. */
export function areFewRejects({ rejected, elements }: Counted): boolean {
  return rejected <= FEW_REJECTS * Math.max(elementTotal({ elements }), rejected);
}

/** Most bytes of one file that a preview looks at. */
export const SAMPLE_BYTES = 2 * 2 ** 20;

export const previewRequestSchema = z.object({
  /** Of each, SAMPLE_BYTES at most are asked for. */
  files: uploadsSchema,
  format: z.enum(IMPORT_FORMATS).optional(),
  tables: z.array(tableMappingSchema).default([]),
  redistributable: z.boolean().default(false),
});

const previewColumnSchema = z.object({ name: z.string(), role: columnRoleSchema });

export const previewFileSchema = z.object({
  name: z.string(),
  /** "triples" can be mapped; "edges" are rows as they would be read, from a format without columns. */
  kind: z.enum(["triples", "nodes", "edges", "dictionary", "objects"]),
  /** Of tables only. */
  delimiter: z.enum(DELIMITERS).optional(),
  header: z.boolean(),
  /** Of tables of edges without a column for it: the relation of all of them; else "". */
  relation: z.string(),
  /** Of tables of nodes that can be mapped: what each row is, "" where nothing tells it. */
  row: z.string().optional(),
  columns: z.array(previewColumnSchema),
  /** The first rows, cells cut at 200 characters. */
  rows: z.array(z.array(z.string())),
});
export type PreviewFile = z.infer<typeof previewFileSchema>;

const namedCount = z.object({ name: z.string(), count: z.number().int() });

/** The graph that the looked-at part would become. */
export const previewGraphSchema = z.object({
  nodes: z.number().int(),
  edges: z.number().int(),
  evidence: z.number().int(),
  /** The most frequent ones. */
  labels: z.array(namedCount),
  relations: z.array(namedCount),
  /** Of edges that say one (`license`). */
  licences: z.array(namedCount),
});
