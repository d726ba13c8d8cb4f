import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ElementRef } from "../../src/renderer/picture/elements";
import type { CanvasHandle, GraphCanvasProps, Hover } from "../../src/renderer/canvas/canvas-props";
import { GraphCanvas } from "../../src/renderer/canvas/graph-canvas";
import { drawnView } from "../../src/renderer/picture/drawn-view";
import { CANVAS_COLOURS } from "../../src/renderer/picture/palette";
import { syntheticView } from "./synthetic-view";

declare global {
  interface Window {
    bench?: Bench;
  }
}

/** What the measuring script reaches through `window.bench`. */
export interface Bench {
  readonly handle: CanvasHandle;
  readonly heard: { layout: number; selected: ElementRef | null; hover: Hover | null };
  set(change: Partial<GraphCanvasProps>): void;
  view: typeof syntheticView;
  /** Shows a fresh run of so many edges; the milliseconds the call took. */
  show(edges: number): number;
  /** Moves through the whole timeline in so many frames; the milliseconds of script of each, sorted. */
  play(frames: number): Promise<number[]>;
  /** Moves a slider that recolours every edge through so many values; the milliseconds of script from value to repaint, sorted. */
  slide(values: number): Promise<number[]>;
  /** Adds so many nodes to the first hub as a person would; the milliseconds of script until they are painted. */
  expand(nodes: number): Promise<number>;
  /** Tasks of more than 50 ms that the browser reported since the last call: milliseconds on the clock. */
  longTasks(): number[];
}

const host = document.getElementById("root")!;
Object.assign(document.body.style, { margin: "0" });
Object.assign(host.style, { width: "100vw", height: "100vh" });
const root = createRoot(host);
const ref = createRef<CanvasHandle>();
const heard: Bench["heard"] = { layout: 0, selected: null, hover: null };
let props: GraphCanvasProps = {
  view: null,
  position: Infinity,
  selection: null,
  highlightedNodes: [],
  highlightedEdges: [],
  theme: "light",
  encoding: { edgeColour: "prize", edgeWidth: "prize" },
  hiddenLabels: [],
  reducedMotion: false,
  label: "Graph",
  onSelect(element) {
    heard.selected = element;
    set({ selection: element });
  },
  onHover(hover) {
    heard.hover = hover;
  },
  onLayout(done) {
    heard.layout = done;
  },
};

function set(change: Partial<GraphCanvasProps>): void {
  props = { ...props, ...change };
  host.style.background = CANVAS_COLOURS[props.theme].ground;
  flushSync(() => root.render(<GraphCanvas ref={ref} {...props} />));
}

function show(edges: number): number {
  const start = performance.now();
  heard.layout = 0;
  set({ view: syntheticView(edges, { run: `run-${edges}` }), position: Infinity, selection: null });
  ref.current?.layOutAgain();
  return performance.now() - start;
}

async function play(frames: number): Promise<number[]> {
  const times: number[] = [];
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  for (let at = 0; at <= frames; at++) {
    await next();
    const start = performance.now();
    set({ position: (at / frames) * 8 });
    const taken = performance.now() - start;
    // Asked for after the canvas' own frame, so what lies between the frame's start and this is the canvas painting.
    const begun = await next();
    times.push(taken + Math.max(0, performance.now() - Math.max(begun, start + taken)));
  }
  return times.sort((a, b) => a - b);
}

/** The milliseconds of script of a change and of the canvas' own frame that follows. */
async function timed(change: Partial<GraphCanvasProps>): Promise<number> {
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  await next();
  const start = performance.now();
  set(change);
  const taken = performance.now() - start;
  const begun = await next();
  return taken + Math.max(0, performance.now() - Math.max(begun, start + taken));
}

async function slide(values: number): Promise<number[]> {
  const rows = props.view?.edges.handle.length ?? 0;
  const times: number[] = [];
  for (let at = 0; at < values; at++) {
    const soft = Float64Array.from({ length: rows }, (_, row) => ((row * 7 + at * 13) % 100) / 100);
    const encoding = { edgeColour: "zSoft", edgeWidth: "zSoft", unit: true, columns: { zSoft: soft } };
    times.push(await timed({ encoding }));
  }
  return times.sort((a, b) => a - b);
}

function expand(nodes: number): Promise<number> {
  const view = props.view!;
  const hub = view.nodes.handle[0]!;
  const added = Array.from({ length: nodes }, (_, at) => 1_000_000 + at);
  return timed({
    view: drawnView(view, {
      nodes: added.map((handle) => ({
        handle,
        id: `added-${handle}`,
        name: `added ${handle}`,
        label: "Drug",
      })),
      edges: added.map((handle) => ({
        ...{ handle, source: hub, target: handle, relation: "treats" },
        ends: [view.nodes.id[0]!, `added-${handle}`] as const,
      })),
      dismissed: [],
      groups: [],
    }),
  });
}

const slow: number[] = [];
new PerformanceObserver((list) => slow.push(...list.getEntries().map((entry) => entry.duration))).observe({
  type: "longtask",
});

set({});
const bench: Bench = {
  get handle() {
    return ref.current!;
  },
  heard,
  set,
  view: syntheticView,
  show,
  play,
  slide,
  expand,
  longTasks: () => slow.splice(0),
};
window.bench = bench;
