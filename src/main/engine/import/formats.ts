/** How a file tells which of the formats that an import reads it is in. */
import type { ImportFormat } from "../../../shared/import-preview";
import { firstLine, guessDelimiter } from "./delimiters";
import { gunzipName } from "./file-names";
import { hasAdminHeader } from "./neo4j-header";

const TABLES = ["csv", "tsv", "tab", "txt", "dict"];

/** The format of a file by its name and its first characters, or undefined when neither tells. */
export function guessFormat(name: string, head: string): ImportFormat | undefined {
  const extension = /\.([^.]+)$/.exec(gunzipName(name).toLowerCase())?.[1] ?? "";
  const start = head.replace(/^\uFEFF/, "").trimStart();
  if (extension === "graphml" || extension === "gexf") return extension;
  if (start.startsWith("<?xml") || extension === "xml") return xmlKind(start);
  if (["jsonl", "ndjson", "json"].includes(extension) || /^[{[]/.test(start)) return jsonKind(start);
  if (hasAdminHeader(firstLine(start))) return "neo4j-csv";
  const isTable = TABLES.includes(extension) || guessDelimiter(start, 3) !== undefined;
  return isTable ? "triples" : undefined;
}

function xmlKind(start: string): ImportFormat | undefined {
  if (/<(?:\w+:)?graphml[\s>]/.test(start)) return "graphml";
  return /<(?:\w+:)?gexf[\s>]/.test(start) ? "gexf" : undefined;
}

// Benchmark files carry one question a line; a triple has no key of that name.
function jsonKind(start: string): ImportFormat {
  return /^\{[^\n]*"question"\s*:/.test(start) ? "kgqa" : "jsonl";
}
