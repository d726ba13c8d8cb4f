/** Asking the engine how what is typed goes on: the newest letter wins, and a graph elsewhere is asked only after a pause. */
import { MOST_TYPED, type Completion } from "../../../shared/explore";
import type { EngineClient } from "../../api/engine-client";
import type { WorkbenchStore } from "../../state/workbench-store";

/** Milliseconds of silence before what is typed goes to another machine. */
const REMOTE_PAUSE = 250;
const MOST_SHOWN = 8;

/** "question": names begin at any of its last words; "name": all that is typed is of one name. */
export type TypedAs = "question" | "name";

export interface TypeaheadCommands {
  /** Completions of the text before the caret, and where of it the part begins that was looked at; null for none, or when the next letter came. */
  complete(typed: string, as: TypedAs): Promise<{ found: Completion; from: number } | null>;
}

export function typeaheadCommands(client: EngineClient, store: WorkbenchStore): TypeaheadCommands {
  let stop = new AbortController();
  return {
    async complete(typed, as) {
      stop.abort();
      const own = (stop = new AbortController());
      const { settings, connections, overrides } = store.getState();
      const cut = overrides["expand.cutDate"];
      const { graph } = settings;
      if (graph === "" || typed.trim() === "") return null;
      const isRemote = connections.opened.some(({ name }) => name === graph);
      if (isRemote) await new Promise((resolve) => setTimeout(resolve, REMOTE_PAUSE));
      if (own.signal.aborted) return null;
      const from = Math.max(0, typed.length - MOST_TYPED);
      const input = {
        ...{ graph, typed: typed.slice(from), as, limit: MOST_SHOWN },
        ...(typeof cut === "string" && { cut }),
      };
      const reply = await client.request("explore:complete", input, { signal: own.signal });
      // Completions are an offer: where they fail, nothing is offered, and the question itself says what is wrong.
      return reply.ok && !own.signal.aborted ? { found: reply.value, from } : null;
    },
  };
}
