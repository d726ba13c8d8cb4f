/** What the numbers of nodes and edges are called and mean, in English. */
import { numbersByMethod, type NumbersOf } from "./stage-texts";

/** What a number is called, and its formula or meaning. */
export interface NumberText {
  readonly name: string;
  /** Formula or meaning, in one or two sentences. */
  readonly meaning: string;
}

const NODE_NUMBERS: Readonly<Record<string, NumberText>> = {
  degree: { name: "Edges", meaning: "Edges of the node in the whole graph." },
  cosine: {
    name: "Cosine",
    meaning: "Cosine of the question's vector and the node's: 1 is the same direction, 0 unrelated.",
  },
  p: {
    name: "p",
    meaning:
      "The node's score as an answer: the sum of p over the relation paths that end here (or lead through it, between two named entities). With several named entities, the product over them.",
  },
  prize: { name: "Prize", meaning: "What keeping the node earns." },
  pathScore: { name: "Path score", meaning: "Score of the best relation path that ends here." },
  deactivation: {
    name: "Stopped at",
    meaning: "Time of growth at which the node's own cluster had spent its prize and stopped.",
  },
};

const EDGE_NUMBERS: Readonly<Record<string, NumberText>> = {
  cosine: {
    name: "Cosine",
    meaning:
      "Cosine of the question's vector and that of the relation's words; edges of one relation share it.",
  },
  salience: {
    name: "Salience",
    meaning:
      "Weight w(e) of the relation type: set by the recipe, or max(0, cosine of question and relation).",
  },
  bridge: {
    name: "Bridge",
    meaning:
      "1 where the edge lies on a short way between two entities that the question names, otherwise 0.",
  },
  prize: { name: "Prize", meaning: "What keeping the edge earns." },
  cost: {
    name: "Cost",
    meaning: "What keeping the edge costs. One whose prize exceeds its cost pays for itself.",
  },
  p: { name: "p", meaning: "Probability that the edge belongs to the answer." },
  logit: { name: "Logit p", meaning: "ln(p / (1 − p)): 0 for an even chance." },
  g1: { name: "g₁", meaning: "Gumbel noise for keeping the edge." },
  g0: { name: "g₀", meaning: "Gumbel noise for dropping the edge." },
  zSoft: { name: "z soft", meaning: "σ((logit p + g₁ − g₀) / τ): the soft weight of this draw." },
  zHard: { name: "z hard", meaning: "1 where logit p + g₁ − g₀ > 0: drawn this time." },
  attention: {
    name: "Attention",
    meaning:
      "Share that the trained reader gave this edge among all that one of its ends hears: the larger of its ends', the mean of the layers.",
  },
  frequency: { name: "Frequency", meaning: "Share of many draws in which the edge was drawn." },
  rank: { name: "Rank", meaning: "Place among all candidate edges by p, counted from 1." },
  pathScore: { name: "Path score", meaning: "Score of the best relation path the edge lies on." },
  pathRank: { name: "Path rank", meaning: "Place of that path among all, 1 = best." },
  hop: { name: "Hop", meaning: "Which step of that path the edge is, counted from the topic entity." },
  pin: { name: "Pin", meaning: "What you decided of it: 1 pinned in, −1 pinned out." },
  prizeRank: { name: "Prize rank", meaning: "Place among all candidate edges by prize, counted from 1." },
  time: {
    name: "Event time",
    meaning:
      "Time of growth at which the edge was paid for: it joined two clusters, or would have closed a cycle.",
  },
  margin: {
    name: "Margin",
    meaning:
      "The number behind the verdict. Never reached: what was left of the cost when growth stopped. Not worth its cost: payoff − cost of the branch that was cut.",
  },
};

export const NUMBERS_ENGLISH = {
  known: { node: NODE_NUMBERS, edge: EDGE_NUMBERS } satisfies NumbersOf<NumberText>,
  /** What a scoring method adds to the meaning. */
  byMethod: numbersByMethod("en"),
  own: (name: string) => `The recipe's own number “${name}”.`,
};
