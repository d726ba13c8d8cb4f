/**
 * How long the places of a map take, without the store and the drawing: `npm run bench -- map`. A made graph with as many edges
 * as a map may have, and one the size of the films; every end is drawn so that some nodes have very many edges.
 */
import { densestPart } from "../src/main/engine/map/densest-part";
import { settle } from "../src/main/engine/map/settle";
import { startPlaces } from "../src/main/engine/map/start-places";
import { walkGraph } from "../src/main/engine/map/walked-graph";
import { Breather } from "../src/main/engine/store/breather";
import { randomFrom } from "./random";

const RUNS = 3;
const breather = new Breather(new AbortController().signal);

/** Prints the medians. */
export async function main(): Promise<void> {
  for (const [name, nodes, edges] of [
    ["films' size", 40_000, 134_000],
    ["most edges", 100_000, 300_000],
  ] as const) {
    const graph = madeGraph(nodes, edges);
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await timed(graph));
    times.sort((a, b) => a.total - b.total);
    const { part, start, rounds, total } = times[Math.floor(RUNS / 2)]!;
    const text = [part, start, rounds, total].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(
      `${name}: part ${text[0]!}, first places ${text[1]!}, rounds ${text[2]!}, in all ${text[3]!} (median of ${String(RUNS)})`,
    );
  }
}

function madeGraph(nodes: number, edges: number) {
  const random = randomFrom(1);
  const end = (): number => Math.floor(nodes * random() ** 2.5);
  return {
    labels: new Int32Array(nodes),
    sources: Int32Array.from({ length: edges }, end),
    targets: Int32Array.from({ length: edges }, () => Math.floor(nodes * random())),
  };
}

async function timed(graph: ReturnType<typeof madeGraph>) {
  const began = performance.now();
  const { nodes, sources, targets } = densestPart(graph, 150_000, 300_000);
  const chosen = performance.now();
  const walked = await walkGraph(nodes.length, sources, targets, breather);
  const places = await startPlaces(walked, breather);
  const placed = performance.now();
  for (const _ of settle(places, walked.rows)) continue;
  const done = performance.now();
  return { part: chosen - began, start: placed - chosen, rounds: done - placed, total: done - began };
}
