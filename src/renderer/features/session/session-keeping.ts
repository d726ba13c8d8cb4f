/** Keeping the session for the next start: after each change once it rests, and a goodbye when the page is left on purpose. */
import { LONGEST_SESSION } from "../../../shared/session";
import type { EngineClient } from "../../api/engine-client";
import { noteLeft, noteSession, readSession } from "./session";
import { stepOf } from "../../state/steps";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

/** A change is kept this long (ms) after the last one. */
export const KEEP_AFTER = 2000;

/** Asks what an earlier window left, then keeps what `write` gives; `told` hears the product's version. Returns the way to stop. */
export function keepSessions(
  client: EngineClient,
  store: WorkbenchStore,
  write: () => Promise<string>,
  told: (product: string) => void,
): () => void {
  const window = crypto.randomUUID();
  void client.request("session:left", {}).then((reply) => {
    if (!reply.ok) return;
    told(reply.value.product);
    const { left, damaged } = reply.value;
    if (damaged !== "")
      store.setState((state) =>
        noteSession(state, { kind: "refused", file: damaged, refusal: { why: "set-aside" } }),
      );
    if (left?.crashed === true && isWorthRestoring(left.text))
      store.setState((state) => noteLeft(state, left));
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
