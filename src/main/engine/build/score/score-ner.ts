/** How well a tagger finds the names that a file marks: exact spans, names only. */
import { basename } from "node:path";
import { z } from "zod";
import type { LabelScore, NerScore } from "../../../../shared/texts/build";
import { messageOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "../../import/source/import-run";
import { NAME_TYPES } from "../build-stage";
import { checkTokens } from "../ingest/read-lines";
import { nameSpans, type NameSpan } from "../tagger/spans";
import type { Tagger } from "../tagger/tagger";
import { scoreOf } from "./counts";
import { readMarkedText } from "./read-file";

const CONVENTION =
  "names, exact spans: PER from PERSON, LOC from GPE, LOC and FACILITY, ORG from ORG; lower-case words at a span's edges trimmed, empty spans left out";

interface Marked {
  readonly tokens: readonly string[];
  readonly ner_tags: readonly string[];
}

/** Scores `tagger` on RONEC's JSON list or on JSON lines of tokens and tags. Refuses a file that is neither, with its line. */
export async function scoreNer(path: string, tagger: Tagger): Promise<NerScore> {
  const counts = new Map([...NAME_TYPES, "micro"].map((label) => [label, { right: 0, found: 0, there: 0 }]));
  for (const { tokens, ner_tags } of await readMarked({ name: basename(path), path })) {
    const gold = nameSpans(ner_tags, tokens);
    const found = nameSpans(tagger.tag(tokens), tokens);
    const keys = new Set(gold.map(keyOf));
    for (const type of [...NAME_TYPES, "micro"]) {
      const is = (span: NameSpan): boolean => type === "micro" || span.type === type;
      const count = counts.get(type)!;
      count.there += gold.filter(is).length;
      count.found += found.filter(is).length;
      count.right += found.filter((span) => is(span) && keys.has(keyOf(span))).length;
    }
  }
  const scored = [...counts].map(([label, count]) => [label, scoreOf(count)] as const);
  const { micro, ...labels } = Object.fromEntries(scored) as Record<string, LabelScore>;
  return { convention: CONVENTION, labels, micro: micro! };
}

function keyOf({ first, end, type }: NameSpan): string {
  return `${first.toString()} ${end.toString()} ${type}`;
}

async function readMarked(file: SourceFile): Promise<Marked[]> {
  const text = await readMarkedText(file);
  if (text.trimStart().startsWith("[")) return list(file, text).map((row, at) => checked(file, row, at + 1));
  return text
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [checked(file, json(file, line, at + 1), at + 1)]));
}

function list(file: SourceFile, text: string): unknown[] {
  const parsed = z.array(z.unknown()).safeParse(json(file, text, 1));
  return parsed.success ? parsed.data : refuse(file, message("score-shape"));
}

function json(file: SourceFile, text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(file, message("at-line", { line, why: message("score-shape") }));
  }
}

function checked(file: SourceFile, row: unknown, line: number): Marked {
  try {
    return checkTokens(row);
  } catch (fault) {
    return refuse(file, message("at-line", { line, why: messageOf(fault) }));
  }
}
