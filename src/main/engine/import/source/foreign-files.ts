/** Files that people mean to import and that are something else: told by their first bytes, so that one sentence says what to do. */
import { isAscii, isUtf8 } from "node:buffer";
import type { FILE_SENTENCES } from "../../../../shared/sentences/file-sentences";

type Foreign = Exclude<keyof typeof FILE_SENTENCES, "decimal-comma" | "file-other">;

/** Signatures at an offset, as Latin-1 text. */
const SIGNATURES: readonly (readonly [signature: string, kind: Foreign, offset?: number])[] = [
  ["\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "file-workbook"],
  ["%PDF-", "file-document"],
  ["{\\rtf", "file-document"],
  ["7z\xBC\xAF\x27\x1C", "file-packed"],
  ["Rar!\x1A\x07", "file-packed"],
  ["BZh", "file-packed"],
  ["\xFD7zXZ\0", "file-packed"],
  ["\x28\xB5\x2F\xFD", "file-packed"],
  ["PAR1", "file-database"],
  ["SQLite format 3\0", "file-database"],
  ["DUCK", "file-database", 8],
  ["\x89PNG", "file-picture"],
  ["\xFF\xD8\xFF", "file-picture"],
  ["GIF8", "file-picture"],
  ["ustar", "file-tar", 257],
  ["MATLAB 5.0 MAT-file", "file-arrays"],
  ["\x89HDF\r\n", "file-arrays"],
  ["\x93NUMPY", "file-arrays"],
  ["\x80\x02", "file-pickle"],
  ["\x80\x03", "file-pickle"],
  ["\x80\x04", "file-pickle"],
  ["\x80\x05", "file-pickle"],
];

/** What kind of other file begins with these bytes (already unpacked), undefined when it may well be a graph. */
export function foreignKind(head: Buffer): Foreign | undefined {
  const start = head.toString("latin1", 0, 4096);
  const found = SIGNATURES.find(([signature, , offset = 0]) => start.startsWith(signature, offset));
  if (found) return found[1];
  if (start.startsWith("PK\x03\x04")) return zippedKind(start);
  return isUtf16(head) ? "file-utf16" : textKind(head);
}

/** Office files are zip archives; the first file in them tells which. */
function zippedKind(start: string): Foreign {
  if (/opendocument\.text|word\//.test(start)) return "file-document";
  return /\[Content_Types\]\.xml|_rels\/|xl\/|opendocument\.spreadsheet/.test(start)
    ? "file-workbook"
    : "file-zip";
}

/** Latin letters in UTF-16 have a zero in every second byte. */
function isUtf16(head: Buffer): boolean {
  const looked = head.subarray(0, 4096);
  const zeros = [0, 0];
  looked.forEach((byte, at) => (zeros[at % 2]! += byte === 0 ? 1 : 0));
  return Math.max(...zeros) > looked.length / 4;
}

/** Forms of RDF and OWL that are not read: N3 with its own words, OWL in XML or functional style, TriX. */
const RDF =
  /^(?:@forSome\s|@forAll\s|@keywords\s|<(?:\w+:)?Ontology[\s>]|<TriX[\s>]|Ontology\s*\(|Prefix\s*\()/;
const WEB_PAGE = /^(?:<!doctype html|<html[\s>])/i;
/** JSON that somebody wrote as a text of JSON. */
const JSON_TEXT = /^"[[{]/;

function textKind(head: Buffer): Foreign | undefined {
  const text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  const inner = text.replace(
    /^(?:#[^\n]*\n\s*|<\?[^>]*\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE [\w:]+[^[>]*(?:\[[^\]]*\])?>\s*)+/,
    "",
  );
  if (WEB_PAGE.test(text)) return "file-web-page";
  if (RDF.test(inner)) return "file-rdf";
  if (JSON_TEXT.test(text)) return "file-json-document";
  if (text.startsWith("<")) return undefined;
  if (text.includes("\r") && !text.includes("\n")) return "old-line-ends";
  return hasOtherEncoding(head) ? "encoding-not-utf8" : undefined;
}

/** Lines that are enough to say that a file was written another way, and not only damaged. */
const ENOUGH_LINES = 3;

/** Whether lines with more than ASCII letters never are UTF-8: the first line of all, or a few of them. */
function hasOtherEncoding(head: Buffer): boolean {
  if (isUtf8(head)) return false;
  const lines = linesOf(head).filter((line) => !isAscii(line));
  const wrong = lines.filter((line) => !isUtf8(line));
  if (wrong.length === 0 || wrong.length < lines.length) return false;
  const [first] = linesOf(head);
  return wrong.length >= ENOUGH_LINES || first === undefined || !isUtf8(first);
}

/** Whole lines only: the last one may break off inside a character. */
function linesOf(head: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0, end = head.indexOf(10); ; start = end + 1, end = head.indexOf(10, start)) {
    if (end < 0) return lines.length === 0 ? [head] : lines;
    lines.push(head.subarray(start, end));
  }
}
