/**
 * Contract messages as bytes, for hosts that have no structured clone between window and engine (the browser host).
 *
 * The window opens a WebSocket at ENGINE_PATH on its own origin; each binary frame is one message in MessagePack, typed arrays
 * as extension types holding little-endian values (every platform we run on is little-endian). What a window sends is cut where it is
 * long: a host takes in one frame at a time, and others wait meanwhile.
 */
import { decode, encode, ExtensionCodec } from "@msgpack/msgpack";

/** Path of the engine's WebSocket below the page's own origin (`ws://127.0.0.1:PORT/engine`). */
export const ENGINE_PATH = "/engine";

/** Most bytes of a frame that a window sends: room for a slice of a file with its head. */
export const FRAME_BYTES = 2 ** 21;
/** Begins a frame that is a part of a message, as no message in MessagePack begins; whether more of it follows (1) or not (0) comes next. */
const PART = 0xc1;
const HEAD_BYTES = 2;

type Column = Int32Array | Float32Array | Float64Array;
interface ColumnType {
  new (buffer: ArrayBuffer): Column;
  readonly BYTES_PER_ELEMENT: number;
}

/** Uint8Array needs no extension: MessagePack has a type for bytes. */
const codec = new ExtensionCodec();
register(1, Int32Array);
register(2, Float32Array);
register(3, Float64Array);

function register(type: number, column: ColumnType): void {
  codec.register({
    type,
    encode: (value) => (value instanceof column ? bytesOf(value) : null),
    decode: (bytes) => {
      if (bytes.byteLength % column.BYTES_PER_ELEMENT !== 0) throw new RangeError("a column is cut short");
      // A copy, because the bytes lie anywhere in the frame and a view must start at a multiple of its element size.
      return new column(bytes.slice().buffer);
    },
  });
}

/** The library refuses the key `__proto__`; a graph's property may be called so. Such an object crosses as its entries. */
codec.register({
  type: 4,
  encode: (value) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__")
      ? encodeMessage(Object.entries(value))
      : null,
  decode: (bytes) => {
    const entries = decodeMessage(bytes);
    if (!Array.isArray(entries)) throw new TypeError("an object is cut short");
    // Each key is defined anew, never assigned: the object's prototype stays what it is.
    return Object.fromEntries(entries as [string, unknown][]);
  },
});

function bytesOf(column: Column): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

/** One message as one frame. Properties that are undefined are left out. */
export function encodeMessage(message: unknown): Uint8Array<ArrayBuffer> {
  return encode(message, { extensionCodec: codec, ignoreUndefined: true });
}

/** The message in a frame; throws when the frame is not one whole message. Its meaning is still to be parsed. */
export function decodeMessage(frame: Uint8Array): unknown {
  return decode(frame, { extensionCodec: codec });
}

/** A window's message as frames of FRAME_BYTES at most, to be sent one after the other. */
export function framesOf(message: unknown): Uint8Array<ArrayBuffer>[] {
  const bytes = encodeMessage(message);
  if (bytes.length <= FRAME_BYTES) return [bytes];
  const room = FRAME_BYTES - HEAD_BYTES;
  return Array.from({ length: Math.ceil(bytes.length / room) }, (_, at) => {
    const part = bytes.subarray(at * room, (at + 1) * room);
    const frame = new Uint8Array(HEAD_BYTES + part.length);
    frame.set([PART, (at + 1) * room < bytes.length ? 1 : 0]);
    frame.set(part, HEAD_BYTES);
    return frame;
  });
}

/** Puts together what came from one window. */
export class Frames {
  #parts: Uint8Array[] = [];
  #length = 0;

  /** A message may have `most` bytes. */
  constructor(private readonly most: number) {}

  /** The message that ends with this frame, undefined while more of it is to come. Throws RangeError for what framesOf never makes, and where it grows too long. */
  add(frame: Uint8Array): Uint8Array | undefined {
    if (frame[0] !== PART && this.#length === 0) return frame;
    const isMore = frame[1] === 1 && frame.length === FRAME_BYTES;
    if (frame[0] !== PART || !(isMore || frame[1] === 0)) throw new RangeError("a message is cut short");
    this.#length += frame.length - HEAD_BYTES;
    if (this.#length > this.most) throw new RangeError("a message is too long");
    this.#parts.push(frame.subarray(HEAD_BYTES));
    return isMore ? undefined : this.#whole();
  }

  #whole(): Uint8Array {
    const whole = new Uint8Array(this.#length);
    let filled = 0;
    for (const part of this.#parts.splice(0)) {
      whole.set(part, filled);
      filled += part.length;
    }
    this.#length = 0;
    return whole;
  }
}
