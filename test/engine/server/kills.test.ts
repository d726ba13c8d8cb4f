/**
 * Processes killed at any moment while they import, embed, export and keep records: what they said was done is there afterwards, whole,
 * and nothing half is ever taken for a whole. The next process goes on in the same home.
 */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "../../../bench/random";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { showGraph } from "../../../src/main/engine/build/show-graph";
import { openGraphRows } from "../../../src/main/engine/export/graph-rows";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { GraphTitles } from "../../../src/main/engine/records/graph-titles";
import { KeptSessions } from "../../../src/main/engine/records/kept-sessions";
import { removeLeftovers } from "../../../src/main/engine/records/leftovers";
import { ledgerEntry } from "../ledger/ledger-entry";
import { bundle } from "../../bundle";
import { deep } from "../../size";
import { castOf, edgesOf, KINDS, type Kind } from "./kill-plan";

const KILLS = deep(400, 16);
const LIMIT_MS = KILLS * 10_000;
/** What a process may begin with; tables and lines are of the graph that was imported before. */
const BEGINNINGS = KINDS.filter((kind) => kind !== "csv" && kind !== "jsonl");
/** Things done before a kill. */
const MOST_THINGS = 4;
/** Kills after which all is looked at, touched or not. */
const LOOK_AT_ALL = 20;

let program: string;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "dragoman-kills-"));
  program = await bundle(join(import.meta.dirname, "kill-child.ts"));
});
afterAll(() => {
  for (const place of [home, dirname(program)]) rmSync(place, { recursive: true, force: true });
});

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** A process that waits to be told where to begin. */
function waitingChild(): Child {
  return spawn(process.execPath, [program, home, JSON.stringify(ledgerEntry("x"))], { stdio: "pipe" });
}

/** Lets a process work from a version and a kind on, kills it so many ms after so many things done; what it said was done, in order. */
async function workUntilKilled(
  child: Child,
  begin: string,
  things: number,
  ms: number,
): Promise<(readonly [Kind, number])[]> {
  child.stdin.write(`${begin}\n`);
  let said = "";
  const isAtWork = new Promise<void>((done, fail) => {
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.split("\n").length > things) done();
    });
    child.once("exit", () => fail(new Error(`it ended by itself: ${errors}`)));
  });
  let errors = "";
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await isAtWork;
  await pause(ms);
  expect(errors).toBe("");
  child.kill("SIGKILL");
  await ended;
  const lines = said.split("\n").slice(0, -1);
  return lines
    .map((line) => line.split(" ") as [Kind, string])
    .map(([kind, n]) => [kind, Number(n)] as const);
}

/** The version of a list of texts that begin with one, all the same. */
function oneVersion(texts: readonly string[], pattern: RegExp): number {
  const versions = new Set(texts.map((text) => pattern.exec(text)?.[1]));
  expect(versions.size, [...versions].join()).toBe(1);
  return Number([...versions][0]);
}

const FOUND: Readonly<Record<Exclude<Kind, "ledger">, () => Promise<number>>> = {
  import: async () => {
    const graph = await openGraphRows(join(home, "graphs", "g.duckdb"));
    const version = oneVersion(graph.ids, /^v(\d+)-/);
    let vectors = 0;
    for await (const portion of graph.vectors()) vectors += portion.vectors.length / 2;
    const counts = [graph.nodeCount, graph.edgeCount, vectors];
    graph.close();
    expect(counts).toStrictEqual([edgesOf(version) + 1, edgesOf(version), edgesOf(version) + 1]);
    return version;
  },
  build: async () => {
    const { entities } = await showGraph(join(home, "graphs", "b.duckdb"), "b");
    const names = entities
      .filter(({ type }) => type === "Person" || type === "Character")
      .map(({ name }) => name);
    const [, letters] = /^(?:Mara|Trica)([a-j]+)$/.exec(names[0] ?? "")!;
    const version = Number([...letters!].map((letter) => "abcdefghij".indexOf(letter)).join(""));
    expect(names.sort()).toStrictEqual(castOf(version));
    return version;
  },
  csv: async () => {
    const [nodes, edges] = ["nodes.csv", "edges.csv"].map((name) => join(home, "out", name)) as [
      string,
      string,
    ];
    // Killed between two renames, the second one is missing.
    if (!existsSync(edges)) return Infinity;
    const rows = [nodes, edges].map((path) => readFileSync(path, "utf8").trimEnd().split("\n").slice(1));
    const version = oneVersion(rows.flat(), /^v(\d+)-/);
    expect(rows.map((lines) => lines.length)).toStrictEqual([edgesOf(version) + 1, edgesOf(version)]);
    return version;
  },
  jsonl: async () => {
    const lines = readFileSync(join(home, "out.jsonl"), "utf8").trimEnd().split("\n");
    const version = oneVersion(lines, /"v(\d+)-/);
    expect(lines).toHaveLength(2 * edgesOf(version) + 1);
    return version;
  },
  session: async () => {
    const { left, damaged } = new KeptSessions(join(home, "records")).left();
    expect(damaged).toBe("");
    const [, first, last] = /^(\d+) x+ (\d+)$/.exec(left!.text)!;
    expect(first).toBe(last);
    return Number(first);
  },
  connection: async () => {
    const names = (await new ConnectionFile(join(home, "records", "connections.json")).list()).map(
      ({ name }) => name,
    );
    return Math.max(...names.map((name) => Number(name.slice(1))));
  },
  title: async () =>
    oneVersion(
      [...new GraphTitles(join(home, "records", "graph-titles.json")).all().values()],
      /^title (\d+)$/,
    ),
};

test(
  `${String(KILLS)} kills: nothing that was said to be done is lost, nothing half is read as whole`,
  async () => {
    const random = randomFrom(17);
    const done = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
    const runs = new Set<string>();
    let first = 1;
    let next = waitingChild();
    for (let kill = 0; kill < KILLS; kill++) {
      const child = next;
      const begin = KINDS.indexOf(BEGINNINGS[Math.floor(random() * BEGINNINGS.length)]!);
      const things = 1 + Math.floor(random() * MOST_THINGS);
      const said = await workUntilKilled(child, `${String(first)} ${KINDS[begin]!}`, things, random() * 60);
      next = waitingChild();
      for (const [kind, version] of said) {
        done.set(kind, version);
        if (kind === "ledger") runs.add(`run-${String(version)}`);
      }
      // What was at work when it was killed, and what it had done; now and then all, which nothing should have touched.
      const touched = new Set(
        KINDS.filter((_, at) => (at - begin + KINDS.length) % KINDS.length <= said.length),
      );
      for (const [kind, find] of Object.entries(FOUND) as [Exclude<Kind, "ledger">, () => Promise<number>][])
        if (done.get(kind)! > 0 && (touched.has(kind) || kill % LOOK_AT_ALL === 0 || kill === KILLS - 1))
          expect(await find(), `${kind}, kill ${String(kill)}`).toBeGreaterThanOrEqual(done.get(kind)!);
      first = Math.max(...done.values()) + 1;
    }
    next.kill("SIGKILL");
    const ledger = new Ledger(join(home, "records", "runs.jsonl"), 100_000, false);
    const kept = new Map(ledger.rows().map(({ id, name, starred }) => [id, `${name} ${String(starred)}`]));
    const lost = [...runs].filter((id) => kept.get(id) !== `named ${id.slice(4)} true`);
    expect([lost, ledger.unread]).toStrictEqual([[], 0]);
    for (const folder of ["", "graphs", "records", "out"]) {
      await removeLeftovers(join(home, folder));
      const left = readdirSync(join(home, folder)).filter((name) => /staging|\.part$|\.lock$/.test(name));
      expect(left.filter((name) => !name.endsWith(".lock"))).toStrictEqual([]);
    }
    if (deep(true, false))
      console.info(
        `${String(KILLS)} kills, ${String(runs.size)} runs and as many of each other kind said to be done`,
      );
  },
  LIMIT_MS,
);
