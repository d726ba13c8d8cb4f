/** Which part of a map is in sight, and how it gets there. */
import { WHOLE } from "./map-drawing";
import type { Box, MapSight, Place } from "./map-drawing";

/** Room around what is framed. */
const MARGIN = 1.25;
const NEAREST = 0.002;
const FARTHEST = 4;
const GLIDE_MS = 350;
const MOST_GROWTH = 3;

/** The middle of the view, and half of the map in sight along the shorter side. */
interface CameraState extends Place {
  readonly reach: number;
}

/** Calls `onMove` after every change. */
export class MapCamera {
  private state: CameraState = stateFor(WHOLE);
  private gliding = 0;

  constructor(
    private readonly container: HTMLElement,
    private readonly onMove: () => void,
  ) {}

  get sight(): MapSight {
    const { clientWidth: width, clientHeight: height } = this.container;
    const scale = Math.min(width, height) / 2 / this.state.reach || 1;
    return { middle: this.state, scale, growth: this.growth, width, height };
  }

  get growth(): number {
    return Math.max(1, Math.min(MOST_GROWTH, Math.sqrt(MARGIN / this.state.reach)));
  }

  toView(x: number, y: number): Place {
    const { middle, scale, width, height } = this.sight;
    return { x: width / 2 + (x - middle.x) * scale, y: height / 2 - (y - middle.y) * scale };
  }

  toMap(x: number, y: number): Place {
    const { middle, scale, width, height } = this.sight;
    return { x: middle.x + (x - width / 2) / scale, y: middle.y - (y - height / 2) / scale };
  }

  frame(box: Box, calm: boolean): void {
    this.go(stateFor(box), calm);
  }

  zoom(factor: number, calm: boolean): void {
    this.go({ ...this.state, reach: within(this.state.reach / factor) }, calm);
  }

  /** Moves what is in sight by CSS pixels. */
  shift(right: number, down: number): void {
    const { scale } = this.sight;
    this.set({ ...this.state, x: this.state.x - right / scale, y: this.state.y + down / scale });
  }

  /** Nearer or farther, while what lies at `at` stays there. */
  zoomAt(at: Place, factor: number): void {
    const before = this.toMap(at.x, at.y);
    this.set({ ...this.state, reach: within(this.state.reach / factor) }, false);
    const after = this.toMap(at.x, at.y);
    this.set({ ...this.state, x: this.state.x + before.x - after.x, y: this.state.y + before.y - after.y });
  }

  stop(): void {
    cancelAnimationFrame(this.gliding);
  }

  private set(state: CameraState, tell = true): void {
    this.stop();
    this.state = state;
    if (tell) this.onMove();
  }

  private go(to: CameraState, calm: boolean): void {
    this.stop();
    if (calm) return this.set(to);
    const from = this.state;
    const began = performance.now();
    const step = (): void => {
      const part = Math.min(1, (performance.now() - began) / GLIDE_MS);
      this.state = part === 1 ? to : between(from, to, part * part * (3 - 2 * part));
      this.onMove();
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    step();
  }
}

function stateFor({ left, right, top, bottom }: Box): CameraState {
  const reach = (Math.max(right - left, bottom - top) / 2) * MARGIN;
  return { x: (left + right) / 2, y: (top + bottom) / 2, reach: within(Math.max(reach, 0.02)) };
}

/** Places go evenly, nearness by factors: so it looks even. */
function between(from: CameraState, to: CameraState, part: number): CameraState {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    reach: from.reach * (to.reach / from.reach) ** part,
  };
}

const within = (reach: number): number => Math.min(FARTHEST, Math.max(NEAREST, reach));
