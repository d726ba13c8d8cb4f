/**
 * Contract messages as bytes, for hosts that have no structured clone between window and engine (the browser host).
 *
 * The window opens a WebSocket at ENGINE_PATH on its own origin; each binary frame is one message in MessagePack, typed arrays
 * as extension types holding little-endian values (every platform we run on is little-endian).
 */
import { decode, encode, ExtensionCodec } from "@msgpack/msgpack";

/** Path of the engine's WebSocket below the page's own origin (`ws://127.0.0.1:PORT/engine`). */
export const ENGINE_PATH = "/engine";

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
