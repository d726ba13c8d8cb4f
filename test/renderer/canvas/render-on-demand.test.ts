import cytoscape from "cytoscape";
import { expect, test } from "vitest";
import { drawOnDemand, type Renderer } from "../../../src/renderer/canvas/painters/render-on-demand";

/** A renderer as cytoscape's, that counts, and frames that come when the test lets them. */
function stage() {
  const drawn: unknown[] = [];
  const told: boolean[] = [];
  const frames: ((now: number) => void)[] = [];
  let isBatching = false;
  const renderer = {
    cy: { batching: () => isBatching },
    beforeRenderCallbacks: [{ fn: (willDraw: boolean) => void told.push(willDraw) }],
    redraw(this: Renderer & { renderOptions?: unknown }, options?: unknown) {
      this.requestedFrame = true;
      this.renderOptions = options;
    },
    render: (options: unknown) => void drawn.push(options),
    startRenderLoop: () => undefined,
  } as Renderer & { destroyed?: boolean };
  drawOnDemand(renderer, (frame) => void frames.push(frame));
  return {
    renderer,
    drawn,
    told,
    batch: (is: boolean) => (isBatching = is),
    /** Lets frames come until none is asked for; how many came. */
    rest: (): number => {
      let count = 0;
      for (let frame = frames.shift(); frame; frame = frames.shift()) {
        frame((count += 1));
        if (count > 1000) throw new Error("it never rests");
      }
      return count;
    },
    frames,
  };
}

test("frames end when nothing more is to be drawn, and begin again with the next wish", () => {
  const { renderer, drawn, told, rest, frames } = stage();
  renderer.redraw("first");
  renderer.redraw("second");
  expect(frames).toHaveLength(1);
  const first = rest();
  expect([drawn, told.filter(Boolean).length]).toStrictEqual([["second"], 1]);
  expect(frames).toHaveLength(0);
  renderer.redraw("third");
  // As many as before: those in which cytoscape fills its stores come after every drawing.
  expect(rest()).toBe(first);
  expect(drawn).toStrictEqual(["second", "third"]);
});

test("what is asked for within a frame, after a skipped one or during a batch is drawn", () => {
  const { renderer, drawn, rest, batch, frames } = stage();
  renderer.skipFrame = true;
  renderer.redraw("skipped once");
  rest();
  expect(drawn).toStrictEqual(["skipped once"]);
  batch(true);
  renderer.redraw("batched");
  frames.shift()!(0);
  expect(drawn).toHaveLength(1);
  batch(false);
  rest();
  expect(drawn).toStrictEqual(["skipped once", "batched"]);
});

test("a renderer that is gone asks for nothing more", () => {
  const { renderer, drawn, rest } = stage();
  renderer.redraw();
  renderer.destroyed = true;
  expect([rest(), drawn]).toStrictEqual([1, []]);
});

test("cytoscape still has what is put in its place", () => {
  const { prototype } = cytoscape("renderer", "canvas") as { prototype: Renderer };
  expect([typeof prototype.startRenderLoop, typeof prototype.redraw, typeof prototype.render]).toStrictEqual(
    Array(3).fill("function"),
  );
});
