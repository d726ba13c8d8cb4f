/** The run ledger's requests: listing, keeping order, asking again, comparing, replaying. */
import type { RunView } from "../../../shared/trace";
import type { LedgerEntry, RunDiff, Reopened, Replayed } from "../../../shared/ledger";
import type { Upload } from "../../../shared/uploads";
import { runRecipe, type FinishedRun } from "../ask/recipe-runner";
import { comparedRun, diffRuns, type ComparedRun } from "../ledger/diff-runs";
import type { Ledger } from "../ledger/ledger";
import { deviceName } from "../ledger/ledger-entry";
import { replayTrace } from "../ledger/replay-trace";
import { runDigest } from "../ledger/run-digest";
import { parseTraceHeader } from "../report/trace-header";
import type { GraphStore } from "../store/graph-store";
import { findGraphFile, listGraphFiles } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { portsFor, type PastRuns } from "./past-runs";
import type { Fingerprints } from "./run-keeper";
import { graphFingerprint, runOrigin } from "./run-origin";
import { readUpload } from "./uploads";
import type { Workspace } from "./workspace";

/** What the requests share with those that ask. */
export interface LedgerRoom {
  readonly workspace: Workspace;
  readonly ledger: Ledger;
  readonly runs: PastRuns;
  readonly fingerprints: Fingerprints;
}

export function ledgerHandlers(
  room: LedgerRoom,
): Pick<Handlers, Extract<keyof Handlers, `ledger:${string}`>> {
  const { ledger } = room;
  return {
    "ledger:list": () => {
      const rows = ledger.rows();
      const { problem, unread, unwritten, unkept } = ledger;
      return Promise.resolve({ rows, problem, unread, unwritten, unkept });
    },
    "ledger:rename": ({ id, name }) => change(() => ledger.change({ id, name: name.trim() })),
    "ledger:star": ({ id, starred }) => change(() => ledger.change({ id, starred })),
    "ledger:delete": ({ id, deleted }) => change(() => ledger.change({ id, deleted })),
    "ledger:reopen": ({ id, limit }, task) => reopen(ledger.get(id), limit, task, room),
    "ledger:diff": ({ first, second }, task) => diff([ledger.get(first), ledger.get(second)], task, room),
    "ledger:replay": (input, task) => replay(input, task, room),
  };
}

async function change(work: () => void): Promise<Record<string, never>> {
  await Promise.resolve();
  work();
  return {};
}

async function reopen(
  entry: LedgerEntry,
  limit: number,
  task: Task,
  { workspace, runs, fingerprints }: LedgerRoom,
): Promise<Reopened> {
  return runAgain(entry, task, { workspace, runs }, async (finished, store, path) => {
    const { graph, question, applied: recipe, seed } = entry;
    const view = await runs.show(finished, { path, graph, question, recipe, seed }, limit, store);
    const { models, product } = await runOrigin({ graph, recipe, seed }, workspace);
    const here = {
      graph: await fingerprints.of(path, store),
      ...{ models: JSON.stringify(models), product, device: deviceName(finished.device) },
    };
    const { fingerprint, applied: _applied, ...row } = entry;
    const then = { ...entry, graph: fingerprint, models: JSON.stringify(entry.models) };
    const parts = ["graph", "models", "product", "device"] as const;
    const identical = (await runDigest(finished.run, store)) === entry.digest;
    return { view, row, identical, changed: parts.filter((part) => here[part] !== then[part]) };
  });
}

async function diff(
  entries: readonly [LedgerEntry, LedgerEntry],
  task: Task,
  room: LedgerRoom,
): Promise<RunDiff> {
  const compared = (entry: LedgerEntry): Promise<ComparedRun> =>
    runAgain(entry, task, room, ({ run }, store) => comparedRun(run, store));
  return diffRuns(await compared(entries[0]), await compared(entries[1]), entries);
}

/** Runs an entry as it was asked; throws graph-missing and what running throws. */
async function runAgain<T>(
  { graph, question, applied, seed }: LedgerEntry,
  task: Task,
  { workspace, runs }: Pick<LedgerRoom, "workspace" | "runs">,
  use: (finished: FinishedRun, store: GraphStore, path: string) => Promise<T>,
): Promise<T> {
  const { path } = findGraphFile(graph, workspace.folders);
  return workspace.stores.use(path, async (store) => {
    const ports = await portsFor(store, task, workspace);
    return use(await runRecipe(question, applied, seed, ports, runs.memory), store, path);
  });
}

async function replay(
  { file, graph, limit }: { file: Upload; graph: string; limit: number },
  task: Task,
  { workspace, runs }: LedgerRoom,
): Promise<Replayed> {
  const bytes = await readUpload([file], 0, task);
  const lines = () => linesOf(bytes);
  const header = parseTraceHeader((await lines().next()).value ?? "", file.name);
  const known = listGraphFiles(workspace.folders).some(({ name: own }) => own === header.graph.name);
  const over = known ? header.graph.name : graph;
  const { path } = findGraphFile(over, workspace.folders);
  return workspace.stores.use(path, async (store) => {
    const place = {
      ports: await portsFor(store, task, workspace),
      origin: (asked: Parameters<typeof runOrigin>[0]) => runOrigin(asked, workspace),
      fingerprint: () => graphFingerprint(path, store, task.signal),
    };
    const { finished, comparison } = await replayTrace({ header, lines }, place);
    const { question, recipe, seed, product } = header;
    const view: RunView = await runs.show(
      finished,
      { path, graph: over, question, recipe, seed },
      limit,
      store,
    );
    const recorded = { graph: header.graph.name, applied: recipe, seed, product };
    return { view, recorded, ...comparison };
  });
}

/** Lines end at line feeds alone: JSON leaves other line separators inside texts. */
async function* linesOf(bytes: Uint8Array): AsyncGenerator<string, undefined> {
  const text = new TextDecoder();
  for (let first = 0; first < bytes.length;) {
    const found = bytes.indexOf(0x0a, first);
    const end = found === -1 ? bytes.length : found;
    yield text.decode(bytes.subarray(first, end));
    first = end + 1;
  }
  return undefined;
}
