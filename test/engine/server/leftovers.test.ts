import { fork } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";

const ENGINE = resolve("out", "main", "engine.js");
/** Above what any system gives to a process. */
const DEAD = "999999999";

test("the engine that the desktop and the browser start removes what killed processes left", async () => {
  if (!existsSync(ENGINE)) throw new Error("build first: npm run build");
  const home = mkdtempSync(join(tmpdir(), "dragoman-home-"));
  const graphs = join(home, "graphs");
  mkdirSync(graphs);
  const running = `being-made.duckdb.${process.pid.toString()}.staging`;
  for (const name of [`lost.duckdb.${DEAD}.staging`, `lost.duckdb.${DEAD}.staging.wal`, running])
    writeFileSync(join(graphs, name), "half a graph");
  const records = join(home, "records");
  mkdirSync(records);
  for (const name of [`session.json.${DEAD}.3.part`, `runs.jsonl.lock.${DEAD}.part`])
    writeFileSync(join(records, name), "half");
  const upload = mkdtempSync(join(tmpdir(), `dragoman-upload-${DEAD}-`));
  const engine = fork(ENGINE, {
    env: { ...process.env, DRAGOMAN_HOME: home },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    // What the engine itself writes at its start may be half there for a moment.
    await vi.waitFor(() => {
      expect(existsSync(upload)).toBe(false);
      expect(readdirSync(graphs)).toStrictEqual([running]);
      expect(readdirSync(records).filter((name) => name.endsWith(".part"))).toStrictEqual([]);
    }, 30_000);
  } finally {
    engine.kill();
  }
});
