/** What went wrong with Neptune, in one sentence each, and whether to try again. */
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import { say } from "../../../../shared/sentences";
import { LateAnswer, TooLargeAnswer, type Answer } from "./http-door";

/** What Neptune says of a request it refuses; the two services name the parts differently. */
const refusalSchema = z
  .object({
    code: z.string().catch(""),
    detailedMessage: z.string().catch(""),
    message: z.string().catch(""),
    Message: z.string().catch(""),
    __type: z.string().catch(""),
  })
  .catch({ code: "", detailedMessage: "", message: "", Message: "", __type: "" });

/** An answer other than 200. */
export class Refusal extends Error {
  constructor(
    readonly answer: Answer,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a refused request's answer, which may be anything. */
export function toRefusal(answer: Answer): Refusal {
  const said = refusalSchema.parse(toJson(answer.body));
  const code = said.code || (said.__type.split("#").at(-1) ?? "");
  return new Refusal(answer, code, said.detailedMessage || said.message || said.Message || answer.body);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether the service refused the signature for its time. */
export function isClockRefusal(fault: unknown): fault is Refusal {
  return (
    fault instanceof Refusal &&
    /signature (expired|not yet current)|RequestTimeTooSkewed|RequestExpired|must be within/i.test(
      textOf(fault),
    )
  );
}

const BUSY =
  /Throttling|TooManyRequests|ConcurrentModification|ConflictException|MemoryLimitExceeded|QueryLimitExceeded|ServiceUnavailable/i;
const BUSY_STATUS = new Set([429, 502, 503, 504]);
const BROKEN = /ECONNRESET|EPIPE|socket hang up|aborted/i;

/** Whether the same query may succeed in a moment: the service is busy, or the connection broke. */
export function isWorthAnotherTry(fault: unknown): boolean {
  if (fault instanceof Refusal) return BUSY_STATUS.has(fault.answer.status) || BUSY.test(fault.code);
  if (fault instanceof FailureError || fault instanceof LateAnswer) return false;
  return BROKEN.test(textOf(fault));
}

/** Any fault as a FailureError database-failed; failures stay what they are. */
export function toNeptuneFailure(fault: unknown, address: string, clockGapMs = 0): FailureError {
  if (fault instanceof FailureError) return fault;
  const reason = isClockRefusal(fault) ? clockReason(clockGapMs) : reasonOf(fault);
  return new FailureError({ kind: "database-failed", address, reason });
}

/** Patterns are matched against code and message, first what is most certain. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /ENOTFOUND|EAI_AGAIN/,
    "its name is not known: check the host's name, and that this machine reaches its VPC",
  ],
  [/ECONNREFUSED/, "nothing answers at that address: check the port, the tunnel and the security group"],
  [/EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/, "it cannot be reached: check the tunnel or the VPN into its VPC"],
  [
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ALTNAME/i,
    "its certificate is not trusted: use the name on the certificate, or set NODE_EXTRA_CA_CERTS to its authority's file",
  ],
  [/WRONG_VERSION_NUMBER|EPROTO|packet length|ERR_SSL/i, "it does not speak TLS there: check the port"],
  [
    /ExpiredToken|token.{0,40}expired|expired.{0,40}token|session has expired/i,
    "the keys have expired: log in again, for instance with “aws sso login”",
  ],
  [
    /CredentialsProviderError|Could not load credentials|InvalidClientTokenId|UnrecognizedClient|security token.{0,40}invalid/i,
    "no valid AWS keys were found: log in, name a profile in the address, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  ],
  [
    /SignatureDoesNotMatch|signature.{0,60}(match|calculated)/i,
    "it does not accept the signature: check the secret key and the region",
  ],
  [/Missing ?Authentication/i, "it takes signed requests only, and found no signature"],
  [
    /AccessDenied|not authorized/i,
    "the user or role may not do this there: it needs neptune-db:connect and neptune-db:ReadDataViaQuery",
  ],
  [
    /MemoryLimitExceeded|MemoryLimit/i,
    "the query needs more memory than the server has: lower the hops or the degree cap",
  ],
  [
    /TimeLimitExceeded|query timed out/i,
    "the query took longer than the server allows: lower the hops, or raise neptune_query_timeout",
  ],
  [
    /ConcurrentModification|ConflictException/i,
    "others were changing the same nodes all the time: try again",
  ],
  [/QueryLimitExceeded|QueryTooLarge|Request size/i, "the query is larger than the server takes"],
  [/ReadOnlyViolation/i, say("reading-only")],
  [/CancelledByUser/i, "somebody cancelled the query in the server"],
  [
    /MalformedQuery|InvalidParameter|UnsupportedOperation|ParsingException/i,
    "it does not understand the query: its engine may be older than 1.2.1",
  ],
  [/Throttling|TooManyRequests/i, "it is too busy and refused the query several times: try again later"],
];

const STATUS_REASONS: Readonly<Record<number, string>> = {
  403: "the user or role may not do this there",
  404: "there is no openCypher endpoint at that address",
  429: "it is too busy and refused the query several times: try again later",
  502: "something between here and the server failed: try again later",
  503: "it is too busy and refused the query several times: try again later",
  504: "something between here and the server gave up waiting: try again later",
};

function reasonOf(fault: unknown): string {
  if (fault instanceof LateAnswer)
    return "it did not answer in time: it may be paused, overloaded or out of reach";
  if (fault instanceof TooLargeAnswer)
    return "its answer is larger than this machine should hold: lower the hops or the degree cap";
  const text = textOf(fault);
  const known = REASONS.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  if (fault instanceof Refusal)
    return STATUS_REASONS[fault.answer.status] ?? plain(fault.message, fault.answer.status);
  if (BROKEN.test(text) || /Z_DATA_ERROR|Z_BUF_ERROR/.test(text))
    return "the connection broke before the answer was complete: try again";
  return plain(fault instanceof Error ? fault.message : String(fault), 0);
}

/** What a server says is shown as one line of plain text, never longer than people read. */
function plain(message: string, status: number): string {
  const line = message
    .replace(/[^\P{C}\t]/gu, " ")
    .split("\n")[0]!
    .trim()
    .replace(/\.$/, "")
    .slice(0, 300);
  return line === "" ? `it refused the query (${String(status)})` : line;
}

function clockReason(gapMs: number): string {
  const minutes = Math.round(Math.abs(gapMs) / 60_000);
  if (minutes === 0) return "it refuses the time of the signature: set this machine's clock";
  const direction = gapMs > 0 ? "behind" : "ahead of";
  return `this machine's clock is ${String(minutes)} minutes ${direction} the server's: set it right, signatures hold for five`;
}

function textOf(fault: unknown): string {
  if (fault instanceof Refusal) return `${fault.code} ${fault.message}`;
  if (!(fault instanceof Error)) return String(fault);
  const code = "code" in fault ? String(fault.code) : "";
  const inner = fault instanceof AggregateError ? fault.errors.map(textOf).join(" ") : "";
  return `${fault.name} ${code} ${fault.message} ${inner}`;
}
