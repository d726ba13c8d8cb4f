import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import type { LedgerEntry } from "../../../src/shared/ledger";
import { smallRecipe } from "../ask/small-recipe";

function entry(id: string, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    ...{ id, at: "2026-11-21T08:00:00.000Z", name: "", starred: false },
    ...{
      question: `What about ${id}?`,
      graph: "films",
      recipe: "small",
      overrides: { "seed.k": 2 },
      seed: 1,
    },
    ...{ device: "CPU", models: [], product: "1.0.0", ms: 3, stages: [], answers: [] },
    counts: { nodes: 4, edges: 3, keptNodes: 2, keptEdges: 1 },
    ...{ digest: `sha256:${id}`, applied: smallRecipe({}), fingerprint: "sha256:f" },
    ...changes,
  };
}

const file = (): string => join(mkdtempSync(join(tmpdir(), "dragoman-ledger-")), "records", "runs.jsonl");
const ids = (ledger: Ledger): string[] => ledger.rows().map(({ id }) => id);

test("what is kept is there after the next start, newest first, with names and stars", () => {
  const path = file();
  const ledger = new Ledger(path);
  for (const id of ["a", "b", "c"]) ledger.add(entry(id));
  ledger.change({ id: "a", name: "the first", starred: true });
  const again = new Ledger(path);
  expect(ids(again)).toStrictEqual(["c", "b", "a"]);
  expect(again.rows()[2]).toMatchObject({ name: "the first", starred: true, overrides: { "seed.k": 2 } });
  expect(again.get("a")).toStrictEqual({ ...entry("a"), name: "the first", starred: true });
});

test("a line torn by a crash costs itself alone", () => {
  const path = file();
  const ledger = new Ledger(path);
  ledger.add(entry("a"));
  appendFileSync(path, JSON.stringify({ kind: "run", run: entry("torn") }).slice(0, 100));
  new Ledger(path).add(entry("b"));
  expect(ids(new Ledger(path))).toStrictEqual(["b", "a"]);
  appendFileSync(path, '{"kind":"run","run":{"id":"half"');
  ledger.add(entry("c"));
  expect(ids(new Ledger(path))).toStrictEqual(["c", "b", "a"]);
});

test("lines that are none of its own are passed over", () => {
  const path = file();
  new Ledger(path).add(entry("a"));
  appendFileSync(
    path,
    '[]\n{"kind":"run","run":{"id":7}}\n{"kind":"change","id":"nobody","deleted":true}\n\u0000\n',
  );
  expect(ids(new Ledger(path))).toStrictEqual(["a"]);
});

test("what is deleted can be restored, until the next start erases it", () => {
  const path = file();
  const ledger = new Ledger(path);
  for (const id of ["a", "b"]) ledger.add(entry(id));
  ledger.change({ id: "b", deleted: true });
  expect(ids(ledger)).toStrictEqual(["a"]);
  ledger.change({ id: "b", deleted: false });
  expect(ids(ledger)).toStrictEqual(["b", "a"]);
  ledger.change({ id: "b", deleted: true });
  expect(ids(new Ledger(path))).toStrictEqual(["a"]);
  expect(readFileSync(path, "utf8")).not.toContain("What about b?");
  expect(() => new Ledger(path).change({ id: "b", deleted: false })).toThrow("no longer in memory");
});

test("beyond the limit the deleted go first, then the oldest without a star", () => {
  const path = file();
  const ledger = new Ledger(path, 10);
  for (let count = 0; count < 10; count++) ledger.add(entry(`r${count.toString()}`));
  ledger.change({ id: "r0", starred: true });
  ledger.change({ id: "r9", deleted: true });
  ledger.add(entry("r10"));
  expect(ids(ledger)).toHaveLength(10);
  ledger.add(entry("r11"));
  expect(ids(ledger)).toStrictEqual(["r11", "r10", "r8", "r7", "r6", "r5", "r4", "r3", "r2", "r0"]);
  expect(ids(new Ledger(path, 10))).toStrictEqual(ids(ledger));
});

test("the newest run asked once more with the same outcome is told once", () => {
  const ledger = new Ledger(file());
  ledger.add(entry("a"));
  ledger.add({ ...entry("a"), id: "again", at: "2026-11-21T09:00:00.000Z" });
  ledger.add({ ...entry("a"), id: "other", digest: "sha256:other" });
  expect(ids(ledger)).toStrictEqual(["other", "a"]);
});

test("a file that cannot be written loses no answer and says so", () => {
  const path = join(mkdtempSync(join(tmpdir(), "dragoman-ledger-")), "a file");
  writeFileSync(path, "");
  const ledger = new Ledger(join(path, "runs.jsonl"));
  ledger.add(entry("a"));
  expect([ids(ledger), ledger.problem]).toStrictEqual([["a"], expect.stringMatching(/EEXIST|ENOTDIR/)]);
});
