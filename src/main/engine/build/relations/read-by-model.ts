/** Relations read by a language model, chunk by chunk: each answer is kept, so that a build that was broken off goes on where it stopped. */
import type { RelationsParams } from "../../../../shared/stages/build/graph";
import { FailureError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { UnreadableAnswer, type LanguageModel } from "../../language-models/door";
import type { BuildPorts, LinkedText } from "../build-stage";
import { believe, questionsOf, type Believed, type Question } from "./model-question";

interface Task {
  readonly text: LinkedText;
  readonly question: Question;
}

/** Answers between two savings of what was read. */
const SAVE_EVERY = 20;

/** What is believed of each text's answers. The graph is the same however many are asked for at once. */
export async function readByModel(
  texts: readonly LinkedText[],
  params: RelationsParams,
  ports: BuildPorts,
): Promise<Believed[]> {
  const model = await ports.languageModel(params);
  const tasks = texts.flatMap((text) => questionsOf(text).map((question): Task => ({ text, question })));
  const answers = await answersTo(tasks, model, params.atOnce, ports);
  return texts.map((text) => {
    const own = tasks.flatMap((task, at) =>
      task.text === text
        ? [
            answers[at] === undefined
              ? { statements: [], rejected: [{ why: "answer that cannot be read", what: chunkId(task) }] }
              : believe(text, task.question, answers[at].json, `llm ${params.model}`),
          ]
        : [],
    );
    return {
      statements: own.flatMap(({ statements }) => statements),
      rejected: own.flatMap(({ rejected }) => rejected),
    };
  });
}

function chunkId({ text, question }: Task): string {
  return text.chunks[question.chunk]!.id;
}

type Answer = { readonly json: unknown } | undefined;

/** Asks for `atOnce` chunks at a time; undefined where the model wrote no JSON. Throws model-unusable where the server is lost. */
async function answersTo(
  tasks: readonly Task[],
  model: LanguageModel,
  atOnce: number,
  { cache, signal, progress }: BuildPorts,
): Promise<Answer[]> {
  const answers: Answer[] = new Array<Answer>(tasks.length).fill(undefined);
  const stopped = new AbortController();
  const ends = AbortSignal.any([signal, stopped.signal]);
  let [next, done] = [0, 0];
  let unreadable: UnreadableAnswer | undefined;
  const work = async (): Promise<void> => {
    while (next < tasks.length) {
      const at = next++;
      try {
        answers[at] = { json: await answerTo(tasks[at]!, model, ends, cache) };
      } catch (fault) {
        if (!(fault instanceof UnreadableAnswer)) throw fault;
        unreadable ??= fault;
      }
      progress(++done, tasks.length);
      if (done % SAVE_EVERY === 0) cache.save();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
    if (unreadable && answers.every((answer) => answer === undefined)) throw unreadable;
  } catch (fault) {
    stopped.abort();
    throw stoppedAt(fault, done, tasks.length);
  } finally {
    cache.save();
  }
  return answers;
}

async function answerTo(
  { question }: Task,
  model: LanguageModel,
  signal: AbortSignal,
  cache: BuildPorts["cache"],
): Promise<unknown> {
  const parts = ["relations", model.id, JSON.stringify(question.asked)];
  const known = cache.recall(parts);
  if (known !== undefined) return known;
  const json = await model.ask(question.asked, signal);
  cache.keep(parts, json);
  return json;
}

/** The same fault, and how far the reading came. */
function stoppedAt(fault: unknown, done: number, all: number): unknown {
  if (!(fault instanceof FailureError) || fault.failure.kind !== "model-unusable") return fault;
  const { model, reason: why } = fault.failure;
  return new FailureError({
    kind: "model-unusable",
    model,
    reason: message("model-stopped", { why, done, all }),
  });
}
