/** Corrections as training data: sentences whose names a person corrected, as tokens and tags, and relations with their verdict. */
import type { BuiltGraph } from "../../../../shared/texts/build";
import type { Correction } from "../../../../shared/texts/corrections";
import { tokenise } from "../text/tokens";
import { normalAt, normalise } from "../text/normalise";
import { plainBlocks } from "../ingest/read-plain";
import { ofKinds } from "./outcome";

export interface TrainingData {
  /** Lines of `id, tokens, ner_tags, doc_id`; every name of the sentence is tagged, as the corrected graph has it. */
  readonly names: readonly string[];
  /** Lines of `text, source, relation, target, holds, doc_id`. */
  readonly relations: readonly string[];
}

const TAGS: Readonly<Record<string, string>> = { Location: "LOC", Organization: "ORG" };

/** What the corrections that a graph has teach. */
export function trainingOf(graph: BuiltGraph, corrections: readonly Correction[]): TrainingData {
  const names = graph.works.flatMap((work) => {
    const touched = ofKinds(corrections, "add", "delete", "retype")
      .map(({ change }) => change.at)
      .filter((at) => at.work === work.id);
    if (touched.length === 0) return [];
    const mentions = graph.mentions.filter((mention) => mention.work === work.id);
    return sentencesOf(work.text)
      .filter(([start, end]) => touched.some((at) => at.start < end && at.end > start))
      .map(([start, end], at) => nameLine(work, mentions, { start, end, at }));
  });
  const relations = ofKinds(corrections, "relation").map(({ change }) => {
    const { verdict, relation, at } = change;
    const [source, target] =
      verdict === "turn" ? [change.target, change.source] : [change.source, change.target];
    const said = {
      text: at.form,
      source: source.form,
      relation,
      target: target.form,
      holds: verdict !== "reject",
    };
    return JSON.stringify({ ...said, doc_id: at.work });
  });
  return { names, relations };
}

function sentencesOf(text: string): [start: number, end: number][] {
  const { sentences, starts, ends } = tokenise(
    text,
    plainBlocks(text).map(({ start, end }) => [start, end] as const),
  );
  return Array.from({ length: sentences.length - 1 }, (_, at) => [
    starts[sentences[at]!]!,
    ends[sentences[at + 1]! - 1]!,
  ]);
}

function nameLine(
  { id, text }: BuiltGraph["works"][number],
  mentions: BuiltGraph["mentions"],
  { start, end, at }: { readonly start: number; readonly end: number; readonly at: number },
): string {
  const normal = normalise(text.slice(start, end), { hyphens: false });
  const { starts, ends } = tokenise(normal.text, [[0, normal.text.length]]);
  const tags = new Array<string>(starts.length).fill("O");
  for (const mention of mentions) {
    if (mention.start < start || mention.end > end) continue;
    const [from, to] = [normalAt(normal, mention.start - start), normalAt(normal, mention.end - start)];
    const inside = [...starts.keys()].filter((token) => starts[token]! < to && ends[token]! > from);
    for (const [place, token] of inside.entries())
      tags[token] = `${place === 0 ? "B" : "I"}-${TAGS[mention.type] ?? "PER"}`;
  }
  const tokens = Array.from(starts, (from, token) => normal.text.slice(from, ends[token]));
  return JSON.stringify({ id: at, tokens, ner_tags: tags, doc_id: id });
}
