/** What differs between two runs: parameters, kept edges, scores, answers; edges are known by key, so graphs may differ too. */
import { MOST_DIFF_EDGES, type LedgerEntry, type RunDiff } from "../../../shared/ledger";
import { STAGES } from "../../../shared/recipe";
import { KEPT } from "../../../shared/trace";
import { edgeKeysOf, keyText } from "../ask/sample/sample-keys";
import { storeOfRun } from "../ask/run/store-of-run";
import type { Run } from "../ask/stage";
import type { GraphStore } from "../store/graph-store";

/** What a comparison reads of a run. */
export interface ComparedRun {
  /** Kept edges, by key. */
  readonly kept: ReadonlyMap<string, RunDiff["gained"][number]>;
  /** The number of each candidate edge, by key and name of the number. */
  number(name: string, key: string): number | undefined;
  readonly numbers: readonly string[];
  readonly answers: readonly { readonly id: string; readonly name: string; readonly score: number }[];
}

/** Gathers what is compared; throws what the store throws. */
export async function comparedRun(run: Run, now: GraphStore): Promise<ComparedRun> {
  const store = await storeOfRun(run, now);
  const { graph, scores, selection, subgraph, reading } = run;
  const keys = await edgeKeysOf(graph, store);
  const rowOf = new Map(Array.from(graph.edges.keys(), (row) => [keyText(keys, row), row]));
  const { names, ids } = await store.nodeNames(graph.nodes);
  const { relations } = await store.describe();
  const shown = (row: number): string => names[row] || ids[row]!;
  const columns = { ...scores.edgeNumbers, ...selection.edgeNumbers, ...subgraph.edgeNumbers };
  const edge = ([key, row]: readonly [string, number]) =>
    [
      key,
      {
        key,
        source: shown(graph.sources[row]!),
        relation: relations[graph.relations[row]!]!.words,
        target: shown(graph.targets[row]!),
      },
    ] as const;
  return {
    kept: new Map([...rowOf].filter(([, row]) => subgraph.verdicts[row] === KEPT).map(edge)),
    numbers: Object.keys(columns),
    number: (name, key) => {
      const value = columns[name]?.[rowOf.get(key) ?? -1];
      return value === undefined || Number.isNaN(value) ? undefined : value;
    },
    answers: reading.answers.map(({ row, score }) => ({ id: ids[row]!, name: shown(row), score })),
  };
}

/** Numbers that say most about an edge, the best first. */
const TELLING = ["p", "prize", "pathScore", "cosine"];

/** `first` and `second` with the entries they were asked by. */
export function diffRuns(
  first: ComparedRun,
  second: ComparedRun,
  entries: readonly [LedgerEntry, LedgerEntry],
): RunDiff {
  const only = (a: ComparedRun, b: ComparedRun) => [...a.kept.values()].filter(({ key }) => !b.kept.has(key));
  const [gained, lost] = [only(second, first), only(first, second)];
  const number = TELLING.find((name) => first.numbers.includes(name) && second.numbers.includes(name)) ?? "";
  const moved = movedEdges(first, second, number);
  return {
    identical: entries[0].digest === entries[1].digest,
    parameters: differingParameters(...entries),
    gained: gained.slice(0, MOST_DIFF_EDGES),
    lost: lost.slice(0, MOST_DIFF_EDGES),
    gainedCount: gained.length,
    lostCount: lost.length,
    keptInBoth: first.kept.size - lost.length,
    number,
    moved: moved.slice(0, MOST_DIFF_EDGES),
    movedCount: moved.length,
    answers: rankedIn(first, second),
  };
}

function movedEdges(first: ComparedRun, second: ComparedRun, number: string): RunDiff["moved"] {
  const edges = new Map([...first.kept, ...second.kept]);
  const moved = [...edges.values()].flatMap((edge) => {
    const [before, after] = [first.number(number, edge.key), second.number(number, edge.key)];
    if (before === undefined || after === undefined || before === after) return [];
    return [{ ...edge, first: before, second: after }];
  });
  const move = (edge: RunDiff["moved"][number]): number => Math.abs(edge.second - edge.first);
  return moved.sort((a, b) => move(b) - move(a) || (a.key < b.key ? -1 : 1));
}

/** Answers of either run in the second's order, those it no longer has last. */
function rankedIn(first: ComparedRun, second: ComparedRun): RunDiff["answers"] {
  const place = (run: ComparedRun) =>
    new Map(run.answers.map(({ id, score }, at) => [id, { rank: at + 1, score }] as const));
  const [before, after] = [place(first), place(second)];
  const all = new Map([...second.answers, ...first.answers].map(({ id, name }) => [id, name]));
  return [...all].map(([id, name]) => {
    const [one, other] = [before.get(id), after.get(id)];
    return { id, name, ...(one && { first: one }), ...(other && { second: other }) };
  });
}

function differingParameters(a: LedgerEntry, b: LedgerEntry): RunDiff["parameters"] {
  const [first, second] = [parametersOf(a), parametersOf(b)];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return names
    .map((name) => ({ name, first: first.get(name) ?? "", second: second.get(name) ?? "" }))
    .filter((parameter) => parameter.first !== parameter.second);
}

/** "seed.k" → "6": every parameter of the recipe as it ran, with what was asked of what. */
function parametersOf({
  question,
  graph,
  seed,
  applied,
  fingerprint,
  models,
}: LedgerEntry): Map<string, string> {
  const stages = STAGES.flatMap((stage) =>
    Object.entries(applied[stage] ?? {}).map(
      ([name, value]) => [`${stage}.${name}`, JSON.stringify(value)] as const,
    ),
  );
  const told = { question, graph, fingerprint, recipe: applied.name, seed, pins: applied.pins ?? {}, models };
  const asked = Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return new Map([...asked, ...stages]);
}
