/** The words of a report in each language it can be written in; names of stages, parameters and verdicts are the trace's own. */
import type { Language } from "../../../shared/languages/language";
import { afterCountRo } from "../../../shared/languages/counts";
import type { Line } from "./blocks";

export interface ReportWords {
  /** For HTML's `lang`. */
  readonly language: Language;
  /** The graph's name with its size and rights, `rights` "" where there are none. */
  readonly graph: (name: string, nodes: number, edges: number, rights: string) => Line;
  readonly answers: string;
  readonly answerHead: readonly string[];
  /** Said where not all answers are listed. */
  readonly answersListed: (listed: number, all: number) => string;
  readonly noAnswer: string;
  readonly because: string;
  readonly restsOn: string;
  readonly unsupported: string;
  readonly picture: string;
  /** What Markdown says instead of the picture. */
  readonly pictureElsewhere: string;
  readonly triples: string;
  readonly tripleHead: readonly string[];
  /** `listed` are fewer than `told` where not all fit. */
  readonly triplesTold: (told: number, candidates: number, listed: number) => string;
  readonly evidence: string;
  /** Where an edge's passages were printed under an edge before it. */
  readonly passagesAbove: string;
  readonly passagesCut: (listed: number, all: number) => string;
  readonly how: string;
  readonly howHead: readonly string[];
  readonly recipe: string;
  readonly seed: string;
  readonly graphName: string;
  readonly candidates: string;
  readonly size: (nodes: number, edges: number) => string;
  readonly gap: string;
  readonly atMost: (percent: string) => string;
  readonly model: string;
  readonly parameters: string;
  readonly parameterHead: readonly string[];
  readonly stages: string;
  readonly stageHead: readonly string[];
  readonly verdicts: string;
  readonly verdictHead: readonly string[];
  readonly notes: string;
  readonly pins: string;
  readonly pinHead: readonly string[];
  readonly pinned: {
    readonly in: string;
    readonly out: string;
    readonly node: string;
    readonly edge: string;
  };
}

const ENGLISH: ReportWords = {
  language: "en",
  graph: (name, nodes, edges, rights) => [
    "Asked of the graph ",
    { strong: name },
    ` (${nodes.toString()} nodes, ${edges.toString()} edges${rights === "" ? "" : `; ${rights}`}).`,
  ],
  answers: "Answers",
  answerHead: ["Rank", "Answer", "Id", "Score"],
  answersListed: (listed, all) => `${listed.toString()} of ${all.toString()} answers are listed.`,
  noAnswer: "No node of the kept subgraph answers the question.",
  because: "Because",
  restsOn: "rests on ",
  unsupported: "unsupported: no kept triple is behind it",
  picture: "Picture",
  pictureElsewhere: "The HTML report holds the picture.",
  triples: "Triples",
  tripleHead: ["#", "Source", "Relation", "Target", "Verdict"],
  triplesTold: (told, candidates, listed) =>
    `${told.toString()} of ${candidates.toString()} candidate edges.` +
    (listed < told ? ` The first ${listed.toString()} are listed.` : "") +
    " Numbers are rounded to six digits; the trace has them all.",
  evidence: "Evidence",
  passagesAbove: "Its passages stand above.",
  passagesCut: (listed, all) => `The first ${listed.toString()} of ${all.toString()} passages are listed.`,
  how: "Appendix: how it was answered",
  howHead: ["What", "Value"],
  recipe: "Recipe",
  seed: "Seed",
  graphName: "Graph",
  candidates: "Candidates",
  size: (nodes, edges) => `${nodes.toString()} nodes, ${edges.toString()} edges`,
  gap: "Gap to the optimum",
  atMost: (percent) => `at most ${percent} %`,
  model: "Model",
  parameters: "Parameters",
  parameterHead: ["Stage", "Parameter", "Value"],
  stages: "Stages",
  stageHead: ["Stage", "ms", "Nodes", "Edges"],
  verdicts: "What became of the candidate edges",
  verdictHead: ["Verdict", "Edges"],
  notes: "Notes",
  pins: "Pins",
  pinHead: ["Pinned", "What", "Id or edge key", "Name"],
  pinned: { in: "in", out: "out", node: "node", edge: "edge" },
};

/** "1 nod", "2 noduri", "20 de noduri". */
function counted(count: number, one: string, many: string): string {
  return `${count.toString()} ${afterCountRo(count, one, many)}`;
}

const sizeRo = (nodes: number, edges: number): string =>
  `${counted(nodes, "nod", "noduri")}, ${counted(edges, "muchie", "muchii")}`;

const ROMANIAN: ReportWords = {
  language: "ro",
  graph: (name, nodes, edges, rights) => [
    "Întrebare pusă grafului ",
    { strong: name },
    ` (${sizeRo(nodes, edges)}${rights === "" ? "" : `; ${rights}`}).`,
  ],
  answers: "Răspunsuri",
  answerHead: ["Loc", "Răspuns", "Id", "Scor"],
  answersListed: (listed, all) =>
    `Sunt listate ${listed.toString()} din ${counted(all, "răspuns", "răspunsuri")}.`,
  noAnswer: "Niciun nod din subgraful păstrat nu răspunde la întrebare.",
  because: "Pentru că",
  restsOn: "se sprijină pe ",
  unsupported: "nesusținută: niciun triplet păstrat nu stă în spatele ei",
  picture: "Imagine",
  pictureElsewhere: "Imaginea se află în raportul HTML.",
  triples: "Triplete",
  tripleHead: ["#", "Sursă", "Relație", "Țintă", "Verdict"],
  triplesTold: (told, candidates, listed) =>
    `${told.toString()} din ${counted(candidates, "muchie candidată", "muchii candidate")}.` +
    (listed < told ? ` Sunt listate primele ${listed.toString()}.` : "") +
    " Numerele sunt rotunjite la șase cifre; urma le are întregi.",
  evidence: "Dovezi",
  passagesAbove: "Pasajele ei stau mai sus.",
  passagesCut: (listed, all) =>
    `Sunt listate primele ${listed.toString()} din ${counted(all, "pasaj", "pasaje")}.`,
  how: "Anexă: cum s-a ajuns la răspuns",
  howHead: ["Ce", "Valoare"],
  recipe: "Rețetă",
  seed: "Sămânță",
  graphName: "Graf",
  candidates: "Candidați",
  size: sizeRo,
  gap: "Distanța până la optim",
  atMost: (percent) => `cel mult ${percent} %`,
  model: "Model",
  parameters: "Parametri",
  parameterHead: ["Etapă", "Parametru", "Valoare"],
  stages: "Etape",
  stageHead: ["Etapă", "ms", "Noduri", "Muchii"],
  verdicts: "Ce s-a întâmplat cu muchiile candidate",
  verdictHead: ["Verdict", "Muchii"],
  notes: "Note",
  pins: "Fixări",
  pinHead: ["Fixat", "Ce", "Id sau cheia muchiei", "Nume"],
  pinned: { in: "înăuntru", out: "afară", node: "nod", edge: "muchie" },
};

/** Every language's words by its code. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en: ENGLISH, ro: ROMANIAN };
