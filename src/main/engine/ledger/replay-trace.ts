/** A trace run again: the same question, recipe and seed, compared line by line with what was recorded. */
import { runRecipe, type FinishedRun, type RunPorts } from "../ask/recipe-runner";
import { compareTraces, type TraceComparison } from "../report/compare-traces";
import { gatherRun, type RunOrigin } from "../report/run-document";
import type { TraceHeader } from "../report/trace-header";
import { traceLines } from "../report/trace-lines";

export interface TraceToReplay {
  readonly header: TraceHeader;
  /** Its lines from the first on, without line ends. */
  readonly lines: () => AsyncIterable<string>;
}

/** What replaying needs to know of where it runs. */
export interface ReplayPlace {
  readonly ports: RunPorts;
  /** Names models and product as they are here; what the graph is called is taken from the trace: its fingerprint tells. */
  readonly origin: (asked: Pick<RunOrigin, "graph" | "recipe" | "seed">) => Promise<RunOrigin>;
  readonly fingerprint: () => Promise<string>;
}

/** Runs and compares; throws what asking and gathering throw. */
export async function replayTrace(
  { header, lines }: TraceToReplay,
  { ports, origin, fingerprint }: ReplayPlace,
): Promise<{ finished: FinishedRun; comparison: TraceComparison }> {
  const { question, recipe, seed, graph } = header;
  const finished = await runRecipe(question, recipe, seed, ports);
  const told = await origin({ graph: graph.name, recipe, seed });
  const document = await gatherRun(finished, told, "candidates", ports.store, ports.signal);
  const replayed = traceLines(document, await fingerprint());
  return { finished, comparison: await compareTraces(recorded(lines(), header), replayed) };
}

/** Its recipe as it is run: what a later product declares has the value that it stands for where a recipe says nothing. */
async function* recorded(lines: AsyncIterable<string>, { recipe }: TraceHeader): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of lines) {
    yield isFirst ? JSON.stringify({ ...(JSON.parse(line) as object), recipe }) : line;
    isFirst = false;
  }
}
