/** Everything a person can do, by chance: each command of the workbench is done here or says why it is left out. */
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../src/renderer/api/engine-client";
import { startAblation } from "../../src/renderer/features/gold/ablation";
import { writeQuestion } from "../../src/renderer/state/choices";
import { createCommands, type Commands } from "../../src/renderer/features/commands";
import type { Correction } from "../../src/renderer/features/understood/corrections";
import { chooseEncoding } from "../../src/renderer/features/graph-view/encoding";
import { chooseStyles, drawnOf, showAll, toggleRelation } from "../../src/renderer/features/explore/explore";
import { writeNote } from "../../src/renderer/features/explore/notes";
import { receiveGold } from "../../src/renderer/features/gold/gold";
import { toggleNeighbourhood } from "../../src/renderer/features/explore/multi-selection";
import { targetAt } from "../../src/renderer/state/pins";
import { scrub, stepBy, togglePlaying } from "../../src/renderer/features/timeline/playback";
import {
  marksOfRows,
  pinMarks,
  pointAt,
  selectAnswer,
  toggleLabel,
} from "../../src/renderer/state/selection";
import { PRESETS } from "../../src/renderer/features/shell/presets";
import { arrangeMoved, choosePreset } from "../../src/renderer/state/layout";
import { PRESET_NAMES } from "../../src/renderer/state/layout-view";
import { setSetting } from "../../src/renderer/state/preferences";
import { toggleCandidates } from "../../src/renderer/state/candidates";
import { remember } from "../../src/renderer/state/steps";
import {
  brushNumber,
  clearFilters,
  queryNodes,
  showColumns,
  sortNodes,
  toggleColumn,
} from "../../src/renderer/features/tables/tables";
import { EVERY_TRIPLE, sortBy } from "../../src/renderer/features/tables/triples";
import { FIRST_SETTINGS } from "../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../src/renderer/state/workbench";
import type { WorkbenchStore } from "../../src/renderer/state/workbench-store";
import type { ExploredPart, NamedPart } from "../../src/shared/explore";
import { JUDGEMENTS } from "../../src/shared/judging";
import type { LedgerRow } from "../../src/shared/ledger";
import { DEFAULT_RECIPE } from "../../src/shared/recipe";
import { RANKED, WEIGHTED } from "./recipe-fixture";
import { KISMET, runOf } from "./run-fixture";
import { SAMPLED_RECIPE } from "./sampled-fixture";

/** A whole number below `sides`. */
export type Roll = (sides: number) => number;

export const RECIPES = [RANKED, { ...WEIGHTED, name: DEFAULT_RECIPE }, SAMPLED_RECIPE];
const GRAPHS = ["films", "drugs", ""];
export const QUESTIONS = ["Who directed Kismet?", "Who directed Jennie?", "", "Which films?"];
const KEYS = KISMET.map((_, at) => `${at}a`.repeat(8));

export interface Bench {
  readonly store: WorkbenchStore;
  readonly commands: Commands;
  /** Session files saved on the way. */
  readonly saved: string[];
}

/** A workbench whose engine answers at once, fails now and then, and draws fewer edges for some questions. */
export function workbench(roll: Roll): Bench {
  const answers = answersOf(roll);
  const failure = { kind: "unexpected", reason: "now and then" };
  const client = {
    request: (name: string, input: never) => {
      const answer = answers[name];
      const fails = answer === undefined || (name === "ask" && roll(7) === 0) || roll(50) === 0;
      return Promise.resolve(fails ? { ok: false, failure } : { ok: true, value: answer(input) });
    },
    watchStatus: () => () => undefined,
    watchSilence: () => undefined,
    restart: () => undefined,
    retry: () => undefined,
  } as unknown as EngineClient;
  const fresh: Workbench = {
    ...receiveGold(startWorkbench({ ...FIRST_SETTINGS, graph: "films" }), GOLD),
    recipes: { state: "ready", value: RECIPES },
  };
  const store = createStore(() => startAblation(fresh, 1, [{ path: "seed.k", values: [1, 2, 3] }], 3, 0));
  return { store, commands: createCommands(client, store, () => true), saved: [] };
}

const GOLD = {
  ...{ name: "gold.jsonl", rejects: [], rejected: 0, ownGraphs: 0 },
  questions: QUESTIONS.filter(Boolean).map((question) => ({
    question,
    q_entity: [],
    a_entity: ["Dieterle"],
  })),
} as unknown as Parameters<typeof receiveGold>[1];

const ROW = {
  ...{ id: "r1", name: "", starred: false, question: QUESTIONS[0]!, graph: "films", recipe: RANKED.name },
  ...{ overrides: {}, seed: 3, digest: "sha256:1", answers: [], stages: [] },
} as unknown as LedgerRow;

/** What the engine says to each request that is modelled; all others fail. */
function answersOf(roll: Roll): Readonly<Record<string, (input: never) => unknown>> {
  const run = (question: string, graph: string) => {
    const drawn = runOf(KISMET.slice(0, 1 + roll(3)), { question, graph });
    return { ...drawn, edges: { ...drawn.edges, key: KEYS.slice(0, drawn.edges.row.length) } };
  };
  return {
    ask: ({ question, graph }: { question: string; graph: string }) => run(question, graph),
    "explore:neighbours": () => ({ groups: [], edges: 0, unseen: 0 }),
    "explore:expand": ({ node }: { node: number }) => ({ part: partAt(node, roll), leftOut: [], unseen: 0 }),
    "explore:paths": ({ from }: { from: number }) => ({
      part: partAt(from, roll),
      hops: roll(2),
      paths: 1,
      leftOut: 0,
    }),
    "explore:find": () => ({ nodes: partAt(0, roll).nodes, more: false }),
    "explore:named": ({ nodes }: NamedPart) => ({ part: partOf(nodes.map((id) => Number(id.slice(1)))) }),
    "node:details": () => [],
    "edge:details": () => [],
    "ledger:list": () => ({ rows: [ROW], problem: "" }),
    "run:trust": () => ({
      subject: { graph: "sha256:1", recipe: "small", question: "Who?", computed: false, answers: [] },
      ...{ verdict: null, answers: {}, proven: false, judged: 0, problem: "" },
    }),
    "taught:list": () => ({ identity: "sha256:1", taught: [] }),
    teach: () => ({}),
    "ledger:delete": () => ({}),
    "ledger:reopen": () => ({ view: run(ROW.question, ROW.graph), row: ROW, identical: true, changed: [] }),
    "ledger:replay": () => ({
      ...{ view: run(ROW.question, ROW.graph), lines: 1, differing: 0 },
      recorded: { graph: ROW.graph, applied: RANKED, seed: 2 + roll(3), product: "1.2.3" },
    }),
    "session:fingerprint": () => ({ fingerprint: "sha256:films" }),
  };
}

function partAt(node: number, roll: Roll): ExploredPart {
  const fresh = Array.from({ length: 1 + roll(3) }, () => 50 + roll(30));
  const part = partOf([node, ...new Set(fresh)]);
  const [, ...ends] = part.nodes.handle;
  return {
    ...part,
    edges: {
      handle: Int32Array.from(ends, (end) => 1000 + end),
      source: Int32Array.from(ends, () => node),
      target: Int32Array.from(ends),
      relation: ends.map(() => "near"),
    },
  };
}

function partOf(handles: readonly number[]): ExploredPart {
  const none = new Int32Array();
  return {
    nodes: {
      handle: Int32Array.from(handles),
      id: handles.map((handle) => `x${handle}`),
      name: handles.map((handle) => `Node ${handle}`),
      label: handles.map(() => "Film"),
    },
    edges: { handle: none, source: none, target: none, relation: [] },
  };
}

type Act = (bench: Bench, roll: Roll) => unknown;

const pick = <T>(roll: Roll, values: readonly T[]): T => values[roll(values.length)]!;
const node = (roll: Roll): number => pick(roll, [0, 10, 20, 30, 50 + roll(30)]);
const element = (roll: Roll) =>
  pick(roll, [null, { kind: "node", handle: node(roll) }, { kind: "edge", handle: 10 * roll(4) }] as const);
const traceFile = { name: "t.trace.jsonl", arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as File;

const DATABASE = "asks a database; what it opens is chosen by chooseGraph";
const READS = "fetches what is shown and chooses nothing";
const FILES = "takes a file of rows, and chooses nothing";
const TEXTS = "reads, corrects or builds texts, which have an undo of their own";
const STOPS = "stops work in the background";
const MACHINE = "is about this machine, and a setting that undo leaves alone";

/** A new command does not compile until it stands here: done by chance, or left out for a reason. */
export const EVERY_COMMAND: { readonly [K in keyof Commands]: Act | string } = {
  askHypothesis: ({ commands }) => commands.askHypothesis(),
  turnHypothesis: ({ commands }, roll) =>
    commands.turnHypothesis(
      pick(roll, ["expand.cutDate", "seed.source", "seed.target"]),
      pick(roll, ["", "2004"]),
    ),
  takeConcept: ({ commands }, roll) =>
    commands.takeConcept(pick(roll, ["seed.source", "seed.target"]), `n${roll(3)}`, "Kismet"),
  lookAtTimes: READS,
  lookAtHypothesis: READS,
  ask: ({ commands }, roll) => commands.ask(pick(roll, QUESTIONS)),
  askOf: ({ commands }, roll) => commands.askOf(pick(roll, GRAPHS), pick(roll, QUESTIONS)),
  wish: "asks why, and chooses nothing",
  dropWish: "asks why, and chooses nothing",
  waysOf: "asks why, and chooses nothing",
  teach: async ({ commands }, roll) => {
    // What a graph was taught is known once something was missed.
    await commands.wish("n1", "One");
    commands.teach(
      { wording: "Who is X?", path: [{ relation: "directed_by", backward: roll(2) === 0 }] },
      roll(2) === 0,
    );
  },
  complete: "looks something up, and chooses nothing",
  meetRestart: "asks what is asked once more, and chooses nothing",
  recogniseTexts: TEXTS,
  startBuild: TEXTS,
  cancelBuild: STOPS,
  openBuilt: "leads to a graph as chooseGraph does",
  readText: TEXTS,
  readBeside: TEXTS,
  correctText: TEXTS,
  undoCorrection: TEXTS,
  redoCorrection: TEXTS,
  takeBack: TEXTS,
  buildAgain: TEXTS,
  cancelBuildAgain: STOPS,
  cancel: ({ commands }) => commands.cancel(),
  chooseGraph: ({ commands }, roll) => commands.chooseGraph(pick(roll, GRAPHS)),
  chooseRecipe: ({ commands }, roll) => commands.chooseRecipe(pick(roll, RECIPES).name),
  changeParameter: ({ commands }, roll) =>
    roll(2) === 0
      ? commands.changeParameter("seed.k", 1 + roll(9))
      : commands.changeParameter("score.lambda", roll(5) / 4),
  resetParameters: ({ commands }) => commands.resetParameters(),
  rerollEdge: ({ commands }, roll) => commands.rerollEdge(pick(roll, KEYS)),
  rerollAll: ({ commands }) => commands.rerollAll(),
  firstDraw: ({ commands }) => commands.firstDraw(),
  select: ({ commands }, roll) => commands.select(element(roll)),
  reveal: ({ commands }, roll) => commands.reveal(element(roll) ?? { kind: "node", handle: 0 }),
  undo: ({ commands }) => commands.undo(),
  redo: ({ commands }) => commands.redo(),
  choose: chooseByChance,
  correct: ({ commands }, roll) =>
    commands.correct(
      pick<Correction>(roll, [
        ...([{ form: "count" }, { form: "auto" }, { kind: "Film" }, { kind: "" }] as const),
        ...([
          { words: "Kismet", id: "n2" },
          { words: "Kismet", id: "" },
        ] as const),
        { words: "Kismet", id: null },
      ]),
    ),
  judge: ({ commands }, roll) =>
    commands.judge(pick(roll, JUDGEMENTS), roll(2) === 0 ? undefined : `n${roll(3)}`),
  pin: ({ store, commands }, roll) => {
    const { run } = store.getState();
    const target = run && targetAt(run, pick(roll, ["node", "edge"]), roll(4));
    if (target) commands.pin(target, pick(roll, ["in", "out", null]));
  },
  cyclePin: ({ commands }) => commands.cyclePin(),
  clearPins: ({ commands }) => commands.clearPins(),
  unpinEdge: ({ commands }, roll) => commands.unpinEdge(100 + roll(3)),
  selectAlso: ({ commands }, roll) => commands.selectAlso(node(roll)),
  selectAll: ({ commands }, roll) => commands.selectAll([node(roll), node(roll)], roll(2) === 0),
  invertSelection: ({ commands }) => commands.invertSelection(),
  chooseExpansion: ({ commands }, roll) => commands.chooseExpansion(node(roll)),
  expand: ({ commands }, roll) =>
    commands.expand(node(roll), [{ relation: "near", side: "out", label: "Film", cap: 3 }], "degree"),
  connectSelected: ({ commands }) => commands.connectSelected(),
  dismissSelected: ({ commands }) => commands.dismissSelected(),
  dismissOthers: ({ commands }) => commands.dismissOthers(),
  bringBack: ({ commands }) => commands.bringBack(),
  clearPicture: ({ commands }) => commands.clearPicture(),
  mergeSelected: ({ commands }) => commands.mergeSelected(),
  split: ({ store, commands }, roll) =>
    commands.split(drawnOf(store.getState())?.nodes.handle[roll(4)] ?? node(roll)),
  addFound: ({ commands }, roll) => commands.addFound(partAt(0, roll).nodes),
  findInGraph: ({ commands }, roll) => commands.findInGraph(pick(roll, ["kis", ""])),
  stepFind: ({ commands }, roll) => commands.stepFind(pick(roll, [1, -1] as const)),
  pickOnMap: ({ commands }, roll) => commands.pickOnMap(pick(roll, [null, node(roll)])),
  addFromMap: ({ commands }, roll) => commands.addFromMap(node(roll)),
  openGold: ({ commands }, roll) => commands.openGold(roll(4)),
  stepGold: ({ commands }, roll) => commands.stepGold(pick(roll, [1, -1])),
  applyCell: ({ commands }, roll) => commands.applyCell(roll(3)),
  deleteRun: ({ commands }, roll) => commands.deleteRun(`r${roll(5)}`),
  reopenRun: ({ commands }) => commands.reopenRun(ROW),
  replayTrace: ({ commands }) => commands.replayTrace(traceFile),
  starRun: ({ commands }, roll) => commands.starRun("r1", roll(2) === 0),
  renameRun: ({ commands }, roll) => commands.renameRun("r1", `Run ${roll(5)}`),
  listRuns: ({ commands }) => commands.listRuns(),
  sessionFile: async ({ commands, saved }) => saved.push((await commands.sessionFile()).text),
  openSession: ({ commands, saved }, roll) => {
    const text = saved.length === 0 ? "{" : pick(roll, saved);
    return commands.openSession({ name: "s.dragoman", size: text.length, text: () => Promise.resolve(text) });
  },
  endComparison: ({ commands }) => commands.endComparison(),
  swapCompared: ({ commands }) => commands.swapCompared(),
  whyNot: ({ commands }, roll) => commands.whyNot(100 + roll(3)),
  whereFrom: ({ commands }, roll) => commands.whereFrom(100 + roll(3)),
  whyThisNode: ({ commands }, roll) => commands.whyThisNode(100 + roll(3)),
  lookAtSalience: ({ commands }) => commands.lookAtSalience(),
  weighRelation: ({ commands }, roll) =>
    commands.weighRelation(
      { schedule: pick(roll, ["fixed", "learnt"]), rows: [] },
      pick(roll, ["salience", "cost"]),
      `relation ${roll(3)}`,
      pick(roll, [null, 0.5, 1]),
    ),
  drawMany: ({ commands }) => commands.drawMany(10),
  readPassages: READS,
  readNodes: READS,
  lookOver: READS,
  readConcordance: ({ commands }, roll) => commands.readConcordance(node(roll), "Kismet"),
  readEdges: ({ commands }, roll) => commands.readEdges([10 * roll(3)]),
  listEverything: ({ commands }) => commands.listEverything(),
  drawMap: ({ commands }, roll) => commands.drawMap(pick(roll, GRAPHS)),
  ...{ cancelMap: STOPS, cancelDraws: STOPS, cancelAblation: STOPS, cancelGold: STOPS, cancelImport: STOPS },
  ...{ choosePipeline: FILES, choosePipelineFiles: FILES, runPipeline: FILES, stopPipeline: STOPS },
  ...{ cancelTask: STOPS, cancelCypher: STOPS, cancelServer: STOPS, cancelTransfer: STOPS },
  ...{
    evaluateGold: READS,
    ablate: READS,
    compareRuns: READS,
    diffRuns: READS,
    exportRun: READS,
    retry: READS,
    restartEngine: READS,
  },
  ...{ loadGold: FILES, previewImport: FILES, startImport: FILES, openImported: FILES },
  load: "lists what the machine has: a graph that is gone is no longer chosen, which nobody can take back",
  retitleGraph: "renames a file's graph for every window, and chooses nothing",
  deleteGraph: "deletes a file of the machine, which the person confirms and nobody can take back",
  keepSessions: "runs from the start to the end of a window",
  restoreLeft: "is openSession with the text that the engine kept",
  ...{ loadConnections: DATABASE, testConnection: DATABASE, saveConnection: DATABASE },
  ...{
    removeConnection: DATABASE,
    restoreConnection: DATABASE,
    openConnection: DATABASE,
    lookInto: DATABASE,
  },
  ...{
    mapConnection: DATABASE,
    exportConnections: DATABASE,
    importConnections: DATABASE,
    runTransfer: DATABASE,
  },
  ...{ makeIndex: DATABASE, loadServers: DATABASE, startServer: DATABASE, stopServer: DATABASE },
  ...{ showServerLogs: DATABASE, runCypher: DATABASE, loadCypherNames: DATABASE },
  ...{ listDevices: MACHINE, chooseDevice: MACHINE, lookForDevices: MACHINE },
};

/** What panels do through `useChange` and `useChoose`: plain state functions, as steps. */
function chooseByChance({ store, commands }: Bench, roll: Roll): void {
  const text = pick(roll, ["", "kis", "prize > 1", "("]);
  const turns: readonly ((state: Workbench) => Workbench)[] = [
    (state) => toggleLabel(state, pick(roll, ["Film", "Person"])),
    (state) => chooseEncoding(state, pick(roll, ["", "prize", "p"])),
    toggleCandidates,
    (state) =>
      arrangeMoved(state, {
        preset: pick(roll, PRESET_NAMES),
        arrangement: pick(roll, Object.values(PRESETS)),
      }),
    (state) => ({ ...state, leftToRight: pick(roll, [null, true, false]) }),
    (state) => setSetting(state, "theme", pick(roll, ["system", "light", "dark"])),
    (state) => setSetting(state, "language", pick(roll, ["en", "ro"])),
    (state) => choosePreset(state, pick(roll, PRESET_NAMES)),
    (state) => ({ ...state, triples: { ...EVERY_TRIPLE, text } }),
    (state) => ({ ...state, triples: sortBy(state.triples, "number:prize") }),
    (state) => queryNodes(state, { text }),
    (state) => sortNodes(state, { kind: "number", id: pick(roll, ["hops", "degree"]) } as never),
    (state) => brushNumber(state, pick(roll, [null, { kind: "edge", name: "prize", low: roll(3), high: 4 }])),
    (state) => toggleColumn(state, "edge", pick(roll, ["p", "prize"])),
    clearFilters,
    showColumns,
    showAll,
    (state) => toggleRelation(state, pick(roll, ["directed_by", "near"])),
    (state) => chooseStyles(state, { ...state.explore.styles, nodeSize: pick(roll, ["", "prize"]) }),
    (state) => writeNote(state, pick(roll, ["k", "d"]), pick(roll, ["", "seen", "ask again"])),
    (state) => toggleNeighbourhood(state),
    (state) => (state.run === null ? state : selectAnswer(state, state.run.answers[0]!)),
    (state) => pinMarks(state, marksOfRows(runOf(), [100])),
    (state) => pointAt(state, null),
    (state) => scrub(state, roll(5), 6),
    (state) => stepBy(state, 1, 6),
    (state) => togglePlaying(state, 6),
    (state) => writeQuestion(state, pick(roll, QUESTIONS)),
  ];
  const turn = pick(roll, turns);
  if (roll(2) === 0) store.setState((state) => remember(state, turn(state), null, performance.now()));
  else commands.choose(pick(roll, ["typing", null]), turn);
}
