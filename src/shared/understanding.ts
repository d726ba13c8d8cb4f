/** What was understood of a question before anything was looked for, and what came of it: the shapes that a run, the window and `ask --json` share. */
import { z } from "zod";
import { messageSchema } from "./sentences/sentences";
import { FORMS } from "./stages/forms";

/** A part of the question as it was typed; `start` and `end` are UTF-16 offsets, `end` exclusive. */
const spanSchema = z.object({
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type QuestionSpan = z.infer<typeof spanSchema>;

/** Why words are read as a node's name: written so, but for case and diacritics, another name that the node lists, a letter or two away, or because a person said so. */
export const MENTION_REASONS = ["exact", "folded", "synonym", "typo", "given"] as const;

const entitySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The node's first label, "" without one. */
  label: z.string(),
  /** How well the words fit the name, in (0, 1]. */
  score: z.number(),
  why: z.enum(MENTION_REASONS),
});
export type Entity = z.infer<typeof entitySchema>;

/** Words read as names: the node meant first, then the others they could name. */
const mentionSchema = spanSchema.extend({ entities: z.array(entitySchema).min(1) });
export type Mention = z.infer<typeof mentionSchema>;

/** The kind of thing asked for: a label of the graph, or what stands at one end of a relation ("actors"). */
const kindSchema = spanSchema.extend({
  label: z.string(),
  relation: z.string().optional(),
  /** The file of a table whose rows the words were read as, though nothing calls them so. */
  rows: z.string().optional(),
});
export type Kind = z.infer<typeof kindSchema>;

export const COMPARISONS = ["<", "≤", "=", "≠", "≥", ">", "between"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A bound on a number or a year: over a property, over what a relation leads to, or over how many a relation leads to; or the words that a property has to be. */
const constraintSchema = spanSchema.extend({
  measure: z.string(),
  of: z.enum(["property", "relation", "count"]),
  comparison: z.enum(COMPARISONS),
  /** One bound, or both ends of "between" (inclusive); words that a property may be, one of them. */
  values: z.union([z.array(z.number()).min(1).max(2), z.array(z.string()).min(1)]),
});
export type Constraint = z.infer<typeof constraintSchema>;

/** One computation over sets of nodes, in the order done; `of` names what it works on (a relation path, a property, a kind). */
const operationSchema = z.object({
  operation: z.enum([
    "all",
    "follow",
    "intersect",
    "unite",
    "subtract",
    "filter",
    "count",
    "sort",
    "extreme",
    "compare",
    "check",
    "group",
    "mean",
    "median",
    "sum",
    "share",
  ]),
  of: z.string(),
  /** Nodes after it. */
  left: z.number().int().nonnegative(),
});
export type Operation = z.infer<typeof operationSchema>;

export const understandingSchema = z.object({
  form: z.enum(FORMS),
  language: z.enum(["en", "ro"]),
  mentions: z.array(mentionSchema),
  kind: kindSchema.optional(),
  constraints: z.array(constraintSchema),
  /** Empty where the question goes its way through the stages as a plain one. */
  operations: z.array(operationSchema),
  /** Words that mean nothing here; a question refused for its words has them here. */
  unread: z.array(spanSchema),
  /** Up to three nearby questions that can be answered; only where the question is refused. */
  offers: z.array(z.string()),
});
export type Understanding = z.infer<typeof understandingSchema>;

/** The number of one group: `over` how many things it was made of. */
const groupNumberSchema = z.object({
  name: z.string(),
  value: z.number(),
  over: z.number().int().nonnegative(),
});
export type GroupNumber = z.infer<typeof groupNumberSchema>;

/** What came of the question as a whole. `complete` is false where the answer may lack something ("at least"). */
export const outcomeSchema = z.object({
  form: z.enum(FORMS),
  value: z.union([z.number(), z.boolean()]).optional(),
  /** A number for each group, in their order, where groups are asked for. */
  groups: z.array(groupNumberSchema).optional(),
  /** What stands in a table's column, where that is the answer and no node is; or the words of a text. */
  values: z.array(z.string()).optional(),
  /** Where a text says it: a work's id and UTF-16 offsets into its text. */
  passage: z
    .object({ work: z.string(), start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })
    .optional(),
  complete: z.boolean(),
  /** Why there is no answer, in one sentence, and what may be asked instead. */
  refused: messageSchema.optional(),
});
export type Outcome = z.infer<typeof outcomeSchema>;
