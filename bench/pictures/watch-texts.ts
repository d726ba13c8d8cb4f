/** What runs in the page to see the picture of an answer as it was painted: texts, discs and edges of the canvas in CSS pixels. */
import type { Core } from "cytoscape";
import type { Page } from "playwright-core";
import type { Disc, Seen, Written } from "./measure";

/** Words of relations are written around their middle, names from their left. */
type Noted = Written & { readonly centred: boolean };

/** Before the page's own script: notes every text that a canvas is asked to write, until its sheet is cleared. */
export function noteTexts(): void {
  const written = new WeakMap<HTMLCanvasElement, Noted[]>();
  const prototype = CanvasRenderingContext2D.prototype;
  const { fillText, clearRect, moveTo } = prototype;
  // Of the last path begun: a line to a name stands right before it.
  const begun = new WeakMap<HTMLCanvasElement, DOMPoint>();
  prototype.moveTo = function (x, y) {
    begun.set(this.canvas, this.getTransform().transformPoint({ x, y }));
    moveTo.call(this, x, y);
  };
  prototype.clearRect = function (...box) {
    written.delete(this.canvas);
    clearRect.apply(this, box);
  };
  prototype.fillText = function (text, x, y, ...rest) {
    const matrix = this.getTransform();
    const ratio = this.canvas.width / Math.max(1, this.canvas.clientWidth);
    const width = this.measureText(text).width;
    const centred = this.textAlign === "center";
    const middle = matrix.transformPoint({ x: centred ? x : x + width / 2, y });
    const angle = Math.atan2(matrix.b, matrix.a);
    const from = begun.get(this.canvas);
    begun.delete(this.canvas);
    const joins = from === undefined ? {} : { joins: { x: from.x / ratio, y: from.y / ratio } };
    const ink = { fill: String(this.fillStyle), halo: String(this.strokeStyle), alpha: this.globalAlpha };
    const line = {
      text,
      x: middle.x / ratio,
      y: middle.y / ratio,
      width,
      height: 15,
      angle,
      centred,
      strong: Number(/\d{3}/.exec(this.font)?.[0] ?? 400) >= 600,
      ...ink,
      ...joins,
    };
    written.set(this.canvas, [...(written.get(this.canvas) ?? []), line]);
    fillText.call(this, text, x, y, ...rest);
  };
  Object.assign(window, { writtenOn: (canvas: HTMLCanvasElement) => written.get(canvas) ?? [] });
}

/** The picture that stands on the page now. */
export async function seePicture(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const host = document.querySelector<HTMLElement>(".graph-view .graph-canvas")!;
    const { writtenOn } = window as unknown as { writtenOn: (canvas: HTMLCanvasElement) => Noted[] };
    const holder = host.querySelector(".__________cytoscape_container") as unknown as {
      _cyreg: { cy: Core };
    };
    const { cy } = holder._cyreg;
    const frame = host.getBoundingClientRect();
    const nodes = cy.nodes().toArray();
    const places = new Map(nodes.map((node, at) => [node.id(), at]));
    const isCovered = (x: number, y: number): boolean =>
      !host.contains(document.elementFromPoint(frame.left + x, frame.top + y));
    const discs = nodes.map((node): Disc => {
      const { x, y } = node.renderedPosition();
      const wanted = node.data("ring") === 1 || Number(node.style("underlay-opacity")) > 0;
      return { x, y, radius: node.renderedWidth() / 2, wanted, covered: isCovered(x, y) };
    });
    const lines = cy
      .edges()
      .toArray()
      .map((edge) => [places.get(edge.source().id())!, places.get(edge.target().id())!] as const);
    const texts = [...host.querySelectorAll("canvas")].flatMap((canvas) => writtenOn(canvas));
    return {
      width: frame.width,
      height: frame.height,
      discs,
      lines,
      names: texts.filter(({ centred }) => !centred),
      words: texts.filter(({ centred }) => centred),
    };
  });
}
