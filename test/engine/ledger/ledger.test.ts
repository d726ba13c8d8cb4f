import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { message } from "../../../src/shared/sentences/sentences";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { ledgerEntry as entry } from "./ledger-entry";

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
  expect([ids(ledger), ledger.problem]).toStrictEqual([["a"], message("file-for-folder")]);
});

test("two ledgers over one file see each other's runs, and neither erases the other's", () => {
  const path = file();
  const [one, other] = [new Ledger(path), new Ledger(path)];
  one.add(entry("a"));
  other.add(entry("b"));
  expect([ids(one), ids(other)]).toStrictEqual([
    ["b", "a"],
    ["b", "a"],
  ]);
  one.change({ id: "b", deleted: true });
  expect(ids(new Ledger(path))).toStrictEqual(["a"]);
  one.change({ id: "b", deleted: false });
  expect(ids(other).sort()).toStrictEqual(["a", "b"]);
});

test("lines of a newer version and lines that are none are kept as they stand by every rewriting", () => {
  const path = file();
  new Ledger(path).add(entry("a"));
  const foreign = [
    '{"kind":"judgement","run":"a","right":true}',
    '{"kind":"run","run":{"id":"half"',
    "no JSON",
  ];
  appendFileSync(path, foreign.map((line) => `${line}\n`).join(""));
  const ledger = new Ledger(path);
  ledger.add(entry("b"));
  ledger.change({ id: "a", deleted: true });
  const again = new Ledger(path);
  expect([ids(again), again.unread]).toStrictEqual([["b"], 3]);
  expect(readFileSync(path, "utf8").split("\n").slice(0, 3)).toStrictEqual(foreign);
});

test("a file of bytes that are no text is copied before it is rewritten", () => {
  const path = file();
  const ledger = new Ledger(path);
  for (const id of ["a", "b"]) ledger.add(entry(id));
  const bytes = Buffer.concat([readFileSync(path), Buffer.from([0xff, 0xfe, 0x00, 0x0a])]);
  writeFileSync(path, bytes);
  ledger.change({ id: "a", deleted: true });
  expect(ids(new Ledger(path))).toStrictEqual(["b"]);
  expect(readFileSync(`${path}.damaged`).subarray(0, bytes.length)).toStrictEqual(bytes);
});

test("what the disk does not take waits, is said, and is written with the next that it takes", () => {
  const path = file();
  const ledger = new Ledger(path);
  ledger.add(entry("a"));
  rmSync(path);
  mkdirSync(path);
  ledger.change({ id: "a", name: "not lost" });
  expect([ledger.unwritten, ledger.problem]).toStrictEqual([1, message("folder-of-name")]);
  expect(ledger.rows()[0]).toMatchObject({ name: "not lost" });
  rmSync(path, { recursive: true });
  ledger.add(entry("b"));
  expect(ledger.unwritten).toBe(0);
});
