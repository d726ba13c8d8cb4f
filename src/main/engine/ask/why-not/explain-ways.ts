/** Why something is no part of the answer, by what decided: its relation paths, their weight beside the winner's, and the words that tipped it. */
import type { Recipe } from "../../../../shared/recipe";
import type { LostAt, Ways } from "../../../../shared/why-not";
import { rowOfNode } from "../candidate-rows";
import { walkPath } from "../score/paths/path-steps";
import { stepWords, worldOf, type PathWorld } from "../score/paths/path-world";
import { taughtFor, wordingOf } from "../score/paths/taught-paths";
import { pathsBetween } from "../score/retriever/paths-between";
import { asRead, topicGroups } from "../score/topic-groups";
import { isComputed } from "../trust/second-opinion";
import type { Ports, Run } from "../stage";
import { decidingWords } from "./deciding-words";
import { weigherOf, type Weigher } from "./weigh-paths";

/** Ways weighed, and ways told. */
const MOST_WEIGHED = 200;
const MOST_TOLD = 3;

/** A candidate edge by its row, or a node by its handle. */
export type Wanted = { readonly row: number } | { readonly node: number };

/** What the finished run's scores say of an edge or a node. Throws what scoring throws. */
export async function explainWays(run: Run, recipe: Recipe, wanted: Wanted, ports: Ports): Promise<Ways> {
  const about = "node" in wanted ? await placeOf(run, wanted.node, ports) : {};
  const isSearched = run.graph.edges.length > 0 && !isComputed(run) && about.lost !== "refused";
  const nothing: Ways = { ...about, byPaths: false, weighs: "worth", ways: [], decided: [] };
  if (!isSearched) return nothing;
  const world = await worldOf(run.graph, run.seeds, ports);
  const groups = topicGroups(asRead(run.seeds));
  const { paths } = await taughtFor(run.seeds, recipe.taught ?? [], world.schema, ports);
  for (const group of groups) {
    const weigher = await weigherOf(run, recipe, group, groups, world, ports, paths);
    if (!weigher) return nothing;
    const found = waysTo(run, wanted, weigher, world);
    if (found.length === 0 && group !== groups.at(-1)) continue;
    return { ...about, ...(await weighed(found, weigher, world, run, groups.length)) };
  }
  return nothing;
}

async function weighed(
  found: readonly (readonly number[])[],
  weigher: Weigher,
  world: PathWorld,
  run: Run,
  topics: number,
): Promise<Omit<Ways, "lost" | "rank" | "node">> {
  const winner = await weigher.winner();
  const shown = (steps: readonly number[], weight: number) => ({
    words: steps.map((step) => stepWords(step, world)),
    weight,
  });
  const told = {
    byPaths: true,
    weighs: weigher.weighs,
    ...(winner && { winner: shown(winner.steps, winner.weight) }),
  };
  if (!winner || found.length === 0) return { ...told, ways: [], decided: [] };
  const [best, ...logits] = await weigher.logits(weigher.wording, [winner.steps, ...found]);
  const ways = found
    .map((steps, at) => ({ steps, weight: winner.weight * Math.exp(logits[at]! - best!) }))
    .sort((a, b) => b.weight - a.weight || a.steps.length - b.steps.length)
    .slice(0, MOST_TOLD);
  const first = ways[0]!.steps;
  const isWinner = first.join() === winner.steps.join();
  return {
    ...told,
    ways: ways.map(({ steps, weight }) => shown(steps, weight)),
    decided: isWinner ? [] : await decidingWords(weigher, winner.steps, first),
    ...(!isWinner &&
      topics === 1 &&
      run.seeds.mentioned.length > 0 && { teach: teachable(first, world, run) }),
  };
}

function teachable(steps: readonly number[], { schema }: PathWorld, { seeds }: Run) {
  const path = steps.map((step) => ({
    relation: schema.relations[step >> 1]!.name,
    backward: (step & 1) === 1,
  }));
  return { wording: wordingOf(seeds), path };
}

/** Relation paths from the topic that lead to the node, or whose last step is the edge. */
function waysTo(
  { graph }: Run,
  wanted: Wanted,
  { topics, maxHops }: Weigher,
  { index }: PathWorld,
): (readonly number[])[] {
  const leadsOn = (steps: readonly number[]) => walkPath(index, topics, steps) !== undefined;
  if ("node" in wanted) {
    const row = rowOfNode(graph, wanted.node);
    return row < 0 ? [] : pathsBetween(index, topics, [row], maxHops).filter(leadsOn).slice(0, MOST_WEIGHED);
  }
  const { row } = wanted;
  const step = 2 * graph.relations[row]!;
  const ways = [
    { from: graph.sources[row]!, step },
    { from: graph.targets[row]!, step: step + 1 },
  ].flatMap((one) => {
    const before = topics.includes(one.from) ? [[]] : pathsBetween(index, topics, [one.from], maxHops - 1);
    return before.map((steps) => [...steps, one.step]);
  });
  const unique = new Map(ways.map((steps) => [steps.join(), steps]));
  return [...unique.values()].filter(leadsOn).slice(0, MOST_WEIGHED);
}

async function placeOf(
  run: Run,
  node: number,
  { store }: Ports,
): Promise<Pick<Ways, "lost" | "rank" | "node">> {
  const { names } = await store.nodeNames(Int32Array.of(node));
  const row = rowOfNode(run.graph, node);
  const rank = run.reading.answers.findIndex((answer) => answer.row === row) + 1;
  const about = { node: { handle: node, name: names[0]! } };
  return row >= 0 && rank > 0
    ? { ...about, lost: "listed", rank }
    : { ...about, lost: lostAt(run, node, row) };
}

function lostAt(run: Run, node: number, row: number): LostAt {
  const { understood, seeds, scores, subgraph } = run;
  if (understood?.outcome.refused) return "refused";
  if (seeds.mentioned.some((one) => one.node === node)) return "named";
  if (isComputed(run)) return "computed";
  if (row < 0) return "reach";
  if (scores.knowsAnswers && !(scores.answerScores[row]! > 0)) return "path";
  return subgraph.nodes[row] === 1 ? "read" : "prune";
}
