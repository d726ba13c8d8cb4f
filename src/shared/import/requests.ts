/** What the window asks of an import: what it would make of files, and reading them; and what it says of what it read. */
import { z } from "zod";
import {
  IMPORT_FORMATS,
  previewFileSchema,
  previewGraphSchema,
  previewRequestSchema,
  rejectSchema,
  tableMappingSchema,
} from "./preview";
import { reasonSchema } from "../sentences/sentences";
import { uploadsSchema } from "../uploads";

/** One rejected row of an import: 1-based line, and why. */
export type Reject = z.infer<typeof rejectSchema>;

const ruleCountSchema = z.object({
  rule: z.string(),
  /** "left-out": a row that a filter was asked to leave out. */
  level: z.enum(["reject", "warn", "repair", "left-out"]),
  file: z.string(),
  count: z.number().int(),
});
export type RuleCount = z.infer<typeof ruleCountSchema>;

const remarkSchema = z.object({
  ...rejectSchema.shape,
  rule: z.string(),
  level: ruleCountSchema.shape.level.exclude(["reject"]),
});
export type Remark = z.infer<typeof remarkSchema>;

const sameThingSchema = z.object({ ids: z.array(z.string()), by: z.array(z.string()) });
/** Ids of nodes that are one thing, the one that would stay first, and the cross-references that say so. */
export type SameThing = z.infer<typeof sameThingSchema>;

const xrefsSchema = z.object({
  merged: z.boolean(),
  /** Things that several nodes are, and how many nodes too many. */
  things: z.number().int(),
  nodes: z.number().int(),
  /** Things left as they are because one file lists two of their nodes. */
  apart: z.number().int(),
  first: z.array(sameThingSchema),
});
export type XrefReport = z.infer<typeof xrefsSchema>;

const importReportSchema = z.object({
  graph: z.string(),
  format: z.string(),
  nodes: z.number().int(),
  edges: z.number().int(),
  embedded: z.number().int(),
  /** The first rejects; `rejected` counts them all. */
  rejects: z.array(rejectSchema),
  rejected: z.number().int(),
  /** What rows and values were not as the rules have it: all counted, and the first that were not rejected. */
  rules: z.array(ruleCountSchema),
  remarks: z.array(remarkSchema),
  /** What each file has itself: rows, lines or elements, whatever became of them. */
  elements: z.array(z.object({ file: z.string(), nodes: z.number().int(), edges: z.number().int() })),
  /** Values kept as text because they are not of the type they were declared to be. */
  textValues: z.number().int(),
  /** Nodes that come to be because edges name them, though the files list others. */
  unlisted: z.number().int(),
  /** What cross-references say of nodes of different files; absent where they say nothing. */
  xrefs: xrefsSchema.optional(),
  /** How tables were read, as `import --map` takes it; "" for other files. */
  mapping: z.string(),
  ms: z.number(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** What an import would bring in, judged by the first bytes of its files. */
const importPreviewSchema = z.object({
  format: z.enum(IMPORT_FORMATS),
  files: z.array(previewFileSchema),
  /** Tables of which it is not sure what they are. */
  doubts: z.array(z.string()),
  warnings: z.array(z.object({ file: z.string(), why: reasonSchema })),
  graph: previewGraphSchema,
  rejects: z.array(rejectSchema),
  rejected: z.number().int(),
  rules: z.array(ruleCountSchema),
  remarks: z.array(remarkSchema),
  /** Whether every file was looked at to its end. */
  complete: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const IMPORT_REQUESTS = {
  "graph:import": {
    input: z.object({
      into: z.string().regex(/^[\w.-]{1,64}$/, "a name of letters, digits, dots and dashes"),
      files: uploadsSchema,
      embed: z.boolean(),
      /** Guessed when left out. */
      format: z.enum(IMPORT_FORMATS).optional(),
      /** How to read tables of triples; those not named are read as they come. */
      tables: z.array(tableMappingSchema).optional(),
      /** Whether rows that cannot be used may be left out, however many. */
      allowRejects: z.boolean().default(false),
      /** Of biomedical sources: whether rows whose licence does not allow handing them on are left out. */
      redistributable: z.boolean().default(false),
      /** Whether nodes of different files that their cross-references say are one become one. */
      mergeXrefs: z.boolean().default(false),
    }),
    output: importReportSchema,
  },
  "import:preview": { input: previewRequestSchema, output: importPreviewSchema },
} as const;
