/** Questions with known answers: loading, running, opening one on the canvas, and grids of parameters. */
import { uploadOf, type EngineClient } from "../../api/engine-client";
import { ablationCommands, type AblationCommands } from "./ablation-commands";
import type { AskCommands } from "../../state/ask-commands";
import { background } from "./background";
import { writeQuestion } from "../../state/choices";
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
  questionsAt,
  receiveGold,
  spread,
  startEvaluation,
} from "./gold";
import { keepForReload, recallAfterReload } from "../../state/reload-memory";
import { fetchedOf } from "../../state/fetched";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface GoldCommands extends AblationCommands {
  /** Reads a file of questions; one that holds none leaves the one before in place. */
  loadGold(file: File): Promise<void>;
  /** Asks `count` of the loaded questions, evenly spread over the file, with the recipe and parameters as they stand. */
  evaluateGold(count: number): Promise<void>;
  cancelGold(): void;
  /** Looks at the question at a place of the file: asks it, and marks its gold on the canvas. */
  openGold(place: number): Promise<void>;
  /** The next (or previous) question of those listed. */
  stepGold(by: 1 | -1): Promise<void>;
}

export function goldCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: Pick<StepCommands, "choose">,
): GoldCommands {
  let lastLoad = 0;
  const evaluation = background(client, store);
  const grids = ablationCommands(client, store, asking, choose);
  watchRuns(client, store);
  const open = (place: number): Promise<void> => {
    const question = goldQuestions(store.getState().gold)[place];
    if (question === undefined) return Promise.resolve();
    store.setState((state) => changeGold(writeQuestion(state, question.question), { current: place }));
    return asking.ask(question.question);
  };
  const load = async (file: File): Promise<void> => {
    const id = ++lastLoad;
    store.setState((state) => changeGold(state, { loading: true, trouble: null }));
    const reply = await client.request("gold:load", { file: uploadOf(file) }, { files: [file] });
    // A file chosen meanwhile takes its place.
    if (id !== lastLoad) return;
    if (reply.ok) {
      evaluation.stop();
      grids.cancelAblation();
      store.setState((state) => receiveGold(state, reply.value));
      void rememberFile(file);
    } else {
      store.setState((state) => changeGold(state, { loading: false, trouble: reply.failure }));
    }
  };
  const remembered = rememberedFile();
  if (remembered !== null) void load(remembered);
  return {
    ...grids,
    loadGold: load,
    async evaluateGold(count) {
      const state = store.getState();
      const questions = goldQuestions(state.gold);
      const asks = goldWith(state);
      if (asks === null || questions.length === 0) return;
      const places = spread(questions.length, count);
      await evaluation.run(
        "gold:evaluate",
        { ...asks, questions: questionsAt(questions, places) },
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
  };
}

/** For the page after a reload, which opens it again. */
async function rememberFile(file: File): Promise<void> {
  keepForReload("gold-name", file.name);
  keepForReload("gold", await file.text());
}

/** The questions that were loaded before the page was loaded again; null where there were none. */
function rememberedFile(): File | null {
  const text = recallAfterReload("gold");
  return text === null ? null : new File([text], recallAfterReload("gold-name") ?? "questions");
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
    void client
      .request("gold:question", { run: run.run, question })
      .then((reply) => store.setState((now) => noteAccount(now, { ...account, found: fetchedOf(reply) })));
  });
}
