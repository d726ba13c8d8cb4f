/** Every sentence the engine says, by its kind: written in English by the engine, and said in any language by the window. */
import { z } from "zod";
import { AGGREGATE_SENTENCES } from "./aggregate-sentences";
import { ARTIFACT_SENTENCES } from "./artifact-sentences";
import { BUILD_SENTENCES } from "./build-sentences";
import { BIOMEDICAL_SENTENCES } from "./biomedical-sentences";
import { LIBRARY_SENTENCES } from "./library-sentences";
import { FILE_SENTENCES } from "./file-sentences";
import { IMPORT_SENTENCES } from "./import-sentences";
import { LANGUAGE_MODEL_SENTENCES } from "./language-model-sentences";
import { REQUEST_SENTENCES } from "./request-sentences";
import { DATABASE_SENTENCES } from "./database-sentences";
import { SAMPLE_SENTENCES } from "./sample-sentences";
import { MODEL_SENTENCES } from "./model-sentences";
import { NEPTUNE_SENTENCES } from "./neptune-sentences";
import { recognise } from "./recognise";
import { RUN_SENTENCES } from "./run-sentences";
import {
  fill,
  joinNames,
  parseTemplate,
  type Hole,
  type Manner,
  type Template,
  type Unsaid,
  type Value,
  type Values,
  type ValuesOf,
} from "./sentence";

export const SENTENCES = {
  ...IMPORT_SENTENCES,
  ...REQUEST_SENTENCES,
  ...DATABASE_SENTENCES,
  ...SAMPLE_SENTENCES,
  ...FILE_SENTENCES,
  ...NEPTUNE_SENTENCES,
  ...RUN_SENTENCES,
  ...BUILD_SENTENCES,
  ...LANGUAGE_MODEL_SENTENCES,
  ...LIBRARY_SENTENCES,
  ...BIOMEDICAL_SENTENCES,
  ...MODEL_SENTENCES,
  ...ARTIFACT_SENTENCES,
  ...AGGREGATE_SENTENCES,
} as const;
export type SentenceKind = keyof typeof SENTENCES;

export const SENTENCE_KINDS = Object.keys(SENTENCES) as SentenceKind[];
const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  SENTENCE_KINDS.map((kind) => [kind, parseTemplate(SENTENCES[kind])]),
);

/** Sentences without a hole by their text, and all others. */
const WHOLE = new Map(
  SENTENCE_KINDS.flatMap((kind) => {
    const { texts, holes } = templateOf(kind);
    return holes.length === 0 ? [[texts[0]!, { kind, values: {} }] as const] : [];
  }),
);
/** What still reaches a window as finished English: what a built graph's file keeps as words, and how a device's trial ended. All else travels as a message. */
export const READ_BACK = [
  "correction-letters",
  "correction-unnamed",
  "correction-outside",
  "correction-sentences",
  "built-of-one",
  "built-of-many",
  "name-genitive",
  "name-vocative",
  "name-article",
  "name-old-ending",
  "name-old-letters",
  "name-misread",
  "name-only",
  "name-commonest",
  "name-joined",
  "name-parted",
  "exit-code",
] as const satisfies readonly SentenceKind[];

/** A sentence before anyone has said it: its kind and what fills its holes. */
export interface Message extends Unsaid {
  readonly kind: SentenceKind;
}

const valueSchema: z.ZodType<Value> = z.union([
  z.string(),
  z.number(),
  z.object({ names: z.array(z.string()), more: z.number().int().nonnegative() }),
  z.lazy(() => messageSchema),
]);

export const messageSchema: z.ZodType<Message> = z
  .object({ kind: z.enum(SENTENCE_KINDS), values: z.record(z.string(), valueSchema) })
  .refine(({ kind, values }) => templateOf(kind).holes.every((hole) => fits(hole, values[hole.name])));

/** Why something is so: a sentence of ours, or another program's own words. */
export const reasonSchema = z.union([z.string(), messageSchema]);
export type Reason = z.infer<typeof reasonSchema>;

type Filling<K extends SentenceKind> = ValuesOf<(typeof SENTENCES)[K]>;
type Told<K extends SentenceKind> = keyof Filling<K> extends never ? [] : [Filling<K>];

/** The message of a kind. */
export function message<K extends SentenceKind>(kind: K, ...[values]: Told<K>): Message {
  return { kind, values: (values ?? {}) as Values };
}

/** The sentence of a kind, in English. */
export function say<K extends SentenceKind>(kind: K, ...told: Told<K>): string {
  return inEnglish(message(kind, ...told));
}

const ENGLISH: Manner = {
  count: (count, one, many) => `${String(count)} ${count === 1 ? one : many}`,
  number: (text) => text,
  list: (list) => joinNames(list, "and", (count) => `${count} more`),
  sentence: inEnglish,
};

/** What the command line, a trace or a report says; words that are said already stay. */
export function inEnglish(told: Unsaid | string): string {
  return typeof told === "string" ? told : fill(templateOf(told.kind), told.values, ENGLISH);
}

/** The English template of a kind, taken apart. */
export function templateOf(kind: string): Template {
  return TEMPLATES.get(kind)!;
}

/** Longest text that is looked at, in UTF-16 units: a longer one is no sentence of ours that could be read. */
const LONGEST = 4000;

/**
 * The message that an English sentence was made of, for sentences without holes and those of READ_BACK; null where none or more than one
 * can have been. What a template made fits that template, so what fits one alone was made by it, or says the same: text of a graph
 * cannot pass for another sentence.
 */
export function readSentence(text: string): Message | null {
  const whole = WHOLE.get(text);
  if (whole !== undefined || text.length > LONGEST) return whole ?? null;
  let only: Message | null = null;
  for (const kind of READ_BACK) {
    const values = recognise(templateOf(kind), text);
    if (values === null) continue;
    if (values === "unclear" || only !== null) return null;
    only = { kind, values };
  }
  return only;
}

function fits({ form }: Hole, value: Value | undefined): boolean {
  if (form === "list") return typeof value === "object" && "names" in value;
  if (form === "sentence" && typeof value === "object") return "kind" in value;
  if (form === "count") return typeof value === "number";
  if (form === "number") return typeof value === "number" || typeof value === "string";
  return typeof value === "string";
}
