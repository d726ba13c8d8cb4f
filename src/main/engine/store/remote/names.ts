/** What a graph in a database calls its relations and labels, and which handles those and its nodes and edges have here. */
import { words } from "../../../../shared/fold";
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema, ScoredNode } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { checkHandles, type HandleKind } from "../handles";
import { isCypherName } from "./cypher-names";

/** Stands for relations that are wanted but are not there. */
const NO_TYPE = "dragoman none";
/** Handles of a graph that was there before are any below. */
const FOREIGN_END = 2 ** 31;

interface NamedGraph {
  readonly scheme: { readonly kind: "own" | "foreign" };
  readonly schema: GraphSchema;
  /** Relation types as the database has them, by relation handle. */
  readonly types: readonly string[];
}

export class RemoteNames {
  /** Handles of labels by name. */
  readonly labels: ReadonlyMap<string, number>;
  private readonly relations: ReadonlyMap<string, number>;

  /** `address` is named in failures. */
  constructor(
    private readonly graph: NamedGraph,
    private readonly address: string,
  ) {
    this.labels = new Map(graph.schema.labels.map(({ name }, handle) => [name, handle]));
    this.relations = new Map(graph.types.map((type, handle) => [type, handle]));
  }

  /** Words of the relations and labels: in a question they seldom name a node. */
  get words(): string[] {
    const { relations, labels } = this.graph.schema;
    return [...relations.map((relation) => relation.words), ...labels.map(({ name }) => name)].flatMap(words);
  }

  /** Types of relation names; [] means all, so a type that is nowhere stands for none. */
  types(relations: readonly string[]): string[] {
    if (relations.length === 0) return [];
    const wanted = new Set(relations);
    const known = this.graph.types.filter(
      (type, handle) => wanted.has(this.graph.schema.relations[handle]!.name) && isCypherName(type),
    );
    return known.length > 0 ? known : [NO_TYPE];
  }

  /** Handle of the relation of a type; throws FailureError database-failed for one that came after the graph was opened. */
  readonly relationOf = (type: string): number => {
    const relation = this.relations.get(type);
    if (relation !== undefined) return relation;
    const reason = message("graph-changed");
    throw new FailureError({ kind: "database-failed", address: this.address, reason });
  };

  /** Name of the relation of a type; throws as `relationOf` does. */
  relationName(type: string): string {
    return this.graph.schema.relations[this.relationOf(type)]!.name;
  }

  /** Names of labels by their handles, "" for one that is not there. */
  labelNames(handles: readonly number[]): string[] {
    return handles.map((label) => this.graph.schema.labels[label]?.name ?? "");
  }

  /** Those found whose labels, given beside as handles, hold one that is wanted. */
  withLabels(
    found: readonly ScoredNode[],
    labels: readonly (readonly number[])[],
    wanted: readonly string[],
  ): ScoredNode[] {
    const handles = new Set(wanted.map((label) => this.labels.get(label)));
    return found.filter((_, at) => labels[at]!.some((label) => handles.has(label)));
  }

  /** Throws FailureError invalid-request for handles that the graph cannot have. */
  check(handles: Iterable<number>, kind: HandleKind): void {
    const { nodes, edges } = this.graph.schema;
    const end = kind === "node" ? nodes : edges;
    checkHandles(handles, this.graph.scheme.kind === "own" ? end : FOREIGN_END, kind);
  }
}
