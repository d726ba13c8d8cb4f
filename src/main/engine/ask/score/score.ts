/** Stage 3: question × candidate graph → a prize for every node and edge, by the method the recipe names. */
import type { ScoreParams } from "../../../../shared/stages/score";
import { message } from "../../../../shared/sentences/sentences";
import { withMechanism } from "../mechanism/score-mechanism";
import { withoutNameless } from "./nameless";
import { judgeFor } from "./judge-for";
import { scorePathMatch } from "./path-match/score-path-match";
import { scoreRankPrizes } from "./prizes/score-rank-prizes";
import { scoreRankedPaths } from "./ranked-paths/score-ranked-paths";
import { scoreRetriever } from "./retriever/score-retriever";
import { scoreWeightedPrizes } from "./prizes/score-weighted-prizes";
import type { Ports, ScoreInput, Scores } from "../stage";

/** Scores for every row of the candidate graph, with the chains of curated records where a mechanism is asked for; methods that know what answers put these first. */
export async function scoreCandidates(input: ScoreInput, params: ScoreParams, ports: Ports): Promise<Scores> {
  const scores = withTaught(await byMethod(input, params, ports), input);
  if (scores.ranked) return scores;
  return withMechanism(
    scores.knowsAnswers ? await withoutNameless(scores, input, ports) : scores,
    input,
    ports,
  );
}

/** Says what was taught, where the method goes by relation paths and so heard it. */
function withTaught(scores: Scores, { taught }: ScoreInput): Scores {
  if (!taught || taught.paths.length === 0 || !scores.knowsAnswers) return scores;
  const notes = taught.words.map((path) => message("taught-path", { path }));
  return { ...scores, taught: taught.words, notes: [...notes, ...scores.notes] };
}

function byMethod(input: ScoreInput, params: ScoreParams, ports: Ports): Promise<Scores> {
  switch (params.method) {
    case "rank-prizes":
      return scoreRankPrizes(input, params, ports);
    case "weighted-prizes":
      return scoreWeightedPrizes(input, params, ports);
    case "path-match":
      return scorePathMatch(input, params, ports);
    case "path-features":
    case "path-ranker":
      return scoreRankedPaths(input, judgeFor(params, ports), ports);
    case "retriever":
      return scoreRetriever(input, params, ports);
  }
}
