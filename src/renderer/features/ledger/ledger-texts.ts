/** The words of the ledger. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Runs",
  count: (shown: number, all: number) =>
    shown === all
      ? formatPlural(all, "run", "runs")
      : `${formatCount(shown)} of ${formatPlural(all, "run", "runs")}`,
  search: "Search runs",
  starredOnly: "Starred only",
  star: (name: string) => `Star ${name}`,
  unstar: (name: string) => `Take the star from ${name}`,
  list: "Runs, newest first",
  reopen: (name: string) => `Reopen ${name}`,
  reopenHint: "Runs it again with everything it was asked by",
  rename: (name: string) => `Rename ${name}`,
  newName: "Name of the run",
  delete: (name: string) => `Delete ${name}`,
  pick: (name: string) => `Compare ${name}`,
  compare: "Compare the two",
  compareHint: "Tick two runs to compare them",
  replay: "Replay a trace…",
  changes: (count: number) => formatPlural(count, "change", "changes"),
  answer: (name: string, more: number) => (more === 0 ? name : `${name} + ${formatCount(more)}`),
  noAnswer: "no answer",
  edges: (kept: number, all: number) => `${formatCount(kept)} of ${formatCount(all)} edges kept`,
  seed: (seed: number) => `seed ${String(seed)}`,
  loading: "Reading the runs…",
  failed: "The runs cannot be listed",
  again: "Try again",
  empty: "No question kept yet",
  emptyLead: "Every question you ask is kept here, with all it was asked by. A replayed trace is only shown.",
  nothingFound: "No run fits",
  problem: (reason: string, unwritten: number) =>
    unwritten === 0
      ? `The newest runs are not on the disk: ${reason}.`
      : `${formatPlural(unwritten, "run or change is", "runs or changes are")} not on the disk yet: ${reason}. They are written as soon as it takes them.`,
  unread: (lines: number) =>
    `${formatPlural(lines, "line", "lines")} of the list cannot be read by this version: kept in the file, and not shown.`,
  unkept: (runs: number, why: string) =>
    `${formatPlural(runs, "answered question", "answered questions")} could not be kept. ${why}`,
  identical: "Came out the same, to the byte.",
  different: "Did not come out the same.",
  because: (parts: readonly string[]) => `Not as it was: ${parts.join(", ")}.`,
  parts: {
    graph: "the graph",
    models: "the models",
    product: "the version of Dragoman",
    device: "the device",
  },
  replaying: (file: string) => `Replaying ${file}…`,
  replayedSame: (file: string, lines: number) =>
    `${file}: all ${formatCount(lines)} lines came out the same.`,
  replayedOther: (file: string, differing: number, lines: number) =>
    `${file}: ${formatCount(differing)} of ${formatCount(lines)} lines came out otherwise.`,
  firstOther: (line: number, place: string, recorded: string, replayed: string) =>
    `First in line ${formatCount(line)} (${place}): the trace says ${recorded}, this run ${replayed}.`,
  dismiss: "Dismiss",
  diff: {
    title: "Two runs compared",
    back: "Back to the runs",
    first: "First",
    second: "Second",
    loading: "Running both again…",
    failed: "They cannot be compared",
    same: "The two are the same, to the byte.",
    parameters: "What differs in how they were asked",
    sameParameters: "Asked in the same way.",
    gained: (count: number) => `Edges gained (${formatCount(count)})`,
    lost: (count: number) => `Edges lost (${formatCount(count)})`,
    both: (count: number) => `${formatPlural(count, "edge", "edges")} kept in both`,
    moved: (number: string, count: number) => `${number} moved (${formatCount(count)})`,
    answers: "Answers",
    sameAnswers: "The same answers in the same order.",
    rank: (rank: number | undefined) => (rank === undefined ? "–" : `${formatCount(rank)}.`),
    more: (count: number) => `and ${formatCount(count)} more`,
  },
  actions: { open: "Show the runs", replay: "Replay a trace file" },
};

const runs = (count: number): string => formatPluralRo(count, "rulare", "rulări");

const ROMANIAN: typeof ENGLISH = {
  title: "Rulări",
  count: (shown, all) => (shown === all ? runs(all) : `${formatCount(shown)} din ${runs(all)}`),
  search: "Caută rulări",
  starredOnly: "Doar cele cu stea",
  star: (name) => `Pune o stea: ${name}`,
  unstar: (name) => `Ia steaua: ${name}`,
  list: "Rulări, cele mai noi întâi",
  reopen: (name) => `Redeschide ${name}`,
  reopenHint: "O rulează din nou, exact cum a fost întrebată",
  rename: (name) => `Redenumește ${name}`,
  newName: "Numele rulării",
  delete: (name) => `Șterge ${name}`,
  pick: (name) => `Compară ${name}`,
  compare: "Compară-le",
  compareHint: "Bifează două rulări ca să le compari",
  replay: "Reia o urmă…",
  changes: (count) => formatPluralRo(count, "schimbare", "schimbări"),
  answer: (name, more) => (more === 0 ? name : `${name} + ${formatCount(more)}`),
  noAnswer: "niciun răspuns",
  edges: (kept, all) =>
    `${formatPluralRo(kept, "muchie păstrată", "muchii păstrate")} din ${formatCount(all)}`,
  seed: (seed) => `sămânța ${String(seed)}`,
  loading: "Se citesc rulările…",
  failed: "Rulările nu pot fi listate",
  again: "Încearcă din nou",
  empty: "Nicio întrebare păstrată încă",
  emptyLead:
    "Fiecare întrebare pusă rămâne aici, cu rețeta, parametrii și sămânța ei. O urmă reluată este doar arătată.",
  nothingFound: "Nicio rulare nu se potrivește",
  problem: (reason, unwritten) =>
    unwritten === 0
      ? `Cele mai noi rulări nu sunt pe disc: ${reason}.`
      : `${formatPluralRo(unwritten, "rulare sau schimbare nu este", "rulări sau schimbări nu sunt")} încă pe disc: ${reason}. Se scriu de îndată ce discul le primește.`,
  unread: (lines) =>
    `${formatPluralRo(lines, "rând", "rânduri")} din listă nu pot fi citite de această versiune: rămân în fișier și nu sunt arătate.`,
  unkept: (runs, why) =>
    `${formatPluralRo(runs, "întrebare la care s-a răspuns nu a putut fi păstrată", "întrebări la care s-a răspuns nu au putut fi păstrate")}. ${why}`,
  identical: "A ieșit la fel, până la ultimul octet.",
  different: "Nu a ieșit la fel.",
  because: (parts) => `Nu mai este ca atunci: ${parts.join(", ")}.`,
  parts: { graph: "graful", models: "modelele", product: "versiunea Dragoman", device: "dispozitivul" },
  replaying: (file) => `Se reia ${file}…`,
  replayedSame: (file, lines) =>
    `${file}: toate cele ${formatPluralRo(lines, "linie", "linii")} au ieșit la fel.`,
  replayedOther: (file, differing, lines) =>
    `${file}: ${formatPluralRo(differing, "linie", "linii")} din ${formatCount(lines)} ${differing === 1 ? "a" : "au"} ieșit altfel.`,
  firstOther: (line, place, recorded, replayed) =>
    `Prima este linia ${formatCount(line)} (${place}): urma spune ${recorded}, rularea aceasta ${replayed}.`,
  dismiss: "Închide",
  diff: {
    title: "Două rulări comparate",
    back: "Înapoi la rulări",
    first: "Prima",
    second: "A doua",
    loading: "Se rulează amândouă din nou…",
    failed: "Nu pot fi comparate",
    same: "Cele două sunt la fel, până la ultimul octet.",
    parameters: "Ce diferă în felul în care au fost întrebate",
    sameParameters: "Întrebate în același fel.",
    gained: (count) => `Muchii câștigate (${formatCount(count)})`,
    lost: (count) => `Muchii pierdute (${formatCount(count)})`,
    both: (count) => `${formatPluralRo(count, "muchie păstrată", "muchii păstrate")} în amândouă`,
    moved: (number, count) => `${number}: valori mutate (${formatCount(count)})`,
    answers: "Răspunsuri",
    sameAnswers: "Aceleași răspunsuri, în aceeași ordine.",
    rank: (rank) => (rank === undefined ? "–" : `${formatCount(rank)}.`),
    more: (count) => `și încă ${formatCount(count)}`,
  },
  actions: { open: "Arată rulările", replay: "Reia un fișier cu o urmă" },
};

export const LEDGER_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
