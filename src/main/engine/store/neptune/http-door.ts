/** The only door to the network: one host, few kept sockets, answers of bounded size, unpacked as they come. */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface DoorRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Longest to wait for the whole answer. */
  readonly timeoutMs: number;
}

const MOST_SOCKETS = 8;

/** Thrown for an answer that would not fit; its message is for people. */
export class TooLargeAnswer extends Error {}
/** Thrown when the answer did not come in time. */
export class LateAnswer extends Error {}

export class HttpDoor {
  private readonly agent: HttpAgent | HttpsAgent;

  constructor(
    private readonly place: {
      readonly protocol: "https:" | "http:";
      readonly host: string;
      readonly port: number;
    },
    /** Most bytes of an answer, unpacked. */
    private readonly mostBytes: number,
  ) {
    const options = { keepAlive: true, maxSockets: MOST_SOCKETS };
    this.agent = place.protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
  }

  /** Sends one request; throws what the network threw, TooLargeAnswer, LateAnswer, or the signal's reason. */
  async send(request: DoorRequest, signal: AbortSignal): Promise<Answer> {
    const late = AbortSignal.timeout(request.timeoutMs);
    try {
      const answer = await this.begin(request, AbortSignal.any([signal, late]));
      return await this.read(answer);
    } catch (fault) {
      signal.throwIfAborted();
      if (late.aborted) throw new LateAnswer("no answer in time");
      throw fault;
    }
  }

  /** Closes every socket. */
  close(): void {
    this.agent.destroy();
  }

  private begin(request: DoorRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { protocol, host, port } = this.place;
    const begin = protocol === "https:" ? httpsRequest : httpRequest;
    const { method, path, headers, body } = request;
    return new Promise((resolve, reject) => {
      const hostname = host.replace(/^\[|\]$/g, "");
      const sent = begin({ hostname, port, path, method, headers, agent: this.agent, signal }, resolve);
      sent.on("error", reject);
      sent.end(body);
    });
  }

  // What is unpacked is counted while it comes: a small answer may unpack into gigabytes.
  private async read(answer: IncomingMessage): Promise<Answer> {
    const isPacked = /\bgzip\b/i.test(answer.headers["content-encoding"] ?? "");
    const pieces: Buffer[] = [];
    let size = 0;
    try {
      for await (const piece of unpacked(answer, isPacked)) {
        size += piece.length;
        if (size > this.mostBytes) throw new TooLargeAnswer(`more than ${String(this.mostBytes)} bytes`);
        pieces.push(piece);
      }
    } catch (fault) {
      answer.destroy();
      throw fault;
    }
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode ?? 0,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: Buffer.concat(pieces).toString("utf8"),
    };
  }
}

function unpacked(answer: IncomingMessage, isPacked: boolean): AsyncIterable<Buffer> {
  if (!isPacked) return answer;
  const gunzip = createGunzip();
  answer.on("error", (fault) => gunzip.destroy(fault));
  return answer.pipe(gunzip) as Readable as AsyncIterable<Buffer>;
}
