/** What the workbench can do that takes time: each command asks the engine and feeds the answer to the plain state functions. */
import type { EngineClient } from "../api/engine-client";
import type { ElementRef } from "../picture/elements";
import { askGesture, createAsking, type AskCommands } from "../state/ask-commands";
import { askEverything, askNodeReading, askOrigin, askWhyNot, loadDetails } from "../state/detail-commands";
import {
  changeParameter,
  chooseGraph,
  chooseRecipe,
  receiveGraphs,
  receiveRecipes,
  resetParameters,
  writeQuestion,
} from "../state/choices";
import { judgingCommands, type JudgingCommands } from "./answers/judging-commands";
import { buildCommands, type BuildCommands } from "./build/build-commands";
import { compareCommands, type CompareCommands } from "./compare/compare-commands";
import { connectionCommands, type ConnectionCommands } from "./connections/connection-commands";
import { cypherCommands, type CypherCommands } from "./cypher/cypher-commands";
import { deviceCommands, type DeviceCommands } from "./settings/device-commands";
import { correctingCommands, type CorrectingCommands } from "./understood/correcting-commands";
import { dropCorrections, linkTaken } from "./understood/corrections";
import { drawCommands, type DrawCommands } from "./sampler/draw-commands";
import { evidenceCommands, type EvidenceCommands } from "./evidence/evidence-commands";
import { exploreCommands, type ExploreCommands } from "./explore/explore-commands";
import { fileCommands, type FileCommands } from "./export-run/export-commands";
import { goldCommands, type GoldCommands } from "./gold/gold-commands";
import { dropPair } from "./hypothesis/hypothesis";
import { hypothesisCommands, type HypothesisCommands } from "./hypothesis/hypothesis-commands";
import { ledgerCommands, type LedgerCommands } from "./ledger/ledger-commands";
import { libraryCommands, type LibraryCommands } from "./welcome/library-commands";
import { mapCommands, type MapCommands } from "./map/map-commands";
import { networkCommands, type NetworkCommands } from "./network/network-commands";
import { restartCommands, type RestartCommands } from "../state/restart";
import type { ParameterValue } from "../../shared/parameters/parameter";
import { readingCommands, type ReadingCommands } from "./reading/reading-commands";
import { pipelineCommands, type PipelineCommands } from "./pipeline/pipeline-commands";
import { pinCommands, type PinCommands } from "./pins/pin-commands";
import { firstDraw, rerollAll, rerollEdge } from "./sampler/sampling";
import { showAnswers } from "../state/layout";
import { reveal, select } from "../state/selection";
import { typeaheadCommands, type TypeaheadCommands } from "./typeahead/typeahead-commands";
import { salienceCommands, type SalienceCommands } from "./salience/salience-commands";
import { whyNotCommands, type WhyNotCommands } from "./why-not/why-not-commands";
import { sessionCommands, type SessionCommands } from "./session/session-commands";
import { stepCommands, type StepCommands } from "../state/step-commands";
import type { Workbench } from "../state/workbench";
import type { WorkbenchStore } from "../state/workbench-store";

export interface Commands
  extends
    DrawCommands,
    DeviceCommands,
    ConnectionCommands,
    CypherCommands,
    LedgerCommands,
    SessionCommands,
    EvidenceCommands,
    ExploreCommands,
    FileCommands,
    LibraryCommands,
    ReadingCommands,
    SalienceCommands,
    BuildCommands,
    MapCommands,
    NetworkCommands,
    PinCommands,
    PipelineCommands,
    CompareCommands,
    StepCommands,
    RestartCommands,
    JudgingCommands,
    CorrectingCommands,
    TypeaheadCommands,
    WhyNotCommands,
    HypothesisCommands,
    GoldCommands {
  /** Fetches the lists of graphs and recipes. */
  load(): Promise<void>;
  ask(question?: string): Promise<void>;
  cancel(): void;
  /** Chooses a graph and asks one of its questions. */
  askOf(graph: string, question: string): Promise<void>;
  chooseGraph(graph: string): void;
  chooseRecipe(recipe: string): void;
  changeParameter(path: string, value: ParameterValue): void;
  resetParameters(): void;
  /** Draws one edge anew, named by its key, and asks again. */
  rerollEdge(key: string): void;
  /** Draws every edge anew and asks again. */
  rerollAll(): void;
  /** Back to the seed's first draw. */
  firstDraw(): void;
  select(element: ElementRef | null): Promise<void>;
  /** Selects and brings into sight on the canvas. */
  reveal(element: ElementRef): Promise<void>;
  /** Asks for the smallest changes that would admit the drawn edge `row` (its row among the candidates). */
  whyNot(row: number): Promise<void>;
  /** Asks which relation paths gave the candidate edge `row` its probability. */
  whereFrom(row: number): Promise<void>;
  /** Asks what the trained reader made of a node. */
  whyThisNode(node: number): Promise<void>;
  /** Fetches the candidates that are not drawn, for the table. */
  listEverything(): Promise<void>;
  retry(): void;
  /** Ends an engine that hangs and has another started; the question is asked again. */
  restartEngine(): void;
}

/** The commands over one engine and one store; `wantsCalm` says whether the person asked the system for less motion. */
export function createCommands(
  client: EngineClient,
  store: WorkbenchStore,
  wantsCalm: () => boolean,
): Commands {
  const asking = createAsking(client, store, wantsCalm);
  const steps = stepCommands(client, store, asking);
  const { choose } = steps;
  const load = (): Promise<void> => loadLists(client, store);
  const goTo = graphChooser(asking, steps);

  const exploring = exploreCommands(client, store);
  const revealed = async (element: ElementRef): Promise<void> => {
    choose("select", (state) => reveal(state, element));
    await loadDetails(client, store, element);
  };

  return {
    ...connectionCommands(client, store, goTo),
    ...cypherCommands(client, store),
    ...{ ...drawCommands(client, store), ...deviceCommands(client, store) },
    ...exploring,
    ...mapCommands(client, store, { addFound: exploring.addFound, reveal: revealed }),
    ...{ ...evidenceCommands(client, store), ...networkCommands(client, store) },
    ...pinCommands(store, choose, () => asking.askAgainSoon(0)),
    ...compareCommands(client, store),
    ...steps,
    ...{ ...judgingCommands(client, store, steps), ...correctingCommands(store, asking, steps) },
    ...{ ...typeaheadCommands(client, store), ...ledgerCommands(client, store, asking, steps) },
    ...{ ...whyNotCommands(client, store, asking, steps), ...sessionCommands(client, store, asking) },
    ...{ ...goldCommands(client, store, asking, steps), ...hypothesisCommands(client, store, asking, steps) },
    ...{ ...fileCommands(client, store, load), ...libraryCommands(client, store, load) },
    ...salienceCommands(client, store, asking, steps),
    ...pipelineCommands(client, store, load),
    ...{ ...readingCommands(client, store, load), ...buildCommands(client, store, load) },
    load,
    ...restartCommands(store, asking, load),
    ask(question = store.getState().question) {
      choose(askGesture(question), (state) => towards(state, question));
      return asking.ask(question);
    },
    cancel: asking.cancel,
    askOf(graph, question) {
      choose(askGesture(question), (state) => towards(chooseGraph(state, graph), question));
      return asking.ask(question);
    },
    chooseGraph: goTo,
    ...parameterCommands(store, asking, steps),
    async select(element) {
      choose("select", (state) => select(state, element));
      await loadDetails(client, store, element);
    },
    reveal: revealed,
    ...askingBack(client, store),
    retry: () => client.retry(),
    restartEngine: () => client.restart(),
  };
}

/** Asking why something is as it is, or is not there. */
function askingBack(
  client: EngineClient,
  store: WorkbenchStore,
): Pick<Commands, "whyNot" | "whereFrom" | "whyThisNode" | "listEverything"> {
  return {
    whyNot: (row) => askWhyNot(client, store, row),
    whereFrom: (row) => askOrigin(client, store, row),
    whyThisNode: (node) => askNodeReading(client, store, node),
    listEverything: () => askEverything(client, store),
  };
}

/** Turning the recipe's parameters: each asks again where it changed anything. */
function parameterCommands(store: WorkbenchStore, asking: AskCommands, { choose }: StepCommands) {
  const turn = (gesture: string, change: (state: Workbench) => Workbench, wait?: number): void => {
    const before = store.getState().overrides;
    choose(gesture, change);
    if (store.getState().overrides !== before) asking.askAgainSoon(wait);
  };
  return {
    chooseRecipe(recipe: string): void {
      choose("recipe", (state) => chooseRecipe(state, recipe));
      asking.askAgainSoon();
    },
    changeParameter: (path: string, value: ParameterValue): void =>
      turn(path, (state) => changeParameter(state, path, value)),
    rerollEdge: (key: string): void => turn(`reroll ${key}`, (state) => rerollEdge(state, key), 0),
    rerollAll: (): void => turn("reroll", rerollAll, 0),
    firstDraw: (): void => turn("first draw", firstDraw, 0),
    resetParameters: (): void => turn("reset", resetParameters),
  };
}

/** A question is asked next, read anew where it is another one. */
function towards(state: Workbench, question: string): Workbench {
  return showAnswers(
    writeQuestion(linkTaken(dropPair(dropCorrections(state, question), question), question), question),
  );
}

/** Leaves the question on its way and chooses another graph, as a step to take back. */
function graphChooser({ cancel }: AskCommands, { choose }: StepCommands): Commands["chooseGraph"] {
  return (graph) => {
    cancel();
    choose("graph", (state) => chooseGraph(state, graph));
  };
}

async function loadLists(client: EngineClient, store: WorkbenchStore): Promise<void> {
  const [graphs, recipes, unread] = await Promise.all([
    client.request("graph:list", {}),
    client.request("recipe:list", {}),
    client.request("list:unread", {}),
  ]);
  store.setState((state) =>
    graphs.ok
      ? receiveGraphs(state, graphs.value)
      : { ...state, graphs: { state: "failed", failure: graphs.failure } },
  );
  store.setState((state) =>
    recipes.ok
      ? receiveRecipes(state, recipes.value)
      : { ...state, recipes: { state: "failed", failure: recipes.failure } },
  );
  store.setState((state) => ({ ...state, unread: unread.ok ? unread.value : [unread.failure] }));
}
