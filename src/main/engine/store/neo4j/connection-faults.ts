/** What went wrong with a database, in one sentence each. */
import neo4j from "neo4j-driver";
import type { ConnectionFault } from "../../../../shared/connections";
import { FailureError, messageOf } from "../../../../shared/failure";
import { say } from "../../../../shared/sentences";

/** A failure that keeps what the driver threw, so that it can be judged whether to try again. */
class Neo4jFailure extends FailureError {
  constructor(
    address: string,
    readonly fault: ConnectionFault,
    reason: string,
    readonly origin: unknown,
  ) {
    super({ kind: "database-failed", address, reason });
  }
}

/** Any fault of the driver as a FailureError database-failed; failures stay what they are. */
export function toNeo4jFailure(fault: unknown, url: string): FailureError {
  if (fault instanceof FailureError) return fault;
  const [kind, reason] = reasonOf(fault);
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
    neo4j.isRetryableError(fault.origin) &&
    PERMANENT.every(([, pattern]) => !pattern.test(textOf(fault.origin)))
  );
}

/** What is thrown when a server neither answers nor breaks the connection. */
export const SILENCE = "no answer in time";

type KnownFault = readonly [fault: ConnectionFault, pattern: RegExp, reason: string];

/** First what no second try mends. Patterns are matched against code and message. */
const PERMANENT: readonly KnownFault[] = [
  ["host-unknown", /ENOTFOUND|EAI_AGAIN/, say("host-unknown")],
  ["refused", /ECONNREFUSED/, say("nothing-answers")],
  [
    "certificate",
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ERR_TLS|ALTNAME/i,
    say("certificate"),
  ],
  ["no-tls", /WRONG_VERSION_NUMBER|EPROTO|packet length|before secure TLS/i, say("no-tls")],
  ["version", /Unknown Bolt protocol version/, say("bolt-version")],
  ["not-a-database", /did the server close|HTTP|handshake/i, say("not-neo4j")],
];

const REASONS: readonly KnownFault[] = [
  ...PERMANENT,
  ["silent", new RegExp(`${SILENCE}|Failed to establish connection in|acquisition timed out`), say("silent")],
  ["login", /Security\.Unauthorized/, say("login")],
  ["login-paused", /AuthenticationRateLimit/, say("login-paused")],
  ["password-expired", /CredentialsExpired/, say("password-expired")],
  ["no-permission", /Security\.(Forbidden|TokenExpired)|AuthorizationExpired/, say("no-permission")],
  ["no-permission", /OnReadOnlyDatabase|database is in read-only mode/i, say("database-read-only")],
  ["no-database", /Database(NotFound|Unavailable)|DatabaseNotFound/, say("no-database")],
  ["no-permission", /AccessMode|Writing in read access mode/, say("reading-only")],
  ["silent", /TransactionTimedOut/, say("query-long")],
  ["other", /MemoryPool|OutOfMemory|TransactionMemory/, say("query-memory")],
  ["other", /no such (fulltext|vector) (schema )?index|IndexNotFound/i, say("index-missing")],
  // It tells nobody but its own log why it can write no more.
  [
    "other",
    /No space left|DiskFull|databaseFull|TransactionLogError|critical error, and needs to be restarted/i,
    say("cannot-write-more"),
  ],
  [
    "broken",
    /ServiceUnavailable|SessionExpired|ECONNRESET|EPIPE|closed|timed out/i,
    say("broken-connection"),
  ],
];

/** How the sentence for a server that is too old begins; it names the version. */
const TOO_OLD = /^it is Neo4j .* is needed$/;

function reasonOf(fault: unknown): readonly [fault: ConnectionFault, reason: string] {
  const text = textOf(fault);
  const known = REASONS.find(([, pattern]) => pattern.test(text));
  if (known) return [known[0], known[2]];
  const message = messageOf(fault).split("\n")[0]!.replace(/\.$/, "").slice(0, 300);
  return [TOO_OLD.test(message) ? "version" : "other", message];
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const code = "code" in fault ? String(fault.code) : "";
  const cause = fault.cause instanceof Error ? textOf(fault.cause) : "";
  return `${code} ${fault.message} ${cause}`;
}
