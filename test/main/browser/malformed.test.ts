/** Windows that send rubbish, deep, huge and nearly right, to the real host and engine: both live on, and an honest window is served meanwhile. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
/**
 * Milliseconds in which an honest window has its answer: of processor time, of host and engine together, where they can be had, since
 * what else the machine does must not count.
 */
const PROMPT = deep(500, 5000);
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

/** Where the system counts the engine's processor time: it is this process's only child that runs it. "" where the system tells nothing. */
function engineStat(): string {
  const all = existsSync("/proc/self/stat") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  const isEngine = (pid: string): boolean => {
    try {
      return (
        fieldsOf(`/proc/${pid}/stat`)[1] === String(process.pid) &&
        readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(PROGRAM)
      );
    } catch {
      return false;
    }
  };
  const engine = all.find(isEngine);
  return engine === undefined ? "" : `/proc/${engine}/stat`;
}

/** All behind the program's name: its state, its parent, … */
function fieldsOf(stat: string): string[] {
  return readFileSync(stat, "utf8").split(") ").at(-1)!.split(" ");
}

/** Processor time of the host, which is this process, and of the engine (ms); the clock's where the system does not tell. */
function spent(engine: string): number {
  if (engine === "") return performance.now();
  const { user, system } = process.cpuUsage();
  const fields = fieldsOf(engine);
  // In hundredths of a second.
  return (user + system) / 1000 + 10 * (Number(fields[11]) + Number(fields[12]));
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
    const engine = engineStat();
    const waits: { took: number; worked: number }[] = [];
    for (let id = 1; told === undefined; id++) {
      const [start, before] = [performance.now(), spent(engine)];
      expect(await ask(honest, id, "recipe:list", {})).toMatchObject({ type: "done" });
      const took = performance.now() - start;
      // Threads of the engine may work beside each other.
      waits.push({ took, worked: Math.min(took, spent(engine) - before) });
      await pause(20);
    }
    for (const { answered, thrownOut, unanswered, raw } of told) {
      expect([unanswered, raw]).toStrictEqual([0, []]);
      expect(Math.min(answered, thrownOut)).toBeGreaterThan(EACH / 10);
    }
    expect(engines).toBe(1);
    const sorted = (which: "took" | "worked") => waits.map((wait) => wait[which]).sort((a, b) => a - b);
    const [took, worked] = [sorted("took"), sorted("worked")];
    const inWords = (of: number[]) =>
      `median ${of[of.length >> 1]!.toFixed()}, longest ${of.at(-1)!.toFixed()} ms`;
    if (deep(true, false))
      console.info(
        `${JSON.stringify(told)}; ${waits.length} waits: ${inWords(took)}; of processor: ${inWords(worked)}`,
      );
    expect(worked.at(-1)).toBeLessThan(PROMPT);
    honest.socket.terminate();
  },
  LIMIT_MS,
);
