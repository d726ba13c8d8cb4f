/** Keeping the session for the next start: after each change once it rests, and a goodbye when the page is left on purpose. */
import { LONGEST_SESSION } from "../../../shared/session";
import type { EngineClient } from "../../api/engine-client";
import { keepForReload, recallAfterReload } from "../../state/reload-memory";
import { noteLeft, noteSession, readSession } from "./session";
import { stepOf } from "../../state/steps";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

/** A change is kept this long (ms) after the last one. */
export const KEEP_AFTER = 2000;

export interface SessionKeeping {
  /** The session as it is now. */
  readonly write: () => Promise<string>;
  /** Takes up what this very page had before it was loaded again. */
  readonly resume: (text: string) => Promise<void>;
  /** Hears the product's version. */
  readonly told: (product: string) => void;
}

/** Asks what an earlier window left, then keeps what `write` gives. Returns the way to stop. */
export function keepSessions(
  client: EngineClient,
  store: WorkbenchStore,
  { write, resume, told }: SessionKeeping,
): () => void {
  const { graph } = store.getState().settings;
  const before = recallAfterReload("window");
  const window = crypto.randomUUID();
  keepForReload("window", window);
  void client.request("session:left", before === null ? {} : { window: before }).then((reply) => {
    if (!reply.ok) return;
    told(reply.value.product);
    const { left, damaged } = reply.value;
    if (damaged !== "")
      store.setState((state) =>
        noteSession(state, { kind: "refused", file: damaged, refusal: { why: "set-aside" } }),
      );
    if (left === null || !isWorthRestoring(left.text)) return;
    if (left.own) void resumeUntouched(store, graph, () => resume(left.text));
    else if (left.crashed) store.setState((state) => noteLeft(state, left));
  });
  const keep = async (): Promise<void> => {
    const text = await write();
    if (text.length <= LONGEST_SESSION) await client.request("session:keep", { window, text });
  };
  return afterChanges(
    store,
    () => void keep(),
    () => void client.request("session:close", { window }),
  );
}

/** Only over what nobody has touched since the page began; it says nothing of what is as it was. */
async function resumeUntouched(
  store: WorkbenchStore,
  graph: string,
  resume: () => Promise<void>,
): Promise<void> {
  await listsRead(store);
  const { settings, run, asking } = store.getState();
  if (settings.graph !== graph || run !== null || asking !== null) return;
  await resume();
  store.setState((state) => {
    const { notice } = state.session;
    return notice?.kind === "opened" && notice.file === "" ? noteSession(state, null) : state;
  });
}

/** Resolves once graphs and recipes are there, or will not be: before, nothing can be asked. */
export function listsRead(store: WorkbenchStore): Promise<void> {
  const areThere = ({ graphs, recipes }: Workbench): boolean =>
    graphs.state !== "loading" && recipes.state !== "loading";
  return new Promise((done) => {
    if (areThere(store.getState())) return done();
    const stop = store.subscribe((state) => {
      if (!areThere(state)) return;
      stop();
      done();
    });
  });
}

function afterChanges(store: WorkbenchStore, keep: () => void, close: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribe((state, before) => {
    if (state.settings.graph === "" || isSame(state, before)) return;
    clearTimeout(resting);
    resting = setTimeout(keep, KEEP_AFTER);
  });
  const leave = (): void => {
    clearTimeout(resting);
    close();
  };
  globalThis.addEventListener?.("pagehide", leave);
  return () => {
    globalThis.removeEventListener?.("pagehide", leave);
    clearTimeout(resting);
    stop();
  };
}

/** Places are known once the picture is laid out, hence that too. */
function isSame(a: Workbench, b: Workbench): boolean {
  if (a.run !== b.run || a.laidOut !== b.laidOut || a.settings.layouts !== b.settings.layouts) return false;
  const [one, other] = [stepOf(a), stepOf(b)];
  return (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]);
}

/** A window that asked nothing left nothing to restore. */
function isWorthRestoring(text: string): boolean {
  const read = readSession(text);
  return read.ok && (read.opened.choices.question ?? "") !== "";
}
