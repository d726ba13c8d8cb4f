/** What "why not?" asks of the engine, and teaching: a choice like any other, after which the question is asked again. */
import type { TaughtPath } from "../../../shared/taught";
import type { EngineClient } from "../../api/engine-client";
import type { AskCommands } from "../../state/ask-commands";
import { fetchedOf } from "../../state/fetched";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";
import { taughtBetween, teach } from "./taught";
import type { WishAtHand } from "./why-not-view";

export interface WhyNotCommands {
  /** Asks why the node of this id is no answer of the run on the screen, and what would make it one. */
  wish(id: string, name: string): Promise<void>;
  dropWish(): void;
  /** Asks what the scores say of the candidate edge in this row. */
  waysOf(row: number): Promise<void>;
  /** Teaches a relation path for questions worded so, or with `holds` false takes it back; the question is asked again. */
  teach(taught: TaughtPath, holds: boolean): void;
}

export function whyNotCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: StepCommands,
): WhyNotCommands {
  const loadTaught = taughtLoader(client, store);
  keepTaught(client, store, asking);
  store.subscribe(({ run }, before) => {
    if (run !== before.run && run?.taught !== undefined) void loadTaught();
  });
  let stop = new AbortController();
  const note = (run: string, id: string, more: Partial<WishAtHand>): void =>
    store.setState((state) =>
      state.wish?.run === run && state.wish.id === id
        ? { ...state, wish: { ...state.wish, ...more } }
        : state,
    );
  return {
    async wish(id, name) {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const run = store.getState().run?.run;
      if (run === undefined) return;
      const loading = { state: "loading" } as const;
      store.setState((state) => ({ ...state, wish: { run, id, name, ways: loading, changes: loading } }));
      note(run, id, { ways: fetchedOf(await client.request("run:ways", { run, id }, { signal })) });
      if (signal.aborted) return;
      await loadTaught();
      note(run, id, { changes: fetchedOf(await client.request("run:why-not", { run, id }, { signal })) });
    },
    dropWish() {
      stop.abort();
      store.setState((state) => ({ ...state, wish: null }));
    },
    async waysOf(row) {
      const run = store.getState().run?.run;
      if (run === undefined) return;
      store.setState((state) => ({ ...state, ways: { run, row, found: { state: "loading" } } }));
      const found = fetchedOf(await client.request("run:ways", { run, row }));
      await loadTaught();
      store.setState((state) =>
        state.ways?.run === run && state.ways.row === row ? { ...state, ways: { run, row, found } } : state,
      );
    },
    teach: (taught, holds) => choose(null, (state) => teach(state, taught, holds)),
  };
}

/** Fetches what the graph at hand was taught, once: its identity takes reading it whole, so only where something may be taught or was. */
function taughtLoader(client: EngineClient, store: WorkbenchStore): () => Promise<void> {
  return async () => {
    const { run, taughtOnGraph } = store.getState();
    if (run === null || taughtOnGraph?.graph === run.graph) return;
    const { graph } = run;
    const reply = await client.request("taught:list", { graph });
    if (reply.ok) store.setState((state) => ({ ...state, taughtOnGraph: { graph, ...reply.value } }));
  };
}

/** What is changed is kept first, and only then asked again. */
function keepTaught(client: EngineClient, store: WorkbenchStore, asking: AskCommands): void {
  let last: Promise<unknown> = Promise.resolve();
  store.subscribe(({ taughtHere }, before) => {
    if (taughtHere === before.taughtHere) return;
    const changes = taughtBetween(before.taughtHere, taughtHere);
    if (changes.length === 0) return;
    last = changes.reduce((done, change) => done.then(() => client.request("teach", change)), last);
    void last.then(() => {
      asking.askAgainSoon(0);
    });
  });
}
