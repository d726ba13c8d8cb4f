/** What tables and charts speak of: the drawn candidates, or all of them once they are listed, with the newest numbers. */
import { useMemo } from "react";
import { VERDICTS, type RunView } from "../../../shared/trace";
import { edgeColumns, nodeColumns, type Column } from "./columns";
import { liveColumns, liveInputs, withLiveColumns } from "../graph-view/live-columns";
import { brushTest, columnKey } from "./tables";
import type { TableKind } from "./tables-view";
import { type Marks, NO_MARKS } from "../../state/workbench";
import { useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";

/** `fresh` false leaves the numbers as the run had them, for who has no use for them now. */
export function useListed(drawn: RunView, fresh = true): RunView {
  const everything = useWorkbench((state) => state.everything);
  const view = everything?.state === "ready" ? everything.value : drawn;
  const { draws, temperature } = useWorkbench(liveInputs);
  return useMemo(
    () => (fresh ? withLiveColumns(view, liveColumns(view, { draws, temperature })) : view),
    [fresh, view, draws, temperature],
  );
}

/** The columns of a view's nodes or edges. */
export function useColumns(view: RunView, kind: TableKind): readonly Column[] {
  const verdicts = TEXTS.verdicts;
  return useMemo(
    () =>
      kind === "node"
        ? nodeColumns(view)
        : edgeColumns(
            view,
            VERDICTS.map((verdict) => verdicts[verdict].name),
          ),
    [view, kind, verdicts],
  );
}

/** Those that a person did not hide. */
export function useShown(columns: readonly Column[], kind: TableKind): readonly Column[] {
  const hidden = useWorkbench((state) => state.tables.hidden);
  return useMemo(
    () => columns.filter(({ id }) => !hidden.includes(columnKey(kind, id))),
    [columns, kind, hidden],
  );
}

/** Nodes or edges in the range chosen on a chart, to be marked on the canvas. */
export function useBrushMarks(run: RunView): Marks {
  const brush = useWorkbench((state) => state.tables.brush);
  const view = useListed(run, brush !== null);
  return useMemo(() => {
    if (brush === null) return NO_MARKS;
    const columns = brush.kind === "node" ? nodeColumns(view) : edgeColumns(view, []);
    const test = brushTest(columns, brush.kind, brush);
    if (test === null) return NO_MARKS;
    const { handle } = brush.kind === "node" ? view.nodes : view.edges;
    const marked = [...handle.filter((_, row) => test(row))];
    return brush.kind === "node" ? { nodes: marked, edges: [] } : { nodes: [], edges: marked };
  }, [view, brush]);
}
