/** Rubbish a window may send: deep, huge, cut short, and nearly right; the same for the same seed. */
import { encode } from "@msgpack/msgpack";
import { randomFrom } from "../../../bench/random";
import { REQUESTS } from "../../../src/shared/contract";
import { encodeMessage, FRAME_BYTES, framesOf } from "../../../src/shared/wire";

/** What starts servers, tries devices or reaches for the network is left alone. */
const NAMES = Object.keys(REQUESTS).filter((name) => !/^(?:server|connection|device):/.test(name));
const WORDS = [
  ...["graph", "question", "recipe", "limit", "seed", "overrides"],
  ...["run", "row", "files", "into", "text", "window"],
];
const PLAIN = [
  ...[null, true, -1, 1e308, NaN, 2 ** 53, "", "films"],
  ...["../..", "\u0000", "connection:x", "𝕏".repeat(9)],
];
/** One in so many is one of the big or deep ones. */
const ROUND = 100;

/** What a sender may wait for: an answer, to be thrown out, one of both, or nothing. */
export interface Malformed {
  /** Sent one after the other. */
  readonly frames: readonly (Uint8Array | string)[];
  readonly brings: "answer" | "close" | "either" | "nothing";
}

/** Gives the nth request. */
export function malformedRequests(seed: number): (at: number) => Malformed {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const rubbish = (levels: number): unknown => {
    const kind = below(levels > 0 ? 5 : 2);
    if (kind < 2) return pick(PLAIN);
    if (kind === 2) return Array.from({ length: below(5) }, () => rubbish(levels - 1));
    if (kind === 3) return pick([new Uint8Array(below(99)), Int32Array.of(1, -1), new Float64Array(3)]);
    return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(WORDS), rubbish(levels - 1)]));
  };
  return (at) => {
    const name = pick(NAMES);
    const request = (input: unknown) => ({ type: "request", id: at, name, input });
    const ask = (input: unknown): Malformed => ({ frames: framesOf(request(input)), brings: "answer" });
    const big = BIG[at % ROUND];
    if (big) return big(ask);
    const kind = below(8);
    if (kind === 0) return ask(nested(55 + below(20)));
    const elsewhere = below(1000) - 500;
    if (kind === 1) return { frames: [encodeMessage({ type: "cancel", id: elsewhere })], brings: "nothing" };
    if (kind === 2 && below(2) === 0)
      return {
        frames: [encodeMessage({ type: "slice", id: elsewhere, bytes: new Uint8Array(99) })],
        brings: "nothing",
      };
    if (kind === 3) return { frames: [encodeMessage(rubbish(3))], brings: "close" };
    if (kind === 4) return { frames: ["text"], brings: "close" };
    if (kind > 4) return ask(rubbish(4));
    const frame = encodeMessage(request(rubbish(4)));
    frame[below(frame.length)] = below(256);
    return { frames: [frame], brings: "either" };
  };
}

/** A frame after which more of its message follows. */
const PART = new Uint8Array(FRAME_BYTES);
PART.set([0xc1, 1]);

/** Deep, huge, and promising what is not there: one of each in a round. */
const BIG: readonly ((ask: (input: unknown) => Malformed) => Malformed)[] = [
  () => ({ frames: [deepFrame(3000)], brings: "close" }),
  (ask) => ask({ question: "x".repeat(4_000_000), graph: "films" }),
  (ask) => ask({ files: Array.from({ length: 20_000 }, () => ({})) }),
  (ask) => ask(Array.from({ length: 100_000 }, () => [])),
  (ask) => ask({ files: [{ name: "x", bytes: new Uint8Array(20_000_000) }] }),
  () => ({
    frames: [Uint8Array.from({ length: 100 }, (_, byte) => [0xdd, 2, 0, 0, 0][byte % 5]!)],
    brings: "close",
  }),
  // In one frame, and in parts that another message follows.
  () => ({ frames: [encodeMessage(new Uint8Array(20_000_000))], brings: "close" }),
  () => ({ frames: [PART, encodeMessage({ type: "cancel", id: 1 })], brings: "close" }),
];

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

/** MessagePack of an array in an array in …, by hand: no encoder goes so deep. */
function deepFrame(levels: number): Uint8Array {
  const head = encode({ type: "request", id: 1, name: "ask" });
  const frame = Uint8Array.from([
    ...head,
    ...encode("input"),
    ...Array.from({ length: levels }, () => 0x91),
    0xc0,
  ]);
  frame[0] = 0x84;
  return frame;
}
