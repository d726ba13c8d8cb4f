/** Joins the parts of the canvas: one cytoscape instance for viewport, gestures and foreground, two painters, one layout worker. */
import type { Core } from "cytoscape";
import { Camera } from "./camera";
import type { CanvasHandle, ElementRef, GraphCanvasProps, WalkDirection } from "./canvas-props";
import { canvasStyle } from "./canvas-style";
import { paintCloud } from "./cloud-painter";
import { createCytoscape } from "./cytoscape-instance";
import type { Point } from "./edge-shape";
import { EMPTY_VIEW } from "./empty-view";
import { exportPicture } from "./export-picture";
import { createForeground, type Foreground } from "./foreground";
import { listenToGestures } from "./gestures";
import { nameOf, stride } from "./keyboard-cursor";
import { createLayers, type Layers } from "./layers";
import { startLayoutClient, type LayoutClient } from "./layout-client";
import type { Places } from "./layout-input";
import { layoutDeadline, layoutInputOf } from "./layout-order";
import { startPlaces } from "./layout-start";
import type { LayoutFrame } from "./layout-worker";
import { marksOf } from "./marks";
import { paintOverlay } from "./overlay-painter";
import { pick, type Picked } from "./pick";
import { PlaceMemory } from "./place-memory";
import { hiddenColumn, sceneOf, type Scene } from "./scene";
import { buildTimeline, momentAt, type Moment, type Timeline } from "./timeline-model";
import { boxAround, type Viewport } from "./viewport";

/** Pixels around an edge that still count as a click on it. */
const REACH = 6;

export class CanvasController implements CanvasHandle {
  readonly #container: HTMLElement;
  readonly #layers: Layers;
  readonly #cy: Core;
  readonly #camera: Camera;
  readonly #foreground: Foreground;
  readonly #layout: LayoutClient = startLayoutClient();
  readonly #memory = new PlaceMemory();
  readonly #resizes: ResizeObserver;
  #props: GraphCanvasProps;
  #scene: Scene = sceneOf(EMPTY_VIEW, []);
  #timeline: Timeline;
  #moment: Moment;
  #hover: ElementRef | null = null;
  #cursor: ElementRef | null = null;
  #frame = 0;
  /** False while only colours and widths of edges changed, which marks and names do not follow. */
  #overlayStale = true;

  constructor(container: HTMLElement, props: GraphCanvasProps) {
    this.#container = container;
    this.#props = props;
    this.#layers = createLayers(container);
    this.#cy = createCytoscape(this.#layers.middle, props.theme);
    this.#camera = new Camera(this.#cy);
    this.#aim();
    this.#foreground = createForeground(this.#cy);
    this.#timeline = buildTimeline(this.#scene.view, props.encoding);
    this.#moment = momentAt(this.#timeline, props.position);
    this.#listen();
    this.#resizes = new ResizeObserver(() => this.#resized());
    this.#resizes.observe(container);
    this.#resized();
    this.#showView();
    // Names measured with a stand-in font would be drawn in the wrong places.
    void document.fonts.ready.then(() => this.#schedule());
  }

  /** Takes new props; only what really changed is worked on. */
  update(props: GraphCanvasProps): void {
    const old = this.#props;
    this.#props = props;
    this.#aim();
    if (props.theme !== old.theme) this.#cy.style(canvasStyle(props.theme));
    if (props.view !== old.view) this.#showView();
    else if (props.theme !== old.theme || !sameItems(props.hiddenLabels, old.hiddenLabels)) this.#restyle();
    else if (!sameEncoding(props, old)) this.#retime();
    else if (props.position !== old.position) this.#applyMoment();
    if (props.position !== old.position || !sameMarks(props, old)) this.#schedule();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#resizes.disconnect();
    this.#layout.dispose();
    this.#cy.destroy();
    this.#layers.dispose();
  }

  fit(): void {
    const box = boxAround(this.#scene, () => true);
    if (box) this.#camera.show(box, 2, 36);
  }

  fitKept(): void {
    const { kept, seed } = this.#scene.view.nodes;
    const matters = (row: number) => kept[row] === 1 || seed[row] === 1 || this.#scene.answer[row] === 1;
    const box = boxAround(this.#scene, matters);
    if (box) this.#camera.show(box, 1.6, 70);
    else this.fit();
  }

  zoomIn(): void {
    this.#camera.zoomBy(1.35);
  }

  zoomOut(): void {
    this.#camera.zoomBy(1 / 1.35);
  }

  reveal({ kind, handle }: ElementRef): boolean {
    const row = (kind === "node" ? this.#scene.nodeRows : this.#scene.edgeRows).get(handle);
    if (row === undefined) return false;
    const { source, target } = this.#scene.view.edges;
    this.#camera.reveal(
      (kind === "node" ? [row] : [source[row]!, target[row]!]).map((end) => this.#placeOf(end)),
    );
    return true;
  }

  walk(direction: WalkDirection): void {
    const reached = this.step(direction, false);
    if (reached) this.#props.onSelect(reached);
  }

  layOutAgain(): void {
    this.#memory.forget();
    this.#scene.x.fill(NaN);
    this.#layOut();
  }

  exportPng(scale: number): Promise<Blob> {
    const { theme } = this.#props;
    return exportPicture(this.#cy, this.#scene, this.#moment, theme, this.#camera.viewport, scale);
  }

  focus(): void {
    this.#container.focus();
  }

  /** Where the keyboard stands; null before the first stride. */
  get cursor(): ElementRef | null {
    return this.#cursor;
  }

  /** Moves the keyboard cursor one stride, onto the edge walked along when `onEdge`; null at a dead end. */
  step(direction: WalkDirection, onEdge: boolean): ElementRef | null {
    const from = this.#cursor ?? this.#props.selection;
    const reached = stride(this.#scene, this.#moment, from, direction, onEdge);
    if (!reached) return null;
    this.#cursor = reached.element;
    const place = this.#placeOf(reached.node);
    if (!this.#camera.sees(place)) this.#camera.centre(place);
    this.#schedule();
    return this.#cursor;
  }

  dropCursor(): void {
    this.#cursor = null;
    this.#schedule();
  }

  /** What the live text says of an element. */
  describe(element: ElementRef): string {
    return this.#props.describe?.(element) ?? nameOf(this.#scene, element);
  }

  #aim(): void {
    this.#camera.reducedMotion = this.#props.reducedMotion;
    if (this.#props.insets) this.#camera.insets = this.#props.insets;
  }

  #listen(): void {
    listenToGestures(this.#cy, {
      viewport: () => this.#schedule(),
      tap: (point) => {
        this.#cursor = null;
        this.#props.onSelect(referenceTo(this.#pick(point)));
      },
      twice: (point) => this.#centreOnPicked(this.#pick(point)),
      move: (point, at) => this.#hoverOver(point && this.#pick(point), at),
      drag: (id, point) => this.#dragged(Number(id.slice(1)), point),
      box: (box) => this.#camera.show(box, 6, 6),
    });
  }

  #showView(): void {
    this.#scene = sceneOf(this.#props.view ?? EMPTY_VIEW, this.#props.hiddenLabels);
    this.#hover = null;
    this.#cursor = null;
    if (this.#memory.recall(this.#scene)) this.#rest();
    else this.#layOut();
    this.#timeline = buildTimeline(this.#scene.view, this.#props.encoding);
    this.#restyle();
  }

  /** Every place is known already. */
  #rest(): void {
    this.#layout.cancel();
    this.#props.onLayout?.(1);
  }

  #layOut(): void {
    const { width, height } = this.#camera.viewport;
    const isNew = this.#scene.x.every(Number.isNaN);
    const input = layoutInputOf(this.#scene, width / Math.max(1, height));
    this.#setPlaces(startPlaces(input), isNew);
    this.#props.onLayout?.(0);
    this.#layout.order(input, layoutDeadline(this.#scene), (frame) => this.#laidOut(frame, isNew));
  }

  #laidOut({ places, done }: LayoutFrame, isNew: boolean): void {
    // With reduced motion only the resting picture is shown.
    if (!this.#props.reducedMotion || done === 1) this.#setPlaces(places, isNew);
    if (done === 1) this.#memory.remember(this.#scene);
    this.#props.onLayout?.(done);
  }

  #setPlaces(places: Places, fit: boolean): void {
    this.#scene.x.set(places.x);
    this.#scene.y.set(places.y);
    this.#foreground.place(this.#scene);
    if (fit) this.#camera.fitAtOnce(this.#scene);
    this.#schedule();
  }

  #retime(): void {
    this.#timeline = buildTimeline(this.#scene.view, this.#props.encoding);
    this.#moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.#scene, this.#moment);
    this.#scheduleCloud();
  }

  #restyle(): void {
    this.#scene.hidden.set(hiddenColumn(this.#scene.view, this.#props.hiddenLabels));
    this.#foreground.show(this.#scene, this.#props.theme);
    this.#applyMoment();
  }

  #applyMoment(): void {
    this.#moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.#scene, this.#moment);
    this.#schedule();
  }

  #pick(point: Point): Picked | null {
    return pick(this.#scene, this.#moment, point, REACH / this.#cy.zoom());
  }

  #hoverOver(picked: Picked | null, at: Point): void {
    if (!picked && !this.#hover) return;
    this.#hover = referenceTo(picked);
    this.#layers.middle.style.cursor = picked ? "pointer" : "default";
    this.#props.onHover(picked && { ...picked, ...at });
    this.#schedule();
  }

  #dragged(nodeHandle: number, point: Point): void {
    const row = this.#scene.nodeRows.get(nodeHandle);
    if (row === undefined) return;
    this.#scene.x[row] = point.x;
    this.#scene.y[row] = point.y;
    this.#memory.remember(this.#scene);
    this.#schedule();
  }

  #centreOnPicked(picked: Picked | null): void {
    if (!picked) this.fit();
    else if (picked.kind === "node") this.#camera.centre(this.#placeOf(picked.row));
    else this.#camera.centre(this.#placeOf(this.#scene.view.edges.target[picked.row]!));
  }

  #placeOf(row: number): Point {
    return { x: this.#scene.x[row]!, y: this.#scene.y[row]! };
  }

  #resized(): void {
    const size = this.#layers.resize();
    // A canvas behind another tab has no size; what it showed comes back with it.
    if (size.width === 0 || size.height === 0) return;
    const isFirst = this.#camera.viewport.width === 0;
    this.#camera.resize(size);
    if (isFirst) this.#camera.fitAtOnce(this.#scene);
    this.#overlayStale = true;
    this.#paint();
  }

  #schedule(): void {
    this.#overlayStale = true;
    this.#scheduleCloud();
  }

  #scheduleCloud(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { viewport } = this.#camera;
    paintCloud(this.#layers.cloud, this.#scene, this.#moment, viewport, this.#props.theme);
    if (this.#overlayStale) this.#paintOverlay(viewport);
  }

  #paintOverlay(viewport: Viewport): void {
    this.#overlayStale = false;
    const { theme, selection, highlightedNodes, highlightedEdges } = this.#props;
    const marks = marksOf(this.#scene, {
      selection,
      hover: this.#hover,
      cursor: this.#cursor,
      highlightedNodes,
      highlightedEdges,
    });
    paintOverlay(this.#layers.overlay, this.#scene, this.#moment, viewport, theme, marks);
  }
}

function referenceTo(picked: Picked | null): ElementRef | null {
  return picked && { kind: picked.kind, handle: picked.handle };
}

function sameEncoding(a: GraphCanvasProps, b: GraphCanvasProps): boolean {
  const [one, other] = [a.encoding, b.encoding];
  const named = one.edgeColour === other.edgeColour && one.edgeWidth === other.edgeWidth;
  return named && one.unit === other.unit && one.columns === other.columns;
}

function sameMarks(a: GraphCanvasProps, b: GraphCanvasProps): boolean {
  const same = a.highlightedNodes === b.highlightedNodes && a.highlightedEdges === b.highlightedEdges;
  return same && a.selection === b.selection;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
