/** Questions with known answers: loading, running, opening one on the canvas, and grids of parameters. */
import type { Progress } from "../../shared/contract";
import type { Failure } from "../../shared/failure";
import type { GoldQuestion } from "../../shared/gold";
import type { EngineClient } from "../api/engine-client";
import { axisParameters, endAblation, gridOf, noteCells, startAblation, valuesOfCell } from "./ablation";
import type { AskCommands } from "./ask-commands";
import { changeParameter, writeQuestion } from "./choices";
import {
  changeGold,
  endEvaluation,
  goldOfRun,
  goldQuestions,
  goldWith,
  noteAccount,
  noteOutcomes,
  placeBeside,
  placeOfRun,
  receiveGold,
  spread,
  startEvaluation,
} from "./gold";
import type { StepCommands } from "./step-commands";
import { chosenRecipe } from "./workbench";
import type { Workbench } from "./workbench";
import type { WorkbenchStore } from "./workbench-store";

export interface GoldCommands {
  /** Reads a file of questions; one that holds none leaves the one before in place. */
  loadGold(file: File): Promise<void>;
  /** Asks `count` of the loaded questions, evenly spread over the file, with the recipe and parameters as they stand. */
  evaluateGold(count: number): Promise<void>;
  cancelGold(): void;
  /** Looks at the question at a place of the file: asks it, and marks its gold on the canvas. */
  openGold(place: number): Promise<void>;
  /** The next (or previous) question of those listed. */
  stepGold(by: 1 | -1): Promise<void>;
  /** Runs the chosen grid over the chosen sample of questions. */
  ablate(): Promise<void>;
  cancelAblation(): void;
  /** Takes a cell's values as the parameters, and asks the question at hand again. */
  applyCell(cell: number): void;
}

export function goldCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: Pick<StepCommands, "choose">,
): GoldCommands {
  let lastLoad = 0;
  const evaluation = background(client, store);
  const ablation = background(client, store);
  watchRuns(client, store);
  const open = (place: number): Promise<void> => {
    const question = goldQuestions(store.getState().gold)[place];
    if (question === undefined) return Promise.resolve();
    store.setState((state) => changeGold(writeQuestion(state, question.question), { current: place }));
    return asking.ask(question.question);
  };
  return {
    async loadGold(file) {
      const id = ++lastLoad;
      store.setState((state) => changeGold(state, { loading: true, trouble: null }));
      const reply = await readAndSend(client, file);
      // A file chosen meanwhile takes its place.
      if (id !== lastLoad) return;
      if (reply.ok) {
        evaluation.stop();
        ablation.stop();
        store.setState((state) => receiveGold(state, reply.value));
      } else {
        store.setState((state) => changeGold(state, { loading: false, trouble: reply.failure }));
      }
    },
    async evaluateGold(count) {
      const state = store.getState();
      const questions = goldQuestions(state.gold);
      const asks = goldWith(state);
      if (asks === null || questions.length === 0) return;
      const places = spread(questions.length, count);
      await evaluation.run(
        "gold:evaluate",
        { ...asks, questions: pick(questions, places) },
        {
          start: (now, id) => startEvaluation(now, id, places, performance.now()),
          note: noteOutcomes,
          end: endEvaluation,
        },
      );
    },
    cancelGold: () => evaluation.stop(),
    openGold: open,
    stepGold: (by) => open(placeBeside(store.getState().gold, by)),
    async ablate() {
      const state = store.getState();
      const questions = goldQuestions(state.gold);
      const asks = goldWith(state);
      const parameters = axisParameters(chosenRecipe(state), state.overrides);
      const grid = gridOf(state.ablation.choices, parameters);
      if (asks === null || questions.length === 0 || !grid.ready) return;
      const places = spread(questions.length, state.ablation.sample);
      const axes = grid.axes.map(({ path, values }) => ({ path, values: [...values] }));
      await ablation.run(
        "gold:ablate",
        { ...asks, questions: pick(questions, places), axes },
        {
          start: (now, id) => startAblation(now, id, grid.axes, places.length, performance.now()),
          note: noteCells,
          end: endAblation,
        },
      );
    },
    cancelAblation: () => ablation.stop(),
    applyCell(cell) {
      const { ran } = store.getState().ablation;
      if (ran === null) return;
      const values = valuesOfCell(ran.axes, cell);
      choose(null, (state) =>
        ran.axes.reduce((turned, { path }, at) => changeParameter(turned, path, values[at]!), state),
      );
      asking.askAgainSoon(0);
    },
  };
}

interface Steps {
  readonly start: (state: Workbench, id: number) => Workbench;
  readonly note: (state: Workbench, id: number, progress: Progress) => Workbench;
  readonly end: (state: Workbench, id: number, failure: Failure | null) => Workbench;
}

/** One long request at a time: the newest stops the one before, and what came of it so far stays. */
function background(client: EngineClient, store: WorkbenchStore) {
  let controller = new AbortController();
  let last = 0;
  return {
    stop: () => controller.abort(),
    async run<N extends "gold:evaluate" | "gold:ablate">(
      name: N,
      input: Parameters<typeof client.request<N>>[1],
      { start, note, end }: Steps,
    ): Promise<void> {
      controller.abort();
      controller = new AbortController();
      const id = ++last;
      store.setState((state) => start(state, id));
      const reply = await client.request(name, input, {
        signal: controller.signal,
        onProgress: (progress) => store.setState((state) => note(state, id, progress)),
      });
      store.setState((state) => end(state, id, reply.ok ? null : reply.failure));
    },
  };
}

async function readAndSend(client: EngineClient, file: File) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await client.request("gold:load", { name: file.name.slice(0, 255) || "questions", bytes });
  } catch {
    const reason = `“${file.name}” cannot be read any more`;
    return { ok: false as const, failure: { kind: "invalid-request" as const, reason } };
  }
}

function pick(questions: readonly GoldQuestion[], places: readonly number[]): GoldQuestion[] {
  return places.map((place) => questions[place]!);
}

/** Whenever the run at hand answers a loaded question, its gold is asked for once. */
function watchRuns(client: EngineClient, store: WorkbenchStore): void {
  store.subscribe((state, before) => {
    if (state.run === before.run && state.gold.file === before.gold.file) return;
    const { run } = state;
    const place = placeOfRun(state);
    const question = goldQuestions(state.gold)[place];
    if (run === null || question === undefined || goldOfRun(state)?.place === place) return;
    const account = { run: run.run, place };
    store.setState((now) => noteAccount(now, { ...account, found: { state: "loading" } }));
    void client.request("gold:question", { run: run.run, question }).then((reply) =>
      store.setState((now) =>
        noteAccount(now, {
          ...account,
          found: reply.ok
            ? { state: "ready", value: reply.value }
            : { state: "failed", failure: reply.failure },
        }),
      ),
    );
  });
}
