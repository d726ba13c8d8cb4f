/** ZIP archives, whole ones and such as nobody should send. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** Unix mode, as archives keep links. */
  readonly mode?: number;
  readonly encrypted?: true;
  /** What the list says of it, where that is not so. */
  readonly size?: number;
  readonly crc?: number;
}

export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes);
    const local = Buffer.concat([headOf(entry, packed, 0x04034b50), Buffer.from(entry.name), packed]);
    const listed = headOf(entry, packed, 0x02014b50);
    listed.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    listed.writeUInt32LE(at, 42);
    list.push(listed, Buffer.from(entry.name));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

export const zipOfFiles = (files: Readonly<Record<string, Buffer>>): Buffer =>
  zipOf(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));

function headOf({ name, bytes, encrypted, size, crc }: ZipEntry, packed: Buffer, mark: number): Buffer {
  // The list's heads have two bytes more before what both have.
  const [length, shift] = mark === 0x02014b50 ? [46, 2] : [30, 0];
  const head = Buffer.alloc(length!);
  head.writeUInt32LE(mark, 0);
  head.writeUInt16LE(encrypted ? 1 : 0, 6 + shift!);
  head.writeUInt16LE(8, 8 + shift!);
  head.writeUInt32LE(crc ?? crc32(bytes), 14 + shift!);
  head.writeUInt32LE(packed.length, 18 + shift!);
  head.writeUInt32LE(size ?? bytes.length, 22 + shift!);
  head.writeUInt16LE(Buffer.from(name).length, 26 + shift!);
  return head;
}
