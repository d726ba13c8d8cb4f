/**
 * Whether a MessagePack frame is what it says, before anything is made of it: a few bytes may promise lists of a thousand million items,
 * for which a decoder makes room at once, or nest without end.
 */

/** Levels of nesting; what a window asks has a handful. */
const MOST_LEVELS = 128;
/** Bytes of a number by its type byte from 0xca on: float 32 and 64, uint 8 to 64, int 8 to 64. */
const NUMBER_BYTES = [4, 8, 1, 2, 4, 8, 1, 2, 4, 8] as const;

/** Throws RangeError where a frame is cut short, nests too deep, or promises more items than it has bytes left. Reads each byte once at most. */
export function checkFrame(frame: Uint8Array): void {
  const reader = new FrameReader(frame);
  // Items still to come in each list or map under way; together they never outnumber the bytes left.
  const open = [1];
  let promised = 1;
  while (open.length > 0) {
    const left = open.at(-1)!;
    if (left === 0) {
      open.pop();
      continue;
    }
    open[open.length - 1] = left - 1;
    promised--;
    const items = reader.next();
    // What holds nothing costs nothing: rubbish of a hundred thousand empty lists is soon passed over.
    if (items <= 0) continue;
    promised += items;
    if (promised > reader.left) throw new RangeError("more items are promised than there are bytes");
    if (open.push(items) > MOST_LEVELS) throw new RangeError("it nests too deep");
  }
}

class FrameReader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  /** Passes over one value, of a list or map only its head; how many items follow then, −1 for any other value. */
  next(): number {
    const type = this.number(1);
    if (type < 0x80 || type >= 0xe0) return -1;
    if (type < 0x90) return 2 * (type & 0x0f);
    if (type < 0xa0) return type & 0x0f;
    if (type < 0xc0) return this.skip(type & 0x1f);
    if (type <= 0xc3) return -1;
    // Bytes, extensions, numbers, fixed extensions, texts, lists, maps.
    if (type <= 0xc6) return this.skip(this.number(2 ** (type - 0xc4)));
    if (type <= 0xc9) return this.skip(1 + this.number(2 ** (type - 0xc7)));
    if (type <= 0xd3) return this.skip(NUMBER_BYTES[type - 0xca]!);
    if (type <= 0xd8) return this.skip(1 + 2 ** (type - 0xd4));
    if (type <= 0xdb) return this.skip(this.number(2 ** (type - 0xd9)));
    const count = this.number(type % 2 === 0 ? 2 : 4);
    return type <= 0xdd ? count : 2 * count;
  }

  private skip(bytes: number): -1 {
    if (bytes > this.left) throw new RangeError("a value is cut short");
    this.at += bytes;
    return -1;
  }

  private number(bytes: number): number {
    const from = this.at;
    this.skip(bytes);
    if (bytes === 1) return this.view.getUint8(from);
    return bytes === 2 ? this.view.getUint16(from) : this.view.getUint32(from);
  }
}
