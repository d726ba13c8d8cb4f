/** What the words alone say of relation paths, before the network is heard: the scores of path-match, which need no training. */
import type { PathMatchParams } from "../../../../../shared/stages/score/path-match";
import type { PathWorld } from "../paths/path-world";
import type { Span } from "../paths/question-phrases";
import { rankPaths } from "../path-match/relation-paths";
import type { FavouredPath } from "../paths/favoured-path";
import type { Ports } from "../../stage";

/** As in the recipe path-match; a test holds them together. */
export const PRIOR: PathMatchParams = {
  ...{ method: "path-match", maxHops: 3, beam: 32, mention: 0.33, coverage: 0.17, typeHint: 0.66 },
  ...{ lengthPrior: -0.13, turnBack: 0.1, topPaths: 3, cost: 0.5 },
};

/** The best paths by path-match, and how far below the best any path is. */
export interface PathPrior {
  readonly paths: readonly (readonly number[])[];
  /** ≤ 0; paths that are not among the best count as the last of them. */
  scoreOf(path: readonly number[]): number;
}

/** The prior of paths from the node rows `topics`, which `spans` of the question name. */
export async function pathPrior(
  question: string,
  spans: readonly Span[],
  topics: readonly number[],
  world: PathWorld,
  ports: Ports,
  favoured: readonly FavouredPath[] = [],
): Promise<PathPrior> {
  const ranked = await rankPaths(question, spans, topics, world, PRIOR, ports, favoured);
  const best = ranked[0]?.score ?? 0;
  const scores = new Map(ranked.map(({ steps, score }) => [steps.join(), score - best]));
  const least = (ranked.at(-1)?.score ?? best) - best;
  return {
    paths: ranked.map(({ steps }) => steps),
    scoreOf: (path) => scores.get(path.join()) ?? least,
  };
}
