/** How a database's nodes and edges are told apart and read: a graph that Dragoman brought there, or one that was there before. */
import { cypherName } from "./cypher-names";

/** Labels and properties of graphs that were transferred; handles are those of the built-in graph, so order and caps are the same. */
export const NODE = "DragomanNode";
export const GRAPH = "DragomanGraph";
export const HANDLE = "dragomanHandle";
/** Folded words of the name, joined by blanks; for names in questions. */
export const FOLD = "dragomanFold";
/** Folded words of name, text and textual properties; for search by text. */
export const WORDS = "dragomanWords";
/** Label handles in stored order: Neo4j keeps labels without one. */
export const LABELS = "dragomanLabels";
export const VECTOR = "dragomanVector";
/** JSON of what Neo4j cannot hold as a property. */
export const EXACT = "dragomanExact";
/** JSON texts of an edge's evidence. */
export const EVIDENCE = "dragomanEvidence";
/** True on an edge that joins its ends in no direction: databases know none. Only there where it is true, in graphs of any origin. */
export const UNDIRECTED = "dragomanUndirected";

/** Expressions over a variable (`node`, `edge`, …: identifiers of ours, never names of the graph). */
export interface Scheme {
  readonly kind: "own" | "foreign";
  /** Binds a variable to the node whose handle an expression gives. */
  node(variable: string, handle: string): string;
  /** Binds a variable to every node of the graph in turn. */
  everyNode(variable: string): string;
  nodeHandle(variable: string): string;
  edgeHandle(variable: string): string;
  /** Whether the node has one of `$labels`. */
  hasLabel(variable: string): string;
  id(variable: string): string;
  name(variable: string): string;
  text(variable: string): string;
  vector(variable: string): string;
}

/** Graphs brought by a transfer. */
export const OWN: Scheme = {
  kind: "own",
  node: (variable, handle) => `MATCH (${variable}:${NODE} {${HANDLE}: ${handle}})`,
  everyNode: (variable) => `MATCH (${variable}:${NODE})`,
  nodeHandle: (variable) => `${variable}.${HANDLE}`,
  edgeHandle: (variable) => `${variable}.${HANDLE}`,
  hasLabel: (variable) => `any(label IN ${variable}.${LABELS} WHERE label IN $labels)`,
  id: (variable) => `${variable}.id`,
  name: (variable) => `${variable}.name`,
  text: (variable) => `coalesce(${variable}.text, '')`,
  vector: (variable) => `${variable}.${VECTOR}`,
};

/** Which property of a label's nodes is what; the first label that a node has decides. */
export interface PropertyChoice {
  readonly label: string;
  readonly property: string;
}

/** What a user, or a look at a sample, chose for a graph that was there before. */
export interface Mapping {
  readonly ids: readonly PropertyChoice[];
  readonly names: readonly PropertyChoice[];
  readonly texts: readonly PropertyChoice[];
  readonly vectors: readonly PropertyChoice[];
}

/** Graphs as they are, unchanged: the database's own numbers are the handles. */
export function foreignScheme({ ids, names, texts, vectors }: Mapping): Scheme {
  const chosen = (variable: string, choices: readonly PropertyChoice[], otherwise: readonly string[]) =>
    `coalesce(${[
      ...choices.map(
        ({ label, property }) =>
          `CASE WHEN ${variable}:${cypherName(label)} THEN ${variable}.${cypherName(property)} END`,
      ),
      ...otherwise,
    ].join(", ")})`;
  const text = (variable: string, choices: readonly PropertyChoice[], otherwise: string) =>
    choices.length === 0 ? otherwise : `coalesce(toString(${chosen(variable, choices, [])}), ${otherwise})`;
  const id = (variable: string) => text(variable, ids, `elementId(${variable})`);
  return {
    kind: "foreign",
    node: (variable, handle) => `MATCH (${variable}) WHERE id(${variable}) = ${handle}`,
    everyNode: (variable) => `MATCH (${variable})`,
    nodeHandle: (variable) => `id(${variable})`,
    edgeHandle: (variable) => `id(${variable})`,
    hasLabel: (variable) => `any(label IN labels(${variable}) WHERE label IN $labels)`,
    id,
    name: (variable) => text(variable, names, id(variable)),
    text: (variable) => text(variable, texts, "''"),
    vector: (variable) => (vectors.length === 0 ? "null" : chosen(variable, vectors, [])),
  };
}
