/** The words of the sampler, in English. */
import { formatCount, formatNumber, formatPlural, formatShare, formatTime } from "../../ui/format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");

export const SAMPLER_ENGLISH = {
  title: "Sampler",
  absent: (recipe: string) =>
    `The recipe “${recipe}” gives edges no probability, so there is nothing to draw here.`,
  method: "Which edges go on",
  methods: {
    inference: { name: "Inference", meaning: "The likeliest edges above the threshold, without noise." },
    gumbel: { name: "Gumbel", meaning: "Each edge is drawn with its own probability p." },
    none: { name: "All", meaning: "Every candidate goes on; nothing is sampled." },
  },
  unsampled: "Every candidate goes on. Choose inference or a draw to see the probabilities.",
  temperatureNote:
    "τ changes the soft weights only. z hard is 1 with probability p whatever τ is, so how often an edge is drawn stays the same.",
  histogram: {
    title: "Probabilities",
    label: (count: number) => `Histogram of p over ${edges(count)}; bars on a logarithmic scale`,
    bin: (from: number, to: number, count: number) =>
      `p from ${formatNumber(from)} to ${formatNumber(to)}: ${edges(count)}`,
    scale: "Axis of p",
    logarithmic: "log",
    linear: "linear",
    threshold: "Threshold on p",
    thresholdValue: (threshold: number, above: number, below: number) =>
      `${formatNumber(threshold)}: ${edges(above)} at or above, ${formatCount(below)} below`,
    drag: "Drag, or use the arrow keys",
    above: "at or above",
    below: "below",
    cap: "within the cap",
    capMeaning: (p: number) => `The fact cap (dashed line) ends at p = ${formatNumber(p)}`,
    selected: "go on",
    empty: "No edge has a probability.",
    waiting: "The probabilities appear here once a question is answered.",
  },
  draw: {
    title: "This draw",
    seed: "Seed",
    seedMeaning:
      "Every draw follows from seed, draw and edge alone: the same three give the same noise anywhere.",
    draw: "Draw",
    rerolled: "Re-rolled",
    rerolls: (count: number) => edges(count),
    rerollAll: "Re-roll all",
    first: "Back to draw 0",
  },
  many: {
    title: "Many draws",
    count: "How many draws",
    start: "Draw",
    cancel: "Cancel",
    option: (count: number) => `${formatCount(count)} draws`,
    hint: "Draws again and again to see how often each edge comes and whether the answer holds.",
    drawing: "Drawing",
    failed: "The draws failed.",
    done: (count: number, ms: number) => `${formatCount(count)} draws in ${formatTime(ms)}`,
    changed: (changed: number, count: number) =>
      changed === 0
        ? "The first answer was the same in every draw."
        : `Another first answer than now in ${formatCount(changed)} of them (${formatShare(changed / count)}).`,
    mean: (mean: number) => `${formatNumber(mean)} edges drawn on average.`,
    answers: "First answers and how often",
    noAnswer: "no answer",
    seeFrequency: "Colour edges by frequency",
    interval: (low: number, high: number) => `${formatShare(low)} – ${formatShare(high)}`,
    intervalMeaning:
      "Wilson's interval at 95 %: (k + z²/2 ± z·√(k·(n − k)/n + z²/4)) ÷ (n + z²) with k of n draws and z = 1.96.",
  },
  origin: {
    title: "Where p came from",
    ask: "Where p came from",
    hint: "The relation paths this edge lies on, and how far the retriever believes in each.",
    loading: "Looking it up…",
    none: "It lies on no relation path that the retriever believes in: p is 0.",
    hop: (hop: number) => `(this edge is step ${String(hop)})`,
    more: (count: number) => `and ${formatPlural(count, "path", "paths")} more`,
    sum: (p: string) => `p = ${p} is the sum over these paths; the marked step is this edge.`,
    combined: (p: string) =>
      `p = ${p} combines them over the entities that the question names; the marked step is this edge.`,
  },
  edge: {
    title: "Probability and draw",
    copy: "Copy the numbers in full",
    copied: "Copied",
    reroll: "Re-roll this edge",
    rerollMeaning: "New noise for this edge alone; every other edge keeps its own.",
    rerolled: (count: number) => `rolled anew ${formatPlural(count, "time", "times")}`,
    noNoise: "Inference goes by p alone: there is no noise to show.",
    drawInstead: "Draw by Gumbel noise",
    notDrawnYet: "not counted yet",
    beyondCap: "beyond the cap: never drawn",
    drawMany: (count: number) => `Count ${formatCount(count)} draws`,
    clipped: "p is kept within 10⁻⁸ and 1 − 10⁻⁸ before its logit is taken.",
    yes: "yes",
    no: "no",
    names: {
      p: "p",
      logit: "logit p",
      g1: "g₁",
      g0: "g₀",
      zSoft: "z soft",
      zHard: "z hard",
      frequency: "Frequency",
      rank: "Rank",
      threshold: "Threshold",
    },
    meanings: {
      p: "The retriever's probability that the edge belongs to the answer.",
      logit: "ln(p / (1 − p)): 0 for an even chance.",
      g1: "Gumbel noise for keeping: −ln(−ln u) with u from seed, draw and edge.",
      g0: "Gumbel noise for dropping: −ln(−ln u) with another u.",
      zSoft:
        "σ((logit p + g₁ − g₀) / τ) with σ(x) = 1 / (1 + e⁻ˣ): the weight training uses. Only this depends on τ.",
      zHard: "1 where logit p + g₁ − g₀ > 0, otherwise 0: the draw itself. It is 1 with probability p.",
      frequency:
        "How often the edge was drawn, with Wilson's interval at 95 %: (k + z²/2 ± z·√(k·(n − k)/n + z²/4)) ÷ (n + z²), z = 1.96.",
      rank: "Place among all candidates by p, counted from 1. Only edges within the fact cap can go on.",
      threshold: "Inference keeps an edge only where p is at least the threshold.",
    },
  },
  rerollAll: "Draw all edges anew",
  resetParameters: "Reset all parameters to the recipe",
};
