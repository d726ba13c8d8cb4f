/** The beginning of a file that may have been cut anywhere: without the line it breaks off in. */
import { Readable } from "node:stream";
import { constants, createGunzip, gzipSync } from "node:zlib";
import { SAMPLE_BYTES } from "../../../../shared/import/preview";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "./import-run";
import { beginningInUtf8 } from "./utf16";

export interface Sample {
  readonly bytes: Uint8Array;
  /** Whether this is the whole file. */
  readonly complete: boolean;
}

/** `size` is that of the whole file. Refuses what cannot be unpacked, and a first line too long to look at. */
export async function sampleBytes(file: SourceFile, bytes: Uint8Array, size: number): Promise<Sample> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isZipped && bytes.length > 0 && /\.gz$/i.test(file.name)) refuse(file, message("not-gzipped"));
  const plain = isZipped ? await unpack(file, bytes) : { bytes, complete: true };
  const complete = plain.complete && bytes.length >= size;
  const whole = complete ? plain.bytes : wholeLines(beginningInUtf8(plain.bytes));
  // Packed again, for the readers take a file by its name.
  return { bytes: isZipped ? gzipSync(whole, { level: 1 }) : whole, complete };
}

/** Unpacks at most SAMPLE_BYTES: a small file may hold any number of zeros. */
async function unpack(file: SourceFile, bytes: Uint8Array): Promise<Sample> {
  const pieces: Buffer[] = [];
  let length = 0;
  // A packed file that was cut ends where it ends.
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  try {
    for await (const piece of Readable.from([bytes]).pipe(gunzip)) {
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
      if (length >= SAMPLE_BYTES) break;
    }
  } catch {
    return refuse(file, message("gzip-damaged"));
  }
  return { bytes: Buffer.concat(pieces), complete: length < SAMPLE_BYTES };
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a) + 1;
  return end === 0 ? bytes : bytes.subarray(0, end);
}
