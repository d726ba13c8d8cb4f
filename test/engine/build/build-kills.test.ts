/** Builds killed at any moment, and builds by other threads: the old graph or the new one, whole, and always the same bytes. */
import { spawn } from "node:child_process";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "../../../bench/random";
import { showGraph } from "../../../src/main/engine/build/show-graph";
import { exportGraph } from "../../../src/main/engine/export/export-graph";
import { bundle } from "../../bundle";
import { deep } from "../../size";
import { build, filesOf, MODELS, newFolder, recipeWith } from "./build-fixture";

const KILLS = deep(50, 2);
const LIMIT_MS = 60_000 + KILLS * 20_000;
const CHAPTER = readFileSync("test/data/rolit/mara-1.txt", "utf8");

let program: string;
beforeAll(async () => {
  program = await bundle(join(import.meta.dirname, "build-child.ts"));
}, LIMIT_MS);
afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

/** Builds into `target` in another process; killed so many ms after it began, where a time is given. Resolves to whether it ended by itself. */
async function elsewhere(
  files: readonly string[],
  target: string,
  cache: string,
  { killedAfter, threads = "2" }: { killedAfter?: number; threads?: string },
): Promise<boolean> {
  const request = {
    files,
    target,
    cache,
    models: resolve(MODELS),
    recipe: await recipeWith(),
    into: "built",
  };
  const process_ = spawn(process.execPath, [program, JSON.stringify(request)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DRAGOMAN_THREADS: threads },
  });
  process_.stdout.once("data", () => {
    if (killedAfter !== undefined) setTimeout(() => process_.kill("SIGKILL"), killedAfter);
  });
  return new Promise((done) => process_.once("close", (code) => done(code === 0)));
}

async function bytes(path: string): Promise<string> {
  const out = join(newFolder(), "graph.jsonl");
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await exportGraph({ graph: path, format: "jsonl", out, ...run });
  return readFileSync(out, "utf8");
}

test(
  `${KILLS.toString()} kills: the graph that was there opens or the new one does, and the next build finishes`,
  async () => {
    const files = filesOf({ "mara.txt": CHAPTER });
    const old = await build(filesOf({ "mara.txt": CHAPTER.slice(0, CHAPTER.length / 2) }));
    const whole = await build(files);
    const [cache, random] = [newFolder(), randomFrom(29)];
    const target = join(newFolder(), "built.duckdb");
    for (let kill = 0; kill < KILLS; kill++) {
      copyFileSync(old.path, target);
      const isWhole = await elsewhere(files, target, cache, { killedAfter: random() * 1500 });
      const shown = await showGraph(target, "built");
      expect([old.shown, whole.shown].some((one) => one.mentions.length === shown.mentions.length)).toBe(
        true,
      );
      if (isWhole) expect(shown).toStrictEqual(whole.shown);
      // What was kept of a build that was killed is sound.
      if (kill % 5 === 0 || kill === KILLS - 1)
        expect((await build(files, {}, cache)).shown).toStrictEqual(whole.shown);
    }
  },
  LIMIT_MS,
);

test(
  "one thread or two, with an empty cache or a full one: the same bytes",
  async () => {
    const files = filesOf({ "mara.txt": CHAPTER });
    const cache = newFolder();
    const built = async (folder: string, threads: string): Promise<string> => {
      const target = join(newFolder(), "built.duckdb");
      expect(await elsewhere(files, target, folder, { threads })).toBe(true);
      return bytes(target);
    };
    const first = await built(cache, "1");
    expect(first.length).toBeGreaterThan(1000);
    expect(await built(cache, "2")).toBe(first);
    expect(await built(newFolder(), "2")).toBe(first);
  },
  LIMIT_MS,
);
