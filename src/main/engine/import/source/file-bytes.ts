/** The bytes of a file, unpacked where it is gzipped. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { createGunzip } from "node:zlib";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import { readReason } from "../../../../shared/sentences/read-reasons";
import { message } from "../../../../shared/sentences/sentences";
import { withoutSeparatorLine } from "./separator-line";
import { refuse, type ImportRun, type SourceFile } from "./import-run";
import { isRomanian } from "./one-byte-letters";
import { inUtf8 } from "./utf16";

const CHUNK = 1024 * 1024;
/** Of a small file; packed, it may be much larger. */
const SMALLEST = 16 * 1024;

type Listener = (bytes: number) => void;

/** The same bytes in UTF-8, also of a file whose mark says UTF-16. Refuses what `rawBytes` does, and damaged UTF-16. */
export async function* fileBytes(
  file: SourceFile,
  signal: AbortSignal,
  onBytes?: Listener,
): AsyncGenerator<Buffer> {
  try {
    yield* inUtf8(rawBytes(file, signal, onBytes));
  } catch (fault) {
    if (fault instanceof ReasonError) refuse(file, reasonOf(fault));
    throw fault;
  }
}

/** Bytes in chunks of at most 1 MiB, smaller ones of small files; `onBytes` counts them as they lie on disk. Refuses files that cannot be read or unpacked. */
export async function* rawBytes(
  file: SourceFile,
  signal: AbortSignal,
  onBytes: Listener = () => undefined,
): AsyncGenerator<Buffer> {
  const { isZipped, size } = await lookInto(file);
  // A stream allots a whole chunk for each of its reads, and one more to find the end: for small files that was all they cost.
  const chunk = Math.min(CHUNK, Math.max(SMALLEST, size + 1));
  const source = createReadStream(file.path, { highWaterMark: chunk });
  source.on("data", (bytes) => onBytes(bytes.length));
  const unpacked = isZipped ? createGunzip({ chunkSize: chunk }) : new PassThrough({ highWaterMark: CHUNK });
  const finished = pipeline(source, unpacked, { signal });
  // The fault surfaces where the chunks are read; without this handler it would also count as unhandled.
  finished.catch(() => undefined);
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
    await finished;
  } catch (fault) {
    signal.throwIfAborted();
    refuse(file, readReason(fault));
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** The first bytes of a file (at least 64 KiB where there are as many), unpacked. */
export async function headBytes(file: SourceFile, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of fileBytes(file, signal)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= 64 * 1024) break;
  }
  return withoutSeparatorLine(Buffer.concat(chunks));
}

/** Remarks on files whose letters are taken for what no file says they are. */
export async function remarkLetters(
  files: readonly SourceFile[],
  { signal, rejects }: Pick<ImportRun, "signal" | "rejects">,
): Promise<void> {
  for (const file of files)
    for await (const chunk of rawBytes(file, signal)) {
      if (isRomanian(chunk)) rejects.remark(file.name, 1, "warn", message("letters-romanian"));
      break;
    }
}

/** Bytes of a file on disk. Refuses what is not a readable file. */
export async function fileSize(file: SourceFile): Promise<number> {
  const found = await stat(file.path).catch((fault: unknown) => refuse(file, readReason(fault)));
  if (!found.isFile()) refuse(file, message("not-a-file"));
  return found.size;
}

/** Whether it is gzipped, and its bytes as it lies on disk. */
async function lookInto(file: SourceFile): Promise<{ isZipped: boolean; size: number }> {
  const handle = await open(file.path, "r").catch((fault: unknown) => refuse(file, readReason(fault)));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const isZipped = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    if (!isZipped && bytesRead > 0 && /\.gz$/i.test(file.name)) refuse(file, message("not-gzipped"));
    return { isZipped, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}
