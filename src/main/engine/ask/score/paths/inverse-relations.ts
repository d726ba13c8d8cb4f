import type { CandidateGraph, RelationType } from "../../../../../shared/graph";

const INVERSE = /\b(?:inverse|reverse|reversed)(?: of)?\b/u;

/**
 * The graph with every relation that is another's inverse by name ("plays in club inverse" beside "plays in club") read as that other one,
 * its edges turned round: else the two would compete for the same words of a question. Rows and handles stay.
 */
export function readInverses(graph: CandidateGraph, relations: readonly RelationType[]): CandidateGraph {
  const baseOf = inverseBases(relations);
  if (baseOf.every((base) => base === undefined)) return graph;
  const turned = (edge: number) => baseOf[graph.relations[edge]!] !== undefined;
  return {
    ...graph,
    sources: graph.sources.map((source, edge) => (turned(edge) ? graph.targets[edge]! : source)),
    targets: graph.targets.map((target, edge) => (turned(edge) ? graph.sources[edge]! : target)),
    relations: graph.relations.map((relation) => baseOf[relation] ?? relation),
  };
}

/** By relation handle: the relation it is the inverse of by name, undefined where it is none's. */
export function inverseBases(relations: readonly RelationType[]): (number | undefined)[] {
  const plain = new Map(relations.map(({ words }, relation) => [words, relation]));
  return relations.map(({ words }) =>
    INVERSE.test(words) ? plain.get(words.replace(INVERSE, " ").replace(/\s+/gu, " ").trim()) : undefined,
  );
}
