/** An optional schema file: which labels, unique values and relation ends a graph may have. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { quote } from "./reject-list";
const labelList = z.array(z.string().min(1));
/** The schema file; whatever a key does not mention is allowed. */
export const schemaFileSchema = z.strictObject({
  /** The only labels there may be. */
  labels: labelList.optional(),
  /** Per label: what no two of its nodes may share: "name" or properties. (Ids are unique in any graph.) */
  unique: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  /** The only relations there may be, each with the labels of its ends; a node with one of them will do. */
  relations: z.record(z.string(), z.array(z.strictObject({ from: labelList, to: labelList }))).optional(),
});
/** Reads a schema file; one that is not valid fails the import, naming what is wrong with it. */
export async function readSchemaFile(path) {
  const fail = (reason) => {
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
/** Says for each node and edge what rule it breaks, if any. */
export class SchemaRules {
  rules;
  labels;
  taken = new Map();
  constructor(rules) {
    this.rules = rules;
    this.labels = rules.labels && new Set(rules.labels);
  }
  /** Why no node may have the label, or undefined. */
  checkLabel(label) {
    return !this.labels || this.labels.has(label) ? undefined : `the schema has no label ${quote(label)}`;
  }
  /** Why the node may not enter, or undefined; then its unique values count as taken. */
  checkNode(node) {
    const unknown = node.labels.map((label) => this.checkLabel(label)).find((reason) => reason !== undefined);
    if (unknown) return unknown;
    const claims = this.claimsOf(node);
    const clash = claims.find(({ key, value }) => this.taken.get(key)?.has(value));
    if (clash) return `${clash.key} ${quote(clash.value)} is taken by an earlier node`;
    for (const { key, value } of claims) this.take(key, value);
    return undefined;
  }
  /** Why the edge may not enter, or undefined. */
  checkEdge(relation, from, to) {
    const { relations } = this.rules;
    if (!relations) return undefined;
    const allowed = Object.hasOwn(relations, relation) ? relations[relation] : undefined;
    if (!allowed) return `the schema has no relation ${quote(relation)}`;
    if (allowed.some((ends) => overlaps(ends.from, from) && overlaps(ends.to, to))) return undefined;
    return `the schema does not allow ${quote(relation)} from ${labelled(from)} to ${labelled(to)}`;
  }
  claimsOf({ name, labels, properties }) {
    const { unique = {} } = this.rules;
    return labels.flatMap((label) =>
      (Object.hasOwn(unique, label) ? unique[label] : []).flatMap((property) => {
        const value = property === "name" ? name : properties[property];
        return value === undefined
          ? []
          : [{ key: `the ${property} of ${quote(label)}`, value: String(value) }];
      }),
    );
  }
  take(key, value) {
    const values = this.taken.get(key);
    if (values) values.add(value);
    else this.taken.set(key, new Set([value]));
  }
}
function overlaps(allowed, labels) {
  return labels.some((label) => allowed.includes(label));
}
function labelled(labels) {
  return labels.length === 0 ? "a node without label" : labels.map(quote).join("/");
}
