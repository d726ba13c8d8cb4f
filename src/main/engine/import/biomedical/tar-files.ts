/** The files of a tar archive, one after the other (POSIX ustar; long names of GNU and PAX). */
import { message } from "../../../../shared/sentences/sentences";
import { fileBytes } from "../source/file-bytes";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";

const BLOCK = 512;
/** Most bytes of one file inside: whatever is larger is no mechanism. */
const LARGEST = 16 * 1024 * 1024;

export interface TarFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whether unpacked bytes begin a tar archive. */
export function isTar(head: Buffer): boolean {
  return head.toString("latin1", 257, 262) === "ustar";
}

/** Whether one of the files at the beginning of a tar archive is YAML, as mechanisms are: other archives are to be unpacked. */
export function hasYaml(head: Buffer): boolean {
  return isTar(head) && /\.ya?ml\0/i.test(head.toString("latin1"));
}

/** Regular files in their order; refuses an archive that is cut short. */
export async function* tarFiles(file: SourceFile, run: ImportRun): AsyncGenerator<TarFile> {
  const bytes = new Reading(fileBytes(file, run.signal, run.onBytes));
  let longName = "";
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (!header) return;
    if (header.every((byte) => byte === 0)) continue;
    const size = parseInt(textIn(header, 124, 12).trim() || "0", 8);
    if (!Number.isInteger(size) || size < 0 || size > LARGEST) refuse(file, message("gzip-damaged"));
    const content = await bytes.take(Math.ceil(size / BLOCK) * BLOCK);
    if (!content) return refuse(file, message("gzip-short"));
    const kind = textIn(header, 156, 1);
    const own = [textIn(header, 345, 155), textIn(header, 0, 100)].filter((part) => part !== "").join("/");
    const body = content.subarray(0, size);
    if (kind === "L") longName = body.toString("utf8").replace(/\0.*$/s, "");
    else if (kind === "x") longName = /\d+ path=([^\n]*)\n/.exec(body.toString("utf8"))?.[1] ?? "";
    else {
      if (kind === "0" || kind === "") yield { name: longName || own, bytes: body };
      longName = "";
    }
  }
}

function textIn(header: Buffer, start: number, length: number): string {
  return header.toString("utf8", start, start + length).replace(/\0.*$/s, "");
}

/** Takes as many bytes as are wanted, whatever chunks they come in. */
class Reading {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncGenerator<Buffer>) {}

  /** Undefined where fewer are left. */
  async take(length: number): Promise<Buffer | undefined> {
    const parts = [this.rest];
    let has = this.rest.length;
    while (has < length) {
      const next = await this.chunks.next();
      if (next.done === true) return undefined;
      parts.push(next.value);
      has += next.value.length;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(length);
    return all.subarray(0, length);
  }
}
