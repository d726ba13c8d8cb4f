/** The texts behind a graph: documents, chunks, mentions, forms and merges as tables of its file. */
import type { GraphWriter } from "../../store/graph-writer";
import { original, originalEnd } from "../text/normalise";
import type { RelatedText, Resolved } from "../build-stage";
import type { Built, Checked } from "./check";

type Staging = GraphWriter["staging"];

export async function writeTexts({ staging }: GraphWriter, built: Built): Promise<void> {
  await writeDocuments(staging, built);
  await writeChunks(staging, built);
  await writeMentions(staging, built);
  await writeForms(staging, built);
}

async function writeDocuments(staging: Staging, { texts }: Built): Promise<void> {
  const works = texts.map(({ work }) => work);
  const abouts = texts.map(({ work, tokens, labels, mentions }) => {
    const { title, author, year, language, file, encoding, chapters, gender, blocks, gold } = work;
    const forms = [...new Set(mentions.map(({ form }) => form))];
    return JSON.stringify({
      title,
      author,
      year,
      language,
      file,
      encoding,
      tokens: tokens.starts.length,
      chapters: chapters.length,
      headings: chapters,
      // What the texts are read anew from, when the graph is built again.
      ...{ gender, blocks: blocks.map(({ kind, start, end }) => [kind, start, end]), gold },
      labels: forms.flatMap((form) => (labels.has(form) ? [[form, labels.get(form)]] : [])),
    });
  });
  await staging.append("documents", [works.map(({ id }) => id), abouts, works.map(({ text }) => text)]);
}

// All in one go: to begin to append costs as much as some thousand rows.
async function writeChunks(staging: Staging, { texts }: Built): Promise<void> {
  const chunks = texts.flatMap(chunkRows);
  await staging.append("chunks", [
    chunks.map(({ id }) => id),
    chunks.map(({ document }) => document),
    Int32Array.from(chunks, ({ chapter }) => chapter),
    Int32Array.from(chunks, ({ context }) => context),
    Int32Array.from(chunks, ({ start }) => start),
    Int32Array.from(chunks, ({ end }) => end),
  ]);
}

async function writeMentions(staging: Staging, { texts, resolved, checked }: Built): Promise<void> {
  const mentions = texts.flatMap((text, place) => mentionRows(text, place, resolved, checked));
  await staging.append("mentions", [
    mentions.map(({ document }) => document),
    mentions.map(({ chunk }) => chunk),
    Int32Array.from(mentions, ({ start }) => start),
    Int32Array.from(mentions, ({ end }) => end),
    mentions.map(({ entity }) => entity.type),
    mentions.map(({ entity }) => entity.id),
  ]);
}

/** The forms of each entity, the most frequent first, and why forms were joined. */
async function writeForms(staging: Staging, { resolved, checked }: Built): Promise<void> {
  const entities = resolved.entities.filter((_, at) => checked.stays[at]);
  const forms = entities.flatMap(({ id, forms: own }) =>
    [...own].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([form, n]) => ({ id, form, n })),
  );
  await staging.append("forms", [
    forms.map(({ id }) => id),
    forms.map(({ form }) => form),
    Int32Array.from(forms, ({ n }) => n),
  ]);
  const merges = entities.flatMap(({ id, reasons }) => reasons.map((reason) => ({ id, reason })));
  await staging.append("merges", [merges.map(({ id }) => id), merges.map(({ reason }) => reason)]);
}

function chunkRows({ work, normal, tokens, chunks }: RelatedText) {
  const { sentences, starts, ends } = tokens;
  const startOf = (sentence: number): number => original(normal, starts[sentences[sentence]!]!);
  return chunks.map(({ id, chapter, context, first, end }) => ({
    ...{ id, document: work.id, chapter, context: startOf(context), start: startOf(first) },
    end: originalEnd(normal, ends[sentences[end]! - 1]!),
  }));
}

function mentionRows(
  { work, normal, tokens, chunks, mentions, of }: RelatedText,
  place: number,
  { entities, entityOf }: Resolved,
  { stays }: Checked,
) {
  return mentions.flatMap(({ first, end, chunk }, at) => {
    const handle = entityOf[place]![of[at]!]!;
    if (handle < 0 || !stays[handle]) return [];
    const letters = {
      start: original(normal, tokens.starts[first]!),
      end: originalEnd(normal, tokens.ends[end - 1]!),
    };
    return [{ document: work.id, chunk: chunks[chunk]!.id, entity: entities[handle]!, ...letters }];
  });
}
