/** What the hypothesis room asks of the engine. */
import type { Overrides } from "../../../shared/recipe";
import type { EngineClient } from "../../api/engine-client";
import type { AskCommands } from "../../state/ask-commands";
import { fetchedOf } from "../../state/fetched";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";
import {
  isHypothesisRun,
  isRefusedHere,
  questionOf,
  receiveFound,
  receiveTimes,
  setParameter,
  takeConcept,
} from "./hypothesis";

export interface HypothesisCommands {
  /** Asks for the paths between the two concepts that were given. */
  askHypothesis(): Promise<void>;
  /** One parameter of the recipe for hypotheses; what is on screen is asked again. */
  turnHypothesis(path: string, value: Overrides[string]): void;
  takeConcept(path: "seed.source" | "seed.target", id: string, name: string): void;
  /** When a graph's documents were written. */
  lookAtTimes(graph: string): Promise<void>;
  /** What the run on screen found. */
  lookAtHypothesis(run: string): Promise<void>;
}

export function hypothesisCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: StepCommands,
): HypothesisCommands {
  const askHypothesis = async (): Promise<void> => {
    const question = questionOf(store.getState());
    if (question === null) return;
    choose(`ask ${question}`, (state) => ({ ...state, question }));
    await asking.ask(question);
  };
  return {
    askHypothesis,
    turnHypothesis(path, value) {
      choose(path, (state) => setParameter(state, path, value));
      // Another concept is another question: it is asked when a person says so.
      if (path.startsWith("seed.")) return;
      // Of a pair that was refused nothing is on the screen that could be asked again.
      if (isRefusedHere(store.getState())) void askHypothesis();
      else if (isHypothesisRun(store.getState()))
        asking.askAgainSoon(path.startsWith("verify.") ? 0 : undefined);
    },
    takeConcept: (path, id, name) => choose(path, (state) => takeConcept(state, path, id, name)),
    async lookAtTimes(graph) {
      store.setState((state) => receiveTimes(state, graph, { state: "loading" }));
      const found = fetchedOf(await client.request("graph:times", { graph }));
      store.setState((state) =>
        state.hypothesis.times?.graph === graph ? receiveTimes(state, graph, found) : state,
      );
    },
    async lookAtHypothesis(run) {
      store.setState((state) => receiveFound(state, run, { state: "loading" }));
      const result = fetchedOf(await client.request("run:hypothesis", { run }));
      store.setState((state) => (state.run?.run === run ? receiveFound(state, run, result) : state));
    },
  };
}
