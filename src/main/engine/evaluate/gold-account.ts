/** The gold of one question against one run of it, edge by edge and answer by answer. */
import { GRAPH_STAGES, type GraphStageName } from "../../../shared/recipe";
import type { ExpandParams } from "../../../shared/stages/expand";
import {
  stageOfReason,
  type GoldAccount,
  type GoldAnswer,
  type GoldEdge,
  type GoldRecall,
} from "../../../shared/gold";
import { traceOf } from "../ask/run/run-report";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";
import { distinct, findGold, namedOnce, type Gold, type HandlesOf } from "./gold";
import { goldFates, type GoldFate } from "./gold-losses";
import { goldRecall, nodesTouched, type StageRecall } from "./gold-recall";
import type { EvaluationQuestion } from "./read-questions";

/** What became of the question's gold in this run; `expand` are the parameters the run was expanded with. */
export async function goldAccount(
  question: EvaluationQuestion,
  run: Run,
  expand: ExpandParams,
  store: GraphStore,
  signal: AbortSignal,
): Promise<GoldAccount> {
  const handlesOf = namedOnce(store, signal);
  const gold = await findGold(question, run, store, signal, handlesOf);
  const triples = gold.source === "given" ? distinct(question.paths ?? []) : [];
  const fates = await goldFates(gold, triples, run, { expand, store, handlesOf, signal });
  const nameOf = await namesOf(run, fates, store);
  const { relations } = await store.describe();
  const told = traceOf(run);
  const edges = fates.map((fate, index): GoldEdge => {
    const { graph } = run;
    const [source, relation, target] = triples[index] ?? [
      nameOf(graph.nodes[graph.sources[fate.row]!]!),
      relations[graph.relations[fate.row]!]!.name,
      nameOf(graph.nodes[graph.targets[fate.row]!]!),
    ];
    const lostAt = stageOfReason(fate.reason);
    const place = fate.unknown ?? (fate.at === undefined ? undefined : nameOf(fate.at));
    return {
      ...{ source, relation, target, handle: fate.handle, row: fate.row, reason: fate.reason },
      ...(lostAt && { lostAt }),
      ...(place !== undefined && { place }),
      ...(fate.leftOut !== undefined && { leftOut: fate.leftOut }),
      numbers: fate.row < 0 ? {} : numbersOnly(told(fate.row)),
    };
  });
  const answers = await accountAnswers(question, gold, run, store, handlesOf);
  return { gold: gold.source, edges, answers, recall: inOrder(goldRecall(gold, run)) };
}

/** Recall as it travels: by stage, in the order they run. */
export function inOrder(recall: Readonly<Record<GraphStageName, StageRecall>>): GoldRecall {
  return GRAPH_STAGES.map((stage) => ({ ...recall[stage] }));
}

async function namesOf(
  { graph }: Run,
  fates: readonly GoldFate[],
  store: GraphStore,
): Promise<(node: number) => string> {
  const handles = fates.flatMap(({ row, at }) => [
    ...(row < 0 ? [] : [graph.nodes[graph.sources[row]!]!, graph.nodes[graph.targets[row]!]!]),
    ...(at === undefined ? [] : [at]),
  ]);
  const { ids, names } = await store.nodeNames(Int32Array.from(handles));
  const known = new Map(handles.map((handle, index) => [handle, names[index]! || ids[index]!]));
  return (node) => known.get(node) ?? "";
}

async function accountAnswers(
  question: EvaluationQuestion,
  gold: Gold,
  run: Run,
  store: GraphStore,
  handlesOf: HandlesOf,
): Promise<GoldAnswer[]> {
  const { graph, subgraph, reading } = run;
  const touched = nodesTouched(run);
  const rankOf = (row: number): number => reading.answers.findIndex((answer) => answer.row === row) + 1;
  const answers: GoldAnswer[] = [];
  for (const [index, wanted] of question.a_entity.entries()) {
    const rows = gold.answers[index]!;
    const ranks = rows.map(rankOf).filter((rank) => rank > 0);
    const rank = ranks.length > 0 ? Math.min(...ranks) : 0;
    const best = rows.find((row) => rankOf(row) === rank) ?? rows[0];
    const node = best === undefined ? ((await handlesOf(wanted))[0] ?? -1) : graph.nodes[best]!;
    const { names } = await store.nodeNames(Int32Array.from(node < 0 ? [] : [node]));
    const lostAt = lostWhere(rows, rank, touched, subgraph.nodes);
    answers.push({ wanted, name: names[0] ?? "", node, rank, ...(lostAt && { lostAt }) });
  }
  return answers;
}

function lostWhere(
  rows: readonly number[],
  rank: number,
  touched: Uint8Array,
  kept: Uint8Array,
): GraphStageName | undefined {
  if (rank > 0) return undefined;
  if (rows.length === 0) return "expand";
  if (!rows.some((row) => touched[row] === 1 || kept[row] === 1)) return "sample";
  return rows.some((row) => kept[row] === 1) ? "read" : "prune";
}

function numbersOnly(told: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}
