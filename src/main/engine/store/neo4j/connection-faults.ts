/** What went wrong with a database, in one sentence each. */
import type { ConnectionFault } from "../../../../shared/connections";
import { FailureError, messageOf, ReasonError } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { driverPackage } from "./driver";

/** A failure that keeps what the driver threw, so that it can be judged whether to try again. */
class Neo4jFailure extends FailureError {
  constructor(
    address: string,
    readonly fault: ConnectionFault,
    reason: Reason,
    readonly origin: unknown,
  ) {
    super({ kind: "database-failed", address, reason });
  }
}

/** Any fault of the driver as a FailureError database-failed; failures stay what they are. */
export function toNeo4jFailure(fault: unknown, url: string): FailureError {
  if (fault instanceof FailureError) return fault;
  const [kind, reason] = judge(fault);
  return new Neo4jFailure(url, kind, reason, fault);
}

/** Which of the known faults a failure is, "other" for all that are none. */
export function faultOf(failure: unknown): ConnectionFault {
  return failure instanceof Neo4jFailure ? failure.fault : "other";
}

/** Whether the same query may succeed in a moment. */
export function isWorthAnotherTry(fault: unknown): boolean {
  if (!(fault instanceof Neo4jFailure) || !(fault.origin instanceof Error)) return false;
  return (
    driverPackage().isRetryableError(fault.origin) &&
    PERMANENT.every(([, pattern]) => !pattern.test(textOf(fault.origin)))
  );
}

/** What is thrown when a server neither answers nor breaks the connection. */
export const SILENCE = "no answer in time";

type KnownFault = readonly [fault: ConnectionFault, pattern: RegExp, reason: Reason];

/** First what no second try mends. Patterns are matched against code and message. */
const PERMANENT: readonly KnownFault[] = [
  ["host-unknown", /ENOTFOUND|EAI_AGAIN/, message("host-unknown")],
  ["refused", /ECONNREFUSED/, message("nothing-answers")],
  [
    "certificate",
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ERR_TLS|ALTNAME/i,
    message("certificate"),
  ],
  ["no-tls", /WRONG_VERSION_NUMBER|EPROTO|packet length|before secure TLS/i, message("no-tls")],
  ["version", /Unknown Bolt protocol version/, message("bolt-version")],
  ["not-a-database", /did the server close|HTTP|handshake/i, message("not-neo4j")],
];

const REASONS: readonly KnownFault[] = [
  ...PERMANENT,
  [
    "silent",
    new RegExp(`${SILENCE}|Failed to establish connection in|acquisition timed out`),
    message("silent"),
  ],
  ["login", /Security\.Unauthorized/, message("login")],
  ["login-paused", /AuthenticationRateLimit/, message("login-paused")],
  ["password-expired", /CredentialsExpired/, message("password-expired")],
  ["no-permission", /Security\.(Forbidden|TokenExpired)|AuthorizationExpired/, message("no-permission")],
  ["no-permission", /OnReadOnlyDatabase|database is in read-only mode/i, message("database-read-only")],
  ["no-database", /Database(NotFound|Unavailable)|DatabaseNotFound/, message("no-database")],
  ["no-permission", /AccessMode|Writing in read access mode/, message("reading-only")],
  ["silent", /TransactionTimedOut/, message("query-long")],
  ["other", /MemoryPool|OutOfMemory|TransactionMemory/, message("query-memory")],
  ["other", /no such (fulltext|vector) (schema )?index|IndexNotFound/i, message("index-missing")],
  // It tells nobody but its own log why it can write no more.
  [
    "other",
    /No space left|DiskFull|databaseFull|TransactionLogError|critical error, and needs to be restarted|could not apply the transaction/i,
    message("cannot-write-more"),
  ],
  [
    "broken",
    /ServiceUnavailable|SessionExpired|ECONNRESET|EPIPE|closed|timed out/i,
    message("broken-connection"),
  ],
];

function judge(fault: unknown): readonly [fault: ConnectionFault, reason: Reason] {
  if (fault instanceof ReasonError)
    return [fault.reason.kind === "neo4j-version" ? "version" : "other", fault.reason];
  const text = textOf(fault);
  const known = REASONS.find(([, pattern]) => pattern.test(text));
  if (known) return [known[0], known[2]];
  return ["other", messageOf(fault).split("\n")[0]!.replace(/\.$/, "").slice(0, 300)];
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const code = "code" in fault ? String(fault.code) : "";
  const cause = fault.cause instanceof Error ? textOf(fault.cause) : "";
  return `${code} ${fault.message} ${cause}`;
}
