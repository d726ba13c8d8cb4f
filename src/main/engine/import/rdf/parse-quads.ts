/** n3's parser over a text: quads with their lines, and the first fault. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Quad } from "n3";

/** Letters that are read at a time. */
const SLICE = 1 << 16;

/** Hands over quads with the line that they end on; gives the first fault. What the hand throws goes through. */
export async function sayQuads(
  text: string,
  format: string | undefined,
  take: (quad: Quad, line: number) => void,
  onToken?: (type: string) => void,
): Promise<ParseFault | undefined> {
  const { Parser } = await import("n3");
  const [told, source] = [{} as { fault?: ParseFault }, new Slices()];
  let line = 1;
  const onQuad = (fault: ParseFault | null, quad: Quad | null): void => {
    if (fault) told.fault ??= fault;
    else if (quad && !told.fault) take(quad, line);
  };
  const parser = new Parser({ format }) as unknown as TokenParser;
  parser.parse(source, {
    onQuad,
    onToken: (token) => {
      line = token.line;
      onToken?.(token.type === "abbreviation" ? token.value : token.type);
    },
  });
  for (const slice of slices(text)) {
    source.data(slice);
    if (told.fault) return told.fault;
    await nextTurn();
  }
  source.end();
  return told.fault;
}

/** What n3's types do not say of its parser. */
interface TokenParser {
  parse(
    source: Slices,
    told: {
      readonly onQuad: (fault: ParseFault | null, quad: Quad | null) => void;
      readonly onToken: (token: {
        readonly type: string;
        readonly value: string;
        readonly line: number;
      }) => void;
    },
  ): void;
}

/** A text that comes in pieces, as the parser listens to it. */
class Slices {
  data: (slice: string) => void = () => undefined;
  end: () => void = () => undefined;

  on(event: string, listener: (slice?: string) => void): void {
    if (event === "data") this.data = listener;
    if (event === "end") this.end = listener;
  }
}

/** Pieces of a text, none of which ends inside a letter. */
function* slices(text: string): Generator<string> {
  for (let start = 0, end; start < text.length; start = end) {
    end = start + SLICE;
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end++;
    yield text.slice(start, end);
  }
}

/** A fault of the grammar, and where. */
export interface ParseFault extends Error {
  readonly context?: { readonly line?: number };
}

/** Why a text breaks off, without the line. */
export function faultWords({ message: why }: ParseFault): string {
  return why.replace(/(?: on line \d+)?\.?$/, "");
}
