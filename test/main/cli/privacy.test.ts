import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { dragoman, makeHome } from "./program";

const CANARY = "canary-9d41";
const LIMIT_MS = 120_000;

describe("a password on the command line", () => {
  const commands: readonly (readonly string[])[] = [
    ["ask", "why?", "--graph", `bolt://me:${CANARY}@127.0.0.1:1`],
    ["ask", "why?", "--graph", `BOLT://me:${CANARY}@127.0.0.1:1`],
    ["ask", "why?", "--graph", `neptune://me:${CANARY}@127.0.0.1:1`],
    ["ask", "why?", "more", `bolt://me:${CANARY}@127.0.0.1:1`, "--graph", "films"],
    ["import", `neo4j+s://me:${CANARY}@127.0.0.1:1`, "--into", "x"],
    ["export", "--graph", `bolt+x://me:${CANARY}@h`, "--to", `bolt://me:${CANARY}@127.0.0.1:1`],
    ["neo4j", "start", "--graph", `bolt://me:${CANARY}@127.0.0.1:1`],
  ];

  const check = async (words: readonly string[]) => {
    const home = makeHome();
    const { code, stdout, stderr } = await dragoman(home, ...words);
    expect(code).not.toBe(0);
    expect(stdout + stderr, words.join(" ")).not.toContain(CANARY);
    expect(stderr).not.toBe("");
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), "latin1"), name).not.toContain(CANARY);
  };
  test("is in no message and no file", () => Promise.all(commands.map(check)), LIMIT_MS);

  test.skipIf(!existsSync("/proc/self/cmdline"))(
    "leaves the list of processes",
    async () => {
      const program = resolve("out", "main", "cli.js");
      const words = ["ask", "why?", "--graph", `bolt://me:${CANARY}@127.0.0.1:1`];
      const child = spawn(process.execPath, [program, ...words], {
        env: { ...process.env, DRAGOMAN_HOME: makeHome() },
        stdio: "ignore",
      });
      const seen: string[] = [];
      const ended = new Promise((done) => child.once("close", done));
      const timer = setInterval(() => {
        const path = `/proc/${String(child.pid)}/cmdline`;
        const text = existsSync(path) ? readFileSync(path, "utf8") : "";
        if (text !== "") seen.push(text);
      }, 5);
      await ended;
      clearInterval(timer);
      // It stands there until the program has been loaded, and then no more.
      expect(seen.at(-1)).toMatch(/^dragoman/);
      expect(seen.at(-1)).not.toContain(CANARY);
    },
    LIMIT_MS,
  );
});

test.skipIf(process.platform === "win32")(
  "graphs and their folders are for their owner alone",
  async () => {
    const home = makeHome();
    const folder = join(home, "new");
    mkdirSync(folder);
    writeFileSync(join(folder, "triples.tsv"), "a\tknows\tb\n");
    const { code, stderr } = await dragoman(
      folder,
      "import",
      join(folder, "triples.tsv"),
      "--into",
      "mine",
      "--no-embed",
    );
    expect(code, stderr).toBe(0);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([mode(join(folder, "graphs")), mode(join(folder, "graphs", "mine.duckdb"))]).toStrictEqual([
      "700",
      "600",
    ]);
  },
  LIMIT_MS,
);
