/** A ZIP archive that somebody sent: its list is checked whole before a byte is unpacked, and nothing is unpacked that was not asked for. */
import { createReadStream, createWriteStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { ModelSource } from "./source-files";

interface Entry {
  readonly name: string;
  readonly isStored: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

const END_BYTES = 22;
const LONGEST_REMARK = 0xffff;
const LISTED_BYTES = 46;
const HEADER_BYTES = 30;
const MOST_ENTRIES = 10_000;
const LARGEST_LIST = 1 << 24;
/** Weights hardly shrink and vocabularies to a fifth: what grows more than this is made to fill a disk. */
const MOST_GROWTH = 100;
const GROWS_FREELY = 1 << 20;

/** Opens the archive; throws ReasonError for what is none, is encrypted, larger than 4 GB, holds a link, a name twice or a path that leads outside. */
export async function openZip(path: string): Promise<ModelSource> {
  const file = await open(path);
  try {
    const entries = await readList(file);
    return {
      names: [...entries.keys()],
      copy: (name, to, most, signal) => unpack(path, entries.get(name)!, { to, most }, signal),
    };
  } finally {
    await file.close();
  }
}

async function readList(file: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - END_BYTES - LONGEST_REMARK), size);
  const end = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || end + END_BYTES > tail.length) throw new ReasonError(message("zip-broken"));
  const count = tail.readUInt16LE(end + 10);
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > MOST_ENTRIES || length > LARGEST_LIST || start === 0xffffffff)
    throw new ReasonError(message("zip-large"));
  if (start + length > size) throw new ReasonError(message("zip-broken"));
  return entriesOf(await bytesAt(file, start, start + length), count);
}

function entriesOf(list: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0, read = 0; read < count; read++) {
    if (at + LISTED_BYTES > list.length || list.readUInt32LE(at) !== 0x02014b50)
      throw new ReasonError(message("zip-broken"));
    const [named, extra, remark] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const name = list.toString("utf8", at + LISTED_BYTES, at + LISTED_BYTES + named!);
    const entry = checkedEntry(name, list.subarray(at, at + LISTED_BYTES));
    if (entries.has(name)) throw new ReasonError(message("zip-twice", { name }));
    if (!name.endsWith("/")) entries.set(name, entry);
    at += LISTED_BYTES + named! + extra! + remark!;
  }
  return entries;
}

function checkedEntry(name: string, listed: Buffer): Entry {
  if (name === "" || /^[/\\]|\\|^[A-Za-z]:|\0|(?:^|\/)\.\.(?:\/|$)/.test(name))
    throw new ReasonError(message("zip-outside", { name }));
  const [mode, flags, method] = [
    listed.readUInt32LE(38) >>> 16,
    ...[8, 10].map((at) => listed.readUInt16LE(at)),
  ];
  if ((mode! & 0o170000) === 0o120000) throw new ReasonError(message("zip-link", { name }));
  if ((flags! & 1) !== 0) throw new ReasonError(message("zip-encrypted"));
  if (method !== 0 && method !== 8) throw new ReasonError(message("zip-method", { name }));
  const [crc, packed, size, start] = [16, 20, 24, 42].map((at) => listed.readUInt32LE(at));
  if (packed === 0xffffffff || size === 0xffffffff || start === 0xffffffff)
    throw new ReasonError(message("zip-large"));
  return { name, isStored: method === 0, crc: crc!, packed: packed!, size: size!, start: start! };
}

async function unpack(
  path: string,
  entry: Entry,
  { to, most }: { readonly to: string; readonly most: number },
  signal: AbortSignal,
): Promise<void> {
  const { name, size, packed, crc, isStored } = entry;
  if (size > most) throw new ReasonError(message("model-file-large", { file: name, most: most / (1 << 20) }));
  if (size > GROWS_FREELY + packed * MOST_GROWTH) throw new ReasonError(message("zip-bomb", { name }));
  const start = await contentsOf(path, entry);
  const input = createReadStream(path, { start, end: Math.max(start, start + packed - 1) });
  const checked = new Checked(size);
  try {
    if (packed === 0) await pipeline([Buffer.alloc(0)], checked, createWriteStream(to), { signal });
    else if (isStored) await pipeline(input, checked, createWriteStream(to), { signal });
    else await pipeline(input, createInflateRaw(), checked, createWriteStream(to), { signal });
  } catch (fault) {
    signal.throwIfAborted();
    // What zlib says of broken bytes; faults of the disk go on as they are.
    if (fault instanceof Error && "code" in fault && !String(fault.code).startsWith("Z_")) throw fault;
    throw new ReasonError(message("zip-damaged", { name }));
  }
  if (checked.done !== size || checked.crc !== crc) throw new ReasonError(message("zip-damaged", { name }));
}

/** Where an entry's bytes begin: its own header may be longer than the list says. */
async function contentsOf(path: string, { start, name }: Entry): Promise<number> {
  const file = await open(path);
  try {
    const header = await bytesAt(file, start, start + HEADER_BYTES);
    if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== 0x04034b50)
      throw new ReasonError(message("zip-damaged", { name }));
    return start + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
}

/** Counts and checks what passes, and ends at the first byte more than was promised. */
class Checked extends Transform {
  done = 0;
  crc = 0;

  constructor(private readonly promised: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (fault?: Error | null, data?: Buffer) => void,
  ): void {
    this.done += chunk.length;
    this.crc = crc32(chunk, this.crc);
    if (this.done > this.promised) done(new Error("longer than its list says"));
    else done(null, chunk);
  }
}
