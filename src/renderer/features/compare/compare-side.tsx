/** One of two runs: its name, its graph, or why there is none. */
import { useEffect, useMemo, useRef } from "react";
import type { RunView } from "../../../shared/trace";
import type { ElementRef, Sign } from "../../picture/elements";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { GraphCanvas } from "../../canvas/graph-canvas";
import type { Compared, ComparedSide, SideName } from "./compare-view";
import { elementOf, targetAt } from "../../state/pins";
import type { ComparedEdge, RunComparison } from "./run-comparison";
import { rowOf } from "../../state/selection";
import { useCommands } from "../../state/workbench-context";
import { LoadingState } from "../../ui/empty-state";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { COMPARE_TEXTS } from "./compare-texts";
import { useReducedMotion } from "../../ui/use-media";
import { useTheme } from "../../state/use-theme";
import { FailureNote } from "../status/failure-note";

/** A node by its id or an edge by its key: means the same in both runs. */
export interface StableRef {
  readonly kind: "node" | "edge";
  readonly key: string;
}

export interface Linked {
  readonly selected: StableRef | null;
  readonly pointed: StableRef | null;
  readonly onSelect: (element: StableRef | null) => void;
  readonly onPoint: (element: StableRef | null) => void;
}

export interface CompareSideProps extends Linked {
  readonly name: SideName;
  readonly compared: Compared;
  readonly found: RunComparison | null;
}

export function CompareSide({ name, compared, found, ...linked }: CompareSideProps) {
  const side = compared[name];
  return (
    <section className="compare-side" data-side={name} aria-label={COMPARE_TEXTS[name]}>
      <SideTitle name={name} side={side} />
      <div className="compare-stage">
        {side.run.state === "loading" && <LoadingState text={COMPARE_TEXTS.loading} />}
        {side.run.state === "failed" && <SideFailed compared={compared} failure={side.run.failure} />}
        {side.run.state === "ready" && (
          <SideGraph
            name={name}
            title={TEXTS.said(side.title)}
            run={side.run.value}
            found={found}
            {...linked}
          />
        )}
      </div>
    </section>
  );
}

function SideTitle({ name, side: { title, request } }: { name: SideName; side: ComparedSide }) {
  const changes = Object.keys(request.overrides).length;
  const pins = Object.values(request.pins ?? {}).flat().length;
  const extras = [
    ...(changes > 0 ? [COMPARE_TEXTS.withChanges(changes)] : []),
    ...(pins > 0 ? [COMPARE_TEXTS.withPins(pins)] : []),
  ];
  return (
    <p className="compare-title">
      <span className="compare-mark" data-side={name} aria-hidden="true" />
      <strong>
        <Name text={TEXTS.said(title)} longest={60} />
      </strong>
      {extras.length > 0 && <span className="soft">{extras.join(", ")}</span>}
    </p>
  );
}

function SideFailed({
  compared,
  failure,
}: {
  compared: Compared;
  failure: Parameters<typeof FailureNote>[0]["failure"];
}) {
  const commands = useCommands();
  return (
    <FailureNote title={COMPARE_TEXTS.failed} failure={failure}>
      <button
        type="button"
        className="button small"
        onClick={() => void commands.compareRuns(compared.left, compared.right)}
      >
        {COMPARE_TEXTS.again}
      </button>
    </FailureNote>
  );
}

interface SideGraphProps extends Linked {
  readonly name: SideName;
  readonly title: string;
  readonly run: RunView;
  readonly found: RunComparison | null;
}

const PLAIN = { edgeColour: "", edgeWidth: "" };
const NOTHING: readonly never[] = [];
/** Two canvases in the room of one: less of it is left free around the picture. */
const NARROW = { left: -64, right: -64, top: -36, bottom: -36 };

function SideGraph({ name, title, run, found, selected, pointed, onSelect, onPoint }: SideGraphProps) {
  const canvas = useRef<CanvasHandle>(null);
  const fitted = useRef(false);
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const signs = useMemo(() => sideSigns(run, name, found), [run, name, found]);
  const marked = useMemo(() => marksOf(run, pointed), [run, pointed]);
  const selection = useMemo(() => selected && elementOf(run, selected), [run, selected]);
  useEffect(() => {
    if (selection !== null) canvas.current?.reveal(selection);
  }, [selection]);
  const both = found !== null;
  useEffect(() => {
    // What is found takes room from the pictures: the frame after it has its place.
    if (both && fitted.current) afterFrames(2, () => canvas.current?.fitKept());
  }, [both]);
  const stable = (element: ElementRef | null): StableRef | null =>
    element === null ? null : targetAt(run, element.kind, rowOf(run, element));
  return (
    <GraphCanvas
      ref={canvas}
      view={run}
      position={Infinity}
      selection={selection}
      highlightedNodes={marked.nodes}
      highlightedEdges={marked.edges}
      signs={signs}
      theme={theme}
      encoding={PLAIN}
      hiddenLabels={NOTHING}
      reducedMotion={reducedMotion}
      insets={NARROW}
      label={COMPARE_TEXTS.graph(COMPARE_TEXTS[name], title)}
      onSelect={(element) => onSelect(stable(element))}
      onHover={(hover) => onPoint(stable(hover))}
      onLayout={(done) => {
        if (done < 1 || fitted.current) return;
        // Places known from another canvas are there before this one is.
        requestAnimationFrame(() => {
          fitted.current = true;
          canvas.current?.fitKept();
        });
      }}
    />
  );
}

function afterFrames(count: number, act: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, act) : act()));
}

function marksOf(
  run: RunView,
  pointed: StableRef | null,
): { nodes: readonly number[]; edges: readonly number[] } {
  const element = pointed && elementOf(run, pointed);
  return {
    nodes: element?.kind === "node" ? [element.handle] : NOTHING,
    edges: element?.kind === "edge" ? [element.handle] : NOTHING,
  };
}

/** What both keep, what only this side keeps, and what only the other keeps where it is a candidate here. */
function sideSigns(run: RunView, side: SideName, found: RunComparison | null): Sign[] {
  if (found === null) return [];
  const signed = (edges: readonly ComparedEdge[], sign: Sign["sign"]): Sign[] =>
    edges.flatMap((edge) => {
      const handle = run.edges.handle[side === "left" ? edge.leftRow : edge.rightRow];
      return handle === undefined ? [] : [{ element: { kind: "edge", handle } as const, sign }];
    });
  return [
    ...signed(found.keptByBoth, "both"),
    ...signed(found.onlyLeft, "left"),
    ...signed(found.onlyRight, "right"),
  ];
}
