/** The texts behind a graph: documents, chunks, mentions, forms and merges as tables of its file. */
import type { GraphWriter } from "../../store/graph-writer";
import { original, originalEnd } from "../text/normalise";
import type { Built } from "./check";

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

async function writeChunks(staging: Staging, { texts }: Built): Promise<void> {
  for (const { work, normal, tokens, chunks } of texts) {
    const { sentences, starts, ends } = tokens;
    const startOf = (sentence: number): number => original(normal, starts[sentences[sentence]!]!);
    await staging.append("chunks", [
      chunks.map(({ id }) => id),
      chunks.map(() => work.id),
      Int32Array.from(chunks, ({ chapter }) => chapter),
      Int32Array.from(chunks, ({ context }) => startOf(context)),
      Int32Array.from(chunks, ({ first }) => startOf(first)),
      Int32Array.from(chunks, ({ end }) => originalEnd(normal, ends[sentences[end]! - 1]!)),
    ]);
  }
}

async function writeMentions(staging: Staging, { texts, resolved, checked }: Built): Promise<void> {
  for (const [place, { work, normal, tokens, chunks, mentions, of }] of texts.entries()) {
    const kept = mentions.flatMap((mention, at) => {
      const handle = resolved.entityOf[place]![of[at]!]!;
      return handle >= 0 && checked.stays[handle] ? [{ mention, entity: resolved.entities[handle]! }] : [];
    });
    await staging.append("mentions", [
      kept.map(() => work.id),
      kept.map(({ mention }) => chunks[mention.chunk]!.id),
      Int32Array.from(kept, ({ mention }) => original(normal, tokens.starts[mention.first]!)),
      Int32Array.from(kept, ({ mention }) => originalEnd(normal, tokens.ends[mention.end - 1]!)),
      kept.map(({ entity }) => entity.type),
      kept.map(({ entity }) => entity.id),
    ]);
  }
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
