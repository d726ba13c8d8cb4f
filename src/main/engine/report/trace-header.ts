/** The first line of a trace: everything it takes to run the question again. */
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { recipeSchema } from "../../../shared/recipe";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";

export const traceHeaderSchema = z.object({
  kind: z.literal("dragoman-trace"),
  version: z.literal(1),
  /** Version of the product that wrote it. */
  product: z.string(),
  question: z.string().min(1),
  seed: z.number().int().nonnegative(),
  graph: z.object({
    name: z.string(),
    nodes: z.number().int(),
    edges: z.number().int(),
    fingerprint: z.string(),
  }),
  /** With every parameter, changed ones as they were changed. */
  recipe: recipeSchema,
  models: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
  /** What the models ran on: "CPU", "WebGPU"; another device may give other last digits. Absent in traces of older products. */
  device: z.string().optional(),
});
export type TraceHeader = z.infer<typeof traceHeaderSchema>;

/** The header in a file's first line; throws FailureError invalid-request naming the file and what is wrong with it. */
export function parseTraceHeader(line: string, file: string): TraceHeader {
  const value = parseJson(line);
  const { kind, version } = z
    .object({ kind: z.unknown(), version: z.unknown() })
    .catch({ kind: 0, version: 0 })
    .parse(value);
  if (kind !== "dragoman-trace") throw refused(message("no-trace", { file }));
  if (version !== 1)
    throw refused(message("trace-version", { file, version: String(JSON.stringify(version)) }));
  const header = traceHeaderSchema.safeParse(value);
  if (header.success) return header.data;
  throw refused(message("trace-header", { file, why: issueReason(header.error) }));
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function refused(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
