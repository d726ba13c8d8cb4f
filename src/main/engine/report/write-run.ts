/** A run in every form it can leave the product in. */
import type { RunFormat } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { cyjsText } from "../export/write-cyjs";
import { cypherText } from "../export/write-cypher";
import { gexfText } from "../export/write-gexf";
import { graphmlText } from "../export/write-graphml";
import { jsonlText } from "../export/write-jsonl";
import { reportBlocks } from "./report-blocks";
import { csvReport } from "./report-csv";
import { htmlReport } from "./report-html";
import { markdownReport } from "./report-markdown";
import { wordReport } from "./report-word";
import type { RunDocument } from "./run-document";
import { traceLines } from "./trace-lines";
import { triplesCsv } from "./triples-csv";

type Writer = (run: RunDocument, fingerprint: () => Promise<string>) => AsyncIterable<string>;

const WRITERS: Readonly<Record<RunFormat, Writer>> = {
  md: async function* (run) {
    yield markdownReport(await reportBlocks(run));
  },
  html: async function* (run) {
    yield htmlReport(await reportBlocks(run));
  },
  "word.html": async function* (run) {
    yield wordReport(await reportBlocks(run));
  },
  "report.csv": async function* (run) {
    yield csvReport(await reportBlocks(run));
  },
  csv: ({ rows }) => triplesCsv(rows),
  jsonl: ({ rows }) => jsonlText(rows),
  graphml: ({ rows }) => graphmlText(rows),
  gexf: ({ rows }) => gexfText(rows),
  cyjs: ({ rows }) => cyjsText(rows),
  cypher: ({ rows }) => cypherText(rows),
  "trace.jsonl": async function* (run, fingerprint) {
    for await (const line of traceLines(run, await fingerprint())) yield `${line}\n`;
  },
};

/** The run's text in pieces; a trace asks for the graph's fingerprint and wants all candidates among the run's rows. */
export function runText(
  run: RunDocument,
  format: RunFormat,
  fingerprint: () => Promise<string>,
): AsyncIterable<string> {
  return WRITERS[format](run, fingerprint);
}

/** All pieces as UTF-8; throws FailureError export-failed beyond `most` bytes. */
export async function toBytes(
  pieces: AsyncIterable<string>,
  name: string,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const part = Buffer.from(piece, "utf8");
    length += part.length;
    if (length > most) {
      const reason = message("export-large", { most: Math.round(most / 1e6) });
      throw new FailureError({ kind: "export-failed", file: name, reason });
    }
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts, length));
}
