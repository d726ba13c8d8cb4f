/** The edges that say the same between the same two nodes, which the picture draws as one line: each with its own verdict and numbers. */
import { useMemo } from "react";
import { VERDICTS } from "../../../shared/trace";
import { sayingTheSame } from "../../picture/bundles";
import type { DrawnView } from "../../picture/drawn-view";
import { useCommands } from "../../state/workbench-context";
import { isBuiltKey } from "../../ui/built-key";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { numberText } from "../../ui/number-text";
import { TEXTS } from "../../ui/texts/texts";
import { isNetwork } from "../network/network";
import { DRAW_NUMBERS } from "../sampler/gumbel";
import { CODES } from "../tables/number-columns";
import { numbersOf, Part } from "./facts";
import { INSPECTOR_TEXTS } from "./inspector-texts";

/** Nothing where the edge of this row is the only one that says it. */
export function SameEdges({ view, row }: { view: DrawnView; row: number }) {
  const { edges } = view;
  const rows = useMemo(() => sayingTheSame(edges, row), [edges, row]);
  if (rows.length < 2) return null;
  return (
    <Part title={INSPECTOR_TEXTS.sameEdges(rows.length)}>
      <ul className="edge-list">
        {rows.map((one, at) => (
          <li key={edges.handle[one]}>
            <SameEdge view={view} row={one} at={at + 1} isOpen={one === row} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What one draw made of an edge stands with that draw. */
const NOISE: readonly string[] = DRAW_NUMBERS.filter((name) => name !== "p");

interface SameEdgeProps {
  readonly view: DrawnView;
  readonly row: number;
  /** Counted from 1. */
  readonly at: number;
  /** Whether this is the one the inspector tells of. */
  readonly isOpen: boolean;
}

function SameEdge({ view, row, at, isOpen }: SameEdgeProps) {
  const commands = useCommands();
  const { handle, key, verdict } = view.edges;
  const name = key?.[row] ?? "";
  const isTold = name !== "" && !isBuiltKey(name);
  const isDecided = !isNetwork(view) && view.edges.added?.[row] !== 1;
  return (
    <button
      type="button"
      className="edge-line same-edge"
      aria-pressed={isOpen}
      onClick={() => void commands.select({ kind: "edge", handle: handle[row] ?? -1 })}
    >
      <Name text={isTold ? name : INSPECTOR_TEXTS.sameEdge(at)} longest={60} />
      <span className="soft">
        {isDecided &&
          [TEXTS.verdicts[VERDICTS[verdict[row] ?? 0] ?? "kept"].name, ...numbers(view, row)].join(" · ")}
      </span>
    </button>
  );
}

/** "Prize 0.8", for each number that has a value. */
function numbers({ edges }: DrawnView, row: number): string[] {
  return Object.entries(numbersOf(edges.numbers, row))
    .filter(([name, value]) => !CODES.includes(name) && !NOISE.includes(name) && !Number.isNaN(value))
    .map(([name, value]) => `${numberText("edge", name).name} ${formatNumber(value)}`);
}
