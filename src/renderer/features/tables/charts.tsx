/** How the numbers of nodes and edges are spread, one histogram each, and how the time went to the stages. A range of one is a filter. */
import { ChartColumnBig } from "lucide-react";
import { useCallback } from "react";
import type { RunView } from "../../../shared/trace";
import type { Column, NumberColumn } from "./columns";
import { distributionOf, type Distribution } from "./distribution";
import type { Sliced } from "./sliced";
import { stageRows } from "./stage-rows";
import type { TableKind } from "./tables-view";
import { useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { formatTime } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { TIMELINE_TEXTS } from "../timeline/timeline-texts";
import { TABLES_TEXTS } from "./tables-texts";
import { useSliced } from "./use-sliced";
import { Undrawn } from "../triples/undrawn";
import { Chart } from "./chart";
import { BrushChip } from "./table-tools";
import { useColumns, useListed } from "./use-listed";

export function ChartsPanel() {
  const run = useWorkbench((state) => state.run);
  if (run === null) return <EmptyState icon={ChartColumnBig} title={TABLES_TEXTS.waiting.charts} />;
  return <Charts run={run} />;
}

function Charts({ run: drawn }: { run: RunView }) {
  const run = useListed(drawn);
  return (
    <div className="triples">
      <div className="triples-bar">
        <span className="soft">{TABLES_TEXTS.chartsOver(run.nodes.handle.length, run.edges.row.length)}</span>
        <Undrawn run={run} />
        <BrushChip />
      </div>
      <div className="charts">
        <Group kind="edge" title={TABLES_TEXTS.ofEdges} columns={useColumns(run, "edge")} />
        <Group kind="node" title={TABLES_TEXTS.ofNodes} columns={useColumns(run, "node")} />
        <StageTimes run={run} />
      </div>
    </div>
  );
}

/** Numbers that say most, first; yes and no and mere places in a list are no distribution. */
const TELLING: readonly string[] = ["p", "score", "prize", "degree", "pathScore", "cosine"];
const NOT_SPREAD: readonly string[] = ["kept", "seed", "rank", "prizeRank", "pathRank", "pin", "zHard"];

interface GroupProps {
  readonly kind: TableKind;
  readonly title: string;
  readonly columns: readonly Column[];
}

interface Charted {
  readonly column: NumberColumn;
  readonly distribution: Distribution;
}

const NO_CHARTS = (): Charted[] => [];

function* chartsOf(columns: readonly Column[]): Sliced<Charted[]> {
  const place = ({ id }: Column): number => (TELLING.indexOf(id) + TELLING.length + 1) % (TELLING.length + 1);
  const told = columns
    .filter((column): column is NumberColumn => column.kind === "number" && !NOT_SPREAD.includes(column.id))
    .sort((a, b) => place(a) - place(b));
  const charts: Charted[] = [];
  for (const column of told) {
    const distribution = yield* distributionOf(column.values);
    if (distribution !== null) charts.push({ column, distribution });
  }
  return charts;
}

function Group({ kind, title, columns }: GroupProps) {
  const begin = useCallback(() => chartsOf(columns), [columns]);
  // What was counted before may stand until new numbers are counted: charts tell nothing of rows.
  const { value: charts } = useSliced(begin, kind, NO_CHARTS);
  if (charts.length === 0) return null;
  return (
    <section className="chart-group">
      <h3>{title}</h3>
      <div className="chart-grid">
        {charts.map(({ column, distribution }) => (
          <Chart key={column.id} kind={kind} column={column} distribution={distribution} />
        ))}
      </div>
    </section>
  );
}

function StageTimes({ run }: { run: RunView }) {
  const rows = stageRows(run);
  return (
    <section className="chart-group">
      <h3>{TABLES_TEXTS.stageTimes}</h3>
      <dl className="stage-times">
        {rows.map(({ stage, share }) => (
          <div key={stage.name}>
            <dt>{TEXTS.stages[stage.name] ?? stage.name}</dt>
            <dd>
              <span className="time-bar" aria-hidden="true">
                <span style={{ inlineSize: `${String(share * 100)}%` }} />
              </span>
              <span className="number">
                {formatTime(stage.ms)}
                {stage.reused && `, ${TIMELINE_TEXTS.reused}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
