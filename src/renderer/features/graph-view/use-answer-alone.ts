/** The picture of the answer alone: what the canvas draws of a run while its candidates are not wanted. */
import { useMemo } from "react";
import { KEPT } from "../../../shared/trace";
import { answerView, float64At, tiesOf, type AlsoDrawn } from "../../picture/answer-view";
import type { DrawnView } from "../../picture/drawn-view";
import type { ElementRef, Encoding, Sign } from "../../picture/elements";
import { drawsAnswerAlone } from "../../state/candidates";
import { useWorkbench } from "../../state/workbench-context";
import { addedTo, pictureOf } from "../explore/explore";

/** The view to draw, and the rows its edges have in the whole one; null where it is the whole one. */
export function useAnswerAlone(whole: DrawnView, selection: ElementRef | null, signs: readonly Sign[]) {
  const wanted = useWorkbench(drawsAnswerAlone);
  const picture = useWorkbench(pictureOf);
  const marked = useMemo(
    () => [...(selection === null ? [] : [selection]), ...signs.map(({ element }) => element)],
    [selection, signs],
  );
  // The same text for the same elements: a selection that is drawn anyway makes no new picture.
  const dropped = useMemo(() => JSON.stringify(droppedOf(whole, marked)), [whole, marked]);
  return useMemo(() => {
    const { nodes, edges } = JSON.parse(dropped) as AlsoDrawn;
    const added = addedTo(picture);
    const also = { nodes: [...nodes, ...added.nodes], edges: [...edges, ...added.edges] };
    const found = wanted ? answerView(whole, also) : null;
    return { view: found?.view ?? whole, edgeRows: found?.edgeRows ?? null, alone: found !== null };
  }, [whole, wanted, dropped, picture]);
}

/** Elements that the run dropped, which are drawn because a person looks at them. */
function droppedOf(whole: DrawnView, marked: readonly ElementRef[]): AlsoDrawn {
  const { nodes, edges } = whole;
  const handles = (kind: ElementRef["kind"]) =>
    new Set(marked.filter((element) => element.kind === kind).map(({ handle }) => handle));
  const [wantedNodes, wantedEdges] = [handles("node"), handles("edge")];
  const droppedNodes = [...nodes.handle].filter(
    (handle, row) => nodes.kept[row] === 0 && nodes.added?.[row] !== 1 && wantedNodes.has(handle),
  );
  const droppedEdges = [...edges.handle].filter(
    (handle, row) => edges.verdict[row] !== KEPT && wantedEdges.has(handle),
  );
  return { nodes: droppedNodes, edges: [...droppedEdges, ...tiesOf(whole, new Set(droppedNodes))] };
}

/** An encoding whose live columns are those of some rows of the run. */
export function atRows(encoding: Encoding, rows: readonly number[] | null): Encoding {
  if (rows === null || encoding.columns === undefined) return encoding;
  const columns = Object.entries(encoding.columns).map(([name, column]) => [name, float64At(column, rows)]);
  return { ...encoding, columns: Object.fromEntries(columns) as Encoding["columns"] & object };
}
