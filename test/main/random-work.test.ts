/** Two programs with a window each and a command line at work on one home, by a fixed seed: nothing lost, nothing stale, no raw sentence. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "../../bench/random";
import { startBrowserHost, type BrowserHost } from "../../src/main/browser/browser-host";
import { forkEngine } from "../../src/main/browser/engine-child";
import { Judgements } from "../../src/main/engine/ledger/judgements";
import type { LedgerRow } from "../../src/shared/ledger";
import { deep } from "../size";
import { ask, enter, openWindow, type Window } from "./browser/window";
import { dragoman } from "./cli/program";
import { Worker } from "./window-worker";
import {
  count,
  done,
  fresh,
  GRAPHS,
  judged,
  question,
  RAW,
  runs,
  triples,
  versions,
  versionsIn,
  type Roll,
} from "./work-record";

const PROGRAM = resolve("out", "main", "engine.js");
const WORK_MS = deep(600_000, 4000);
const LIMIT_MS = WORK_MS + 300_000;
let home: string;
const hosts: BrowserHost[] = [];
const windows: Window[] = [];

beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  home = mkdtempSync(join(tmpdir(), "dragoman-work-"));
  process.env["DRAGOMAN_HOME"] = home;
  mkdirSync(join(home, "files"));
  for (let at = 0; at < 2; at++) {
    let address = "";
    const host = await startBrowserHost({
      ...{ pages: resolve("out", "renderer"), port: 0, onAddress: (fresh) => (address ||= fresh) },
      startEngine: () => forkEngine(PROGRAM),
    });
    hosts.push(host);
    windows.push(await openWindow(String(host.port), await enter(address)));
  }
}, LIMIT_MS);
afterAll(async () => {
  delete process.env["DRAGOMAN_HOME"];
  for (const { socket } of windows) socket.terminate();
  await Promise.all(hosts.map((host) => host.close()));
  rmSync(home, { recursive: true, force: true });
});

/** The command line's work: an import, or a question whose run is kept. */
async function typeCommands(roll: Roll, until: number): Promise<void> {
  while (performance.now() < until) {
    const graph = GRAPHS[roll(GRAPHS.length)]!;
    const register = versions.get(graph)!;
    if (roll(2) === 0) {
      const of = fresh();
      const file = join(home, "files", `${graph}-${String(of)}.tsv`);
      writeFileSync(file, triples(graph, of));
      await register.write(of, async () => (await command("import", file, "--into", graph)) !== undefined);
      continue;
    }
    const words = [question(graph), "--graph", graph, "--recipe", "biomedical", "--keep", "--json"];
    const set = ["--set", "understand.method=none"];
    const { found, allowed } = await register.read(() => command("ask", ...words, ...set));
    if (found === undefined) expect(allowed).toContain(0);
    else {
      const { subgraph } = JSON.parse(found) as { subgraph: { nodes: { name: string }[] } };
      const met = versionsIn(
        subgraph.nodes.map(({ name }) => name),
        graph,
      );
      for (const one of met) expect(allowed, `${graph} on the command line`).toContain(one);
      expect(met.length).toBeLessThan(2);
    }
  }
}

/** What it printed; undefined where the graph was gone. */
async function command(...words: string[]): Promise<string | undefined> {
  const { code, stdout, stderr } = await dragoman(home, ...words);
  count(`dragoman ${words[0]!}`);
  expect(stderr).not.toMatch(RAW);
  if (code === 0) return stdout;
  expect(stderr).toMatch(/There is no graph called/);
  return undefined;
}

test(
  `${String(WORK_MS / 1000)} s of work`,
  async () => {
    const until = performance.now() + WORK_MS;
    const rollOf = (seed: number): Roll => {
      const random = randomFrom(seed);
      return (below) => Math.floor(random() * below);
    };
    const workers = windows.map((window, at) => new Worker(window, `window ${String(at)}`, rollOf(50 + at)));
    const working = workers.map(async (worker) => {
      while (performance.now() < until) await worker.work();
    });
    await Promise.all([...working, typeCommands(rollOf(60), until)]);

    // Both programs and a new process tell the same, and all of it.
    for (const window of windows) {
      const answer = await ask(window, 1_000_000, "ledger:list", {});
      checkRuns((answer as unknown as { value: { rows: LedgerRow[] } }).value.rows);
    }
    checkRuns(JSON.parse((await command("ledger", "list", "--json"))!) as LedgerRow[]);
    checkJudgements();
    checkSessions(workers);
    if (deep(true, false)) console.info(JSON.stringify({ ...done, runs: runs.size, judged: judged.length }));
  },
  LIMIT_MS,
);

function checkRuns(rows: readonly LedgerRow[]): void {
  const kept = new Map(rows.map(({ id, name, starred }) => [id, { name, starred }]));
  for (const [id, { deleted, name, starred }] of runs)
    expect(kept.get(id), id).toStrictEqual(deleted ? undefined : { name, starred });
}

function checkJudgements(): void {
  const file = new Judgements(join(home, "records", "judgements.jsonl"));
  for (const { subject, verdict } of judged) {
    const all = file.of(subject.graph, subject.recipe);
    expect(all.find((one) => one.question === subject.question)).toMatchObject({ verdict });
  }
}

function checkSessions(workers: readonly Worker[]): void {
  const folder = join(home, "records", "sessions");
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as { window: string; text: string });
  for (const { name, lastSession } of workers)
    if (lastSession !== "") expect(kept.find((one) => one.window === name)?.text).toBe(lastSession);
}
