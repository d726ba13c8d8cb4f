/** The words of the bar on top, of questions under way and of failures, in English. */
import { formatCount, formatPlural, formatTime } from "../format";

export const SHELL_ENGLISH = {
  product: "Dragoman",
  skip: "Skip to the graph",
  bar: {
    label: "Question",
    graph: "Graph",
    recipe: "Recipe",
    noGraph: "Pick a graph…",
    question: "Question",
    placeholder: "Ask a question of the graph…",
    placeholderNoGraph: "Pick a graph first",
    examples: "Example questions",
    ask: "Ask",
    askHint: "Ask (Ctrl + Enter)",
    cancel: "Cancel",
    importGraph: "Import a graph",
    palette: "Find a command (Ctrl + K)",
    undo: "Undo (Ctrl + Z)",
    redo: "Redo (Ctrl + Shift + Z)",
    theme: { system: "Theme: like the system", light: "Theme: light", dark: "Theme: dark" },
  },
  asking: {
    title: "Thinking the question through",
    again: "Updating…",
    starting: "Starting",
    elapsed: (ms: number) => `${formatTime(ms)} so far`,
    of: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  },
  failed: {
    title: "The question was not answered",
    retry: "Ask again",
    dismiss: "Dismiss",
    listTitle: "Graphs and recipes could not be listed",
    reload: "Try again",
  },
  broken: {
    title: "The page broke",
    lead: "Your graphs are safe: the engine keeps them. Load the page again to go on.",
    reload: "Load again",
  },
  offline: {
    title: "The engine is not reachable.",
    lead: "What you see stays, and it is tried again every few seconds. If Dragoman was ended, start it again and open its new address.",
    retry: "Try now",
    connecting: "Connecting to the engine…",
  },
  announce: {
    answered: (answers: number, best: string | undefined, ms: number) =>
      best === undefined
        ? `No answer found in ${formatTime(ms)}.`
        : `${formatPlural(answers, "answer", "answers")} in ${formatTime(ms)}. Best: ${best}.`,
    asking: "Asking.",
  },
  stages: {
    seed: "Seed",
    expand: "Expand",
    score: "Score",
    sample: "Sample",
    prune: "Prune",
    read: "Read",
    draws: "Drawing",
    map: "Giving every node a place",
  } as Readonly<Record<string, string>>,
  stageMeaning: {
    seed: "Finds the nodes the question speaks of.",
    expand: "Walks outwards from the seeds; everything met is a candidate.",
    score: "Gives every candidate node and edge its numbers.",
    sample: "Decides which edges go on by their probability.",
    prune: "Keeps a connected part whose prizes are worth its costs.",
    read: "Reads ranked answers and a sentence out of what was kept.",
  } as Readonly<Record<string, string>>,
};
