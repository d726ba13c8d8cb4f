/** The schema file as somebody writes it: rules that a graph has to keep, and what is done where one is broken. */
import { z } from "zod";
import { FailureError, reasonOf } from "../../../../shared/failure";
import { ownRecord } from "../../../../shared/own-record";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { issueReason } from "../../../../shared/sentences/value-issues";
import { readWholeText } from "../source/whole-text";

const labelList = z.array(z.string().min(1));
const pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text, "u");
  } catch {
    context.addIssue({ code: "custom", message: "it is no regular expression" });
    return z.NEVER;
  }
});
const count = z.number().int().nonnegative();
const bounds = z.strictObject({ min: count.optional(), max: count.optional() });

/** Every rule there is, and what is done where a schema says nothing else. */
export const RULE_LEVELS = {
  labels: "reject",
  unique: "reject",
  idPattern: "reject",
  required: "reject",
  relations: "reject",
  cardinality: "reject",
  selfLoops: "reject",
  prefix: "reject",
  spelling: "repair",
  category: "warn",
  categories: "reject",
  predicate: "warn",
  domain: "reject",
  range: "reject",
} as const satisfies Readonly<Record<string, Level>>;

export type Level = "reject" | "warn" | "repair";
export type Rule = keyof typeof RULE_LEVELS;
const RULES = Object.keys(RULE_LEVELS) as Rule[];

/** Whatever a key does not mention is allowed. */
const schemaFileSchema = z.strictObject({
  /** Rules that come with it: ids, categories, predicates and their ends as Biolink has them. */
  extends: z.literal("biolink").optional(),
  /** The only labels there may be. */
  labels: labelList.optional(),
  /** Per label: what no two of its nodes may share: "name" or properties. (Ids are unique in any graph.) */
  unique: ownRecord(z.array(z.string().min(1)).min(1)).optional(),
  /** Per label: a regular expression that the ids of its nodes fit. */
  idPattern: ownRecord(pattern).optional(),
  /** Per label: "name", "text" or properties that each of its nodes has. */
  required: ownRecord(z.array(z.string().min(1)).min(1)).optional(),
  /** The only relations there may be, each with the labels of its ends; a node with one of them will do. */
  relations: ownRecord(z.array(z.strictObject({ from: labelList, to: labelList }))).optional(),
  /** Per relation: how many of its edges leave (out) and reach (in) one node. */
  cardinality: ownRecord(z.strictObject({ out: bounds.optional(), in: bounds.optional() })).optional(),
  /** Which relations may lead from a node to itself; left out: all. */
  selfLoops: labelList.optional(),
  /** What is done where a rule is broken: reject the row, warn, or (spelling of ids) repair. */
  levels: z.partialRecord(z.enum(RULES), z.enum(["reject", "warn", "repair"])).optional(),
});
export type SchemaFile = z.output<typeof schemaFileSchema>;

/** Reads a schema file; one that is not valid fails the import, naming what is wrong with it. */
export async function readSchemaFile(path: string): Promise<SchemaFile> {
  const fail = (reason: Reason): never => {
    throw new FailureError({ kind: "import-failed", file: path, reason });
  };
  const unfit = (why: Reason): never => fail(message("schema-unfit", { why }));
  const text = await readWholeText(path).catch((fault: unknown) =>
    fail(message("schema-unreadable", { why: reasonOf(fault) })),
  );
  const parsed = schemaFileSchema.safeParse(parseJson(text, () => unfit(message("recipe-not-json"))));
  if (!parsed.success) return unfit(issueReason(parsed.error, "its top level"));
  const strange = faultOf(parsed.data);
  return strange === undefined ? parsed.data : unfit(strange);
}

function parseJson(text: string, fail: () => never): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail();
  }
}

/** What no single key shows: only ids can be repaired, and a least number needs to know of which nodes. */
function faultOf({ levels = {}, cardinality = {}, relations = {} }: SchemaFile): string | undefined {
  const repaired = Object.entries(levels).find(([rule, level]) => level === "repair" && rule !== "spelling");
  if (repaired) return `levels.${repaired[0]}: only spelling can be repaired`;
  const open = Object.entries(cardinality).find(
    ([relation, { out, in: into }]) => (out?.min || into?.min) && !Object.hasOwn(relations, relation),
  );
  return open && `cardinality.${open[0]}: min needs the ends of “${open[0]}” under relations`;
}
