/** A small disk that is full at one place or another: what was there stays whole, and each thing that failed says so in one sentence. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerEntry } from "../ledger/ledger-entry";
import { canMakeDisks } from "../managed-neo4j/small-disk";
import { bundle } from "../../bundle";
import { deep } from "../../size";

/** Bytes left on the disk when the acts begin, from none to nearly enough. */
const PLACES = deep(30, 5);
const MOST_FREE = 3_000_000;
const LIMIT_MS = PLACES * 20_000;

interface Told {
  readonly name: string;
  readonly said: string;
  readonly changed: boolean;
  readonly runs?: readonly string[];
  readonly names?: readonly string[];
}

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-full-"));
  program = await bundle(join(import.meta.dirname, "full-disk-child.ts"));
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `node ${String(at)}\tleads to\tnode ${String(at + 1)}\n`,
  );
  writeFileSync(join(folder, "source.tsv"), rows.join(""));
  mkdirSync(join(folder, "home"));
});
afterAll(() => {
  for (const place of [folder, dirname(program)]) rmSync(place, { recursive: true, force: true });
});

/** What the child says on a disk of its own that has so many bytes left. */
function onDisk(free: number): Told[] {
  const home = join(folder, "home");
  const what = { home, source: join(folder, "source.tsv"), entry: ledgerEntry("x"), free };
  const command = `mount -t tmpfs -o size=8m small "$0" && exec "$1" "$2" "$3"`;
  const words = ["--user", "--map-root-user", "--mount", "sh", "-c", command, home];
  const { stdout, stderr } = spawnSync(
    "unshare",
    [...words, process.execPath, program, JSON.stringify(what)],
    { encoding: "utf8" },
  );
  if (!stdout.includes('"after"')) throw new Error(stderr || "the child ended early");
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);
}

const SENTENCE = /the disk is full/;

test.skipIf(!canMakeDisks())(
  `${String(PLACES)} disks`,
  () => {
    let failed = 0;
    for (let place = 0; place < PLACES; place++) {
      const free = Math.round((MOST_FREE * place) / PLACES);
      const told = onDisk(free);
      const after = told.at(-1)!;
      for (const { name, said, changed } of told.slice(0, -1)) {
        const where = `${name} with ${String(free)} bytes left: ${said}`;
        if (said === "") continue;
        failed++;
        expect(said, where).toMatch(SENTENCE);
        expect(said, where).not.toMatch(/ENOSPC|IO Error|errno|Something unexpected/);
        expect(changed, where).toBe(false);
      }
      expect(after.runs, String(free)).toContain("first");
      expect(after.names, String(free)).toContain("a");
    }
    expect(failed).toBeGreaterThan(PLACES);
  },
  LIMIT_MS,
);
