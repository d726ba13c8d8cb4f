/** Asking: one question at a time, the newest wins, and sliders wait until they rest. */
import type { AskRequest, Progress } from "../../shared/contract";
import { hasPins } from "../../shared/pins";
import type { Recipe } from "../../shared/recipe";
import type { EngineClient } from "../api/engine-client";
import { failAsking, finishAsking, noteProgress, startAsking } from "./asking";
import { showsCandidates } from "./candidates";
import { loadDetails } from "./detail-commands";
import { DRAWN_LIMIT } from "./limits";
import { pinsToAsk } from "./pins";
import { remember } from "./steps";
import { chosenRecipe, type Workbench } from "./workbench";
import type { RanWith } from "./asking-view";
import type { WorkbenchStore } from "./workbench-store";

/** A slider that moves sends its question this long (ms) after it rests. */
export const SETTLE_TIME = 140;

/** "chosen" by the person is a step to take back; "again" follows another choice; "restored" comes with all that was chosen beside it. */
export type Way = "chosen" | "again" | "restored";

export interface AskCommands {
  ask(question: string, way?: Way): Promise<void>;
  /** Asks what is drawn (or on its way) once more, `wait` ms from now; a question half typed meanwhile is left alone. */
  askAgainSoon(wait?: number, way?: Way): void;
  cancel(): void;
}

export function createAsking(
  client: EngineClient,
  store: WorkbenchStore,
  wantsCalm: () => boolean,
): AskCommands {
  const apply = (turn: (state: Workbench) => Workbench): void => store.setState(turn);
  let stop = new AbortController();
  let settling: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;

  const ask = async (question: string, way: Way = "chosen"): Promise<void> => {
    clearTimeout(settling);
    const recipe = chosenRecipe(store.getState());
    const request = askRequest(store.getState(), question, recipe);
    if (recipe === undefined || request === null) return;
    stop.abort();
    stop = new AbortController();
    const id = ++questions;
    const asked = { ...request, ranWith: ranWithOf(recipe, request) };
    const now = performance.now();
    apply((state) => {
      const started = startAsking(state, id, asked, now, way === "restored");
      return way === "chosen" ? remember(state, started, askGesture(question), now) : started;
    });
    const onProgress = (progress: Progress): void => apply((state) => noteProgress(state, id, progress));
    const reply = await client.request("ask", request, { signal: stop.signal, onProgress });
    const play = plays(store.getState()) && !wantsCalm();
    apply((state) =>
      reply.ok ? finishAsking(state, id, reply.value, play) : failAsking(state, id, reply.failure),
    );
    if (reply.ok) await loadDetails(client, store, store.getState().selection);
  };

  return {
    ask,
    askAgainSoon(wait = SETTLE_TIME, way = "again") {
      clearTimeout(settling);
      const { asked } = store.getState();
      if (asked !== "") settling = setTimeout(() => void ask(asked, way), wait);
    },
    cancel() {
      clearTimeout(settling);
      stop.abort();
    },
  };
}

/** A new question plays where its candidates are in the picture; a reader is shown the answer at once. */
function plays(state: Workbench): boolean {
  return state.settings.autoplay && showsCandidates(state);
}

function ranWithOf(recipe: Recipe, { overrides, pins }: AskRequest): RanWith {
  return pins ? { recipe, overrides, pins } : { recipe, overrides };
}

/** Everything done to ask a question, picking its graph included, is one step to take back. */
export function askGesture(question: string): string {
  return `ask ${question.trim()}`;
}

function askRequest(state: Workbench, text: string, recipe: Recipe | undefined): AskRequest | null {
  const question = text.trim();
  const { graph } = state.settings;
  if (question === "" || graph === "" || recipe === undefined) return null;
  const { overrides, seed } = state;
  const pins = pinsToAsk(state.pins);
  const pinned = hasPins(pins) ? { pins } : {};
  return { question, graph, recipe: recipe.name, overrides, ...pinned, seed, limit: DRAWN_LIMIT };
}
