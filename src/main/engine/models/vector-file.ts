import { closeSync, fstatSync, openSync, readSync, truncateSync, writeSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";

/** Bytes of a key. */
export const KEY_BYTES = 16;
const CHECK_BYTES = 4;
const SCAN_BYTES = 1 << 22;

/**
 * An append-only file of records [key · CRC-32 of key and value · value]. A record torn by a crash, and whatever follows it, is cut off
 * when the file is opened: what is lost is only work that can be done again.
 */
export class VectorFile {
  /** First 48 bits of the key → byte offset of its record. */
  readonly #offsets: Map<number, number>;
  readonly #file: number;
  readonly #recordBytes: number;

  private constructor(file: number, recordBytes: number, offsets: Map<number, number>) {
    this.#file = file;
    this.#recordBytes = recordBytes;
    this.#offsets = offsets;
  }

  /** Opens or begins the file; reads all of it once, in turns. */
  static async open(path: string, valueBytes: number): Promise<VectorFile> {
    const file = openSync(path, "a+");
    const recordBytes = KEY_BYTES + CHECK_BYTES + valueBytes;
    const { offsets, sound } = await scan(file, recordBytes);
    if (sound < fstatSync(file).size) truncateSync(path, sound);
    return new VectorFile(file, recordBytes, offsets);
  }

  get count(): number {
    return this.#offsets.size;
  }

  /** The value of a key, or nothing. */
  read(key: Buffer): Buffer | undefined {
    const offset = this.#offsets.get(shortKey(key));
    if (offset === undefined) return undefined;
    const record = Buffer.allocUnsafe(this.#recordBytes);
    const length = readSync(this.#file, record, 0, this.#recordBytes, offset);
    if (length < this.#recordBytes || !isSound(record) || !record.subarray(0, KEY_BYTES).equals(key))
      return undefined;
    return record.subarray(KEY_BYTES + CHECK_BYTES);
  }

  /** Adds values under their keys in one write. */
  append(entries: readonly { readonly key: Buffer; readonly value: Buffer }[]): void {
    const block = Buffer.concat(entries.map(({ key, value }) => record(key, value)));
    // Another process may append too: where the block came to lie is known only from the end of the file afterwards.
    writeSync(this.#file, block);
    const start = fstatSync(this.#file).size - block.length;
    entries.forEach(({ key }, i) => this.#offsets.set(shortKey(key), start + i * this.#recordBytes));
  }

  close(): void {
    closeSync(this.#file);
  }
}

async function scan(
  file: number,
  recordBytes: number,
): Promise<{ offsets: Map<number, number>; sound: number }> {
  const offsets = new Map<number, number>();
  const chunk = Buffer.allocUnsafe(recordBytes * Math.max(1, Math.floor(SCAN_BYTES / recordBytes)));
  for (let position = 0; ; position += chunk.length) {
    await nextTurn();
    const length = readSync(file, chunk, 0, chunk.length, position);
    for (let at = 0; at < length; at += recordBytes) {
      const found = chunk.subarray(at, Math.min(length, at + recordBytes));
      if (found.length < recordBytes || !isSound(found)) return { offsets, sound: position + at };
      offsets.set(shortKey(found), position + at);
    }
    if (length < chunk.length) return { offsets, sound: position + length };
  }
}

function record(key: Buffer, value: Buffer): Buffer {
  const check = Buffer.allocUnsafe(CHECK_BYTES);
  check.writeUInt32LE(checksum(key, value));
  return Buffer.concat([key, check, value]);
}

function isSound(bytes: Buffer): boolean {
  const key = bytes.subarray(0, KEY_BYTES);
  return (
    bytes.readUInt32LE(KEY_BYTES) === checksum(key, bytes.subarray(KEY_BYTES + CHECK_BYTES, bytes.length))
  );
}

/** Starts from 1, so that a run of zero bytes (a hole left by a crash) is no record. */
function checksum(key: Buffer, value: Buffer): number {
  return crc32(value, crc32(key, 1));
}

function shortKey(key: Buffer): number {
  return key.readUIntBE(0, 6);
}
