/** The words of the run ledger and of session files. */
import { formatCount, formatPlural } from "../format";

export const LEDGER_ENGLISH = {
  title: "Runs",
  count: (shown: number, all: number) =>
    shown === all
      ? formatPlural(all, "run", "runs")
      : `${formatCount(shown)} of ${formatPlural(all, "run", "runs")}`,
  search: "Search the runs",
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
  problem: (reason: string) => `The newest runs are not on the disk: ${reason}`,
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

export const SESSION_ENGLISH = {
  save: "Save the session",
  open: "Open a session…",
  restoreLast: "Restore the session that was left",
  saved: (file: string) => `Saved as ${file}.`,
  opened: (file: string) => (file === "" ? "The session is restored." : `${file} is open.`),
  changed: (file: string) =>
    `${file === "" ? "The session" : file} is open, but its graph has changed since: the run may differ.`,
  refused: {
    "too-large": (file: string) => `${file} is too large for a session. Nothing has changed.`,
    "not-json": (file: string) => `${file} is not a session of Dragoman. Nothing has changed.`,
    "other-kind": (file: string, kind: string) =>
      `${file} is ${kind === "" ? "not a session of Dragoman" : `of the kind “${kind}”, not a session of Dragoman`}. Nothing has changed.`,
    newer: (file: string, version: string) =>
      `${file} was saved by a newer Dragoman (session version ${version}, this one reads 1). Nothing has changed.`,
    broken: (file: string, place: string) =>
      `${file} is damaged${place === "" ? "" : ` (${place})`}. Nothing has changed.`,
    "no-graph": (file: string, graph: string) =>
      `${file} needs the graph “${graph}”, which is not here: import it first.`,
    "no-recipe": (file: string, recipe: string) => `${file} needs the recipe “${recipe}”, which is not here.`,
    unreadable: (file: string) => `${file} cannot be read.`,
  },
  theFile: "The session",
  left: (time: string) => `Restore the session of ${time}?`,
  restore: "Restore",
  letGo: "Not now",
  dismiss: "Dismiss",
  drop: "Drop to open",
  dropLead: "A session, a trace, questions, or the files of a graph",
};
