/** A trained retriever: reads a question with a graph's steps, then scores relation paths against it (docs/methods.md). */
import { Tensor, type InferenceSession } from "onnxruntime-node";
import { DEVICE_NAMES } from "../../../shared/devices";
import { FailureError, messageOf } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { joinDevices, type IdentifiedEmbedder } from "./embedder";
import { findRetriever, readModelFile, type ModelFile, type RetrieverEntry } from "./manifest";
import { ON_CPU, openSession, type DevicePort, type ModelSession } from "./model-session";
import { Recent } from "./recent";

/** The retriever that ships with the product. */
export const DEFAULT_RETRIEVER = "path-retriever";
/** What the question's topic entity is replaced by; the encoder reads it as "something goes here". */
export const TOPIC_MASK = "[MASK]";
/** Stands for what the question names beside its topic. */
export const OTHER_ENTITY = "something";

/** Steps of a graph: vectors of their relations and of the labels they lead to (the embedder's, row-major), one row a step. */
export interface StepVectors {
  readonly relations: Float32Array;
  /** 1 where the relation is walked against its direction. */
  readonly backward: Float32Array;
  /** Zeros where there is no label. */
  readonly labels: Float32Array;
  readonly labelled: Float32Array;
}

/** A question read against a graph's steps. */
export interface QuestionReading {
  readonly words: number;
  /** Cosine of every step with every word, [steps × words]. */
  readonly close: Float32Array;
  /** How much each word matters, adding up to 1. */
  readonly matter: Float32Array;
  /** Weights of a path's mean, weakest and coverage in its rough score. */
  readonly rough: Float32Array;
  /** Scores of relation paths, `mostSteps` step rows each and −1 after the last; the softmax over them is the model's belief. */
  score(paths: Int32Array): Promise<Float32Array>;
}

export interface Retriever {
  readonly name: string;
  /** Changes whenever a score could. */
  readonly fingerprint: string;
  /** Longest relation path. */
  readonly mostSteps: number;
  /** What its numbers came from, as `Embedder` says it. */
  readonly device?: string;
  /** `question` with TOPIC_MASK in place of its topic. What was read lately with the very same `steps` is not read again. */
  read(question: string, steps: StepVectors): Promise<QuestionReading>;
  close(): Promise<void>;
}

/** Readings kept for a graph's steps: so many of one step, half as many of two. The same words about other things are read once. */
const STEPS_KEPT = 4096;
/** Questions whose states are kept, some 20 KB each. */
const STATES_KEPT = 256;
/** Tables of paths whose scores are kept with a reading. */
const TABLES_KEPT = 8;

interface Sessions {
  readonly words: ModelSession;
  readonly paths: ModelSession;
}

/** The retriever `name` of a models folder on top of `embedder`; files are verified and loaded at the first question. Throws model-missing, model-unusable. */
export async function openRetriever(
  folder: string,
  embedder: IdentifiedEmbedder,
  name = DEFAULT_RETRIEVER,
  port: DevicePort = ON_CPU,
): Promise<Retriever> {
  const entry = await findRetriever(folder, name);
  if (entry.embedder !== embedder.name)
    throw new FailureError({
      kind: "model-unusable",
      model: name,
      reason: message("model-reads", { reads: entry.embedder, own: embedder.name }),
    });
  let loading: Promise<Sessions> | undefined;
  let sessions: Sessions | undefined;
  const states = new Recent<Float32Array>(STATES_KEPT);
  let readings = new WeakMap<StepVectors, Recent<QuestionReading>>();
  const readingsOf = (steps: StepVectors): Recent<QuestionReading> => {
    const kept = readings.get(steps) ?? new Recent(Math.ceil(STEPS_KEPT / steps.backward.length));
    readings.set(steps, kept);
    return kept;
  };
  return {
    name,
    fingerprint: `${entry.files.words.sha256.slice(0, 16)}${entry.files.paths.sha256.slice(0, 16)}-${embedder.fingerprint}`,
    mostSteps: entry.mostSteps,
    get device() {
      return joinDevices([sessions?.words.device, sessions?.paths.device], DEVICE_NAMES[port.device]);
    },
    read(question, steps) {
      return readingsOf(steps).get(question, async () => {
        loading ??= load(folder, entry, port).catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
        const read = await states.get(question, () => embedder.states(question, entry.embedderTensor));
        sessions = await loading;
        return readQuestion(sessions, entry, embedder.width, read, steps);
      });
    },
    async close() {
      readings = new WeakMap();
      const opened = await loading?.catch(() => undefined);
      loading = undefined;
      await opened?.words.release();
      await opened?.paths.release();
    },
  };
}

async function load(folder: string, { name, files }: RetrieverEntry, port: DevicePort): Promise<Sessions> {
  const open = (file: ModelFile) => openSession(() => readModelFile(folder, name, file), name, port);
  return { words: await open(files.words), paths: await open(files.paths) };
}

async function readQuestion(
  sessions: Sessions,
  entry: RetrieverEntry,
  width: number,
  states: Float32Array,
  steps: StepVectors,
): Promise<QuestionReading> {
  const count = steps.backward.length;
  const read = await run(sessions.words, entry.name, {
    states: new Tensor("float32", states, [1, states.length / width, width]),
    relations: new Tensor("float32", steps.relations, [count, width]),
    backward: new Tensor("float32", steps.backward, [count]),
    labels: new Tensor("float32", steps.labels, [count, width]),
    labelled: new Tensor("float32", steps.labelled, [count]),
  });
  const { words, steps: encoded, close, matter, rough } = read as Record<string, Tensor>;
  const shared = { words: words!, steps: encoded!, close: close!, matter: matter! };
  const scored = new Recent<Float32Array>(TABLES_KEPT);
  return {
    words: states.length / width,
    close: close!.data as Float32Array,
    matter: matter!.data as Float32Array,
    rough: rough!.data as Float32Array,
    score: (paths) => scored.get(paths.join(), () => scorePaths(sessions.paths, entry, shared, paths)),
  };
}

async function scorePaths(
  session: ModelSession,
  { name, mostSteps }: RetrieverEntry,
  shared: Readonly<Record<string, Tensor>>,
  paths: Int32Array,
): Promise<Float32Array> {
  const count = paths.length / mostSteps;
  // The file wants two rows at least: a lonely path is asked twice.
  const rows = count === 1 ? Int32Array.from([...paths, ...paths]) : paths;
  const table = new Tensor("int64", BigInt64Array.from(rows, BigInt), [rows.length / mostSteps, mostSteps]);
  const { scores } = await run(session, name, { ...shared, paths: table });
  const numbers = (scores!.data as Float32Array).slice(0, count);
  if (!numbers.every(Number.isFinite))
    throw new FailureError({ kind: "model-unusable", model: name, reason: message("scores-no-numbers") });
  return numbers;
}

/** Throws model-unusable where the file's inputs or outputs are not those of a retriever. */
async function run(
  session: ModelSession,
  model: string,
  feeds: Readonly<Record<string, Tensor>>,
): Promise<InferenceSession.OnnxValueMapType> {
  try {
    return await session.run(feeds);
  } catch (error) {
    const why = messageOf(error);
    const reason = message("model-inputs", { why });
    throw new FailureError({ kind: "model-unusable", model, reason });
  }
}
