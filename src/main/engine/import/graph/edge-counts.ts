/** How many edges of a relation leave and reach each node, where a schema bounds that. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import type { Rule, SchemaFile } from "./schema-file";
import type { CheckedEdge } from "./checked-items";

/** A node as it is asked about at the end. */
export interface NodeFacts {
  readonly id: string;
  readonly labels: readonly string[];
}

type End = "out" | "in";
const ENDS = ["out", "in"] as const;

export class EdgeCounts {
  /** By relation and end, by id. */
  private readonly counts = new Map<string, Map<string, number>>();

  constructor(private readonly rules: Pick<SchemaFile, "cardinality" | "relations">) {}

  get hasLeast(): boolean {
    return Object.values(this.rules.cardinality ?? {}).some(({ out, in: into }) => out?.min || into?.min);
  }

  /** Set where the edge would be one too many. */
  fault(edge: CheckedEdge): readonly [Rule, Message] | undefined {
    const { relation } = edge;
    for (const end of ENDS) {
      const most = this.bounds(relation)?.[end]?.max;
      const id = end === "out" ? edge.source : edge.target;
      if (most === undefined || this.count(relation, end, id) < most) continue;
      const about = { most, relation: named(relation), id: named(id) };
      return ["cardinality", message("schema-most", { ...about, end: end === "out" ? "from" : "to" })];
    }
    return undefined;
  }

  add({ relation, source, target }: CheckedEdge): void {
    if (!this.bounds(relation)) return;
    for (const end of ENDS) {
      const counts = this.of(relation, end);
      const id = end === "out" ? source : target;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }

  /** Nodes that have too few, each by its place in the list. */
  missing(nodes: readonly NodeFacts[]): { readonly node: number; readonly reason: Message }[] {
    return Object.entries(this.rules.cardinality ?? {}).flatMap(([relation, bounds]) =>
      ENDS.flatMap((end) => {
        const least = bounds[end]?.min ?? 0;
        return least === 0 ? [] : this.fewer({ relation, end, least }, nodes);
      }),
    );
  }

  private fewer(
    { relation, end, least }: { readonly relation: string; readonly end: End; readonly least: number },
    nodes: readonly NodeFacts[],
  ): { readonly node: number; readonly reason: Message }[] {
    const wanted = new Set(
      this.rules.relations![relation]!.flatMap(({ from, to }) => (end === "out" ? from : to)),
    );
    return nodes.flatMap(({ id, labels }, node) => {
      const found = this.count(relation, end, id);
      if (found >= least || !labels.some((label) => wanted.has(label))) return [];
      const about = { least, found, relation: named(relation), id: named(id) };
      return [{ node, reason: message("schema-least", { ...about, end: end === "out" ? "from" : "to" }) }];
    });
  }

  private bounds(relation: string) {
    const { cardinality = {} } = this.rules;
    return Object.hasOwn(cardinality, relation) ? cardinality[relation] : undefined;
  }

  private count(relation: string, end: End, id: string): number {
    return this.counts.get(`${end} ${relation}`)?.get(id) ?? 0;
  }

  private of(relation: string, end: End): Map<string, number> {
    const key = `${end} ${relation}`;
    const known = this.counts.get(key) ?? new Map<string, number>();
    this.counts.set(key, known);
    return known;
  }
}
