/** What the engine says, in Romanian; what is none of its own sentences, such as a driver's own words, stays as it is. */
import {
  fill,
  joinNames,
  parseTemplate,
  type Manner,
  type Template,
  type Unsaid,
} from "../../../shared/sentences/sentence";
import { readSentence, type SentenceKind } from "../../../shared/sentences/sentences";
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount } from "../format";
import { FILE_SENTENCES_ROMANIAN } from "./file-sentences-romanian";
import { IMPORT_SENTENCES_ROMANIAN } from "./import-sentences-romanian";
import { REQUEST_SENTENCES_ROMANIAN } from "./request-sentences-romanian";
import { DATABASE_SENTENCES_ROMANIAN } from "./database-sentences-romanian";
import { AGGREGATE_SENTENCES_ROMANIAN } from "./aggregate-sentences-romanian";
import { ARTIFACT_SENTENCES_ROMANIAN } from "./artifact-sentences-romanian";
import { BUILD_SENTENCES_ROMANIAN } from "./build-sentences-romanian";
import { LANGUAGE_MODEL_SENTENCES_ROMANIAN } from "./language-model-sentences-romanian";
import { BIOMEDICAL_SENTENCES_ROMANIAN } from "./biomedical-sentences-romanian";
import { LIBRARY_SENTENCES_ROMANIAN } from "./library-sentences-romanian";
import { SAMPLE_SENTENCES_ROMANIAN } from "./sample-sentences-romanian";
import { MODEL_SENTENCES_ROMANIAN } from "./model-sentences-romanian";
import { NEPTUNE_SENTENCES_ROMANIAN } from "./neptune-sentences-romanian";
import { pathSaid } from "./relation-said";
import { RUN_SENTENCES_ROMANIAN } from "./run-sentences-romanian";
import type { SENTENCES_ENGLISH } from "./sentences-english";

/** The Romanian templates, by the kinds of the English ones. */
export const ROMANIAN_SENTENCES: Readonly<Record<SentenceKind, string>> = {
  ...IMPORT_SENTENCES_ROMANIAN,
  ...REQUEST_SENTENCES_ROMANIAN,
  ...DATABASE_SENTENCES_ROMANIAN,
  ...SAMPLE_SENTENCES_ROMANIAN,
  ...FILE_SENTENCES_ROMANIAN,
  ...NEPTUNE_SENTENCES_ROMANIAN,
  ...RUN_SENTENCES_ROMANIAN,
  ...BUILD_SENTENCES_ROMANIAN,
  ...LANGUAGE_MODEL_SENTENCES_ROMANIAN,
  ...LIBRARY_SENTENCES_ROMANIAN,
  ...BIOMEDICAL_SENTENCES_ROMANIAN,
  ...MODEL_SENTENCES_ROMANIAN,
  ...ARTIFACT_SENTENCES_ROMANIAN,
  ...AGGREGATE_SENTENCES_ROMANIAN,
};

const MANNER: Manner = {
  count: formatPluralRo,
  // Of four digits it may be a year.
  number: (text) =>
    /^\d{5,15}$/.test(text) ? formatCount(Number(text)) : text.replace(/-/g, "−").replace(".", ","),
  list: (list) => joinNames(list, "și", (count) => `încă ${count}`),
  sentence: said,
};

export const SENTENCES_ROMANIAN: typeof SENTENCES_ENGLISH = { said };

/** What the engine quotes, which it does in English. */
const QUOTED = /“([^“”]*)”/gu;

/** A sentence inside a sentence is shorter than it, so that this ends. */
function said(told: Unsaid | string): string {
  const message = typeof told === "string" ? readSentence(told) : told;
  if (message === null) return String(told);
  return fill(templateOf(message.kind), inRomanian(message.values), MANNER).replace(QUOTED, "„$1”");
}

/** Holes that the engine fills with a relation's words, or with a way over several. */
const WAYS = ["relation", "measure", "path"];

function inRomanian(values: Unsaid["values"]): Unsaid["values"] {
  const ways = WAYS.flatMap((hole) => {
    const way = values[hole];
    return typeof way === "string" ? [[hole, pathSaid(way)] as const] : [];
  });
  return ways.length === 0 ? values : { ...values, ...Object.fromEntries(ways) };
}

const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  Object.entries(ROMANIAN_SENTENCES).map(([kind, template]) => [kind, parseTemplate(template)]),
);

function templateOf(kind: string): Template {
  return TEMPLATES.get(kind)!;
}
