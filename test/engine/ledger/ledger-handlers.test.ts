import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { askHandlers } from "../../../src/main/engine/server/ask-handlers";
import { productFolders } from "../../../src/main/engine/server/folders";
import { Foreground } from "../../../src/main/engine/server/foreground";
import { ledgerHandlers } from "../../../src/main/engine/server/ledger-handlers";
import { PastRuns, type AskedRun } from "../../../src/main/engine/server/past-runs";
import { Fingerprints, runKeeper } from "../../../src/main/engine/server/run-keeper";
import { openWorkspace, type Workspace } from "../../../src/main/engine/server/workspace";
import type { FinishedRun } from "../../../src/main/engine/ask/recipe-runner";
import type { SaidRun } from "../../../src/shared/contract";
import { FailureError } from "../../../src/shared/failure";
import type { LedgerRow } from "../../../src/shared/ledger";
import { calmTask } from "../server/calm-task";

vi.setConfig({ testTimeout: 120_000 });
const task = calmTask();
const ASKED = { question: "Kismet", graph: "films", recipe: "biomedical", limit: 500, seed: 3 };
let workspace: Workspace;
let requests: ReturnType<typeof askHandlers> & ReturnType<typeof ledgerHandlers>;

beforeAll(() => {
  const folders = productFolders({ DRAGOMAN_HOME: mkdtempSync(join(tmpdir(), "dragoman-home-")) });
  workspace = openWorkspace(folders);
  const ledger = new Ledger(join(folders.records, "runs.jsonl"));
  const [runs, fingerprints] = [new PastRuns(), new Fingerprints()];
  requests = {
    ...askHandlers(workspace, runs, runKeeper(workspace, ledger, new Foreground(), fingerprints)),
    ...ledgerHandlers({ workspace, ledger, runs, fingerprints }),
  };
});
afterAll(() => workspace.close());

async function ask(overrides = {}): Promise<LedgerRow> {
  const rows = async (): Promise<LedgerRow[]> => (await requests["ledger:list"]({}, task)).rows;
  const before = (await rows()).length;
  await requests.ask({ ...ASKED, overrides }, task);
  await expect.poll(async () => (await rows()).length, { timeout: 60_000 }).toBe(before + 1);
  return (await rows())[0]!;
}

test("a question is kept with all it was asked by, and asked again it comes out the same to the byte", async () => {
  const row = await ask({ "score.lambda": 1.5 });
  expect(row).toMatchObject({
    ...{ question: ASKED.question, graph: "films", recipe: "biomedical", seed: 3, name: "", starred: false },
    overrides: { "score.lambda": 1.5 },
    device: expect.stringMatching(/^CPU, \w+ \w+, Node\.js \d+/),
    // The embedder, what reads words of ones own, and the recipe's reader.
    models: [
      { name: "all-MiniLM-L6-v2", fingerprint: expect.any(String) },
      { name: "relation-matcher", fingerprint: expect.any(String) },
      { name: "graph-reader", fingerprint: expect.any(String) },
    ],
    digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
  expect(row.counts.edges).toBeGreaterThan(row.counts.keptEdges);
  const again = await requests["ledger:reopen"]({ id: row.id, limit: 500 }, task);
  expect([again.identical, again.changed, again.row]).toStrictEqual([true, [], row]);
  expect(again.view.answers.slice(0, 10).map(({ id }) => id)).toStrictEqual(row.answers.map(({ id }) => id));
});

test("a run whose graph was replaced before it could be kept is no row, and said until the end", async () => {
  const missing = new FailureError({ kind: "graph-replaced", graph: "films" });
  const stores = { use: () => Promise.reject(missing) } as unknown as Workspace["stores"];
  const ledger = new Ledger(join(mkdtempSync(join(tmpdir(), "dragoman-ledger-")), "runs.jsonl"));
  const room = { workspace, ledger, runs: new PastRuns(), fingerprints: new Fingerprints() };
  const keep = runKeeper({ ...workspace, stores }, ledger, new Foreground(), room.fingerprints);
  keep({} as FinishedRun, { path: "films.duckdb" } as AskedRun, {});
  const list = () => ledgerHandlers(room)["ledger:list"]({}, task);
  await expect.poll(async () => (await list()).unkept?.runs).toBe(1);
  expect(await list()).toMatchObject({
    rows: [],
    problem: "",
    unkept: { runs: 1, failure: missing.failure },
  });
});

test("two runs are told apart by what differs, edge by edge", async () => {
  const dear = await ask({ "score.lambda": 20 });
  const cheap = await ask({ "score.lambda": 0.1 });
  const diff = await requests["ledger:diff"]({ first: dear.id, second: cheap.id }, task);
  expect(diff.parameters).toStrictEqual([{ name: "score.lambda", first: "20", second: "0.1" }]);
  expect(diff.gainedCount - diff.lostCount).toBe(cheap.counts.keptEdges - dear.counts.keptEdges);
  expect(diff.gainedCount).toBeGreaterThan(0);
  expect(diff.keptInBoth + diff.gainedCount).toBe(cheap.counts.keptEdges);
  expect(diff.identical).toBe(false);
  const back = await requests["ledger:diff"]({ first: cheap.id, second: dear.id }, task);
  expect([back.lost, back.gained]).toStrictEqual([diff.gained, diff.lost]);
  const own = await requests["ledger:diff"]({ first: dear.id, second: dear.id }, task);
  expect(own).toMatchObject({ identical: true, parameters: [], gained: [], lost: [], moved: [] });
  for (const { first, second } of own.answers) expect(first).toStrictEqual(second);
});

test("names, stars and deletion are the row's; a run deleted is restored as it was", async () => {
  const row = await ask({ "seed.k": 2 });
  await requests["ledger:rename"]({ id: row.id, name: "  two seeds " }, task);
  await requests["ledger:star"]({ id: row.id, starred: true }, task);
  const named = { ...row, name: "two seeds", starred: true };
  expect((await requests["ledger:list"]({}, task)).rows[0]).toStrictEqual(named);
  await requests["ledger:delete"]({ id: row.id, deleted: true }, task);
  expect((await requests["ledger:list"]({}, task)).rows.map(({ id }) => id)).not.toContain(row.id);
  await requests["ledger:delete"]({ id: row.id, deleted: false }, task);
  expect((await requests["ledger:list"]({}, task)).rows[0]).toStrictEqual(named);
});

test("a trace exported is replayed to the same lines; a changed one is caught, a broken one refused", async () => {
  const { run } = await requests.ask({ ...ASKED, overrides: {} }, task);
  const { bytes } = await requests["run:export"]({ run, format: "trace.jsonl", scope: "kept" }, task);
  const replay = (changed: Uint8Array<ArrayBuffer>) =>
    requests["ledger:replay"](
      { file: { name: "t.trace.jsonl", size: changed.length }, graph: "films", limit: 500 },
      calmTask([changed]),
    );
  const same = await replay(bytes);
  expect(same).toMatchObject({
    differing: 0,
    recorded: { graph: "films", seed: 3, applied: { name: "biomedical" } },
  });
  expect(same.first).toBeUndefined();
  const text = new TextDecoder().decode(bytes);
  const forged = text.replace(/"prize":0\.(\d)/, '"prize":7.$1');
  expect(forged).not.toBe(text);
  expect(await replay(new TextEncoder().encode(forged))).toMatchObject({
    differing: 1,
    first: { place: expect.stringMatching(/^edge \d+, prize$/) },
  });
  await expect(replay(new TextEncoder().encode("{}"))).rejects.toThrow("is not a trace");
  await expect(replay(new Uint8Array())).rejects.toThrow("is not a trace");
});

test("a report tells what the window said for it, in its language; a clause that is missing there stays as the engine says it", async () => {
  const { run, clauses } = await requests.ask({ ...ASKED, overrides: {} }, task);
  const said = { title: "Filme", clauses: ["Fiindcă așa stă scris."], notes: [] };
  const report = async (said?: SaidRun): Promise<string> => {
    const wanted = { run, format: "md" as const, scope: "kept" as const, language: "ro" as const, said };
    return new TextDecoder().decode((await requests["run:export"](wanted, task)).bytes);
  };
  const [own, told] = [await report(), await report(said)];
  expect(clauses.length).toBeGreaterThan(0);
  expect(told).toContain("Fiindcă așa stă scris");
  expect(told).toContain("Filme");
  expect(own).not.toContain("Filme");
  expect(told.split("\n")).toHaveLength(own.split("\n").length);
});
