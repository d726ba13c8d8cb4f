/** The words of the answers and of what changed since the last run, in English. */
import { formatCount, formatPlural } from "../format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");

export const ANSWERS_ENGLISH = {
  answers: {
    title: "Answers",
    none: "No node of the kept subgraph answers the question.",
    noneHint: "Try more hops, more seeds or a lower cost.",
    guessed:
      "No name of the graph was found in the question. These answers start from nodes that only sound alike: their scores say nothing about that.",
    because: "Because",
    all: (count: number) => `Show all ${formatCount(count)}`,
    fewer: "Show fewer",
    score: "Score",
    scoreMeaning: "How well the node answers, as the recipe scores it; comparable within this run only.",
    count: (count: number) => formatPlural(count, "answer", "answers"),
    waiting: "The answers appear here, best first.",
    seed: "Seeds",
  },
  difference: {
    title: "Since the last run",
    gained: (count: number) => `${edges(count)} gained`,
    lost: (count: number) => `${edges(count)} lost`,
    redrawn: (count: number) => `${edges(count)} drawn anew`,
    newAnswers: (names: readonly string[]) => `new: ${names.join(", ")}`,
    goneAnswers: (names: readonly string[]) => `gone: ${names.join(", ")}`,
    newBest: (name: string) => `best answer is now ${name}`,
    same: "Nothing changed",
    reused: (stages: readonly string[]) => `reused: ${stages.join(", ")}`,
    again: (stages: readonly string[]) => `ran again: ${stages.join(", ")}`,
  },
};
