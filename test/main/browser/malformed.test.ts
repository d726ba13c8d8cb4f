/** A window that sends rubbish, deep, huge and nearly right, to the real host and engine: both live on, and an honest window is served. */
import { existsSync, mkdtempSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { encode } from "@msgpack/msgpack";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { randomFrom } from "../../../bench/random";
import { startBrowserHost, type BrowserHost } from "../../../src/main/browser/browser-host";
import { forkEngine } from "../../../src/main/browser/engine-child";
import { REQUESTS, type EngineMessage } from "../../../src/shared/contract";
import { decodeMessage, encodeMessage } from "../../../src/shared/wire";
import { deep } from "../../size";

const PROGRAM = resolve("out", "main", "engine.js");
const ROUNDS = deep(200, 4);
const EACH = 100;
/** Milliseconds in which an honest window has its answer. */
const PROMPT = deep(1000, 5000);
const LIMIT_MS = 600_000;

let host: BrowserHost;
let cookie: string;
let engines = 0;

beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  process.env["DRAGOMAN_HOME"] = mkdtempSync(join(tmpdir(), "dragoman-malformed-"));
  let address = "";
  host = await startBrowserHost({
    ...{ pages: resolve("out", "renderer"), port: 0, onAddress: (fresh) => (address ||= fresh) },
    startEngine: () => {
      engines++;
      return forkEngine(PROGRAM);
    },
  });
  cookie = await new Promise((done) =>
    request(address, (response) => done(response.headers["set-cookie"]![0]!.split(";")[0]!)).end(),
  );
}, LIMIT_MS);
afterAll(async () => {
  delete process.env["DRAGOMAN_HOME"];
  await host.close();
});

interface Window {
  readonly socket: WebSocket;
  readonly answers: EngineMessage[];
}

function open(): Promise<Window> {
  const port = host.port.toString();
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/engine`, { headers });
  const answers: EngineMessage[] = [];
  socket.on("message", (frame) =>
    answers.push(decodeMessage(new Uint8Array(frame as Buffer)) as EngineMessage),
  );
  socket.on("error", () => undefined);
  return new Promise((done, fail) => {
    socket.on("open", () => done({ socket, answers }));
    socket.on("close", () => fail(new Error("it was not let in")));
  });
}

/** What starts servers, tries devices or reaches for the network is left alone. */
const NAMES = Object.keys(REQUESTS).filter((name) => !/^(?:server|connection|devices|models?):/.test(name));
const WORDS = [
  "graph",
  "question",
  "recipe",
  "limit",
  "seed",
  "overrides",
  "run",
  "row",
  "files",
  "into",
  "text",
  "window",
];
const random = randomFrom(41);
const below = (count: number): number => Math.floor(random() * count);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

function rubbish(levels: number): unknown {
  const plain = [
    null,
    true,
    -1,
    1e308,
    NaN,
    2 ** 53,
    "",
    "films",
    "../..",
    "\u0000",
    "connection:x",
    "𝕏".repeat(9),
  ];
  const kind = below(levels > 0 ? 5 : 2);
  if (kind < 2) return pick(plain);
  if (kind === 2) return Array.from({ length: below(5) }, () => rubbish(levels - 1));
  if (kind === 3) return pick([new Uint8Array(below(99)), Int32Array.of(1, -1), new Float64Array(3)]);
  return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(WORDS), rubbish(levels - 1)]));
}

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

function message(id: number, at: number): Uint8Array | string {
  const name = pick(NAMES);
  const ask = (input: unknown) => encodeMessage({ type: "request", id, name, input });
  if (at === 0) return deepFrame(3000);
  if (at === 1) return ask({ question: "x".repeat(4_000_000), graph: "films" });
  if (at === 2) return ask({ files: Array.from({ length: 20_000 }, () => ({})) });
  if (at === 3) return Uint8Array.from({ length: 100 }, (_, byte) => [0xdd, 2, 0, 0, 0][byte % 5]!);
  const kind = below(8);
  if (kind === 0) return ask(nested(60 + below(30)));
  if (kind === 1) return encodeMessage({ type: "cancel", id: below(1000) - 500 });
  if (kind === 2) {
    const bytes = ask(rubbish(3));
    bytes[below(bytes.length)] = below(256);
    return bytes;
  }
  if (kind === 3) return encodeMessage(rubbish(3));
  if (kind === 4) return "text";
  return ask(rubbish(4));
}

test(
  `${String(ROUNDS * EACH)} malformed requests`,
  async () => {
    const honest = await open();
    let hostile = await open();
    let longest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (let at = 0; at < EACH; at++) {
        if (hostile.socket.readyState !== WebSocket.OPEN) hostile = await open();
        const sent = message(round * EACH + at, at);
        await new Promise((taken) => hostile.socket.send(sent, taken));
      }
      const start = performance.now();
      honest.socket.send(encodeMessage({ type: "request", id: round, name: "recipe:list", input: {} }));
      await expect.poll(() => honest.answers.length, { timeout: 20_000, interval: 5 }).toBe(round + 1);
      longest = Math.max(longest, performance.now() - start);
      expect(honest.answers.at(-1)).toMatchObject({ type: "done", id: round });
    }
    const raw = hostile.answers
      .filter(({ type }) => type === "failed")
      .map((answer) => JSON.stringify(answer));
    expect(
      raw.filter((text) => /TypeError|undefined is not|Cannot read|at Object\./.test(text)),
    ).toStrictEqual([]);
    expect(engines).toBe(1);
    expect(longest).toBeLessThan(PROMPT);
    if (deep(true, false)) console.info(`the longest wait of an honest window: ${longest.toFixed(0)} ms`);
    for (const { socket } of [honest, hostile]) socket.terminate();
  },
  LIMIT_MS,
);
