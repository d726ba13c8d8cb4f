/** "Was this right?": what a person says of an answer, and what the engine makes of everything said on a graph. */
import { z } from "zod";
import { reasonSchema } from "./sentences/sentences";

export const JUDGEMENTS = ["right", "partly", "wrong"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** Judged questions from which on a graph's own calibration says something. */
export const PROVEN_FROM = 50;
/** Answers kept with a judgement, best first. */
export const MOST_JUDGED_ANSWERS = 20;

const text = z.string().max(10_000);
const judgement = z.enum(JUDGEMENTS);

/** What is judged: a question, what it was asked of and by, and what came out. */
export const judgedSubjectSchema = z.object({
  /** The graph's fingerprint: a graph of another content under the same name is another graph. */
  graph: text,
  recipe: text,
  question: text,
  /** True where the answer was computed over the whole graph instead of found. */
  computed: z.boolean(),
  /** The first answers, best first. */
  answers: z.array(z.object({ id: text, score: z.number() })).max(MOST_JUDGED_ANSWERS),
});
export type JudgedSubject = z.infer<typeof judgedSubjectSchema>;

/** One thing said: of the whole answer, or of one of its nodes (by id); null takes back what was said. */
export const judgeRequestSchema = judgedSubjectSchema.extend({
  answer: text.optional(),
  verdict: judgement.nullable(),
});
export type JudgeRequest = z.infer<typeof judgeRequestSchema>;

/** First answers whose scores are alike: how many, their mean score, and which share of them is right. */
const judgedBinSchema = z.object({
  questions: z.number().int(),
  score: z.number(),
  right: z.number(),
});
export type JudgedBin = z.infer<typeof judgedBinSchema>;

const calibrationSchema = z.object({
  /** Judged questions it rests on: those that say whether the first answer is right. */
  questions: z.number().int(),
  /** Mean distance between claimed and right before and after, each question left out in turn. */
  errorBefore: z.number(),
  errorAfter: z.number(),
  /** What the first answer's score of this run means here, in (0, 1); absent where it has none. */
  probability: z.number().optional(),
  bins: z.array(judgedBinSchema),
});
export type GraphCalibration = z.infer<typeof calibrationSchema>;

const answerSetSchema = z.object({
  /** In which share of the questions the set is to hold a right answer. */
  promise: z.number(),
  /** In which share it does, each judged question left out in turn. */
  coverage: z.number(),
  questions: z.number().int(),
  /** Answers from this score on are in the set. */
  from: z.number(),
  /** How many of this run's answers are. */
  size: z.number().int(),
});
export type AnswerSet = z.infer<typeof answerSetSchema>;

/** How far answers on a graph may be trusted, by what was judged there. */
export const provenSchema = z.object({
  proven: z.boolean(),
  judged: z.number().int(),
  calibration: calibrationSchema.optional(),
  /** Absent where so many answers are wrong that no set can keep the promise. */
  set: answerSetSchema.optional(),
});
export type Proven = z.infer<typeof provenSchema>;

const runTrustSchema = z.object({
  subject: judgedSubjectSchema,
  verdict: judgement.nullable(),
  /** What was said of single answers, by id. */
  answers: z.record(z.string(), judgement),
  ...provenSchema.shape,
  /** Why judgements cannot be read or kept, "" otherwise. */
  problem: reasonSchema,
});
export type RunTrust = z.infer<typeof runTrustSchema>;

export const JUDGING_REQUESTS = {
  /** What was judged of a run and of its graph. */
  "run:trust": { input: z.object({ run: z.string() }), output: runTrustSchema },
  /** Whether another recipe answers the same; it is asked anew. Absent where it cannot say. */
  "run:agree": {
    input: z.object({ run: z.string() }),
    output: z.object({ recipe: z.string(), agree: z.boolean().optional() }),
  },
  judge: { input: judgeRequestSchema, output: z.object({}) },
} as const;
