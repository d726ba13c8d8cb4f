/** Joins the parts of the canvas: camera and gestures, the drawn picture, the painted sheets with cytoscape among them. */
import type { Core } from "cytoscape";
import { Camera, isSameSize, type Size } from "../picture/camera";
import type { Point } from "../picture/edge-shape";
import type { ElementRef } from "../picture/elements";
import { listenToGestures, type BoxGesture } from "../picture/gestures";
import { boxBetween, toModel, type View } from "../picture/viewport";
import type { CanvasHandle, GraphCanvasProps, WalkDirection } from "./canvas-props";
import { DrawnPicture } from "./drawn-picture";
import { Framing } from "./framing";
import { nameOf, stride } from "./keyboard-cursor";
import { CanvasSheets } from "./painters/canvas-sheets";
import { createCytoscape, ZOOM } from "./painters/cytoscape-instance";
import { exportPicture } from "./painters/export-picture";
import { svgPicture } from "./painters/svg-picture";
import { nodesIn, pick, referenceTo, type Picked } from "./pick";
import { sameMarks } from "./prop-changes";

/** CSS pixels around an edge that still count as a click on it. */
const REACH = 6;
const STEP = 1.35;

export class CanvasController implements CanvasHandle {
  readonly #container: HTMLElement;
  readonly #sheets: CanvasSheets;
  readonly #cy: Core;
  readonly #camera: Camera;
  readonly #framing: Framing;
  readonly #picture: DrawnPicture;
  readonly #ending = new AbortController();
  readonly #resizes: ResizeObserver;
  #props: GraphCanvasProps;
  #size: Size = { width: -1, height: -1, ratio: 1 };
  #hover: ElementRef | null = null;
  #cursor: ElementRef | null = null;

  constructor(container: HTMLElement, props: GraphCanvasProps) {
    this.#container = container;
    this.#props = props;
    this.#camera = new Camera({ limits: () => ZOOM, moved: () => this.#seen() });
    this.#framing = new Framing(this.#camera, () => ({ scene: this.#picture.scene, props: this.#props }));
    this.#sheets = new CanvasSheets(
      container,
      () => this.#shown(),
      (point) => this.#camera.look(point),
    );
    this.#cy = createCytoscape(this.#sheets.layers.middle, props.theme);
    this.#camera.reducedMotion = props.reducedMotion;
    this.#picture = new DrawnPicture(this.#cy, props, {
      changed: (change) => this.#sheets.schedule(change),
      fresh: () => this.#framing.fit(true),
      aspect: () => this.#framing.aspect(),
    });
    this.#listen();
    this.#resizes = new ResizeObserver(() => this.#resized());
    this.#resizes.observe(container);
    this.#resized();
    this.#picture.show();
    // Names measured with a stand-in font would be drawn in the wrong places. Asking for the fonts lays the page out: not while it is filled.
    requestAnimationFrame(() => void document.fonts.ready.then(() => this.#sheets.schedule("marks")));
  }

  /** Takes new props; only what really changed is worked on. */
  update(props: GraphCanvasProps): void {
    const old = this.#props;
    this.#props = props;
    this.#camera.reducedMotion = props.reducedMotion;
    if (this.#picture.update(props)) {
      this.#hover = null;
      this.#cursor = null;
    }
    if (props.position !== old.position) this.#sheets.schedule("view");
    if (!sameMarks(props, old)) this.#sheets.schedule("marks");
  }

  dispose(): void {
    this.#ending.abort();
    this.#camera.stop();
    this.#resizes.disconnect();
    this.#picture.dispose();
    this.#cy.destroy();
    this.#sheets.dispose();
  }

  fit(): void {
    this.#framing.fit();
  }

  fitKept(): void {
    this.#framing.fitKept();
  }

  look(view: View): void {
    this.#camera.take(view);
  }

  zoomIn(): void {
    this.#camera.zoomBy(STEP);
  }

  zoomOut(): void {
    this.#camera.zoomBy(1 / STEP);
  }

  reveal(...revealed: Parameters<CanvasHandle["reveal"]>): boolean {
    return this.#framing.reveal(...revealed);
  }

  placeOf(element: ElementRef): Point | null {
    return this.#framing.placeOf(element);
  }

  walk(direction: WalkDirection): void {
    const reached = this.step(direction, false);
    if (reached) this.#props.onSelect(reached, false);
  }

  layOutAgain(): void {
    this.#picture.layOutAgain();
  }

  exportPng(scale: number): Promise<Blob> {
    const { scene, moment } = this.#picture;
    return exportPicture(this.#cy, scene, moment, this.#props.theme, this.#camera.viewport, scale);
  }

  exportSvg(): string {
    const { scene, moment } = this.#picture;
    return svgPicture(scene, moment, this.#props.theme, scene.view.question);
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
    const { scene, moment } = this.#picture;
    const reached = stride(scene, moment, this.#cursor ?? this.#props.selection, direction, onEdge);
    if (!reached) return null;
    this.#cursor = reached.element;
    this.#framing.keepInSight(reached.node);
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
    return this.#props.describe?.(element) ?? nameOf(this.#picture.scene, element);
  }

  #listen(): void {
    const surface = this.#sheets.layers.overlay.canvas;
    const gestures = {
      click: (at: Point, add: boolean) => {
        this.#cursor = null;
        this.#props.onSelect(referenceTo(this.#pick(at)), add);
      },
      doubleClick: (at: Point) => this.#framing.centreOn(this.#pick(at)),
      menu: (at: Point) => this.#props.onMenu?.(referenceTo(this.#pick(at)), at),
      hover: (at: Point | null) => this.#hoverOver(at && this.#pick(at), at ?? { x: 0, y: 0 }),
      grab: (at: Point) => this.#grab(at),
      box: (box: BoxGesture, done: boolean) => this.#boxed(box, done),
    };
    listenToGestures(surface, this.#camera, gestures, this.#ending.signal);
  }

  #boxed({ from, to, purpose, add }: BoxGesture, done: boolean): void {
    this.#sheets.layers.showBand(done ? null : boxBetween(from, to), this.#props.theme);
    if (!done) return;
    const box = boxBetween(this.#toModel(from), this.#toModel(to));
    if (purpose === "zoom") this.#framing.show(box, 6, 6);
    else this.#props.onSelectAll?.(nodesIn(this.#picture.scene, this.#picture.moment, box), add);
  }

  #grab(at: Point): ((to: Point) => void) | null {
    const move = this.#picture.grab(this.#pick(at), this.#toModel(at));
    return move && ((to) => move(this.#toModel(to)));
  }

  #hoverOver(picked: Picked | null, at: Point): void {
    if (!picked && !this.#hover) return;
    this.#hover = referenceTo(picked);
    this.#sheets.layers.overlay.canvas.style.cursor = picked ? "pointer" : "default";
    this.#props.onHover(picked && { ...picked, ...at });
    this.#sheets.schedule("marks");
  }

  #pick(at: Point): Picked | null {
    const { scene, moment } = this.#picture;
    return pick(scene, moment, this.#toModel(at), REACH / this.#camera.viewport.zoom);
  }

  #toModel({ x, y }: Point): Point {
    return toModel(this.#camera.viewport, x, y);
  }

  /** The camera moved. */
  #seen(): void {
    const { zoom, panX, panY } = this.#camera.viewport;
    const pan = { x: panX, y: panY };
    this.#cy.viewport({ zoom, pan });
    this.#sheets.schedule("view");
    this.#props.onLook?.({ zoom, pan });
  }

  #resized(): void {
    const [before, size] = [this.#size, this.#sheets.layers.resize()];
    this.#size = size;
    // Observers also tell the size that they find at first, which is the one of the beginning: all would be painted twice.
    // A canvas behind another tab has no size; what it showed comes back with it.
    if (isSameSize(size, before) || size.width === 0 || size.height === 0) return;
    const isFirst = this.#camera.viewport.width === 0;
    this.#cy.resize();
    this.#framing.resize(size);
    if (isFirst) this.#framing.fit(true);
    this.#sheets.schedule("view");
    // Resizing cleared the sheets, and an empty frame would flicker.
    this.#sheets.paint();
  }

  #shown() {
    return {
      props: this.#props,
      scene: this.#picture.scene,
      moment: this.#picture.moment,
      viewport: this.#camera.viewport,
      hover: this.#hover,
      cursor: this.#cursor,
    };
  }
}
