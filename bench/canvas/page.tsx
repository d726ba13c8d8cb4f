import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type {
  CanvasHandle,
  ElementRef,
  GraphCanvasProps,
  Hover,
} from "../../src/renderer/canvas/canvas-props";
import { GraphCanvas } from "../../src/renderer/canvas/graph-canvas";
import { CANVAS_COLOURS } from "../../src/renderer/ui/palette";
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
};
window.bench = bench;
