import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forkEngine } from "../../../src/main/browser/engine-child";
import { EngineWatch, type EngineChild } from "../../../src/main/host/engine-watch";
import {
  REQUESTS,
  type EngineMessage,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from "../../../src/shared/contract";
import type { Wanted } from "../../../src/shared/uploads";
import type { Failure } from "../../../src/shared/failure";
import { message } from "../../../src/shared/sentences/sentences";
import { KEPT } from "../../../src/shared/trace";

const PROGRAM = resolve("out", "main", "engine.js");
const TRIPLES = "Kismet\tdirected_by\tWilliam Dieterle\nKismet\tstarred_actors\tMarlene Dietrich\n";

let home: string;
let watch: EngineWatch;
let children: EngineChild[];
let nextId = 1;
const waiting = new Map<number, (message: EngineMessage) => void>();
const progress: string[] = [];
let visit: ReturnType<EngineWatch["visit"]>;

beforeAll(() => {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  home = mkdtempSync(join(tmpdir(), "dragoman-home-"));
  process.env["DRAGOMAN_HOME"] = home;
  children = [];
  watch = new EngineWatch(() => {
    const child = forkEngine(PROGRAM);
    children.push(child);
    return child;
  });
  visit = watch.visit((message) => {
    if (message.type === "wanted") hand(message);
    else if (message.type === "progress") progress.push(message.progress.stage);
    else if (message.type !== "restarted") waiting.get(message.id)?.(message);
  });
});
afterAll(() => {
  watch.close();
  delete process.env["DRAGOMAN_HOME"];
});

/** Sends a request to the real engine process; its value, parsed as the window parses it. */
async function request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>> {
  const { answered } = send(name, input);
  const message = await answered;
  if (message.type !== "done") throw new Error(JSON.stringify(message));
  return REQUESTS[name].output.parse(message.value) as RequestOutput<N>;
}

async function failure(name: RequestName, input: unknown): Promise<Failure> {
  const message = await send(name, input).answered;
  if (message.type !== "failed") throw new Error(`not refused: ${JSON.stringify(message)}`);
  return message.failure;
}

function send(name: RequestName, input: unknown) {
  const id = nextId++;
  const answered = new Promise<EngineMessage>((done) => waiting.set(id, done));
  visit.send({ type: "request", id, name, input });
  return { id, answered };
}

/** Contents of the file that is uploaded next; its slices wait in `held` while that is there. */
let content: Uint8Array<ArrayBuffer>;
let held: (() => void)[] | undefined;
const upload = (name: string, text: string) => {
  content = new TextEncoder().encode(text);
  return { name, size: content.length };
};

function hand({ id, from, length }: Wanted): void {
  const bytes = content.subarray(from, from + length);
  const send = () => void visit.send({ type: "slice", id, bytes });
  if (held) held.push(send);
  else send();
}

const ask = (overrides = {}) => ({
  ...{ question: "Kismet", graph: "tiny", recipe: "biomedical" },
  ...{ overrides, seed: 0, limit: 100 },
});

describe.sequential("the engine's own process", () => {
  test("imports an uploaded file, lists it, and says how far it is", async () => {
    const report = await request("graph:import", {
      ...{ into: "tiny", embed: true },
      files: [upload("../../films.tsv", TRIPLES)],
    });
    expect({ ...report, ms: 0 }).toStrictEqual({
      ...{ graph: "tiny", format: "triples", nodes: 3, edges: 2, embedded: 3 },
      ...{ rejects: [], rejected: 0, rules: [], remarks: [], textValues: 0, unlisted: 0, ms: 0 },
      elements: [{ file: "../../films.tsv", nodes: 0, edges: 2 }],
      mapping: "column 1=source,column 2=relation,column 3=target",
    });
    expect(new Set(progress)).toStrictEqual(new Set(["upload", "read", "embed", "save"]));
    const graphs = await request("graph:list", {});
    expect(
      graphs.filter(({ sample }) => !sample).map(({ name, nodes, edges }) => [name, nodes, edges]),
    ).toStrictEqual([["tiny", 3, 2]]);
    expect(readdirSync(join(home, "graphs"))).toStrictEqual(["tiny.duckdb"]);
  });

  test("answers with columns, and explains an edge that was lost", async () => {
    const run = await request("ask", ask({ "score.lambda": 50 }));
    expect(run.edges.verdict).toBeInstanceOf(Uint8Array);
    const lost = run.edges.verdict.findIndex((verdict) => verdict !== KEPT);
    expect(run.totals).toStrictEqual({ nodes: 3, edges: 2 });
    const { changes } = await request("run:why-not", { run: run.run, row: run.edges.row[lost]! });
    const [best] = changes;
    const again = await request("ask", ask({ "score.lambda": 50, [best!.parameter]: best!.to }));
    const row = again.edges.handle.indexOf(run.edges.handle[lost]!);
    expect(again.edges.verdict[row]).toBe(KEPT);
    const [node] = await request("node:details", { graph: "tiny", nodes: [run.nodes.handle[0]!] });
    expect(node?.name).toBe(run.nodes.name[0]);
  });

  test("refuses names that are paths, recipes that are files and rows that are not there", async () => {
    expect(await failure("graph:delete", { graph: "../tiny" })).toStrictEqual({
      ...{ kind: "graph-missing", graph: "../tiny" },
    });
    // What a connection's name leads to is no file, wherever it points.
    const outside = join(home, "outside.duckdb");
    writeFileSync(outside, "somebody's");
    for (const graph of [
      "connection:x",
      `connection:${outside}`,
      outside,
      "../outside",
      "connection:../../outside",
    ])
      expect(await failure("graph:delete", { graph })).toStrictEqual({ kind: "graph-missing", graph });
    expect(readFileSync(outside, "utf8")).toBe("somebody's");
    expect(await failure("ask", { ...ask(), recipe: "/etc/passwd" })).toMatchObject({
      kind: "recipe-missing",
    });
    expect(await failure("graph:delete", { graph: "films" })).toMatchObject({ kind: "invalid-request" });
    expect(await failure("run:why-not", { run: "nothing", row: 0 })).toMatchObject({ kind: "run-forgotten" });
    expect(await failure("run:draws", { run: "nothing", count: 5 })).toMatchObject({ kind: "run-forgotten" });
    const { run } = await request("ask", ask());
    // Its score method knows no probabilities to draw by.
    expect(await failure("run:draws", { run, count: 5 })).toMatchObject({ kind: "invalid-request" });
    expect(await failure("run:draws", { run, count: 0 })).toMatchObject({ kind: "invalid-request" });
    expect(await failure("ask", ask({ "sample.method": "gumbel" }))).toMatchObject({
      kind: "invalid-request",
    });
    expect(await failure("run:why-not", { run, row: 99 })).toMatchObject({ kind: "invalid-request" });
    expect(
      await failure("graph:import", { into: "..", embed: false, files: [upload("a.tsv", TRIPLES)] }),
    ).toMatchObject({ kind: "invalid-request" });
  });

  test("a failed import leaves the graph that was there, a good one replaces it while it is open", async () => {
    const broken = { into: "tiny", embed: false, files: [upload("empty.tsv", "")] };
    expect(await failure("graph:import", broken)).toMatchObject({ kind: "import-failed", file: "empty.tsv" });
    expect((await request("ask", ask())).totals.edges).toBe(2);
    const more = `${TRIPLES}Kismet\tstarred_actors\tRonald Colman\n`;
    await request("graph:import", { into: "tiny", embed: true, files: [upload("more.tsv", more)] });
    expect((await request("ask", ask())).totals.edges).toBe(3);
  });

  test("between the slices of an upload others are served; it is cancelled, and a file that changed is refused", async () => {
    const large = upload("large.tsv", TRIPLES.repeat(50_000));
    const input = { into: "large", embed: false, files: [large] };
    held = [];
    const { id, answered } = send("graph:import", input);
    for (let slice = 0; slice < 2; slice++) {
      await expect.poll(() => held).toHaveLength(1);
      expect(await request("recipe:list", {})).not.toStrictEqual([]);
      held.shift()!();
    }
    await expect.poll(() => held).toHaveLength(1);
    visit.send({ type: "cancel", id });
    expect(await answered).toMatchObject({ type: "failed", failure: { kind: "cancelled" } });
    held = undefined;
    content = content.subarray(0, 2 ** 20 + 5);
    expect(await failure("graph:import", input)).toStrictEqual({
      ...{ kind: "invalid-request", reason: message("cannot-be-read-now", { file: "large.tsv" }) },
    });
  });

  test("an engine that is killed fails what it was doing and is there again for the next question", async () => {
    // It waits for a slice that is held back: a question may be answered before a busy machine lets this process send the signal.
    held = [];
    const lost = { into: "lost", embed: false, files: [upload("lost.tsv", TRIPLES)] };
    const { answered } = send("graph:import", lost);
    await expect.poll(() => held).toHaveLength(1);
    children.at(-1)!.kill();
    expect(await answered).toMatchObject({ type: "failed", failure: { kind: "engine-lost" } });
    held = undefined;
    expect((await request("ask", ask())).totals.edges).toBe(3);
    expect(children).toHaveLength(2);
  });

  test("a graph is deleted for good", async () => {
    await request("graph:delete", { graph: "tiny" });
    expect(readdirSync(join(home, "graphs"))).toStrictEqual([]);
    expect(await failure("ask", ask())).toStrictEqual({ kind: "graph-missing", graph: "tiny" });
  });
});
