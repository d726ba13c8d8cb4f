/** One file that says all of a pipeline: sources, graph, recipe, questions, ablations, seeds, and where its artifacts go. YAML or JSON. */
import { basename, dirname, resolve } from "node:path";
import { LineCounter, parseDocument, isMap, type Document, type ErrorCode } from "yaml";
import { z } from "zod";
import { FailureError, reasonOf } from "../../../shared/failure";
import { MOST_AXES, MOST_CELLS, TOPIC_ENTITIES } from "../../../shared/gold";
import { IMPORT_FORMATS } from "../../../shared/import/preview";
import { DEFAULT_RECIPE, overridesSchema } from "../../../shared/recipe";
import { message, type Message } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { METRICS } from "../evaluate/metrics";
import { readWholeText } from "../import/source/whole-text";
import { Vocabulary } from "../store/name-words";
import { SimilarWords } from "../store/similar-words";

const fileSchema = z.string().min(1);
const limitSchema = z.number().int().positive();

/** Paths are relative to the file's own folder. */
const configurationSchema = z.strictObject({
  /** What the graph is imported from; left out where it is there already. */
  sources: z
    .strictObject({
      files: z.array(fileSchema).min(1),
      format: z.enum(IMPORT_FORMATS).optional(),
      schema: fileSchema.optional(),
      maps: z.array(z.string()).default([]),
      allowRejects: z.boolean().default(false),
      /** Whether nodes of different files that their cross-references say are one become one. */
      mergeXrefs: z.boolean().default(false),
      /** Whether what a licence forbids to hand on is left out. */
      redistributable: z.boolean().default(false),
      embed: z.boolean().default(true),
      /** An installed embedder, the product's own if left out. */
      model: z.string().min(1).optional(),
      /** What is embedded, by label; that of "*" holds for all others. */
      templates: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** A graph's name, its file, or a database's address. */
  graph: z.string().min(1),
  /** Where the graph is asked instead of in its file: it is loaded there first, by way of the artifacts, which have to be in S3. */
  store: z
    .strictObject({
      /** neptune://HOST:PORT?region=…&namespace=… */
      neptune: z.string().startsWith("neptune://"),
      /** ARN of the role by which the cluster reads the bucket, and the bucket's region where its address does not say. */
      role: z.string().min(1),
      bucketRegion: z.string().min(1).optional(),
    })
    .optional(),
  recipe: z.string().min(1).default(DEFAULT_RECIPE),
  set: overridesSchema.default({}),
  questions: z.strictObject({
    file: fileSchema,
    limit: limitSchema.optional(),
    topicEntities: z.enum(TOPIC_ENTITIES).default("linked"),
    by: z.string().optional(),
  }),
  /** Of `evaluate`, those to be printed; all are kept. */
  metrics: z.array(z.enum(METRICS)).optional(),
  ablations: z
    .strictObject({
      axes: z
        .record(
          z.string().regex(/^[a-z]+\.[A-Za-z]+$/),
          z
            .array(z.union([z.number(), z.string(), z.boolean()]))
            .min(1)
            .max(MOST_CELLS),
        )
        .refine((axes) => Object.keys(axes).length <= MOST_AXES),
      limit: limitSchema.optional(),
    })
    .optional(),
  seeds: z.array(z.number().int().nonnegative()).min(1).default([0]),
  /** The folder that results are kept in, or s3://BUCKET/PREFIX. */
  artifacts: fileSchema,
});
export type Configuration = z.infer<typeof configurationSchema>;

export interface ReadConfiguration {
  readonly configuration: Configuration;
  /** As it was written, remarks included. */
  readonly text: string;
  /** Where its paths begin. */
  readonly folder: string;
}

/** `file` is what it is called in sentences. Throws FailureError invalid-request that names file, line and, for a misspelt key, the nearest one. */
export async function readConfiguration(path: string, file = basename(path)): Promise<ReadConfiguration> {
  const text = await readWholeText(path).catch((fault: unknown) => {
    throw refused(message("configuration-unreadable", { file, why: reasonOf(fault) }));
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = document.errors;
  if (fault) {
    const { line } = lines.linePos(fault.pos[0]);
    throw refused(message("configuration-wrong", { file, line, why: yamlReason(fault.code) }));
  }
  const parsed = configurationSchema.safeParse(valueOf(document, file) ?? {});
  if (parsed.success) return { configuration: parsed.data, text, folder: dirname(resolve(path)) };
  throw refused(faultOf(parsed.error, { file, document, lines }));
}

const YAML_FAULTS: Partial<Record<ErrorCode, Message>> = {
  BAD_INDENT: message("yaml-indent"),
  TAB_AS_INDENT: message("yaml-tab"),
  DUPLICATE_KEY: message("yaml-twice"),
};

function yamlReason(code: ErrorCode): Message {
  return YAML_FAULTS[code] ?? message("yaml-broken");
}

/** An alias may stand for nothing, or for itself many times over. */
function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch {
    throw refused(message("configuration-wrong", { file, line: 1, why: message("yaml-alias") }));
  }
}

interface Read {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

function faultOf(error: z.ZodError, { file, document, lines }: Read): Message {
  // A key that nobody knows is likelier what is missing elsewhere, misspelt.
  const issue = error.issues.find(({ code }) => code === "unrecognized_keys") ?? error.issues[0]!;
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") {
    const line = lineOf(path, document, lines);
    if (!document.hasIn(path)) return message("configuration-missing", { file, key: path.join(".") });
    return message("configuration-wrong", { file, line, why: issueReason(error, "it") });
  }
  const key = issue.keys[0]!;
  const line = lineOf([...path, key], document, lines);
  const near = nearest(key, keysAt(path));
  return near === undefined
    ? message("configuration-key", { file, line, key, known: keysAt(path).join(", ") })
    : message("configuration-key-near", { file, line, key, near });
}

/** Counted from 1; that of the nearest place above which is in the file. */
function lineOf(path: readonly string[], document: Document, lines: LineCounter): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path[depth - 1]) : undefined;
    const range = (pair?.key as { readonly range?: readonly number[] } | undefined)?.range;
    if (range) return lines.linePos(range[0]!).line;
  }
  return 1;
}

/** What may stand at a place of the file. */
function keysAt(path: readonly string[]): string[] {
  let schema: z.ZodType = configurationSchema;
  for (const name of path) {
    schema = plain((schema as z.ZodObject).shape[name] as z.ZodType);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function plain(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? plain(schema.unwrap() as z.ZodType)
    : schema;
}

const MOST_EDITS = 2;

function nearest(key: string, known: readonly string[]): string | undefined {
  const vocabulary = new Vocabulary();
  for (const word of known) vocabulary.add(word);
  const [first] = new SimilarWords(vocabulary, known.length).find(key, MOST_EDITS);
  return first && vocabulary.words[first.word];
}

function refused(reason: Message): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
