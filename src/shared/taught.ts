/** Relation paths that a person taught: what questions of a wording mean on a graph. */
import { z } from "zod";

const text = z.string().min(1).max(10_000);
export const MOST_TAUGHT = 500;

/** One step: a relation by its name, walked along its direction or against it. */
const taughtStepSchema = z.object({ relation: text, backward: z.boolean() });
export type TaughtStep = z.infer<typeof taughtStepSchema>;

/** `wording` is the question it was taught by, with "X" for what it names. */
export const taughtPathSchema = z.object({ wording: text, path: z.array(taughtStepSchema).min(1).max(4) });
export type TaughtPath = z.infer<typeof taughtPathSchema>;

/** As recipes and traces carry it: a run says by itself what it was taught. */
export const taughtSchema = z.array(taughtPathSchema).min(1).max(MOST_TAUGHT);

export const TAUGHT_REQUESTS = {
  /** What was taught on a graph, the newest first; `identity` is the graph's, under which it is kept. */
  "taught:list": {
    input: z.object({ graph: z.string().min(1) }),
    output: z.object({ identity: z.string(), taught: z.array(taughtPathSchema) }),
  },
  /** Teaches a path, or with `holds` false takes it back; both may be done again and change nothing then. */
  teach: {
    input: z.object({ identity: text, taught: taughtPathSchema, holds: z.boolean() }),
    output: z.object({}),
  },
} as const;

/** "directed by →", against the edge's direction "← directed by". */
export function taughtWords(path: readonly TaughtStep[], wordsOf: (relation: string) => string): string {
  return path
    .map(({ relation, backward }) => (backward ? `← ${wordsOf(relation)}` : `${wordsOf(relation)} →`))
    .join(", ");
}
