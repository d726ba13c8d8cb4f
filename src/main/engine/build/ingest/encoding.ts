/** Which letters bytes are: UTF-8, UTF-16, Windows-1250, ISO-8859-2 or ISO-8859-16. */
import { isUtf8 } from "node:buffer";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";

export interface Decoded {
  readonly text: string;
  /** "utf-8", "windows-1250", … */
  readonly encoding: string;
}

const SAMPLE = 1 << 20;

/** Text of bytes; throws an Error whose message says why there is none. */
export function decodeText(bytes: Buffer, asked: string): Decoded {
  const encoding = asked === "auto" ? findEncoding(bytes) : asked;
  const text = encoding === "iso-8859-16" ? decodeRomanian(bytes) : decoderOf(encoding).decode(bytes);
  const line = text.search(/[\u0000-\u0008\u000e-\u001f\u0080-\u0084\u0086-\u009f\ufffd]/u);
  if (line >= 0) {
    const what = text[line] === "\0" ? message("nul-character") : message("letters-unknown", { encoding });
    throw new ReasonError(message("at-line", { line: text.slice(0, line).split("\n").length, why: what }));
  }
  return { text, encoding };
}

/** ISO-8859-16 from A0 on, which the platform's decoder does not know. */
const ROMANIAN =
  "\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ";

function decodeRomanian(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\u00a0-\u00ff]/g, (letter) => ROMANIAN[letter.charCodeAt(0) - 0xa0]!);
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ReasonError(message("encoding-unknown", { encoding }));
  }
}

/** A byte-order mark decides, then every second byte being NUL, then whether it is UTF-8; of one-byte codings by what only one of them has. */
export function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, SAMPLE);
  const [even, odd] = [0, 1].map((first) => share(head, (byte, at) => at % 2 === first && byte === 0));
  if (odd! > 0.3) return "utf-16le";
  if (even! > 0.3) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  if (share(head, (byte) => byte >= 0x80 && byte < 0xa0) > 0) return "windows-1250";
  return share(head, (byte) => byte === 0xa5 || byte === 0xb5) > 0 ? "iso-8859-16" : "iso-8859-2";
}

function share(bytes: Buffer, is: (byte: number, at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) if (is(bytes[at]!, at)) count++;
  return count / Math.max(1, bytes.length);
}
