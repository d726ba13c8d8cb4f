/** The words of gold questions and of ablations, in English. */
import type { GoldReason } from "../../../shared/gold";
import { inEnglish, type Reason } from "../../../shared/sentences/sentences";
import type { Verdict } from "../../../shared/trace";
import { formatCount, formatPlural, formatTime } from "../../ui/format";

const questions = (count: number): string => formatPlural(count, "question", "questions");
const edges = (count: number): string => formatPlural(count, "gold edge", "gold edges");
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinal = (place: number): string => `${formatCount(place)}${ENDINGS[ORDINALS.select(place)] ?? "th"}`;
const at = (place: string | undefined): string => (place === undefined ? "" : ` at “${place}”`);
/** What is said of gold edges that never were candidates: a name, and a sentence with what is known. */
export interface GoldReasonText {
  readonly name: string;
  readonly sentence: (place: string | undefined, leftOut: number | undefined) => string;
}

const REASONS: Readonly<Record<Exclude<GoldReason, Verdict>, GoldReasonText>> = {
  "unknown-node": {
    name: "entity not in the graph",
    sentence: (place) => `The graph has no node called${place === undefined ? " so" : ` “${place}”`}.`,
  },
  "unknown-relation": {
    name: "relation not in the graph",
    sentence: (place) => `The graph has no relation called${place === undefined ? " so" : ` “${place}”`}.`,
  },
  "not-in-graph": {
    name: "edge not in the graph",
    sentence: () => "The graph knows both ends, but has no such edge.",
  },
  "not-run": { name: "question not run", sentence: () => "Nothing was found to start from." },
  "out-of-reach": {
    name: "out of reach",
    sentence: (place) =>
      place === undefined
        ? "Neither of its ends was reached: too many hops away, or behind an edge that was left out."
        : `The search ended${at(place)}, one hop too early.`,
  },
  direction: {
    name: "against the direction",
    sentence: (place) => `The search was${at(place)}, but follows edges in one direction only.`,
  },
  "degree-cap": {
    name: "beyond the degree cap",
    sentence: (place, leftOut) =>
      `The degree cap left out ${formatPlural(leftOut ?? 0, "edge", "edges")}${at(place)}, this one among them.`,
  },
  "edge-budget": {
    name: "beyond the edge budget",
    sentence: (place, leftOut) =>
      `The edge budget was spent: ${formatPlural(leftOut ?? 0, "edge", "edges")} left out${at(place)}, this one among them.`,
  },
  "label-filter": {
    name: "filtered out by label",
    sentence: (place) => `Met${at(place)}, but its far node has none of the labels wanted.`,
  },
  "relation-filter": {
    name: "filtered out by relation",
    sentence: (place) => `Met${at(place)}, but its relation is not among those wanted.`,
  },
  "relation-cap": {
    name: "beyond the relation cap",
    sentence: (place, leftOut) =>
      `The cap of one relation left out ${formatPlural(leftOut ?? 0, "edge", "edges")}${at(place)}, this one among them.`,
  },
};

export const GOLD_ENGLISH = {
  panels: { questions: "Questions", waterfall: "Waterfall", ablations: "Ablations" },
  actions: {
    load: "Open a file of questions with known answers…",
    evaluate: "Run all questions with the recipe as it stands",
    stop: "Stop running questions",
    next: "Next of the listed questions",
    previous: "Previous of the listed questions",
    mark: "Mark gold edges and answers on the graph",
    ablate: "Run the grid of parameters",
    stopAblation: "Stop the grid of parameters",
    exportGrid: "Save the grid of parameters as CSV",
  },
  questions: {
    empty: "Questions with known answers",
    emptyLead:
      'Open a file with one question a line, as {"question": …, "answers": […]}: each is run with the recipe as it stands, and you see after which stage its right answers are lost.',
    open: "Open questions…",
    toQuestions: "Go to the questions",
    openOther: "Open another file of questions",
    loading: "Reading the questions…",
    failed: "The questions were not read.",
    drop: "Drop the file to open it",
    count: questions,
    rejected: (count: number) => `${formatPlural(count, "line is", "lines are")} no question`,
    rejectLine: (line: number, reason: Reason) => `Line ${formatCount(line)}: ${inEnglish(reason)}`,
    rejectMore: (count: number) => `and ${formatCount(count)} more`,
    ownGraphs: (count: number) =>
      `${formatPlural(count, "line brings", "lines bring")} a graph of its own, which is not used: questions run on the graph that is open.`,
    topics: "Start from",
    topicChoices: { linked: "entities found in the question", given: "the file’s topic entities" },
    topicNote: "The graph beside shows each question as you would ask it: from the entities found in it.",
    sample: "How many questions",
    sampleAll: (count: number) => `all ${formatCount(count)}`,
    sampleSome: (count: number) => formatCount(count),
    run: "Run",
    runAgain: "Run again",
    stop: "Stop",
    noGraph: "Pick a graph to run them on.",
    changed: "Recipe or parameters have changed since.",
    stopped: (done: number, total: number) =>
      `Stopped after ${formatCount(done)} of ${formatCount(total)}: figures are of those.`,
    runFailed: "The questions were not run to the end.",
    figures: "Figures over the questions run",
    filter: "Which questions",
    filters: { all: "All", hits: "First answer is gold", failures: "Failures" },
    lostAt: (stage: string) => `Lost at ${stage}`,
    lostAtLower: (stage: string) => `lost at ${stage}`,
    search: "Find questions",
    searchPlaceholder: "Find…",
    listed: (shown: number, all: number) =>
      shown === all ? questions(all) : `${formatCount(shown)} of ${questions(all)}`,
    list: "Questions",
    none: "No question of the kind.",
    next: "Next",
    previous: "Previous",
    hit: "first answer is gold",
    ranked: (rank: number) => `gold answer is ${ordinal(rank)}`,
    missed: "no gold answer",
    notRun: "not run yet",
    gold: (names: readonly string[]) =>
      `gold: ${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`,
    answered: (name: string) => `answered: ${name}`,
    markGold: "Mark gold on the graph",
    /** What the line of progress is about. */
    evaluate: "Running the questions",
  },
  metrics: {
    "hits@1": { name: "Hits@1", meaning: "Share of questions whose first answer is gold." },
    "hits@5": { name: "Hits@5", meaning: "Share of questions with a gold answer among the first five." },
    "hits@10": { name: "Hits@10", meaning: "Share of questions with a gold answer among the first ten." },
    hit: {
      name: "Hit",
      meaning: "Substring convention of RoG and G-Retriever over the answers given (often printed as Hit@1).",
    },
    mrr: { name: "MRR", meaning: "Mean of 1 / place of the first gold answer; 0 where none is ranked." },
    "r-precision": {
      name: "R-precision",
      meaning: "Share of the gold answers among as many first ones as there are gold answers.",
    },
    "recall@5": { name: "Recall@5", meaning: "Share of the gold answers among the first five." },
    "recall@10": { name: "Recall@10", meaning: "Share of the gold answers among the first ten." },
    "recall@20": { name: "Recall@20", meaning: "Share of the gold answers among the first twenty." },
    precision: { name: "Precision", meaning: "Share of the answers given that are gold." },
    recall: { name: "Recall", meaning: "Share of the gold answers that are given." },
    f1: { name: "F1", meaning: "Harmonic mean of precision and recall, per question, then averaged." },
    answerRecall: { name: "Gold answers kept", meaning: "Share of the gold answers alive after pruning." },
    pathRecall: { name: "Gold edges kept", meaning: "Share of the gold edges alive after pruning." },
    ms: { name: "Time", meaning: "Median of a question." },
  } as Readonly<Record<string, { readonly name: string; readonly meaning: string }>>,
  convention:
    "Means over all questions run; one that fails counts 0. Ranks beyond the recipe’s number of answers count as not found.",
  reasons: REASONS as Readonly<Partial<Record<GoldReason, GoldReasonText>>>,
  waterfall: {
    empty: "Where gold is lost",
    emptyLead:
      "Open questions with known answers and run them, or ask one: here you see after which stage its gold is gone.",
    set: "All questions run",
    means: "Percentages are means per question: each question counts the same, however many answers it has.",
    one: "The question at hand",
    setCount: (count: number, paths: number) => `${questions(count)} · ${edges(paths)}`,
    answers: "gold answers",
    paths: "gold edges",
    alive: (what: string, stage: string, share: string) => `${what} alive after ${stage}: ${share}`,
    lostHere: (share: string) => `−${share}`,
    seedNote: "Seeds need not be answers.",
    lost: "Gold edges lost",
    lostNone: "No gold edge was lost.",
    lostAt: (stage: string, reason: string) => `${stage}: ${reason}`,
    heuristic: (count: number) =>
      `${questions(count)} without gold paths: edges on shortest paths stand in, all of which are candidates by construction.`,
    oneHeuristic:
      "The file has no paths for this question: edges on shortest paths from topic to answers stand in.",
    noPaths: "The file has no paths for this question, and no shortest path leads to an answer.",
    notLoaded: "The question at hand is none of those loaded.",
    accounting: "Looking up its gold…",
    failed: "Its gold was not looked up.",
    goldEdges: "Gold edges",
    goldAnswers: "Gold answers",
    kept: "kept",
    lostAtStage: (stage: string) => `lost at ${stage}`,
    rank: (place: number) => `${ordinal(place)} answer`,
    notInGraph: "not in the graph",
    notDrawn: "not drawn",
    show: (triple: string) => `Show on the graph: ${triple}`,
  },
  canvas: {
    kept: "gold, kept",
    lost: "gold, lost",
    missing: (count: number) => `${edges(count)} not drawn`,
    legend: "Gold",
  },
  ablations: {
    empty: "A grid of parameters",
    emptyLead:
      "Open questions with known answers first: the grid runs a part of them with every combination of values.",
    choose: "Choose up to three parameters and the values to try.",
    add: "Add a parameter…",
    addLabel: "Parameter to add",
    remove: (name: string) => `Remove ${name}`,
    values: (name: string) => `Values of ${name}`,
    sample: "Questions in every cell",
    run: "Run the grid",
    stop: "Stop",
    size: (cells: number, asked: number) =>
      `${formatPlural(cells, "cell", "cells")} × ${questions(asked)} = ${formatPlural(cells * asked, "run", "runs")}`,
    why: {
      "no-axis": () => "No parameter is chosen yet.",
      "no-value": () => "Every parameter wants at least one value.",
      "wrong-value": (what: string) => `“${what}” does not fit the recipe.`,
      "too-many": (cells: string) => `${cells} cells are too many: 240 at most.`,
    },
    progress: "Running the grid",
    stopped: (done: number, total: number) =>
      `Stopped after ${formatCount(done)} of ${formatCount(total)} runs; every cell has seen the same questions, or one fewer.`,
    failed: "The grid was not run to the end.",
    others: "Run with another graph, recipe or start: its values may not mean the same now.",
    measure: "Measure",
    cell: (values: string, measure: string, value: string, asked: number) =>
      `${values}: ${measure} ${value} over ${questions(asked)}. Use these values.`,
    cellFailed: (values: string, why: string) => `${values}: ${why}`,
    waiting: (values: string) => `${values}: not run yet`,
    use: "Click a cell to use its values for the question at hand.",
    used: "used now",
    csv: "Save as CSV",
    saved: (name: string) => `Saved as ${name}.`,
    time: formatTime,
    axis: (name: string, value: string) => `${name} ${value}`,
    best: "best",
  },
};
