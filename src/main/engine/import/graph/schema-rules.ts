/** An optional schema file: which labels, unique values and relation ends a graph may have. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { ownRecord } from "../../../../shared/own-record";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { named, quote } from "../source/reject-list";

const labelList = z.array(z.string().min(1));

/** The schema file; whatever a key does not mention is allowed. */
const schemaFileSchema = z.strictObject({
  /** The only labels there may be. */
  labels: labelList.optional(),
  /** Per label: what no two of its nodes may share: "name" or properties. (Ids are unique in any graph.) */
  unique: ownRecord(z.array(z.string().min(1)).min(1)).optional(),
  /** The only relations there may be, each with the labels of its ends; a node with one of them will do. */
  relations: ownRecord(z.array(z.strictObject({ from: labelList, to: labelList }))).optional(),
});
export type SchemaFile = z.infer<typeof schemaFileSchema>;

/** Reads a schema file; one that is not valid fails the import, naming what is wrong with it. */
export async function readSchemaFile(path: string): Promise<SchemaRules> {
  const fail = (reason: Reason): never => {
    throw new FailureError({ kind: "import-failed", file: path, reason });
  };
  const text = await readFile(path, "utf8").catch(() => fail("the schema file cannot be read"));
  try {
    return new SchemaRules(schemaFileSchema.parse(JSON.parse(text.replace(/^\uFEFF/, ""))));
  } catch (fault) {
    const first = fault instanceof z.ZodError ? fault.issues[0] : undefined;
    const where = first ? `${first.path.join(".") || "its top level"}: ${first.message}` : "it is not JSON";
    return fail(`the schema file is not valid (${where})`);
  }
}

export interface CheckedNode {
  readonly name: string;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

/** Says for each node and edge what rule it breaks, if any. */
export class SchemaRules {
  private readonly labels: ReadonlySet<string> | undefined;
  private readonly taken = new Map<string, Set<string>>();

  constructor(private readonly rules: SchemaFile) {
    this.labels = rules.labels && new Set(rules.labels);
  }

  /** Why no node may have the label, or undefined. */
  checkLabel(label: string): Reason | undefined {
    return !this.labels || this.labels.has(label)
      ? undefined
      : message("label-unknown", { label: named(label) });
  }

  /** Why the node may not enter, or undefined; then its unique values count as taken. */
  checkNode(node: CheckedNode): Reason | undefined {
    const unknown = node.labels.map((label) => this.checkLabel(label)).find((reason) => reason !== undefined);
    if (unknown) return unknown;
    const claims = this.claimsOf(node);
    const clash = claims.find(({ key, value }) => this.taken.get(key)?.has(value));
    if (clash) return `${clash.key} ${quote(clash.value)} is taken by an earlier node`;
    for (const { key, value } of claims) this.take(key, value);
    return undefined;
  }

  /** Why the edge may not enter, or undefined. */
  checkEdge(relation: string, from: readonly string[], to: readonly string[]): Reason | undefined {
    const { relations } = this.rules;
    if (!relations) return undefined;
    const allowed = Object.hasOwn(relations, relation) ? relations[relation]! : undefined;
    if (!allowed) return message("relation-unknown", { relation: named(relation) });
    if (allowed.some((ends) => overlaps(ends.from, from) && overlaps(ends.to, to))) return undefined;
    return `the schema does not allow ${quote(relation)} from ${labelled(from)} to ${labelled(to)}`;
  }

  private claimsOf({ name, labels, properties }: CheckedNode): { key: string; value: string }[] {
    const { unique = {} } = this.rules;
    return labels.flatMap((label) =>
      (Object.hasOwn(unique, label) ? unique[label]! : []).flatMap((property) => {
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
