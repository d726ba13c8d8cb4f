/** What went wrong with Neptune, in one sentence each, and whether to try again. */
import { z } from "zod";
import { FailureError, messageOf, ReasonError } from "../../../../shared/failure";
import { message, type Message, type Reason } from "../../../../shared/sentences/sentences";
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
  const reason = isClockRefusal(fault) ? clockReason(clockGapMs) : judge(fault);
  return new FailureError({ kind: "database-failed", address, reason });
}

/** Patterns are matched against code and message, first what is most certain. */
const REASONS: readonly (readonly [pattern: RegExp, reason: Message])[] = [
  [/ENOTFOUND|EAI_AGAIN/, message("neptune-host")],
  [/ECONNREFUSED/, message("neptune-nothing")],
  [/EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/, message("neptune-unreachable")],
  [
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ALTNAME/i,
    message("neptune-certificate"),
  ],
  [/WRONG_VERSION_NUMBER|EPROTO|packet length|ERR_SSL/i, message("neptune-no-tls")],
  [
    /ExpiredToken|token.{0,40}expired|expired.{0,40}token|session has expired/i,
    message("neptune-keys-expired"),
  ],
  [
    /CredentialsProviderError|Could not load credentials|InvalidClientTokenId|UnrecognizedClient|security token.{0,40}invalid/i,
    message("neptune-no-keys"),
  ],
  [/SignatureDoesNotMatch|signature.{0,60}(match|calculated)/i, message("neptune-signature")],
  [/Missing ?Authentication/i, message("neptune-unsigned")],
  [/AccessDenied|not authorized/i, message("neptune-role")],
  [/MemoryLimitExceeded|MemoryLimit/i, message("neptune-memory")],
  [/TimeLimitExceeded|query timed out/i, message("neptune-time")],
  [/ConcurrentModification|ConflictException/i, message("neptune-conflict")],
  [/QueryLimitExceeded|QueryTooLarge|Request size/i, message("neptune-query-large")],
  [/ReadOnlyViolation/i, message("reading-only")],
  [/CancelledByUser/i, message("neptune-cancelled")],
  [
    /MalformedQuery|InvalidParameter|UnsupportedOperation|ParsingException/i,
    message("neptune-not-understood"),
  ],
  [/Throttling|TooManyRequests/i, message("neptune-busy")],
];

const STATUS_REASONS: Readonly<Record<number, Message>> = {
  403: message("neptune-forbidden"),
  404: message("neptune-no-endpoint"),
  429: message("neptune-busy"),
  502: message("neptune-between"),
  503: message("neptune-busy"),
  504: message("neptune-gave-up"),
};

function judge(fault: unknown): Reason {
  if (fault instanceof ReasonError) return fault.reason;
  if (fault instanceof LateAnswer) return message("neptune-late");
  if (fault instanceof TooLargeAnswer) return message("neptune-answer-large");
  const text = textOf(fault);
  const known = REASONS.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  if (fault instanceof Refusal)
    return STATUS_REASONS[fault.answer.status] ?? plain(fault.message, fault.answer.status);
  if (BROKEN.test(text) || /Z_DATA_ERROR|Z_BUF_ERROR/.test(text)) return message("neptune-broke");
  return plain(messageOf(fault), 0);
}

/** What a server says is shown as one line of plain text, never longer than people read. */
function plain(words: string, status: number): Reason {
  const line = words
    .replace(/[^\P{C}\t]/gu, " ")
    .split("\n")[0]!
    .trim()
    .replace(/\.$/, "")
    .slice(0, 300);
  return line === "" ? message("neptune-refused", { status }) : line;
}

function clockReason(gapMs: number): Message {
  const minutes = Math.round(Math.abs(gapMs) / 60_000);
  if (minutes === 0) return message("neptune-clock");
  const direction = gapMs > 0 ? "behind" : "ahead of";
  return message("neptune-clock-off", { minutes, direction });
}

function textOf(fault: unknown): string {
  if (fault instanceof Refusal) return `${fault.code} ${fault.message}`;
  if (!(fault instanceof Error)) return String(fault);
  const code = "code" in fault ? String(fault.code) : "";
  const inner = fault instanceof AggregateError ? fault.errors.map(textOf).join(" ") : "";
  return `${fault.name} ${code} ${fault.message} ${inner}`;
}
