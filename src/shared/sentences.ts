/** Every sentence the engine says, by its kind: written in English by the engine, and said in any language by the window. */
import { z } from "zod";
import { BUILD_SENTENCES } from "./build-sentences";
import { LIBRARY_SENTENCES } from "./library-sentences";
import { FILE_SENTENCES } from "./file-sentences";
import { IMPORT_SENTENCES } from "./import-sentences";
import { LANGUAGE_MODEL_SENTENCES } from "./language-model-sentences";
import { REQUEST_SENTENCES } from "./request-sentences";
import { DATABASE_SENTENCES } from "./database-sentences";
import { SAMPLE_SENTENCES } from "./sample-sentences";
import { NEPTUNE_SENTENCES } from "./neptune-sentences";
import { recognise } from "./recognise";
import { RUN_SENTENCES } from "./run-sentences";
import {
  ENGLISH_MANNER,
  fill,
  parseTemplate,
  type Hole,
  type Template,
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
} as const;
export type SentenceKind = keyof typeof SENTENCES;

export const SENTENCE_KINDS = Object.keys(SENTENCES) as SentenceKind[];
const TEMPLATES = new Map(SENTENCE_KINDS.map((kind) => [kind, parseTemplate(SENTENCES[kind])]));

/** Sentences without a hole by their text, and all others. */
const WHOLE = new Map(
  [...TEMPLATES].flatMap(([kind, { texts, holes }]) =>
    holes.length === 0 ? [[texts[0]!, { kind, values: {} }] as const] : [],
  ),
);
const WITH_HOLES = [...TEMPLATES].filter(([, { holes }]) => holes.length > 0);

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.object({ names: z.array(z.string()), more: z.number().int().nonnegative() }),
]);

/** A sentence before anyone has said it: its kind and what fills its holes. */
export const messageSchema = z
  .object({ kind: z.enum(SENTENCE_KINDS), values: z.record(z.string(), valueSchema) })
  .refine(({ kind, values }) => templateOf(kind).holes.every((hole) => fits(hole, values[hole.name])));
export type Message = z.infer<typeof messageSchema>;

type Filling<K extends SentenceKind> = ValuesOf<(typeof SENTENCES)[K]>;
type Told<K extends SentenceKind> = keyof Filling<K> extends never ? [] : [Filling<K>];

/** The message of a kind. */
export function message<K extends SentenceKind>(kind: K, ...[values]: Told<K>): Message {
  return { kind, values: (values ?? {}) as Message["values"] };
}

/** The sentence of a kind, in English. */
export function say<K extends SentenceKind>(kind: K, ...told: Told<K>): string {
  return inEnglish(message(kind, ...told));
}

/** What the command line, a trace or a report says. */
export function inEnglish({ kind, values }: Message): string {
  return fill(templateOf(kind), values, ENGLISH_MANNER);
}

/** The English template of a kind, taken apart. */
export function templateOf(kind: SentenceKind): Template {
  return TEMPLATES.get(kind)!;
}

/** Longest text that is looked at, in UTF-16 units: a longer one is no sentence of ours that could be read. */
const LONGEST = 4000;

/**
 * The message that an English sentence was made of; null where none or more than one can have been. What a template made fits that
 * template, so what fits one alone was made by it, or says the same: text of a graph cannot pass for another sentence.
 */
export function readSentence(text: string): Message | null {
  const whole = WHOLE.get(text);
  if (whole !== undefined || text.length > LONGEST) return whole ?? null;
  let only: Message | null = null;
  for (const [kind, template] of WITH_HOLES) {
    const values: Values | "unclear" | null = recognise(template, text);
    if (values === null) continue;
    if (values === "unclear" || only !== null) return null;
    only = { kind, values: values as Message["values"] };
  }
  return only;
}

function fits({ form }: Hole, value: Value | undefined): boolean {
  if (form === "list") return typeof value === "object";
  if (form === "count") return typeof value === "number";
  if (form === "number") return typeof value === "number" || typeof value === "string";
  return typeof value === "string";
}
