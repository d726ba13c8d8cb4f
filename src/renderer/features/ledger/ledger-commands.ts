/** What the ledger asks of the engine. */
import type { LedgerRow } from "../../../shared/ledger";
import { uploadOf, type EngineClient } from "../../api/engine-client";
import type { AskCommands } from "../../state/ask-commands";
import {
  deleteRun,
  editRun,
  editsBetween,
  noteDiff,
  noteOutcome,
  noteReopening,
  noteRuns,
  overridesBetween,
  showMarks,
  showRun,
} from "./ledger";
import { fetchedOf } from "../../state/fetched";
import { DRAWN_LIMIT } from "../../state/limits";
import type { StepCommands } from "../../state/step-commands";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface LedgerCommands {
  listRuns(): Promise<void>;
  /** Names a run; undo gives its old name back. */
  renameRun(id: string, name: string): void;
  /** Stars a run or takes the star; undo turns it round. */
  starRun(id: string, starred: boolean): void;
  /** Deletes a run; undo brings it back. */
  deleteRun(id: string): void;
  /** Runs it again, shows it, and notes whether it came out the same. */
  reopenRun(row: LedgerRow): Promise<void>;
  diffRuns(first: LedgerRow, second: LedgerRow): Promise<void>;
  /** Runs a trace file again, shows the run, and notes whether every line came out the same. */
  replayTrace(file: File): Promise<void>;
}

export function ledgerCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: StepCommands,
): LedgerCommands {
  const turn = (change: (state: Workbench) => Workbench): void => store.setState(change);
  /** Names and stars on their way to the engine. */
  let marking: Promise<unknown> = Promise.resolve();
  const mark = (sent: Promise<unknown>): void => {
    marking = Promise.all([marking, sent]);
  };
  /** A list from before a run was named would take its name back, and the next star would keep that. */
  const listRuns = async (): Promise<void> => {
    let marked, reply;
    do {
      marked = marking;
      await marked;
      reply = await client.request("ledger:list", {});
    } while (marked !== marking);
    turn((state) => noteRuns(state, fetchedOf(reply)));
  };
  store.subscribe(({ deletedRuns }, before) => {
    if (deletedRuns !== before.deletedRuns)
      void tellDeleted(client, before.deletedRuns, deletedRuns).then(listRuns);
  });
  store.subscribe(({ editedRuns }, before) => {
    if (editedRuns === before.editedRuns) return;
    for (const { id, from, to } of editsBetween(before.editedRuns, editedRuns)) {
      turn((state) => showMarks(state, id, to));
      if (from.name !== to.name) mark(client.request("ledger:rename", { id, name: to.name }));
      if (from.starred !== to.starred) mark(client.request("ledger:star", { id, starred: to.starred }));
    }
  });
  return {
    listRuns,
    renameRun: (id, name) => choose(null, (state) => editRun(state, id, { name: name.trim() })),
    starRun: (id, starred) => choose(null, (state) => editRun(state, id, { starred })),
    deleteRun: (id) => choose(null, (state) => deleteRun(state, id)),
    reopenRun: (row) => reopen(client, store, asking, row),
    diffRuns: (first, second) => diff(client, store, [first, second]),
    replayTrace: (file) => replay(client, store, asking, file),
  };
}

/** The engine deletes what was deleted here and restores what undo brought back. */
async function tellDeleted(
  client: EngineClient,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const only = (a: readonly string[], b: readonly string[]) => a.filter((id) => !b.includes(id));
  const gone = only(after, before).map((id) => ({ id, deleted: true }));
  const back = only(before, after).map((id) => ({ id, deleted: false }));
  await Promise.all([...gone, ...back].map((change) => client.request("ledger:delete", change)));
}

async function reopen(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  row: LedgerRow,
): Promise<void> {
  asking.cancel();
  store.setState((state) => noteReopening(noteOutcome(state, null), row.id));
  const reply = await client.request("ledger:reopen", { id: row.id, limit: DRAWN_LIMIT });
  store.setState((state) => noteReopening(state, null));
  if (!reply.ok) return fail(store, row.question, reply.failure);
  const { view, identical, changed } = reply.value;
  store.setState((state) => showRun(state, view, row, performance.now()));
  const reopened = { identical, changed };
  store.setState((state) => noteOutcome(state, { kind: "reopened", question: row.question, reopened }));
}

/** The newest pair wins. */
async function diff(
  client: EngineClient,
  store: WorkbenchStore,
  runs: readonly [LedgerRow, LedgerRow],
): Promise<void> {
  store.setState((state) => noteDiff(state, { runs, found: { state: "loading" } }));
  const [first, second] = runs;
  const reply = await client.request("ledger:diff", { first: first.id, second: second.id });
  const found = fetchedOf(reply);
  store.setState((state) => (state.ledger.diff?.runs === runs ? noteDiff(state, { runs, found }) : state));
}

async function replay(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  file: File,
): Promise<void> {
  asking.cancel();
  store.setState((state) => noteOutcome(state, { kind: "replaying", file: file.name }));
  const graph = store.getState().settings.graph || "-";
  const trace = { file: uploadOf(file), graph, limit: DRAWN_LIMIT };
  const reply = await client.request("ledger:replay", trace, { files: [file] });
  if (!reply.ok) return fail(store, file.name, reply.failure);
  const { view, recorded } = reply.value;
  const { applied, seed } = recorded;
  store.setState((state) => {
    const own = state.recipes.state === "ready" ? state.recipes.value : [];
    const recipe = own.find(({ name }) => name === applied.name);
    const overrides = recipe === undefined ? {} : overridesBetween(recipe, applied);
    const by = { recipe: applied.name, overrides, pins: applied.pins, seed };
    const shown = showRun(state, view, by, performance.now());
    return noteOutcome(shown, { kind: "replayed", file: file.name, replayed: reply.value });
  });
}

function fail(store: WorkbenchStore, what: string, failure: Parameters<typeof outcomeOf>[1]): void {
  store.setState((state) => noteOutcome(state, outcomeOf(what, failure)));
}

function outcomeOf(
  what: string,
  failure: Extract<NonNullable<Workbench["ledger"]["outcome"]>, { kind: "failed" }>["failure"],
) {
  return { kind: "failed", what, failure } as const;
}
