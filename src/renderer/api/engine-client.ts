/** One typed `request` over an engine line: parsed on arrival, cancelled by a signal, failed (never thrown) when the line is lost. */
import {
  REQUESTS,
  type Arrival,
  type Progress,
  type Reply,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from "../../shared/contract";
import type { Failure } from "../../shared/failure";
import { message } from "../../shared/sentences/sentences";
import type { Upload, Wanted } from "../../shared/uploads";
import type { EngineLine, LineListener, LineStatus } from "./engine-line";
import { Silence } from "./silence";

export interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** What the files of the input are read from, slice by slice, in the same order. */
  readonly files?: readonly File[];
}

/** What a request says of a file that it hands over. */
export function uploadOf({ name, size }: File): Upload {
  return { name: name.slice(0, 255) || "file", size };
}

export interface EngineClient {
  request<N extends RequestName>(
    name: N,
    input: RequestInput<N>,
    options?: RequestOptions,
  ): Promise<Reply<RequestOutput<N>>>;
  /** Calls back at once and on every change; returns the way to stop. */
  watchStatus(listener: (status: LineStatus) => void): () => void;
  /** Calls back whenever another engine took the place of one that ended by itself, before what that one was asked fails. */
  watchRestarts(listener: (reason: string) => void): void;
  /** Calls back when an engine that something waits for has said nothing for ten seconds, and when it speaks again. */
  watchSilence(listener: (silent: boolean) => void): void;
  /** Ends an engine that hangs; another takes its place, as after one that ended by itself. */
  restart(): void;
  retry(): void;
}

interface Waiting {
  readonly settle: (reply: Reply<unknown>) => void;
  readonly options: RequestOptions;
  readonly name: RequestName;
}

/** A client over the line that `open` opens. Requests made before the line is open are sent when it opens. */
export function createEngineClient(open: (listener: LineListener) => EngineLine): EngineClient {
  const waiting = new Map<number, Waiting>();
  const unsent = new Map<number, () => void>();
  const watchers = new Set<(status: LineStatus) => void>();
  const restartWatchers = new Set<(reason: string) => void>();
  const silenceWatchers = new Set<(silent: boolean) => void>();
  let status: LineStatus = "connecting";

  const finish = (id: number, reply: Reply<unknown>): void => {
    waiting.get(id)?.settle(reply);
    waiting.delete(id);
    unsent.delete(id);
  };
  const silence = new Silence({
    waits: () => waiting.size > 0,
    ask: () => void client.request("ping", {}),
    tell: (silent) => {
      for (const watcher of silenceWatchers) watcher(silent);
    },
  });
  const line = open({
    onMessage: (message) => {
      silence.heard();
      if (message.type === "restarted") for (const watcher of restartWatchers) watcher(message.reason);
      else if (message.type === "wanted") void hand(message, waiting, line, finish);
      else receive(message, waiting, finish);
    },
    onStatus(next) {
      status = next;
      silence.heard();
      if (next === "online") for (const send of [...unsent.values()]) send();
      if (next === "offline") for (const id of [...waiting.keys()]) finish(id, fail(LOST));
      for (const watcher of watchers) watcher(next);
    },
  });

  const client: EngineClient = {
    request: requestOver({
      waiting,
      unsent,
      finish,
      silence,
      line,
      isOpening: () => status === "connecting",
    }),
    watchStatus(listener) {
      watchers.add(listener);
      listener(status);
      return () => watchers.delete(listener);
    },
    watchRestarts: (listener) => void restartWatchers.add(listener),
    watchSilence: (listener) => void silenceWatchers.add(listener),
    restart: () => void line.send({ type: "restart" }),
    retry: () => line.retry(),
  };
  return client;
}

interface Requesting {
  readonly waiting: Map<number, Waiting>;
  readonly unsent: Map<number, () => void>;
  readonly finish: (id: number, reply: Reply<unknown>) => void;
  readonly silence: Silence;
  readonly line: EngineLine;
  readonly isOpening: () => boolean;
}

/** Sends requests over the line, each once it is open, until their signal ends them. */
function requestOver(over: Requesting): EngineClient["request"] {
  const { waiting, unsent, finish, silence, line } = over;
  let lastId = 0;
  return (name, input, options = {}) => {
    const id = ++lastId;
    const { signal } = options;
    if (signal?.aborted) return Promise.resolve(fail({ kind: "cancelled" }));
    return new Promise((resolve) => {
      waiting.set(id, { settle: (reply) => resolve(reply as Reply<never>), options, name });
      signal?.addEventListener("abort", () => {
        if (waiting.has(id) && !unsent.has(id)) line.send({ type: "cancel", id });
        finish(id, fail({ kind: "cancelled" }));
      });
      const send = (): void => {
        if (line.send({ type: "request", id, name, input })) {
          unsent.delete(id);
          silence.begin();
        } else if (over.isOpening()) unsent.set(id, send);
        else finish(id, fail(LOST));
      };
      send();
    });
  };
}

/** Sends the slice of a file that the engine wants; the file may have been moved or locked since it was chosen. */
async function hand(
  { id, file, from, length }: Wanted,
  waiting: ReadonlyMap<number, Waiting>,
  line: EngineLine,
  finish: (id: number, reply: Reply<unknown>) => void,
): Promise<void> {
  const chosen = waiting.get(id)?.options.files?.[file];
  if (chosen === undefined) return;
  try {
    const bytes = new Uint8Array(await chosen.slice(from, from + length).arrayBuffer());
    if (waiting.has(id)) line.send({ type: "slice", id, bytes });
  } catch {
    line.send({ type: "cancel", id });
    const reason = message("cannot-be-read-now", { file: chosen.name });
    finish(id, fail({ kind: "invalid-request", reason }));
  }
}

const LOST: Failure = { kind: "engine-unreachable" };

function fail(failure: Failure): Reply<never> {
  return { ok: false, failure };
}

function receive(
  message: Exclude<Arrival, { type: "restarted" | "wanted" }>,
  waiting: ReadonlyMap<number, Waiting>,
  finish: (id: number, reply: Reply<unknown>) => void,
): void {
  const request = waiting.get(message.id);
  if (request === undefined) return;
  if (message.type === "progress") request.options.onProgress?.(message.progress);
  else if (message.type === "failed") finish(message.id, fail(message.failure));
  else finish(message.id, parseValue(request.name, message.value));
}

function parseValue(name: RequestName, value: unknown): Reply<unknown> {
  const parsed = REQUESTS[name].output.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const why = `${issue?.path.join(".")} ${issue?.message}`;
  const reason = message("answer-unfit", { request: name, why });
  return fail({ kind: "unexpected", reason });
}
