/** A run as JSON lines that another machine can replay: header, stages, rounds of checking, candidate edges, result; only the stages hold times. */
import type { RunReport } from "../ask/run/run-report";
import type { RunDocument } from "./run-document";
import { traceHeaderSchema, type TraceHeader } from "./trace-header";

/**
 * The lines without their line ends. `ms`, and what of a stage was timed by itself, are the last keys of its line, so that lines can be compared without. Numbers are as
 * JSON writes doubles: to the last bit.
 */
export async function* traceLines(run: RunDocument, fingerprint: string): AsyncGenerator<string> {
  yield JSON.stringify(headerOf(run, fingerprint));
  for (const { name, nodes, edges, ms, round, parts } of run.stages)
    yield JSON.stringify({
      ...{ kind: "stage", name, ...(round !== undefined && { round }), nodes, edges, ms },
      ...(parts && { parts }),
    });
  for (const [at, round] of (run.rounds ?? []).entries())
    yield JSON.stringify({ kind: "round", round: at + 1, ...round });
  const { ids } = run.rows;
  for await (const edges of run.rows.edges())
    for (const { row, source, relation, target, told } of edges)
      yield JSON.stringify({
        kind: "edge",
        row,
        source: ids[source],
        relation,
        target: ids[target],
        ...told,
      });
  yield JSON.stringify(resultOf(run));
}

function headerOf({ origin, question, about, device }: RunDocument, fingerprint: string): TraceHeader {
  const { graph: name, recipe, seed, models, product } = origin;
  return traceHeaderSchema.parse({
    ...{ kind: "dragoman-trace", version: 1, product, question, seed },
    graph: { name, nodes: about.nodes, edges: about.edges, fingerprint },
    ...{ recipe, models, device },
  });
}

function resultOf({ answers, clauses, verdicts, notes, bound }: RunDocument): object {
  const counted: RunReport["verdicts"] = verdicts;
  return { kind: "result", answers, clauses, verdicts: counted, notes, ...(bound && { bound }) };
}
