/** The rules of a schema file, asked about each node and edge: what is broken, and what is to be done about it. */
import type { PropertyValue } from "../../../../shared/graph";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { writtenOneWay } from "../../biolink/curies";
import { named, quote } from "../source/reject-list";
import { edgeFaults, nodeFaults } from "./biolink-rules";
import type { CheckedEdge, CheckedNode } from "./checked-items";
import { EdgeCounts, type NodeFacts } from "./edge-counts";
import { RULE_LEVELS, type Level, type Rule, type SchemaFile } from "./schema-file";

/** A broken rule, why, and what is done. */
export interface Broken {
  readonly rule: Rule;
  readonly level: Level;
  readonly reason: Reason;
}

type Fault = readonly [rule: Rule, reason: Reason] | undefined;

export class SchemaRules {
  private readonly labels: ReadonlySet<string> | undefined;
  private readonly taken = new Map<string, Set<string>>();
  private readonly counts: EdgeCounts;

  constructor(private readonly rules: SchemaFile) {
    this.labels = rules.labels && new Set(rules.labels);
    this.counts = new EdgeCounts(rules);
  }

  /** An id as the graph has it: CURIEs are written one way where the schema says so. */
  idOf(id: string): string {
    const { extends: base, levels } = this.rules;
    return base === undefined || (levels?.spelling ?? "repair") !== "repair" ? id : writtenOneWay(id);
  }

  /** Whether an id in its own spelling is a broken rule: what idOf repaired, or would have. */
  checkSpelling(id: string): Broken[] {
    if (this.rules.extends === undefined) return [];
    const kept = writtenOneWay(id);
    return this.levelled([
      kept === id
        ? undefined
        : ["spelling", message("curie-rewritten", { id: named(id), kept: named(kept) })],
    ]);
  }

  /** What is wrong with a label. */
  checkLabel(label: string): Broken[] {
    return this.levelled([this.labelFault(label)]);
  }

  /** What is wrong with a node, worst first; unless it is rejected, its unique values count as taken. */
  checkNode(node: CheckedNode): Broken[] {
    const claims = this.claimsOf(node);
    const clash = claims.find(({ key, value }) => this.taken.get(key)?.has(value));
    const broken = this.levelled([
      ...node.labels.map((label) => this.labelFault(label)),
      clash && ["unique", `${clash.key} ${quote(clash.value)} is taken by an earlier node`],
      ...this.labelledFaults(node),
      ...(this.rules.extends === undefined ? [] : nodeFaults(node)),
    ]);
    if (broken[0]?.level !== "reject") for (const { key, value } of claims) this.take(key, value);
    return broken;
  }

  /** What is wrong with an edge, worst first; unless it is rejected, it counts. */
  checkEdge(edge: CheckedEdge): Broken[] {
    const broken = this.levelled([
      this.relationFault(edge),
      this.loopFault(edge),
      this.counts.fault(edge),
      ...(this.rules.extends === undefined ? [] : edgeFaults(edge)),
    ]);
    if (broken[0]?.level !== "reject") this.counts.add(edge);
    return broken;
  }

  /** What is missing once all is read, by node. */
  atEnd(nodes: readonly NodeFacts[]): { readonly node: number; readonly broken: Broken }[] {
    return this.counts
      .missing(nodes)
      .map(({ node, reason }) => ({ node, broken: this.levelled([["cardinality", reason]])[0]! }));
  }

  /** Whether `atEnd` has anything to ask. */
  get asksAtEnd(): boolean {
    return this.counts.hasLeast;
  }

  private levelled(faults: readonly Fault[]): Broken[] {
    const found = faults.flatMap((fault): Broken[] => {
      if (!fault) return [];
      const [rule, reason] = fault;
      return [{ rule, reason, level: this.rules.levels?.[rule] ?? RULE_LEVELS[rule] }];
    });
    return found.sort((a, b) => Number(b.level === "reject") - Number(a.level === "reject"));
  }

  private labelFault(label: string): Fault {
    return !this.labels || this.labels.has(label)
      ? undefined
      : ["labels", message("label-unknown", { label: named(label) })];
  }

  private relationFault({ relation, from, to }: CheckedEdge): Fault {
    const { relations } = this.rules;
    if (!relations) return undefined;
    const allowed = own(relations, relation);
    if (!allowed) return ["relations", message("relation-unknown", { relation: named(relation) })];
    if (allowed.some((ends) => overlaps(ends.from, from) && overlaps(ends.to, to))) return undefined;
    return [
      "relations",
      `the schema does not allow ${quote(relation)} from ${labelled(from)} to ${labelled(to)}`,
    ];
  }

  private loopFault({ relation, source, target }: CheckedEdge): Fault {
    const { selfLoops } = this.rules;
    if (!selfLoops || source !== target || selfLoops.includes(relation)) return undefined;
    return ["selfLoops", message("schema-loop", { relation: named(relation), id: named(source) })];
  }

  private labelledFaults({ id, name, text, labels, properties }: CheckedNode): Fault[] {
    const { idPattern = {}, required = {} } = this.rules;
    return labels.flatMap((label): Fault[] => {
      const about = { id: named(id), label: named(label) };
      const strange = own(idPattern, label)?.test(id) === false;
      const values: Readonly<Record<string, PropertyValue>> = { ...properties, name, text };
      const missing = (own(required, label) ?? []).filter((property) => (own(values, property) ?? "") === "");
      return [
        strange ? ["idPattern", message("schema-id-pattern", about)] : undefined,
        ...missing.map((property): Fault => ["required", message("schema-required", { ...about, property })]),
      ];
    });
  }

  private claimsOf({ name, labels, properties }: CheckedNode): { key: string; value: string }[] {
    const { unique = {} } = this.rules;
    return labels.flatMap((label) =>
      (own(unique, label) ?? []).flatMap((property) => {
        const value = property === "name" ? name : own(properties, property);
        return value === undefined
          ? []
          : [{ key: `the ${property} of ${quote(label)}`, value: String(value) }];
      }),
    );
  }

  private take(key: string, value: string): void {
    const values = this.taken.get(key);
    if (values) values.add(value);
    else this.taken.set(key, new Set([value]));
  }
}

/** What an object has itself: everything has a “constructor”. */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function overlaps(allowed: readonly string[], labels: readonly string[]): boolean {
  return labels.some((label) => allowed.includes(label));
}

function labelled(labels: readonly string[]): string {
  return labels.length === 0 ? "a node without label" : labels.map(quote).join("/");
}
