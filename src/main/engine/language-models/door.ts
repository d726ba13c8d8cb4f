/**
 * The one door to language models: a server that a person runs or names, asked for JSON of a given shape. What comes back is JSON and
 * nothing more: whoever asks checks it. A server on another machine is asked only once it was allowed; redirects are never followed; keys
 * go into one header and nowhere else.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { OLLAMA } from "./ollama";
import { OPENAI } from "./openai";
import { post, type Answered } from "./post";
import type { Asked, Protocol } from "./protocol";

export const modelServerSchema = z.strictObject({
  kind: z.enum(["ollama", "openai"]).default("ollama"),
  /** Without the path of a request: "http://127.0.0.1:11434", "https://HOST/v1". */
  address: z.string().min(1).max(2000).default("http://127.0.0.1:11434"),
  model: z.string().min(1).max(200).default("llama3.2:3b"),
  /** Longest wait for one answer. */
  seconds: z.number().positive().max(3600).default(180),
  /** How often a question is put again when the server fails or writes no JSON. */
  retries: z.number().int().min(0).max(10).default(2),
});
export type ModelServer = z.output<typeof modelServerSchema>;

export interface LanguageModel {
  /** Kind, address and model: answers of one are never taken for another's. */
  readonly id: string;
  /** The JSON that the model wrote. Throws model-unusable with one sentence, or an AbortError when cancelled. */
  ask(asked: Asked, signal: AbortSignal): Promise<unknown>;
}

export interface DoorPorts {
  /** Hosts on other machines that the person allowed, "HOST:PORT". */
  readonly allowed: readonly string[];
  readonly key?: string | undefined;
  /** Milliseconds before another try; tests need not wait. */
  readonly pause?: (tried: number) => number;
}

const PROTOCOLS: Readonly<Record<ModelServer["kind"], Protocol>> = { ollama: OLLAMA, openai: OPENAI };
const FIRST_PAUSE_MS = 500;

/** Opens the door without asking anything yet. Throws model-unusable for an address that may not be asked. */
export function openLanguageModel(server: ModelServer, ports: DoorPorts): LanguageModel {
  const url = checkAddress(server, ports);
  const { kind, model } = server;
  const pause = ports.pause ?? ((tried: number) => FIRST_PAUSE_MS * 2 ** tried);
  return {
    id: `${kind} ${url.href} ${model}`,
    ask: async (asked, signal) => {
      for (let tried = 0; ; tried++) {
        signal.throwIfAborted();
        const answer = await askOnce(server, url, asked, ports.key, signal);
        if ("json" in answer) return answer.json;
        if (!answer.again || tried >= server.retries)
          throw answer.isUnreadable ? new UnreadableAnswer(model, answer.why) : unusable(model, answer.why);
        await sleep(pause(tried), undefined, { signal });
      }
    },
  };
}

/** "HOST:PORT" of a server on another machine, which a person must allow; undefined on this one. Throws model-unusable for no address. */
export function foreignHost({ address, model }: Pick<ModelServer, "address" | "model">): string | undefined {
  const url = urlOf(address, model);
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  return isHere ? undefined : url.host;
}

function urlOf(address: string, model: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  if (!isPlain || url.search !== "" || url.hash !== "")
    throw unusable(model, message("server-address", { address }));
  return url;
}

function checkAddress(server: ModelServer, { allowed, key }: DoorPorts): URL {
  const url = urlOf(server.address, server.model);
  const host = foreignHost(server);
  if (host !== undefined && !allowed.includes(host))
    throw unusable(server.model, message("server-foreign", { host }));
  if (host !== undefined && key !== undefined && url.protocol !== "https:")
    throw unusable(server.model, message("server-key-open", { host }));
  return url;
}

/** The server is there and answers, but not with JSON: another question may fare better. */
export class UnreadableAnswer extends FailureError {
  constructor(model: string, reason: Reason) {
    super({ kind: "model-unusable", model, reason });
  }
}

type Outcome =
  | { readonly json: unknown }
  | { readonly why: Reason; readonly again: boolean; readonly isUnreadable?: true };

async function askOnce(
  { kind, model, seconds }: ModelServer,
  base: URL,
  asked: Asked,
  key: string | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const { path, body, written } = PROTOCOLS[kind];
  const url = new URL(path(base.href.replace(/\/+$/, "")));
  const answered: Answered = await post(url, body(model, asked), { key, seconds, signal });
  if ("why" in answered) return answered;
  const json = toJson(written(answered.json) ?? "");
  if (json !== undefined) return { json };
  return { why: message("server-unreadable", { host: base.host }), again: true, isUnreadable: true };
}

/** Models like to fence their JSON. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, "$1"));
  } catch {
    return undefined;
  }
}

function unusable(model: string, reason: Reason): FailureError {
  return new FailureError({ kind: "model-unusable", model, reason });
}
