/**
 * Tables of 1e4 to 1e6 rows: sorting by numbers and by names, filtering, counting into bins, finding the rows in sight and copying.
 * Names are a tenth as many as rows, as in a graph with ten edges to a node; "own names" has one for every row. "slice" is the longest
 * that the page's thread is held before it may do something else (of all times, on the clock).
 */
import { columnOf, type Column } from "../src/renderer/features/tables/columns";
import { distributionOf } from "../src/renderer/features/tables/distribution";
import { compileFilter, passing } from "../src/renderer/features/tables/filter-rows";
import type { Sliced } from "../src/renderer/features/tables/sliced";
import { everyRow, rowsBy } from "../src/renderer/features/tables/sort-rows";
import { tableText } from "../src/renderer/features/tables/table-text";
import { rowWindow } from "../src/renderer/features/tables/window-rows";
import { percentile } from "../src/main/engine/evaluate/percentile";
import { randomFrom } from "./random";

const ROWS = [10_000, 100_000, 1_000_000];
const TIMES = 5;
const WORDS = ["acid", "kinase", "Țara", "story", "The", "of", "river", "Bogdan", "protein", "city"];

export function main(): void {
  const rows = ROWS.flatMap((count) => timesAt(count));
  console.table(rows);
}

function timesAt(count: number) {
  const make = () => columnsOf(count);
  const columns = make();
  const order = everyRow(count);
  const p = columnOf(columns, "p")!;
  const filter = (text: string) => () => filtered(order, text, columns);
  const work: Readonly<Record<string, () => unknown>> = {
    "sort by p": () => rowsBy(p, count, true),
    "sort by source, again": () => rowsBy(columnOf(columns, "source")!, count, false),
    "filter p > 0.1": filter("p > 0.1"),
    "filter p > 0.1 and relation = and source ~": filter(
      'p > 0.1 and relation = "treats" and source ~ "kin"',
    ),
    "filter by two words": filter("kin acid"),
    "bins of p": () => distributionOf(p.kind === "number" ? p.values : []),
    "rows in sight": () => rowWindow(7_000_000, 600, 32, count),
    "copy 100,000 rows": () => tableText(columns, order),
  };
  return [
    ...Object.entries(work).map(([what, run]) => ({ rows: count, what, ...timed(run) })),
    { rows: count, what: "sort by source, first", ...timed(freshly(make, "source")) },
    { rows: count, what: "sort by own names, first", ...timed(freshly(make, "name")) },
  ];
}

function* filtered(order: Int32Array, text: string, columns: readonly Column[]): Sliced<Int32Array> {
  const { test } = yield* compileFilter(text, columns);
  return yield* passing(order, [test]);
}

/** Sorts columns whose order of texts is not known yet. */
function freshly(make: () => Column[], id: string): () => unknown {
  const all = Array.from({ length: TIMES }, make);
  return () => {
    const columns = all.pop()!;
    const column = columnOf(columns, id)!;
    return rowsBy(column, (column as { codes: ArrayLike<number> }).codes.length, false);
  };
}

/** Time on the clock, and of the processor: the first says little on a machine that others use too. */
function timed(run: () => unknown) {
  const times: number[] = [];
  const work: number[] = [];
  let slice = 0;
  for (let time = 0; time < TIMES; time++) {
    const [at, used] = [performance.now(), process.cpuUsage()];
    slice = Math.max(slice, longestSlice(run()));
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - at);
    work.push((user + system) / 1000);
  }
  return {
    least: round(Math.min(...times)),
    median: round(percentile(times, 50)),
    cpu: round(percentile(work, 50)),
    slice: round(slice),
  };
}

/** Does what was begun; 0 for what has no slices. */
function longestSlice(begun: unknown): number {
  if (typeof begun !== "object" || begun === null || !("next" in begun)) return 0;
  const work = begun as Sliced<unknown>;
  let longest = 0;
  for (let done: boolean | undefined = false; done !== true;) {
    const at = performance.now();
    ({ done } = work.next());
    longest = Math.max(longest, performance.now() - at);
  }
  return longest;
}

const round = (ms: number): number => Number(ms.toPrecision(3));

function columnsOf(count: number): Column[] {
  const random = randomFrom(5);
  const pick = (below: number): number => Math.floor(random() * below);
  const names = (many: number) =>
    Array.from(
      { length: many },
      (_, at) => `${WORDS[pick(10)]!} ${WORDS[pick(10)]!} ${String((at * 7919) % many)}`,
    );
  const nodes = names(Math.ceil(count / 10));
  const codes = () => Int32Array.from({ length: count }, () => pick(nodes.length));
  const relations = ["treats", "causes", "directed_by", "part_of", "has_tags"];
  const numbers = () => Float64Array.from({ length: count }, () => random() ** 4);
  return [
    { kind: "text", id: "source", texts: nodes, codes: codes() },
    {
      kind: "text",
      id: "relation",
      texts: relations,
      codes: Int32Array.from({ length: count }, () => pick(5)),
    },
    { kind: "text", id: "target", texts: nodes, codes: codes() },
    { kind: "number", id: "p", values: numbers() },
    { kind: "number", id: "prize", values: numbers() },
    { kind: "text", id: "name", texts: names(count), codes: everyRow(count) },
  ];
}
