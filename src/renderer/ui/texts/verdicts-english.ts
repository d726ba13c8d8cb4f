/** What became of an edge, in English: the name of each verdict, and a sentence with its numbers. */
import { KEPT_REASONS, type Verdict } from "../../../shared/trace";
import { formatNumber } from "../format";

/** Numbers of one edge by name; missing ones are NaN or absent. */
export type EdgeNumbers = Readonly<Record<string, number>>;

/** Name of a verdict, and a sentence with the numbers at hand. */
export interface VerdictText {
  readonly name: string;
  readonly sentence: (numbers: EdgeNumbers) => string;
}

const known = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);
const when = ({ time }: EdgeNumbers): string => (known(time) ? ` at time ${formatNumber(time)}` : "");

export const VERDICTS_ENGLISH: Readonly<Record<Verdict, VerdictText>> = {
  kept: { name: "kept", sentence: keptSentence },
  "never-reached": {
    name: "never reached",
    sentence: ({ margin }) =>
      known(margin)
        ? `Growth stopped before it was paid for: its ends ran out of prize with ${formatNumber(margin)} of its cost still open.`
        : "Growth stopped before it was paid for: its ends ran out of prize.",
  },
  cycle: {
    name: "closes a cycle",
    sentence: (numbers) =>
      `When growth had paid for it${when(numbers)}, its ends were joined by other edges already: it would only close a cycle.`,
  },
  "lost-cluster": {
    name: "lost with its cluster",
    sentence: (numbers) =>
      `It joined two clusters${when(numbers)}, but together they ran out of prize before they met the winning one.`,
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
  "below-top-paths": {
    name: "below the best paths",
    sentence: () => "No path over it is among those that the recipe keeps.",
  },
  "on-no-path": {
    name: "on no path",
    sentence: () => "No path that was looked at leads over it.",
  },
  "trivial-edge": {
    name: "joins both ends",
    sentence: () => "It joins the two concepts themselves, so it explains nothing of how.",
  },
  "after-cut": {
    name: "after the cut",
    sentence: () => "All documents behind it are newer than the cut date.",
  },
  "below-top-edges": {
    name: "below the cut",
    sentence: ({ prizeRank }) =>
      known(prizeRank)
        ? `By prize it is number ${formatNumber(prizeRank)}: beyond the number of edges that the recipe keeps.`
        : "Its prize is below those of the best edges, and the recipe keeps only so many.",
  },
  "below-fact-cap": {
    name: "below the fact cap",
    sentence: ({ rank, p }) =>
      p === 0
        ? "No relation path that was believed in uses this edge."
        : known(rank)
          ? `By probability it is number ${formatNumber(rank)}: beyond the cap on facts.`
          : "Its probability is below those of the facts that fit under the cap.",
  },
  "below-threshold": {
    name: "below the threshold",
    sentence: ({ p }) =>
      p === 0
        ? "No relation path that was believed in uses this edge."
        : known(p)
          ? `Its probability of ${formatNumber(p)} is below the threshold.`
          : "Its probability is below the threshold.",
  },
  "lost-draw": {
    name: "lost the draw",
    sentence: ({ logit, g1, g0 }) =>
      known(logit) && known(g1) && known(g0)
        ? `In this draw logit p + g₁ − g₀ is ${formatNumber(logit + g1 - g0)}, which is not above 0: the noise was against it.`
        : "In this draw the noise was against it.",
  },
  "pinned-out": {
    name: "pinned out",
    sentence: () => "Pinned out by you, itself or one of its ends: it cannot be kept until that is unpinned.",
  },
};

function keptSentence(numbers: EdgeNumbers): string {
  const { prize, cost, keptReason } = numbers;
  const reason = KEPT_REASONS[keptReason ?? -1];
  if (numbers["pin"] === 1) return "Pinned in by you: it is kept whatever its score and its cost.";
  if (reason === "kept-unpruned") return "Nothing was pruned: every candidate that got this far is kept.";
  if (!known(cost)) return "It is part of the subgraph that the answer was read from.";
  if (reason === "virtual-kept")
    return `It pays for itself: its prize of ${formatNumber(prize)} exceeds its cost of ${formatNumber(cost)}.`;
  const paid = known(prize) && prize > 0 ? ` its prize of ${formatNumber(prize)} and` : "";
  return `It joined two parts of the winning cluster${when(numbers)}:${paid} what it connects ${paid === "" ? "is" : "are"} worth its cost of ${formatNumber(cost)}.`;
}

/** What an edge left out before it became a candidate met, by the engine's drop reason. */
export const DROPS_ENGLISH: Readonly<Record<string, string>> = {
  "degree-cap": "beyond the degree cap of a node",
  "edge-budget": "beyond the edge budget",
  "label-filter": "filtered out by label",
  "relation-filter": "filtered out by relation",
  "relation-cap": "beyond the cap of one relation at a node",
};
