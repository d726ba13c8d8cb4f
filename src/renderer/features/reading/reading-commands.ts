/** What takes time while a text is read: fetching it, keeping corrections, building anew. */
import type { Progress, Reply, RequestOutput } from "../../../shared/contract";
import type { Change, CorrectionList } from "../../../shared/texts/corrections";
import type { Failure } from "../../../shared/failure";
import type { EngineClient } from "../../api/engine-client";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";
import { turnReading } from "./reading";
import type { ReadingAtHand, Span } from "./reading-view";

export interface ReadingCommands {
  /** Opens a work of a graph, the first where none is named, at a passage if one is given. */
  readText(graph: string, work?: string, mark?: Span): Promise<void>;
  /** Puts the characters of another work of the graph beside those of the one that is read; null takes them away. */
  readBeside(work: string | null): Promise<void>;
  /** Keeps a correction of the graph that is read. */
  correctText(change: Change): Promise<void>;
  /** Takes back the newest correction made here; makes the one taken back last again. */
  undoCorrection(): Promise<void>;
  redoCorrection(): Promise<void>;
  takeBack(id: string): Promise<void>;
  /** Builds the graph anew with all corrections, and reads it again. */
  buildAgain(): Promise<void>;
  cancelBuildAgain(): void;
}

const FRESH: Omit<ReadingAtHand, "graph"> = {
  ...{ found: { state: "loading" }, beside: null, tab: "text", mark: null, picked: null, corrections: null },
  ...{ made: [], undone: [], building: null, failure: null },
};

/** `reload` fetches the list of graphs again. */
export function readingCommands(
  client: EngineClient,
  store: WorkbenchStore,
  reload: () => Promise<void>,
): ReadingCommands {
  let stop = new AbortController();
  const turn = (change: Partial<ReadingAtHand>): void =>
    store.setState((state) => turnReading(state, change));
  const at = (): ReadingAtHand | null => store.getState().reading;

  const fetchText = async (
    graph: string,
    work?: string,
    along: Partial<ReadingAtHand> = {},
  ): Promise<void> => {
    const [text, list] = await Promise.all([
      client.request("text:read", { graph, ...(work !== undefined && { work }) }),
      client.request("correction:list", { graph }),
    ]);
    if (at()?.graph === graph) turn({ found: fetchedOf(text), corrections: fetchedOf(list), ...along });
  };
  return {
    async readText(graph, work, mark) {
      const before = at();
      const sought = mark === undefined ? {} : { mark: { ...mark }, tab: "text" as const };
      if (isRead(before, graph, work)) return turn(sought);
      const kept = before?.graph === graph ? { made: before.made, undone: before.undone } : {};
      store.setState({ reading: { graph, ...FRESH, ...kept, ...sought } });
      await fetchText(graph, work);
    },
    async readBeside(work) {
      const graph = at()?.graph;
      if (graph === undefined) return;
      if (work === null) return turn({ beside: null });
      const asked = { work, found: { state: "loading" } } as const;
      turn({ beside: asked });
      const text = await client.request("text:read", { graph, work });
      // Meanwhile another may have been asked for, or none.
      if (at()?.beside === asked) turn({ beside: { work, found: fetchedOf(text) } });
    },
    ...correcting(client, at, turn),
    async buildAgain() {
      const reading = at();
      if (reading === null || reading.building !== null) return;
      const { graph } = reading;
      const { signal } = (stop = new AbortController());
      const failure = await build(client, graph, signal, turn);
      const work = reading.found.state === "ready" ? reading.found.value.work : undefined;
      // A name is picked by its place in the list, which is another's in the new one: let go of at the
      // moment the new one is shown, or a click in between would pick a stranger.
      if (failure === null)
        await Promise.all([fetchText(graph, work, { picked: null, beside: null }), reload()]);
      turn({ building: null, failure });
    },
    cancelBuildAgain: () => stop.abort(),
  };
}

/** Whether this work of the graph, or any where none is named, is at hand. */
const isRead = (reading: ReadingAtHand | null, graph: string, work?: string): boolean =>
  reading?.graph === graph &&
  reading.found.state === "ready" &&
  (work === undefined || reading.found.value.work === work);

/** Corrections made, taken back, and made again. */
function correcting(
  client: EngineClient,
  at: () => ReadingAtHand | null,
  turn: (change: Partial<ReadingAtHand>) => void,
) {
  const { add, remove } = listCalls(client, at, turn);
  return {
    async correctText(change: Change): Promise<void> {
      const added = await add(change);
      if (added) turn({ made: [...(at()?.made ?? []), added.added], undone: [] });
    },
    async undoCorrection(): Promise<void> {
      const { made = [], corrections, undone = [] } = at() ?? {};
      const id = made.at(-1);
      const known = corrections?.state === "ready" ? corrections.value.corrections : [];
      const change = known.find((one) => one.id === id)?.change;
      if (id !== undefined && change && (await remove(id))) turn({ undone: [...undone, change] });
    },
    async redoCorrection(): Promise<void> {
      const { undone = [] } = at() ?? {};
      const change = undone.at(-1);
      const added = change && (await add(change));
      if (added) turn({ made: [...(at()?.made ?? []), added.added], undone: undone.slice(0, -1) });
    },
    takeBack: async (id: string): Promise<void> => void (await remove(id)),
  };
}

/** Adding to the list of corrections and taking away, each noted with what the engine says then. */
function listCalls(
  client: EngineClient,
  at: () => ReadingAtHand | null,
  turn: (change: Partial<ReadingAtHand>) => void,
) {
  const noteList = (reply: Reply<CorrectionList>): boolean => {
    turn(
      reply.ok
        ? { corrections: { state: "ready", value: reply.value }, failure: null }
        : { failure: reply.failure },
    );
    return reply.ok;
  };
  const add = async (change: Change): Promise<RequestOutput<"correction:add"> | null> => {
    const graph = at()?.graph;
    if (graph === undefined) return null;
    const reply = await client.request("correction:add", { graph, change });
    return noteList(reply) && reply.ok ? reply.value : null;
  };
  const remove = async (id: string): Promise<boolean> => {
    const graph = at()?.graph;
    if (graph === undefined) return false;
    const done = noteList(await client.request("correction:remove", { graph, id }));
    if (done) turn({ made: at()?.made.filter((one) => one !== id) ?? [] });
    return done;
  };
  return { add, remove };
}

/** Builds anew, telling how far it is; null once the graph is there, else why it is not. */
async function build(
  client: EngineClient,
  graph: string,
  signal: AbortSignal,
  turn: (change: Partial<ReadingAtHand>) => void,
): Promise<Failure | null> {
  const startedAt = performance.now();
  turn({ building: { startedAt, progress: null }, failure: null });
  const onProgress = (progress: Progress): void => turn({ building: { startedAt, progress } });
  const reply = await client.request("build:again", { graph }, { signal, onProgress });
  return reply.ok ? null : reply.failure;
}
