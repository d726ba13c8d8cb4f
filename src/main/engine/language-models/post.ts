/** One request to a server of language models: bounded in time and size, never redirected. */
import { messageOf } from "../../../shared/failure";
import { type Message, message } from "../../../shared/sentences/sentences";

/** The answer as JSON, or why there is none and whether to try again. */
export type Answered = { readonly json: unknown } | { readonly why: Message; readonly again: boolean };

export interface PostOptions {
  readonly key: string | undefined;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

const MOST_BYTES = 4 * 1024 * 1024;
const TOO_MANY = 429;
/** Statuses that another try may change. */
const SERVER_FAULTS = 500;

/** Throws an AbortError when `signal` is aborted, and nothing else. */
export async function post(url: URL, body: object, { key, seconds, signal }: PostOptions): Promise<Answered> {
  const ended = AbortSignal.timeout(seconds * 1000);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, ended]),
      headers: {
        "content-type": "application/json",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refused(response.status, url.host);
    }
    return await readJson(response, url.host);
  } catch (fault) {
    signal.throwIfAborted();
    if (ended.aborted) return { why: message("server-slow", { host: url.host, seconds }), again: false };
    return { why: message("server-silent", { host: url.host, why: causeOf(fault) }), again: true };
  }
}

function refused(status: number, host: string): Answered {
  if (status >= 300 && status < 400) return { why: message("server-redirects", { host }), again: false };
  if (status === 401 || status === 403) return { why: message("server-refuses-key", { host }), again: false };
  if (status === 404) return { why: message("server-lacks-model", { host }), again: false };
  return {
    why: message("server-status", { host, status }),
    again: status >= SERVER_FAULTS || status === TOO_MANY,
  };
}

async function readJson(response: Response, host: string): Promise<Answered> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) return { why: message("server-long", { host, most: MOST_BYTES }), again: false };
    pieces.push(piece);
  }
  try {
    return { json: JSON.parse(Buffer.concat(pieces).toString("utf8")) as unknown };
  } catch {
    return { why: message("server-unreadable", { host }), again: true };
  }
}

/** "ECONNREFUSED": fetch hides it one level down. */
function causeOf(fault: unknown): string {
  const cause = fault instanceof Error ? fault.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return code === "" ? messageOf(fault) : code;
}
