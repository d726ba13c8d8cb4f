/**
 * Where nodes stand. Pure and repeatable: a start from the hops (rings around the seeds, subtrees side by side), then d3-force in
 * small slices, then a pass that parts what still overlaps. The kept subgraph is drawn to the middle and reads from seeds on the
 * left to answers on the right; the cloud settles around it. The same input gives the same places.
 */
import {
  forceLink,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
  type SimulationLinkDatum,
} from "d3-force";
import type { Repelling } from "./charge-tree";
import type { LayoutInput, Places } from "./layout-input";
import { fanOf, layersOf } from "./layers";
import { keptDepths, startPlaces } from "./layout-start";
import { packParts } from "./parts";
import { repulsion } from "./repulsion";
import { room, type Roomy } from "./room";
import { shapeOf } from "./shape";

interface Body extends Repelling, Roomy {
  readonly row: number;
  readonly kept: boolean;
}
type Spring = SimulationLinkDatum<Body> & { readonly kept: boolean };

/** A layout under way: `advance` until it gives 1, or stop early; then `finish`. */
export interface LayoutRun {
  /** Runs a few ticks; the share done, 0 … 1. */
  advance(ticks: number): number;
  /** Parts the discs that still overlap. */
  finish(): void;
  places(): Places;
}

/** Starts the layout that suits the answer's shape; nodes with given places stay there exactly. */
export function beginLayout(input: LayoutInput): LayoutRun {
  const shape = input.x.every(Number.isNaN) ? shapeOf(input) : "forces";
  if (shape === "forces") return beginForces(input);
  const places = shape === "fan" ? fanOf(input) : layersOf(input);
  return { advance: () => 1, finish: () => undefined, places: () => places };
}

function beginForces(input: LayoutInput): LayoutRun {
  const bodies = bodiesOf(input);
  const budget = tickBudget(input);
  const simulation = simulate(bodies, input, budget);
  const crowding = Math.floor(0.6 * budget);
  let ticks = 0;
  return {
    advance(more) {
      const step = Math.min(more, budget - ticks);
      for (let at = 0; at < step; at++, ticks++) {
        // Discs only begin to matter once the rough picture stands.
        if (ticks === crowding) simulation.force("room", room(0.8));
        simulation.tick();
      }
      return budget === 0 ? 1 : ticks / budget;
    },
    finish() {
      if (input.x.every(Number.isNaN)) {
        // Around what a question names all else has its place by how far it is from there.
        if (!input.seed.includes(1)) packParts(bodies, input);
        stretchTo(bodies, input.aspect);
      }
      for (let round = 0; round < CLEARING_ROUNDS; round++) clearKeptEdges(bodies, input);
      partOverlaps(bodies);
    },
    places: () => placesOf(bodies),
  };
}

/** Ticks are counted, not timed, so that the result does not depend on the machine; big graphs get fewer, each costs more. */
function tickBudget(input: LayoutInput): number {
  const free = input.x.filter(Number.isNaN).length;
  if (free === 0) return 0;
  return Math.round(Math.max(45, Math.min(260, 190_000 / (input.hops.length + input.source.length))));
}

function bodiesOf(input: LayoutInput): Body[] {
  const start = startPlaces(input);
  const degree = degrees(input);
  return Array.from(input.hops, (_, row) => {
    const fixed = !Number.isNaN(input.x[row]!);
    const x = fixed ? input.x[row]! : start.x[row]!;
    const y = fixed ? input.y[row]! : start.y[row]!;
    const kept = input.kept[row] === 1;
    const body = {
      row,
      x,
      y,
      strength: -26 * (1 + Math.sqrt(degree[row]!)) - (kept ? 240 : 0),
      reach: input.radius[row]! + (kept ? 0.17 * input.keptGap : 2),
      kept,
    };
    return fixed ? { ...body, fx: x, fy: y } : body;
  });
}

function degrees(input: LayoutInput): Int32Array {
  const degree = new Int32Array(input.hops.length);
  input.source.forEach((source, row) => {
    degree[source]! += 1;
    degree[input.target[row]!]! += 1;
  });
  return degree;
}

function simulate(bodies: Body[], input: LayoutInput, budget: number): Simulation<Body, Spring> {
  const depth = keptDepths(input);
  const deepest = Math.max(
    1,
    depth.reduce((most, value) => Math.max(most, value), 0),
  );
  const targetX = (body: Body) =>
    depth[body.row]! < 0 ? 0 : (depth[body.row]! - deepest / 2) * input.keptGap * 1.3;
  const flat = Math.max(0.5, Math.min(2.2, input.aspect));
  return forceSimulation<Body>(bodies)
    .stop()
    .alphaDecay(1 - Math.pow(0.004, 1 / Math.max(1, budget)))
    .velocityDecay(0.35)
    .force("charge", repulsion<Body>())
    .force("springs", springForce(input))
    .force(
      "x",
      forceX<Body>(targetX).strength((body) => (body.kept ? 0.3 : 0.02 / flat)),
    )
    .force(
      "y",
      forceY<Body>(0).strength((body) => (body.kept ? 0.04 : 0.02 * flat)),
    );
}

/** Loops pull nothing, and parallel edges pull like one. */
function springForce(input: LayoutInput) {
  const seen = new Set<string>();
  const springs: Spring[] = [];
  const degree = degrees(input);
  input.source.forEach((source, row) => {
    const target = input.target[row]!;
    const pair = source < target ? `${source} ${target}` : `${target} ${source}`;
    if (source === target || seen.has(pair)) return;
    seen.add(pair);
    springs.push({ source, target, kept: input.edgeKept[row] === 1 });
  });
  const least = (spring: Spring) => Math.min(degree[rowOf(spring.source)]!, degree[rowOf(spring.target)]!);
  const most = (spring: Spring) => Math.max(degree[rowOf(spring.source)]!, degree[rowOf(spring.target)]!);
  return forceLink<Body, Spring>(springs)
    .distance((spring) =>
      spring.kept ? input.keptGap : 26 + 3.2 * Math.sqrt(most(spring)) + 6 * Math.sqrt(least(spring)),
    )
    .strength((spring) => (spring.kept ? 0.5 : 0.9 / Math.max(1, least(spring))));
}

function rowOf(end: Spring["source"]): number {
  return typeof end === "object" ? end.row : Number(end);
}

const MOST_STRETCH = 1.7;
/** An answer, or the best connected of a graph, may fill the viewport: its edges grow longer, and its names find room. */
const [FEW, MOST_STRETCH_FEW] = [100, 2.6];

/** Widens the picture, or makes it taller, towards the shape of the viewport; never squeezes, so nothing comes to overlap. */
function stretchTo(bodies: Body[], aspect: number): void {
  const span = (places: number[]) => Math.max(1, Math.max(...places) - Math.min(...places));
  const shape = span(bodies.map(({ x }) => x ?? 0)) / span(bodies.map(({ y }) => y ?? 0));
  const most = bodies.length <= FEW ? MOST_STRETCH_FEW : MOST_STRETCH;
  const wider = Math.min(most, Math.max(1, aspect / shape));
  const taller = Math.min(most, Math.max(1, shape / aspect));
  for (const body of bodies) {
    body.x = (body.x ?? 0) * wider;
    body.y = (body.y ?? 0) * taller;
  }
}

const CLEARING_ROUNDS = 6;

/** Moves kept nodes out from under kept edges that only pass by: an edge over a node looks like two edges. */
function clearKeptEdges(bodies: Body[], input: LayoutInput): void {
  const kept = bodies.filter((body) => body.kept);
  input.edgeKept.forEach((isKept, row) => {
    const [a, b] = [bodies[input.source[row]!]!, bodies[input.target[row]!]!];
    if (isKept === 0 || a === b) return;
    for (const body of kept) if (body !== a && body !== b && body.fx === undefined) pushOff(body, a, b);
  });
}

function pushOff(body: Body, a: Body, b: Body): void {
  const [ax, ay, dx, dy] = [a.x ?? 0, a.y ?? 0, (b.x ?? 0) - (a.x ?? 0), (b.y ?? 0) - (a.y ?? 0)];
  const square = dx * dx + dy * dy || 1;
  const along = (((body.x ?? 0) - ax) * dx + ((body.y ?? 0) - ay) * dy) / square;
  if (along <= 0 || along >= 1) return;
  const length = Math.sqrt(square);
  // Signed distance from the line; a node right on it goes to the left.
  const off = (((body.y ?? 0) - ay) * dx - ((body.x ?? 0) - ax) * dy) / length;
  const missing = 0.9 * body.reach - Math.abs(off);
  if (missing <= 0) return;
  const push = (off < 0 ? -1 : 1) * 0.6 * missing;
  body.x = (body.x ?? 0) - (dy / length) * push;
  body.y = (body.y ?? 0) + (dx / length) * push;
}

/** The last word: a few rounds of pushing apart discs that still overlap, without springs that pull them back. */
function partOverlaps(bodies: Body[]): void {
  forceSimulation<Body>(bodies).stop().velocityDecay(0.6).force("room", room(1, 2)).tick(24);
}

function placesOf(bodies: readonly Body[]): Places {
  return {
    x: Float64Array.from(bodies, (body) => body.x ?? 0),
    y: Float64Array.from(bodies, (body) => body.y ?? 0),
  };
}
