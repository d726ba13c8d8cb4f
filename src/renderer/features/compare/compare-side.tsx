/** One of two runs: its name, its graph, or why there is none. */
import { useEffect, useMemo, useRef } from "react";
import type { RunView } from "../../../shared/trace";
import { answerView } from "../../picture/answer-view";
import type { ElementRef } from "../../picture/elements";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { GraphCanvas } from "../../canvas/graph-canvas";
import { relationReader } from "../../ui/texts/relation-said";
import type { Compared, ComparedSide, SideName } from "./compare-view";
import { elementOf, targetAt } from "../../state/pins";
import { comparedView, otherSide, sharePlaces, sideSigns, type TwoRuns } from "./compared-views";
import type { LinkedCameras } from "./use-linked-cameras";
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

/** What both pictures and the list mark together. */
export interface Linked {
  readonly selected: StableRef | null;
  readonly pointed: StableRef | null;
  readonly onSelect: (element: StableRef | null) => void;
  readonly onPoint: (element: StableRef | null) => void;
}

export interface CompareSideProps extends Linked, LinkedCameras {
  readonly name: SideName;
  readonly compared: Compared;
  readonly two: TwoRuns | null;
}

export function CompareSide({ name, compared, two, ...linked }: CompareSideProps) {
  const side = compared[name];
  // The second picture takes its places from the first, which has to be laid out.
  const waits = name === "right" && two !== null && sharePlaces(two) && !linked.rested;
  return (
    <section className="compare-side" data-side={name} aria-label={COMPARE_TEXTS[name]}>
      <SideTitle name={name} side={side} />
      <div className="compare-stage">
        {(side.run.state === "loading" || (side.run.state === "ready" && waits)) && (
          <LoadingState text={COMPARE_TEXTS.loading} />
        )}
        {side.run.state === "failed" && <SideFailed compared={compared} failure={side.run.failure} />}
        {side.run.state === "ready" && !waits && (
          <SideGraph name={name} title={TEXTS.said(side.title)} run={side.run.value} two={two} {...linked} />
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

interface SideGraphProps extends Linked, LinkedCameras {
  readonly name: SideName;
  readonly title: string;
  /** Null while the other side has no run. */
  readonly two: TwoRuns | null;
  readonly run: RunView;
}

const PLAIN = { edgeColour: "", edgeWidth: "" };
const NOTHING: readonly never[] = [];
/** Two canvases in the room of one: less of it is left free around the picture. */
const NARROW = { left: 0, right: 0, top: -30, bottom: -30 };

function SideGraph({ name, title, run, two, ...linked }: SideGraphProps) {
  const { selected, pointed, onSelect, onPoint, join, onLook, onRest } = linked;
  const canvas = useRef<CanvasHandle>(null);
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const view = useMemo(
    () => (two === null ? (answerView(run, NONE_ELSE)?.view ?? run) : comparedView(two, name)),
    [run, two, name],
  );
  const signs = useMemo(() => (two === null ? NOTHING : sideSigns(two, name)), [two, name]);
  /** Those that know what is drawn here by its stable name. */
  const known = useMemo(
    () => (two !== null && sharePlaces(two) ? [run, two[otherSide(name)]] : [run]),
    [run, two, name],
  );
  const selection = useMemo(() => elementIn(known, selected), [known, selected]);
  const marked = useMemo(() => marksOf(elementIn(known, pointed)), [known, pointed]);
  useEffect(() => {
    if (selection !== null) canvas.current?.reveal(selection);
  }, [selection]);
  useEffect(() => join(name, canvas), [join, name]);
  return (
    <GraphCanvas
      ref={canvas}
      view={view}
      position={Infinity}
      selection={selection}
      highlightedNodes={marked.nodes}
      highlightedEdges={marked.edges}
      signs={signs}
      readRelation={relationReader()}
      theme={theme}
      encoding={PLAIN}
      hiddenLabels={NOTHING}
      reducedMotion={reducedMotion}
      insets={NARROW}
      label={COMPARE_TEXTS.graph(COMPARE_TEXTS[name], title)}
      onSelect={(element) => onSelect(stableIn(known, element))}
      onHover={(hover) => onPoint(stableIn(known, hover))}
      onLook={(look) => onLook(name, look)}
      onLayout={(done) => done === 1 && onRest(name)}
    />
  );
}

const NONE_ELSE = { nodes: [], edges: [] };

function elementIn(known: readonly RunView[], stable: StableRef | null): ElementRef | null {
  return stable && firstOf(known, (run) => elementOf(run, stable));
}

function stableIn(known: readonly RunView[], element: ElementRef | null): StableRef | null {
  return element && firstOf(known, (run) => targetAt(run, element.kind, rowOf(run, element)));
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function marksOf(element: ElementRef | null): { nodes: readonly number[]; edges: readonly number[] } {
  return {
    nodes: element?.kind === "node" ? [element.handle] : NOTHING,
    edges: element?.kind === "edge" ? [element.handle] : NOTHING,
  };
}
