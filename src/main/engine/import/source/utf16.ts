/** UTF-16, as Excel saves "Unicode text", and Romanian of one byte a letter, in the letters that all readers take. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { fromRomanian, isRomanian } from "./one-byte-letters";

/** Chunks that begin with UTF-16's mark, or are Romanian of one byte a letter, as UTF-8, others as they are. Throws ReasonError where letters break off or are none. */
export async function* inUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decode: Decode | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) decode = decoderOf(chunk) ?? (isRomanian(chunk) ? oneByteDecode : undefined);
    isFirst = false;
    yield decode ? decode(chunk) : chunk;
  }
  if (decode) yield decode();
}

/** The beginning of a file of UTF-16 as UTF-8, without a letter that it breaks off in; others as they are. */
export function beginningInUtf8(bytes: Uint8Array): Uint8Array {
  return decoderOf(bytes)?.(bytes) ?? bytes;
}

/** A whole file of UTF-16 as UTF-8, others as they are. Throws ReasonError where letters break off or are none. */
export function wholeInUtf8(bytes: Buffer): Buffer {
  const decode = decoderOf(bytes);
  return decode ? Buffer.concat([decode(bytes), decode()]) : bytes;
}

/** Letters of a chunk as UTF-8; without one, that it was the last. */
type Decode = (chunk?: Uint8Array) => Buffer;

const oneByteDecode: Decode = (chunk) => (chunk ? fromRomanian(chunk) : Buffer.alloc(0));

function decoderOf(start: Uint8Array): Decode | undefined {
  const isLittle = start[0] === 0xff && start[1] === 0xfe;
  if (!isLittle && !(start[0] === 0xfe && start[1] === 0xff)) return undefined;
  const decoder = new TextDecoder(isLittle ? "utf-16le" : "utf-16be", { fatal: true });
  return (chunk) => {
    try {
      return Buffer.from(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      throw new ReasonError(message("utf16-damaged"));
    }
  };
}
