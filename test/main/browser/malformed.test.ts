/** Windows that send rubbish, deep, huge and nearly right, to the real host and engine: both live on, and an honest window is served meanwhile. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowserHost, type BrowserHost } from "../../../src/main/browser/browser-host";
import { forkEngine } from "../../../src/main/browser/engine-child";
import { bundle } from "../../bundle";
import { deep } from "../../size";
import { ask, enter, openWindow } from "./window";

const PROGRAM = resolve("out", "main", "engine.js");
const WINDOWS = deep(2, 1);
const EACH = deep(10_000, 200);
/** Milliseconds in which an honest window has its answer. */
const PROMPT = deep(1000, 5000);
const LIMIT_MS = 600_000;

let host: BrowserHost;
let hostile: string;
let cookie: string;
let engines = 0;

beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  hostile = await bundle(join(import.meta.dirname, "hostile-child.ts"));
  process.env["DRAGOMAN_HOME"] = mkdtempSync(join(tmpdir(), "dragoman-malformed-"));
  let address = "";
  host = await startBrowserHost({
    ...{ pages: resolve("out", "renderer"), port: 0, onAddress: (fresh) => (address ||= fresh) },
    startEngine: () => {
      engines++;
      return forkEngine(PROGRAM);
    },
  });
  cookie = await enter(address);
}, LIMIT_MS);
afterAll(async () => {
  delete process.env["DRAGOMAN_HOME"];
  rmSync(dirname(hostile), { recursive: true });
  await host.close();
});

interface Told {
  readonly answered: number;
  readonly thrownOut: number;
  readonly unanswered: number;
  readonly raw: readonly string[];
}

/** What the hostile window of a seed heard. */
async function attack(seed: number): Promise<Told> {
  const words = [hostile, host.port.toString(), cookie, String(EACH), String(seed)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const text of child.stdout.setEncoding("utf8")) said += text as string;
  return JSON.parse(said) as Told;
}

test(
  `${String(WINDOWS * EACH)} malformed requests`,
  async () => {
    const honest = await openWindow(host.port.toString(), cookie);
    // The first answer waits for the engine to start.
    expect(await ask(honest, 0, "graph:list", {})).toMatchObject({ type: "done" });
    let told: Told[] | undefined;
    void Promise.all(Array.from({ length: WINDOWS }, (_, at) => attack(41 + at))).then((all) => (told = all));
    const waits: number[] = [];
    for (let id = 1; told === undefined; id++) {
      const start = performance.now();
      expect(await ask(honest, id, "recipe:list", {})).toMatchObject({ type: "done" });
      waits.push(performance.now() - start);
      await pause(20);
    }
    for (const { answered, thrownOut, unanswered, raw } of told) {
      expect([unanswered, raw]).toStrictEqual([0, []]);
      expect(Math.min(answered, thrownOut)).toBeGreaterThan(EACH / 10);
    }
    expect(engines).toBe(1);
    const [median, longest] = [waits.sort((a, b) => a - b)[waits.length >> 1]!, waits.at(-1)!];
    if (deep(true, false))
      console.info(
        `${JSON.stringify(told)}; ${waits.length} waits: median ${median.toFixed()}, longest ${longest.toFixed()} ms`,
      );
    expect(longest).toBeLessThan(PROMPT);
    honest.socket.terminate();
  },
  LIMIT_MS,
);
