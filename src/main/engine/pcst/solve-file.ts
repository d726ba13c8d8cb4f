import { performance } from "node:perf_hooks";
import { z } from "zod";
import { inEnglish } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { REASONS, type Instance, type Pruning, type Reason, type Solution } from "./instance";
import { solve } from "./solve";
import { solveWithEdgePrizes } from "./solve-with-edge-prizes";
import { refuse } from "./validate";

const nodeSchema = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const amountsSchema = z.array(z.number());

/** An instance as JSON: edges in the order that decides ties, one cost per edge, one prize per node. */
const instanceFileSchema = z.object({
  edges: z.array(z.tuple([nodeSchema, nodeSchema])),
  prizes: amountsSchema,
  costs: amountsSchema,
  edgePrizes: amountsSchema.optional(),
  root: z
    .int()
    .min(-1)
    .max(2 ** 31 - 1)
    .default(-1),
  clusters: z.int().min(1).default(1),
});

/** What `dragoman solve` prints: nodes and edge numbers ascending, one reason per edge, milliseconds of solving alone. */
export interface SolvedFile {
  readonly nodes: number[];
  readonly edges: number[];
  readonly reasons: Reason[];
  readonly objective: number;
  readonly lowerBound: number;
  readonly ms: number;
}

/** Solves a parsed JSON instance; throws `invalid-request` that names the field when it is not one. */
export function solveInstance(json: unknown, pruning: Pruning): SolvedFile {
  const parsed = instanceFileSchema.safeParse(json);
  if (!parsed.success) return refuse(sentence(parsed.error));
  const instance = toInstance(parsed.data, pruning);
  const { edgePrizes } = parsed.data;
  const started = performance.now();
  const solution =
    edgePrizes === undefined
      ? solve(instance)
      : solveWithEdgePrizes({ ...instance, edgePrizes: Float64Array.from(edgePrizes) });
  return toFile(solution, performance.now() - started);
}

function toInstance(file: z.output<typeof instanceFileSchema>, pruning: Pruning): Instance {
  return {
    nodeCount: file.prizes.length,
    sources: Int32Array.from(file.edges, ([source]) => source),
    targets: Int32Array.from(file.edges, ([, target]) => target),
    prizes: Float64Array.from(file.prizes),
    costs: Float64Array.from(file.costs),
    root: file.root,
    clusters: file.clusters,
    pruning,
  };
}

function toFile(solution: Solution, ms: number): SolvedFile {
  return {
    nodes: [...solution.nodes],
    edges: [...solution.edges],
    reasons: Array.from(solution.reasons, (code) => REASONS[code]!),
    objective: solution.objective,
    lowerBound: solution.lowerBound,
    ms,
  };
}

function sentence(error: z.ZodError): string {
  return inEnglish(issueReason(error, "the instance"));
}
