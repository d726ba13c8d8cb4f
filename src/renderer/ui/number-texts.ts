/** What the numbers, verdicts and parameters of a run are called and mean, in English. */
import type { Verdict } from "../../shared/trace";
import { formatNumber } from "./format";

export interface NumberText {
  readonly name: string;
  /** Formula or meaning, in one or two sentences. */
  readonly meaning: string;
}

const NODE_NUMBERS: Readonly<Record<string, NumberText>> = {
  cosine: {
    name: "Cosine",
    meaning: "Cosine of the question's vector and the node's: 1 is the same direction, 0 unrelated.",
  },
  prize: {
    name: "Prize",
    meaning: "What the solver earns by keeping the node. The recipe's score stage sets it.",
  },
  deactivation: {
    name: "Stopped at",
    meaning:
      "Time at which the node's cluster had spent its prize and stopped growing; a dash where it never stopped.",
  },
  seedScore: {
    name: "Seed score",
    meaning: "How well the node matched the question when seeds were sought.",
  },
};

const EDGE_NUMBERS: Readonly<Record<string, NumberText>> = {
  cosine: {
    name: "Cosine",
    meaning:
      "Cosine of the question's vector and that of the relation's words. Edges of one relation share it.",
  },
  salience: { name: "Salience", meaning: "Weight w(e) of the relation type; the edge's prize is γ · w(e)." },
  prize: {
    name: "Prize",
    meaning:
      "What keeping the edge earns. Equal cosines share a prize, so that the order of import decides nothing.",
  },
  cost: {
    name: "Cost",
    meaning: "What keeping the edge costs. An edge whose prize is at least its cost pays for itself.",
  },
  net: {
    name: "Prize − cost",
    meaning: "Above 0 the edge pays for itself; below 0 its ends must pay the rest.",
  },
  rank: { name: "Rank", meaning: "Place among all candidate edges by prize, counted from 1." },
  time: {
    name: "Event time",
    meaning: "Moment of growth at which the solver met the edge: it joined two clusters, or closed a cycle.",
  },
  margin: {
    name: "Margin",
    meaning:
      "The number behind the verdict. Never reached: what was left of the cost when growth stopped. Not worth it: payoff − cost of the branch that was cut.",
  },
  pathScore: { name: "Path score", meaning: "Score of the best relation path that runs through the edge." },
};

/** Name and meaning of a number of a node or an edge; an unknown one is called what the engine calls it. */
export function numberText(kind: "node" | "edge", name: string): NumberText {
  const known = (kind === "node" ? NODE_NUMBERS : EDGE_NUMBERS)[name];
  return known ?? { name: spaced(name), meaning: `The recipe's own number “${name}”.` };
}

/** "pathScore" → "Path score". */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Numbers of one edge by name; missing ones are NaN or absent. */
export type EdgeNumbers = Readonly<Record<string, number>>;

interface VerdictText {
  readonly name: string;
  readonly sentence: (numbers: EdgeNumbers) => string;
}

const known = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);
const when = (numbers: EdgeNumbers): string =>
  known(numbers["time"]) ? ` at time ${formatNumber(numbers["time"])}` : "";

export const VERDICT_TEXTS: Readonly<Record<Verdict, VerdictText>> = {
  kept: { name: "kept", sentence: keptSentence },
  "never-reached": {
    name: "never reached",
    sentence: ({ margin }) =>
      known(margin)
        ? `Growth never came across it: its ends ran out of prize with ${formatNumber(margin)} of its cost still unpaid.`
        : "Growth never came across it: its ends ran out of prize before its cost was paid.",
  },
  cycle: {
    name: "closes a cycle",
    sentence: (numbers) =>
      `When growth had paid for it${when(numbers)}, its ends were already joined by other edges: it would only close a cycle.`,
  },
  "lost-cluster": {
    name: "lost with its cluster",
    sentence: (numbers) =>
      `It joined two clusters${when(numbers)}, but the joint cluster ran out of prize before it met the winning one.`,
  },
  "gw-unneeded": {
    name: "unneeded",
    sentence: (numbers) =>
      `It joined the winning cluster${when(numbers)}, but led only to a part that had run out of prize and that nothing kept needs.`,
  },
  "strong-nonpositive": {
    name: "not worth its cost",
    sentence: ({ margin }) =>
      known(margin)
        ? `The branch behind it was cut: its prizes less its costs come to ${formatNumber(margin)}, which is not above 0.`
        : "The branch behind it was cut: it costs at least as much as it earns.",
  },
  "simple-unreached": {
    name: "outside the winner",
    sentence: (numbers) =>
      `It joined two clusters${when(numbers)}, but is no part of the cluster that was still growing at the end.`,
  },
  "below-top-edges": {
    name: "below the cut",
    sentence: ({ rank }) =>
      known(rank)
        ? `By prize it is number ${formatNumber(rank)}: beyond the number of edges that the recipe keeps.`
        : "Its prize is below those of the best edges, and the recipe keeps only so many.",
  },
  "below-fact-cap": {
    name: "below the fact cap",
    sentence: ({ rank }) =>
      known(rank)
        ? `By probability it is number ${formatNumber(rank)}: beyond the cap on facts.`
        : "Its probability is below those of the facts that fit under the cap.",
  },
  "below-threshold": {
    name: "below the threshold",
    sentence: ({ p }) =>
      known(p)
        ? `Its probability ${formatNumber(p)} is below the threshold.`
        : "Its probability is below the threshold.",
  },
  "lost-draw": { name: "lost the draw", sentence: () => "This time the noise was against it." },
};

function keptSentence({ prize, cost }: EdgeNumbers): string {
  if (known(prize) && known(cost) && prize > 0)
    return prize >= cost
      ? `It pays for itself: its prize of ${formatNumber(prize)} is at least its cost of ${formatNumber(cost)}.`
      : `Its prize of ${formatNumber(prize)} and what it connects are worth its cost of ${formatNumber(cost)}.`;
  return known(cost)
    ? `What it connects is worth its cost of ${formatNumber(cost)}.`
    : "It is part of the subgraph that the answer was read from.";
}

/** What an edge left out before it became a candidate met, by the engine's drop reason. */
export const DROP_TEXTS: Readonly<Record<string, string>> = {
  "degree-cap": "beyond the degree cap of a node",
  "edge-budget": "beyond the edge budget",
  "label-filter": "filtered out by label",
  "relation-filter": "filtered out by relation",
};
