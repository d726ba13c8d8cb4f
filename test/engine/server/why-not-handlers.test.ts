import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askHandlers } from "../../../src/main/engine/server/ask-handlers";
import { productFolders } from "../../../src/main/engine/server/folders";
import { PastRuns } from "../../../src/main/engine/server/past-runs";
import { Fingerprints } from "../../../src/main/engine/server/run-keeper";
import { taughtHandlers, taughtOn, taughtPathsOf } from "../../../src/main/engine/server/taught-handlers";
import { whyNotHandlers } from "../../../src/main/engine/server/why-not-handlers";
import { openWorkspace, type Workspace } from "../../../src/main/engine/server/workspace";
import { calmTask } from "./calm-task";

const task = calmTask();
const films = { graph: "films", recipe: "d-rag", overrides: {}, seed: 1, limit: 5000 };
let workspace: Workspace;
let requests: ReturnType<typeof requestsOf>;

function requestsOf() {
  const [runs, fingerprints, taught] = [new PastRuns(), new Fingerprints(), taughtPathsOf(workspace)];
  return {
    ...askHandlers(workspace, runs, () => undefined, taughtOn(taught, fingerprints)),
    ...whyNotHandlers(workspace, runs),
    ...taughtHandlers(workspace, taught, fingerprints),
  };
}

beforeAll(() => {
  workspace = openWorkspace(productFolders({ DRAGOMAN_HOME: mkdtempSync(join(tmpdir(), "dragoman-home-")) }));
  requests = requestsOf();
});
afterAll(() => workspace.close());

test.each([
  ["d-rag", "path"],
  ["path-match", "prune"],
])(
  "%s tells a wished answer's path beside the winner's, and can be taught it",
  async (recipe, lost) => {
    const ask = (question: string) => requests.ask({ ...films, recipe, question }, task);
    const first = await ask("Who directed Inception?");
    const { nodes } = await ask("Who acted in Inception?");
    const wished = nodes.id[nodes.name.indexOf("Leonardo DiCaprio")]!;
    const ways = await requests["run:ways"]({ run: first.run, id: wished }, task);
    expect(ways).toMatchObject({ lost, byPaths: true, node: { name: "Leonardo DiCaprio" } });
    expect(ways.winner!.words).toStrictEqual(["directed by →"]);
    expect(ways.ways[0]!.words).toStrictEqual(["starred actors →"]);
    expect(ways.ways[0]!.weight).toBeLessThan(ways.winner!.weight / 10);
    expect(ways.decided.find(({ word }) => word === "directed")!.odds).toBeGreaterThan(1);

    const { identity } = await requests["taught:list"]({ graph: "films" }, task);
    await requests.teach({ identity, taught: ways.teach!, holds: true }, task);
    const taught = await ask("Who directed Inception?");
    expect(taught.answers.map(({ name }) => name)).toContain("Leonardo DiCaprio");
    expect(taught.taught).toStrictEqual(["starred actors →"]);
    expect((await ask("Who directed Alien?")).answers.map(({ name }) => name)).toContain("Sigourney Weaver");
    for (const [question, answer] of [
      ["What genre is Alien?", "Horror"],
      ["Who wrote Alien?", "Dan O'Bannon"],
    ] as const) {
      const { answers, taught: heard } = await ask(question);
      expect([answers[0]!.name, heard]).toStrictEqual([answer, undefined]);
    }
    await requests.teach({ identity, taught: ways.teach!, holds: false }, task);
    expect((await requests["taught:list"]({ graph: "films" }, task)).taught).toStrictEqual([]);
    expect((await ask("Who directed Inception?")).answers).toStrictEqual(first.answers);
  },
  60_000,
);

test("an edge that no believed path uses says so, and a node is told where it was lost", async () => {
  const run = await requests.ask({ ...films, question: "Who directed Inception?" }, task);
  const { names, rows } = { names: run.nodes.name, rows: run.edges.row };
  const tag = [...rows.keys()].find((at) => run.relations[run.edges.relation[at]!] === "has_tags")!;
  const ways = await requests["run:ways"]({ run: run.run, row: rows[tag]! }, task);
  expect(ways.lost).toBeUndefined();
  expect(ways.ways[0]?.weight ?? 0).toBeLessThan(0.001);
  const lostOf = async (id: string) => (await requests["run:ways"]({ run: run.run, id }, task)).lost;
  expect(await lostOf(run.answers[0]!.id)).toBe("listed");
  expect(await lostOf(run.nodes.id[names.indexOf("Inception")]!)).toBe("named");
  await expect(lostOf("no such id 42")).rejects.toMatchObject({ failure: { kind: "invalid-request" } });
  await expect(requests["run:ways"]({ run: run.run, row: 10_000_000 }, task)).rejects.toMatchObject({
    failure: { kind: "invalid-request" },
  });
  const refused = await requests.ask({ ...films, question: "Who married Inception?" }, task);
  const told = await requests["run:ways"]({ run: refused.run, id: run.answers[0]!.id }, task);
  expect(told).toMatchObject({ lost: "refused", byPaths: false, ways: [] });
}, 60_000);
