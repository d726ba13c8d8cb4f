import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OpenStores } from "../../../src/main/engine/server/open-stores";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";

/** Stores that write down when they are opened and closed. */
function diary() {
  const entries: string[] = [];
  const open = async (path: string) => {
    entries.push(`open ${path}`);
    if (path === "broken") throw new Error("broken");
    return { close: async () => void entries.push(`close ${path}`) } as unknown as GraphStore;
  };
  return { entries, open };
}
const idle = async () => undefined;

test("a store is opened once and the least recently used is closed", async () => {
  const { entries, open } = diary();
  const stores = new OpenStores(open, 2);
  for (const path of ["a", "b", "a", "c", "a"]) await stores.use(path, idle);
  await stores.closeAll();
  expect(entries).toStrictEqual(["open a", "open b", "open c", "close b", "close c", "close a"]);
});

test("closing waits for the work under way", async () => {
  const { entries, open } = diary();
  const stores = new OpenStores(open, 2);
  let finish: () => void = () => undefined;
  const work = stores.use("a", () => new Promise<void>((resolve) => (finish = resolve)));
  const closing = stores.close("a");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(entries).toStrictEqual(["open a"]);
  finish();
  await Promise.all([work, closing]);
  expect(entries).toStrictEqual(["open a", "close a"]);
});

test("a file that could not be opened is tried again", async () => {
  const { entries, open } = diary();
  const stores = new OpenStores(open, 2);
  await expect(stores.use("broken", idle)).rejects.toThrow("broken");
  await expect(stores.use("broken", idle)).rejects.toThrow("broken");
  expect(entries).toStrictEqual(["open broken", "open broken"]);
});

test("a file that another process has replaced is opened anew, the old one closed once its work is done", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "dragoman-stores-")), "graph.duckdb");
  writeFileSync(path, "first");
  const { entries, open } = diary();
  const stores = new OpenStores(open, 2);
  for (let use = 0; use < 2; use++) await stores.use(path, idle);
  writeFileSync(`${path}.new`, "other");
  renameSync(`${path}.new`, path);
  await stores.use(path, idle);
  await stores.closeAll();
  expect(entries).toStrictEqual([`open ${path}`, `open ${path}`, `close ${path}`, `close ${path}`]);
});
