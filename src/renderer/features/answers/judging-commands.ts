/** What judging asks of the engine: how far a run may be trusted, once it is on the screen, and to keep what is said. */
import type { Judgement } from "../../../shared/judging";
import type { EngineClient } from "../../api/engine-client";
import { fetchedOf } from "../../state/fetched";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";
import { judge, judgementsBetween, noteSecond, noteTrust } from "./judging";

export interface JudgingCommands {
  /** Says whether the run on the screen, or one of its answers (by id), is right; the same once more takes it back. Undo as well. */
  judge(verdict: Judgement, answer?: string): void;
}

/** A second recipe is asked once the answer has stood this long (ms): sliders that move ask none. */
const REST = 800;

export function judgingCommands(
  client: EngineClient,
  store: WorkbenchStore,
  { choose }: StepCommands,
): JudgingCommands {
  let stop = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const load = async (run: string): Promise<void> => {
    const reply = await client.request("run:trust", { run });
    store.setState((state) => noteTrust(state, run, fetchedOf(reply)));
  };
  const askSecond = async (run: string): Promise<void> => {
    const reply = await client.request("run:agree", { run }, { signal: stop.signal });
    if (reply.ok) store.setState((state) => noteSecond(state, run, reply.value));
  };
  store.subscribe(({ run, asking }, before) => {
    if (run === before.run && asking === before.asking) return;
    clearTimeout(resting);
    stop.abort();
    if (run === null || asking !== null) return;
    stop = new AbortController();
    if (run !== before.run) void load(run.run);
    if (run.answer?.refused === undefined) resting = setTimeout(() => void askSecond(run.run), REST);
  });
  let last: Promise<unknown> = Promise.resolve();
  store.subscribe(({ judged, run }, before) => {
    if (judged === before.judged) return;
    const said = judgementsBetween(before.judged, judged);
    // One after the other: the last word counts.
    last = said.reduce(
      (done, { subject, ...one }) => done.then(() => client.request("judge", { ...subject, ...one })),
      last,
    );
    if (run !== null) void last.then(() => load(run.run));
  });
  return { judge: (verdict, answer) => choose(null, (state) => judge(state, verdict, answer)) };
}
