/** Salience and costs of relations as a table with sliders; moving one asks again and shows which edges came and went. */
import { Scale as ScaleIcon, RotateCcw } from "lucide-react";
import { useEffect, useMemo } from "react";
import type { SalienceRow, SalienceTable } from "../../../shared/salience";
import { even } from "../../../shared/parameters/parameter";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { formatNumber } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { Name } from "../../ui/name";
import { NumberField } from "../parameters/number-field";
import { RunChanges } from "../pins/run-changes";
import { PINS_TEXTS } from "../pins/pins-texts";
import {
  isEdited,
  relationsInRun,
  salienceInput,
  salienceKey,
  sortedRows,
  type Column,
  type RelationInRun,
} from "./salience";
import { SALIENCE_TEXTS } from "./salience-texts";

const WEIGHTS = { salience: even(0, 2, 0.05), cost: even(0.05, 5, 0.05) };

export function SaliencePanel() {
  const commands = useCommands();
  const at = useWorkbench((state) => state.salience?.table);
  const wanted = useWorkbench((state) => {
    const input = salienceInput(state);
    return input === null ? "" : salienceKey(input);
  });
  useEffect(() => void commands.lookAtSalience(), [commands, wanted]);
  if (wanted === "" || (at?.state === "ready" && at.value === null))
    return <EmptyState icon={ScaleIcon} title={SALIENCE_TEXTS.none} lead={SALIENCE_TEXTS.noneHint} />;
  if (at === undefined || at.state === "loading") return <LoadingState text={SALIENCE_TEXTS.loading} />;
  return (
    <div className="panel salience">
      <div className="panel-body" tabIndex={0} role="group" aria-label={SALIENCE_TEXTS.title}>
        {at.state === "failed" && <p className="bad">{explain(at.failure)}</p>}
        {at.state === "ready" && at.value !== null && <Rows table={at.value} />}
        <LastChange />
      </div>
    </div>
  );
}

function Rows({ table }: { table: SalienceTable }) {
  const { run, previous, difference } = useWorkbench((state) => ({
    run: state.run,
    previous: state.previous,
    difference: state.difference,
  }));
  const inRun = useMemo(() => relationsInRun({ run, previous, difference }), [run, previous, difference]);
  const rows = useMemo(() => sortedRows(table, inRun), [table, inRun]);
  return (
    <>
      <p className="soft small-print">{SALIENCE_TEXTS.lead[table.schedule]}</p>
      <ul className="salience-rows">
        {rows.map((row) => (
          <Row key={row.relation} table={table} row={row} here={inRun.get(row.relation)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly table: SalienceTable;
  readonly row: SalienceRow;
  readonly here: RelationInRun | undefined;
}

function Row({ table, row, here }: RowProps) {
  const { words, relation, count, salience, cost } = row;
  const byQuestion = here && !Number.isNaN(here.salience) ? here.salience : 0;
  const shown = Number((salience ?? byQuestion).toPrecision(3));
  return (
    <li className="salience-row">
      <p className="salience-name">
        <Name text={words || relation} longest={120} />
        {here !== undefined && here.gained + here.lost > 0 && (
          <span className="chip" title={SALIENCE_TEXTS.changedMeaning}>
            {SALIENCE_TEXTS.changed(here.gained, here.lost)}
          </span>
        )}
      </p>
      <p className="soft small-print">
        {SALIENCE_TEXTS.count(count)},{" "}
        {here ? SALIENCE_TEXTS.inRun(here.candidates, here.kept) : SALIENCE_TEXTS.notInRun}
      </p>
      <Weight {...{ table, row, column: "salience", value: shown, source: sourceOf(table, row) }} />
      <Weight {...{ table, row, column: "cost", value: cost, source: costSource(row) }} />
    </li>
  );
}

interface WeightProps {
  readonly table: SalienceTable;
  readonly row: SalienceRow;
  readonly column: Column;
  readonly value: number;
  readonly source: string;
}

function Weight({ table, row, column, value, source }: WeightProps) {
  const commands = useCommands();
  const name = SALIENCE_TEXTS.of(SALIENCE_TEXTS[column], row.words || row.relation);
  const edited = useWorkbench((state) => isEdited(state, table, column, row.relation));
  const id = `salience-${column}-${row.relation}`;
  const set = (next: number | null): void => commands.weighRelation(table, column, row.relation, next);
  return (
    <div className="salience-weight">
      <label htmlFor={id}>{SALIENCE_TEXTS[column]}</label>
      {column === "salience" && table.schedule === "idf" ? (
        <span className="number">{formatNumber(value)}</span>
      ) : (
        <NumberField {...{ id, name, value, set, scale: WEIGHTS[column], shown: formatNumber(value) }} />
      )}
      <span id={`${id}-meaning`} className="soft small-print">
        {source}
      </span>
      {edited && (
        <IconButton
          icon={RotateCcw}
          label={SALIENCE_TEXTS.letGo(SALIENCE_TEXTS[column], row.words || row.relation)}
          onClick={() => set(null)}
        />
      )}
    </div>
  );
}

function sourceOf({ schedule }: SalienceTable, { relation, from, salience }: SalienceRow): string {
  if (schedule === "idf") return SALIENCE_TEXTS.rarity;
  if (from === null) return salience === null ? SALIENCE_TEXTS.byCosine : SALIENCE_TEXTS.standard;
  return from === relation ? SALIENCE_TEXTS.own : SALIENCE_TEXTS.inherited(from);
}

function costSource({ relation, costFrom }: SalienceRow): string {
  if (costFrom === null) return SALIENCE_TEXTS.standard;
  return costFrom === relation ? SALIENCE_TEXTS.own : SALIENCE_TEXTS.inherited(costFrom);
}

/** Edges that came and went with the last change, each to be looked at. */
function LastChange() {
  const { before, now } = useWorkbench((state) => ({ before: state.previous, now: state.run }));
  if (before === null || now === null) return null;
  return (
    <section className="part run-changes" aria-label={PINS_TEXTS.changes}>
      <h3>{PINS_TEXTS.changes}</h3>
      <RunChanges before={before.run} now={now} />
    </section>
  );
}
