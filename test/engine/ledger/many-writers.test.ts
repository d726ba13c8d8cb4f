import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { ledgerEntry as entry } from "./ledger-entry";

// Inside the checkout, because the child finds its libraries by walking up from its own file.
let built: string;
beforeAll(async () => {
  built = mkdtempSync(resolve("node_modules", ".cache-ledger-"));
  await build({
    ...{ configFile: false, logLevel: "error", publicDir: false },
    build: { ssr: "src/main/engine/ledger/ledger.ts", outDir: built, minify: false },
  });
  writeFileSync(join(built, "child.mjs"), CHILD);
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** An engine or a command line beside others: adds runs, names, deletes and restores them by a fixed seed, starts anew now and then; says each that was taken. */
// A killed one ("k…") deletes nothing: killed before it restores, that would be gone for good, as it should.
const CHILD = `
import { Ledger } from "./ledger.js";
const [, , path, name, steps, form] = process.argv;
const entry = JSON.parse(form);
let state = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
const roll = (of) => (state = (state * 1103515245 + 12345) % 2147483648) % of;
const mine = [];
let ledger = new Ledger(path, 200);
for (let step = 0; step < Number(steps); step++) {
  const id = name + step;
  ledger.add({ ...entry, id, question: id, digest: id });
  mine.push(id);
  const any = mine[roll(mine.length)];
  if (roll(3) === 0) ledger.change({ id: any, name: "named " + step });
  if (roll(4) === 0 && !name.startsWith("k")) { ledger.change({ id: any, deleted: true }); ledger.change({ id: any, deleted: false }); }
  if (ledger.unwritten === 0) console.log(id);
  if (roll(6) === 0) ledger = new Ledger(path, 200);
}
`;

function start(path: string, name: string, steps: number) {
  const form = JSON.stringify(entry("x"));
  const child = spawn(process.execPath, [join(built, "child.mjs"), path, name, String(steps), form]);
  const taken: string[] = [];
  let rest = "";
  child.stdout.on("data", (text: Buffer) => {
    const lines = (rest + text.toString()).split("\n");
    rest = lines.pop()!;
    taken.push(...lines);
  });
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  child.stderr.on("data", (text: Buffer) => console.error(text.toString()));
  return { child, taken, ended };
}

const file = (): string => join(mkdtempSync(join(tmpdir(), "dragoman-ledger-")), "records", "runs.jsonl");

test("three processes that add, rename, delete and start anew at once lose nothing of each other", async () => {
  const path = file();
  const writers = ["a", "b", "c"].map((name) => start(path, name, 25));
  await Promise.all(writers.map(({ ended }) => ended));
  expect(writers.map(({ taken }) => taken.length)).toStrictEqual([25, 25, 25]);
  const rows = new Ledger(path, 200).rows().map(({ id }) => id);
  expect([...rows].sort()).toStrictEqual(writers.flatMap(({ taken }) => taken).sort());
  expect(readdirSync(join(path, ".."))).toStrictEqual(["runs.jsonl"]);
});

test("a process killed while it writes loses nothing that it said was taken, and blocks nobody", async () => {
  const path = file();
  const taken: string[] = [];
  for (let round = 0; round < 5; round++) {
    const writer = start(path, `k${String(round)}-`, 10_000);
    const quiet = start(path, `q${String(round)}-`, 6);
    await vi.waitFor(() => expect(writer.taken.length).toBeGreaterThan(round), 30_000);
    writer.child.kill("SIGKILL");
    await Promise.all([writer.ended, quiet.ended]);
    expect(quiet.taken).toHaveLength(6);
    taken.push(...writer.taken, ...quiet.taken);
  }
  const kept = readFileSync(path, "utf8");
  expect(taken.filter((id) => !kept.includes(`"id":"${id}"`))).toStrictEqual([]);
  expect(existsSync(`${path}.damaged`)).toBe(false);
});
