/** A configured run: one file names sources, graph, recipe, questions and where the results go; a person chooses it and the files it names. */
import { z } from "zod";
import { uploadsSchema } from "./uploads";

const pipelineStepSchema = z.object({
  name: z.string(),
  /** SHA-256 of its inputs; "" while they are not known. */
  key: z.string(),
  /** "kept": finished before with the same inputs. */
  state: z.enum(["done", "kept", "due"]),
  /** SHA-256 of what it made, by name; empty while it is due. */
  outputs: z.record(z.string(), z.string()),
  ms: z.number(),
});
export type PipelineStepReport = z.infer<typeof pipelineStepSchema>;

/** Steps finished so far, as the progress of a run tells them. */
export const pipelineStepsSchema = z.array(pipelineStepSchema);

const pipelineLookSchema = z.object({
  /** The graph that is asked, and whether the run writes it anew or over one that is there. */
  graph: z.string(),
  writes: z.enum(["nothing", "new", "over"]),
  recipe: z.string(),
  /** The folder that results are kept in: the only one written to, besides the graph's. */
  results: z.string(),
  /** Files that the configuration names and nobody has chosen yet; steps are known to be done only once there are none. */
  missing: z.array(z.string()),
  steps: pipelineStepsSchema,
});
export type PipelineLook = z.infer<typeof pipelineLookSchema>;

const pipelineReportSchema = z.object({
  results: z.string(),
  steps: pipelineStepsSchema,
  /** SHA-256 of manifest.json. */
  manifest: z.string(),
  /** Figures of each evaluation, by step. */
  figures: z.array(z.object({ step: z.string(), metrics: z.record(z.string(), z.number()) })),
});
export type PipelineReport = z.infer<typeof pipelineReportSchema>;

/** The configuration first, then the files it names; no other file of the machine is read. */
const chosenSchema = z.object({ files: uploadsSchema });

export const PIPELINE_REQUESTS = {
  /** What a run would do; writes nothing. */
  "pipeline:look": { input: chosenSchema, output: pipelineLookSchema },
  "pipeline:run": { input: chosenSchema, output: pipelineReportSchema },
} as const;
