/** One triple of the table. */
import { memo } from "react";
import { KEPT, VERDICTS } from "../../../shared/trace";
import type { RunView } from "../../../shared/trace";
import { targetAt } from "../../state/pins";
import { useCommands } from "../../state/workbench-context";
import { formatNumber, formatRelation } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { verdictColour } from "../../ui/palette";
import { useTheme } from "../../ui/use-theme";
import { PinCell } from "../pins/pin-cell";

const LONGEST = 160;

export interface TripleRowProps {
  readonly run: RunView;
  readonly row: number;
  readonly columns: readonly string[];
  /** 1-based place in the whole table, its head being 1. */
  readonly position: number;
  readonly selected: boolean;
}

export const TripleRow = memo(function TripleRow({ run, row, columns, position, selected }: TripleRowProps) {
  const commands = useCommands();
  const theme = useTheme();
  const { edges, nodes } = run;
  const verdict = VERDICTS[edges.verdict[row] ?? 0] ?? "kept";
  const name = (end: number | undefined): string => nodes.name[end ?? -1] ?? "";
  return (
    <tr
      aria-rowindex={position}
      aria-selected={selected}
      data-kept={edges.verdict[row] === KEPT}
      onClick={() => void commands.reveal({ kind: "edge", handle: edges.handle[row] ?? -1 })}
    >
      <td>
        <Name text={name(edges.source[row])} longest={LONGEST} />
      </td>
      <td className="relation">
        <Name text={formatRelation(run.relations[edges.relation[row] ?? -1] ?? "")} longest={LONGEST} />
      </td>
      <td>
        <Name text={name(edges.target[row])} longest={LONGEST} />
      </td>
      <td>
        <PinCell target={targetAt(run, "edge", row)} />
        <span className="swatch square" style={{ background: verdictColour(verdict, theme) }} />
        {TEXTS.verdicts[verdict].name}
      </td>
      {columns.map((column) => (
        <td key={column} className="numeric number">
          {formatNumber(edges.numbers[column]?.[row])}
        </td>
      ))}
    </tr>
  );
});
