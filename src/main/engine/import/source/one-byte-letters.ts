/** Text in Windows-1250, Latin-2 or Latin-10, where it is surely Romanian: in these three its letters are the same bytes. */
import { isUtf8 } from "node:buffer";

const bytesOf = (letters: string): string => `\\x${letters.replaceAll(" ", "\\x")}`;
/** Ș and ț, which Western codings have only for signs and Icelandic. */
const S_AND_T = bytesOf("aa ba de fe");
/** Ă, â, î. */
const VOWELS = bytesOf("c2 c3 ce e2 e3 ee");
/** Letters and signs that mean the same in Windows-1252: foreign names, quotes, dashes. */
const SHARED = bytesOf(
  "80 82 84 85 86 87 89 8b 91 92 93 94 95 96 97 99 9b a0 a4 a6 a7 a8 a9 ab ac ad ae b0 b1 b4 b5 b6 b7 b8 bb " +
    "c1 c4 c7 c9 cb cd d3 d4 d6 d7 da dc df e1 e4 e7 e9 eb ed f3 f4 f6 f7 fa fc",
);
const OTHERS = new RegExp(`[^\\x00-\\x7f${S_AND_T}${VOWELS}${SHARED}]`);
/** "nº" and "1ª" end there. */
const IN_WORD = new RegExp(`[${S_AND_T}][A-Za-z]`);
const VOWEL = new RegExp(`[${VOWELS}]`);

/**
 * Whether the beginning of a file is Romanian in such a coding: no letter in it could be one of a Western, Polish or Turkish text. Only then may letters be taken
 * for what no file says they are.
 */
export function isRomanian(start: Uint8Array): boolean {
  if (isUtf8(start) || start.includes(0)) return false;
  const text = Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString("latin1");
  return IN_WORD.test(text) && VOWEL.test(text) && !OTHERS.test(text) && !text.split("\n").some(isLineOfUtf8);
}

/** Letters of several bytes that are whole: then others are damaged, and not of another coding. */
function isLineOfUtf8(line: string): boolean {
  return /[^\x00-\x7f]/.test(line) && isUtf8(Buffer.from(line, "latin1"));
}

/** Such bytes as UTF-8. */
export function fromRomanian(bytes: Uint8Array): Buffer {
  return Buffer.from(new TextDecoder("windows-1250").decode(bytes));
}
