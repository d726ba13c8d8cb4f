/** One triple of the table. */
import { relationSaid } from "../../ui/texts/relation-said";
import { memo } from "react";
import { KEPT, VERDICTS, type RunView } from "../../../shared/trace";
import type { Column } from "../tables/columns";
import { targetAt } from "../../state/pins";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { verdictColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";
import { PinCell } from "../pins/pin-cell";

const LONGEST = 160;

export interface TripleRowProps {
  readonly run: RunView;
  readonly row: number;
  readonly columns: readonly Column[];
  /** 1-based place in the whole table, its head being 1. */
  readonly position: number;
  readonly selected: boolean;
}

export const TripleRow = memo(function TripleRow({ run, row, columns, position, selected }: TripleRowProps) {
  const commands = useCommands();
  const { edges } = run;
  return (
    <tr
      aria-rowindex={position}
      aria-selected={selected}
      data-kept={edges.verdict[row] === KEPT}
      onClick={() => void commands.reveal({ kind: "edge", handle: edges.handle[row] ?? -1 })}
    >
      {columns.map((column) => (
        <Cell key={column.id} run={run} row={row} column={column} />
      ))}
    </tr>
  );
});

function Cell({ run, row, column }: { run: RunView; row: number; column: Column }) {
  if (column.kind === "number") return <td className="numeric number">{formatNumber(column.values[row])}</td>;
  if (column.id === "verdict") return <VerdictCell run={run} row={row} />;
  const text = column.texts[column.codes[row]!] ?? "";
  const relation = column.id === "relation";
  return (
    <td className={relation ? "relation" : undefined}>
      <Name text={relation ? relationSaid(text) : text} longest={LONGEST} />
    </td>
  );
}

/** What became of the triple, and its pin. */
function VerdictCell({ run, row }: { run: RunView; row: number }) {
  const theme = useTheme();
  const verdict = VERDICTS[run.edges.verdict[row] ?? 0] ?? "kept";
  return (
    <td>
      <PinCell target={targetAt(run, "edge", row)} />
      <span className="swatch square" style={{ background: verdictColour(verdict, theme) }} />
      {TEXTS.verdicts[verdict].name}
    </td>
  );
}
