/** Joins the parts of the canvas: one cytoscape instance for viewport, gestures and foreground, the painted sheets, the places. */
import type { Core } from "cytoscape";
import { Camera } from "./camera";
import type { CanvasHandle, ElementRef, GraphCanvasProps, WalkDirection } from "./canvas-props";
import { CanvasSheets } from "./canvas-sheets";
import { canvasStyle } from "./canvas-style";
import { createCytoscape } from "./cytoscape-instance";
import type { Point } from "./edge-shape";
import { endsOf, keptBox, placeOfNode } from "./element-places";
import { EMPTY_VIEW } from "./empty-view";
import { exportPicture } from "./export-picture";
import { createForeground, type Foreground } from "./foreground";
import { listenToGestures } from "./gestures";
import { nameOf, stride } from "./keyboard-cursor";
import { pick, nodesIn, type Picked } from "./pick";
import { PlaceKeeper } from "./place-keeper";
import { isStyle, sameEncoding, sameHidden, sameMarks, wishesOf } from "./prop-changes";
import { hiddenColumn, hiddenEdges, sceneOf, type Scene } from "./scene";
import { svgPicture } from "./svg-picture";
import { buildTimeline, momentAt, type Moment, type Timeline } from "./timeline-model";
import { boxAround, toScreen, type Box } from "./viewport";

/** Pixels around an edge that still count as a click on it. */
const REACH = 6;

export class CanvasController implements CanvasHandle {
  readonly #container: HTMLElement;
  readonly #sheets: CanvasSheets;
  readonly #cy: Core;
  readonly #camera: Camera;
  readonly #foreground: Foreground;
  readonly #places: PlaceKeeper;
  readonly #resizes: ResizeObserver;
  #props: GraphCanvasProps;
  #scene: Scene = sceneOf(EMPTY_VIEW, { labels: [], relations: [] });
  #timeline: Timeline;
  #moment: Moment;
  #hover: ElementRef | null = null;
  #cursor: ElementRef | null = null;

  constructor(container: HTMLElement, props: GraphCanvasProps) {
    this.#container = container;
    this.#props = props;
    this.#sheets = new CanvasSheets(
      container,
      () => this.#shown(),
      (point) => this.#camera.look(point),
    );
    this.#cy = createCytoscape(this.#sheets.layers.middle, props.theme);
    this.#camera = new Camera(this.#cy);
    this.#aim();
    this.#foreground = createForeground(this.#cy);
    this.#places = new PlaceKeeper({
      moved: (fresh) => this.#moved(fresh),
      done: (share) => this.#props.onLayout?.(share),
      calm: () => this.#props.reducedMotion,
    });
    this.#timeline = buildTimeline(this.#scene.view, props.encoding);
    this.#moment = momentAt(this.#timeline, props.position);
    this.#listen();
    this.#resizes = new ResizeObserver(() => this.#resized());
    this.#resizes.observe(container);
    this.#resized();
    this.#showView();
    // Names measured with a stand-in font would be drawn in the wrong places.
    void document.fonts.ready.then(() => this.#sheets.schedule("marks"));
  }

  /** Takes new props; only what really changed is worked on. */
  update(props: GraphCanvasProps): void {
    const old = this.#props;
    this.#props = props;
    this.#aim();
    if (props.theme !== old.theme) this.#cy.style(canvasStyle(props.theme));
    if (props.view !== old.view || isStyle(props, old)) this.#showView();
    else if (props.theme !== old.theme || !sameHidden(props, old)) this.#restyle();
    else if (!sameEncoding(props, old)) this.#retime();
    else if (props.position !== old.position) this.#applyMoment();
    if (props.position !== old.position) this.#sheets.schedule("view");
    if (!sameMarks(props, old)) this.#sheets.schedule("marks");
  }

  dispose(): void {
    this.#resizes.disconnect();
    this.#places.dispose();
    this.#cy.destroy();
    this.#sheets.dispose();
  }

  fit(): void {
    const box = boxAround(this.#scene, () => true);
    if (box) this.#camera.show(box, 2, 36);
  }

  fitKept(): void {
    const box = keptBox(this.#scene);
    if (box) this.#camera.show(box, 1.6, 70);
    else this.fit();
  }

  zoomIn(): void {
    this.#camera.zoomBy(1.35);
  }

  zoomOut(): void {
    this.#camera.zoomBy(1 / 1.35);
  }

  reveal(element: ElementRef): boolean {
    const ends = endsOf(this.#scene, element);
    this.#camera.reveal(ends.map((end) => placeOfNode(this.#scene, end)));
    return ends.length > 0;
  }

  placeOf(element: ElementRef): Point | null {
    const [row] = endsOf(this.#scene, element);
    if (row === undefined) return null;
    const { x, y } = placeOfNode(this.#scene, row);
    return toScreen(this.#camera.viewport, x, y);
  }

  walk(direction: WalkDirection): void {
    const reached = this.step(direction, false);
    if (reached) this.#props.onSelect(reached, false);
  }

  layOutAgain(): void {
    this.#places.again(this.#scene, this.#aspect());
  }

  exportPng(scale: number): Promise<Blob> {
    const { theme } = this.#props;
    return exportPicture(this.#cy, this.#scene, this.#moment, theme, this.#camera.viewport, scale);
  }

  exportSvg(): string {
    return svgPicture(this.#scene, this.#moment, this.#props.theme, this.#scene.view.question);
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
    const place = placeOfNode(this.#scene, reached.node);
    if (!this.#camera.sees(place)) this.#camera.centre(place);
    this.#sheets.schedule("marks");
    return this.#cursor;
  }

  dropCursor(): void {
    this.#cursor = null;
    this.#sheets.schedule("marks");
  }

  /** Opens the menu where the keyboard stands, at what is selected, or in the middle. */
  openMenu(): void {
    const element = this.#cursor ?? this.#props.selection;
    const { width, height } = this.#camera.viewport;
    const place = element && this.placeOf(element);
    this.#props.onMenu?.(place ? element : null, place ?? { x: width / 2, y: height / 2 });
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
      viewport: () => this.#sheets.schedule("view"),
      tap: (point, add) => {
        this.#cursor = null;
        this.#props.onSelect(referenceTo(this.#pick(point)), add);
      },
      menu: (point, at) => this.#props.onMenu?.(referenceTo(this.#pick(point)), at),
      twice: (point) => this.#centreOnPicked(this.#pick(point)),
      move: (point, at) => this.#hoverOver(point && this.#pick(point), at),
      drag: (id, point) => this.#dragged(Number(id.slice(1)), point),
      box: (box, purpose, add) => this.#boxed(box, purpose, add),
    });
  }

  #boxed(box: Box, purpose: "select" | "zoom", add: boolean): void {
    if (purpose === "zoom") this.#camera.show(box, 6, 6);
    else this.#props.onSelectAll?.(nodesIn(this.#scene, this.#moment, box), add);
  }

  #showView(): void {
    const { view, styles } = this.#props;
    this.#scene = sceneOf(view ?? EMPTY_VIEW, wishesOf(this.#props), styles);
    this.#hover = null;
    this.#cursor = null;
    this.#timeline = buildTimeline(this.#scene.view, this.#props.encoding);
    this.#places.arrange(this.#scene, this.#aspect());
    this.#restyle();
  }

  #moved(fresh: boolean): void {
    this.#foreground.place(this.#scene);
    if (fresh) this.#camera.fitAtOnce(this.#scene);
    this.#sheets.schedule("places");
  }

  #retime(): void {
    this.#timeline = buildTimeline(this.#scene.view, this.#props.encoding);
    this.#moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.#scene, this.#moment);
    this.#sheets.schedule("colours");
  }

  #restyle(): void {
    const wishes = wishesOf(this.#props);
    this.#scene.hidden.set(hiddenColumn(this.#scene.view, wishes));
    this.#scene.edgeHidden.set(hiddenEdges(this.#scene.view, wishes));
    this.#foreground.show(this.#scene, this.#props.theme);
    this.#applyMoment();
    this.#sheets.schedule("places");
  }

  #applyMoment(): void {
    this.#moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.#scene, this.#moment);
    this.#sheets.schedule("view");
  }

  #pick(point: Point): Picked | null {
    return pick(this.#scene, this.#moment, point, REACH / this.#cy.zoom());
  }

  #hoverOver(picked: Picked | null, at: Point): void {
    if (!picked && !this.#hover) return;
    this.#hover = referenceTo(picked);
    this.#sheets.layers.middle.style.cursor = picked ? "pointer" : "default";
    this.#props.onHover(picked && { ...picked, ...at });
    this.#sheets.schedule("marks");
  }

  #dragged(nodeHandle: number, point: Point): void {
    const row = this.#scene.nodeRows.get(nodeHandle);
    if (row === undefined) return;
    this.#places.put(this.#scene, row, point);
    this.#sheets.schedule("places");
  }

  #centreOnPicked(picked: Picked | null): void {
    if (!picked) this.fit();
    else if (picked.kind === "node") this.#camera.centre(placeOfNode(this.#scene, picked.row));
    else this.#camera.centre(placeOfNode(this.#scene, this.#scene.view.edges.target[picked.row]!));
  }

  #aspect(): number {
    const { width, height } = this.#camera.viewport;
    return width / Math.max(1, height);
  }

  #resized(): void {
    const size = this.#sheets.layers.resize();
    // A canvas behind another tab has no size; what it showed comes back with it.
    if (size.width === 0 || size.height === 0) return;
    const isFirst = this.#camera.viewport.width === 0;
    this.#camera.resize(size);
    if (isFirst) this.#camera.fitAtOnce(this.#scene);
    this.#sheets.schedule("view");
    // Resizing cleared the sheets, and an empty frame would flicker.
    this.#sheets.paint();
  }

  #shown() {
    return {
      props: this.#props,
      scene: this.#scene,
      moment: this.#moment,
      viewport: this.#camera.viewport,
      hover: this.#hover,
      cursor: this.#cursor,
    };
  }
}

function referenceTo(picked: Picked | null): ElementRef | null {
  return picked && { kind: picked.kind, handle: picked.handle };
}
