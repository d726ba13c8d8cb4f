/** What is on the canvas: from the window's props to scene, places, moment of the timeline and cytoscape's foreground. */
import type { Core } from "cytoscape";
import type { Point } from "../picture/edge-shape";
import { EMPTY_VIEW } from "../picture/empty-view";
import { hiddenColumn, hiddenEdges, sceneOf, type Scene } from "../picture/scene";
import { momentAt, type Moment } from "../picture/moment";
import { buildTimeline, type Timeline } from "../picture/timeline";
import type { GraphCanvasProps } from "./canvas-props";
import { placeOfNode } from "./element-places";
import { PlaceKeeper } from "./layout/place-keeper";
import type { Change } from "./painters/canvas-sheets";
import { canvasStyle } from "./painters/canvas-style";
import { createForeground, type Foreground } from "./painters/foreground";
import type { Picked } from "./pick";
import { hiddenOf, sameEncoding, sameHidden } from "./prop-changes";

/** How far a node must have come forward to be dragged. */
const LEAST_KEPT = 0.05;

export interface PictureEvents {
  /** Something has to be painted anew. */
  changed(change: Change): void;
  /** Nodes moved in a picture that nobody has seen before. */
  fresh(): void;
  /** Width ÷ height of the canvas. */
  aspect(): number;
}

export class DrawnPicture {
  readonly #cy: Core;
  readonly #foreground: Foreground;
  readonly #places: PlaceKeeper;
  readonly #events: PictureEvents;
  #props: GraphCanvasProps;
  #timeline: Timeline;
  scene: Scene = sceneOf(EMPTY_VIEW, { labels: [], relations: [] });
  moment: Moment;

  constructor(cy: Core, props: GraphCanvasProps, events: PictureEvents) {
    this.#cy = cy;
    this.#props = props;
    this.#events = events;
    this.#foreground = createForeground(cy);
    this.#places = new PlaceKeeper({
      moved: (fresh) => this.#moved(fresh),
      done: (share) => this.#props.onLayout?.(share),
      calm: () => this.#props.reducedMotion,
      leftToRight: () => this.#props.leftToRight ?? null,
    });
    this.#timeline = buildTimeline(this.scene.view, props.encoding);
    this.moment = momentAt(this.#timeline, props.position);
  }

  /** Takes new props; only what really changed is worked on. True where the scene is another. */
  update(props: GraphCanvasProps): boolean {
    const old = this.#props;
    this.#props = props;
    if (props.theme !== old.theme) this.#cy.style(canvasStyle(props.theme));
    const isRead = props.readRelation !== old.readRelation;
    if (props.view !== old.view || props.styles !== old.styles || isRead) {
      this.show();
      return true;
    }
    if (props.leftToRight !== old.leftToRight) this.layOutAgain();
    if (props.theme !== old.theme || !sameHidden(props, old)) this.#restyle();
    else if (!sameEncoding(props, old)) this.#retime();
    else if (props.position !== old.position) this.#applyMoment();
    return false;
  }

  /** Shows the view of the props as a scene of its own. */
  show(): void {
    const { view, styles, readRelation } = this.#props;
    this.scene = sceneOf(view ?? EMPTY_VIEW, hiddenOf(this.#props), styles, readRelation);
    this.#timeline = buildTimeline(this.scene.view, this.#props.encoding);
    this.#places.arrange(this.scene, this.#events.aspect());
    this.#restyle();
  }

  layOutAgain(): void {
    this.#places.again(this.scene, this.#events.aspect());
  }

  /** What moves a node that is held at a point of model space. Only nodes that have come forward: in the cloud the view moves. */
  grab(picked: Picked | null, held: Point): ((to: Point) => void) | null {
    if (picked?.kind !== "node" || this.scene.nodeFront[picked.row] === 0) return null;
    if (this.moment.nodeKept[picked.row]! < LEAST_KEPT) return null;
    const place = placeOfNode(this.scene, picked.row);
    return (to) => this.#put(picked.handle, { x: place.x + to.x - held.x, y: place.y + to.y - held.y });
  }

  dispose(): void {
    this.#places.dispose();
  }

  #put(handle: number, place: Point): void {
    const row = this.scene.nodeRows.get(handle);
    if (row === undefined) return;
    this.#places.put(this.scene, row, place);
    this.#foreground.place(this.scene, row);
    this.#events.changed("places");
  }

  #moved(fresh: boolean): void {
    this.#foreground.place(this.scene);
    if (fresh) this.#events.fresh();
    this.#events.changed("places");
  }

  #retime(): void {
    this.#timeline = buildTimeline(this.scene.view, this.#props.encoding);
    this.moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.scene, this.moment);
    this.#events.changed("colours");
  }

  #restyle(): void {
    const hidden = hiddenOf(this.#props);
    this.scene.hidden.set(hiddenColumn(this.scene.view, hidden));
    this.scene.edgeHidden.set(hiddenEdges(this.scene.view, hidden));
    this.#foreground.show(this.scene, this.#props.theme);
    this.#applyMoment();
    this.#events.changed("places");
  }

  #applyMoment(): void {
    this.moment = momentAt(this.#timeline, this.#props.position);
    this.#foreground.apply(this.scene, this.moment);
    this.#events.changed("view");
  }
}
