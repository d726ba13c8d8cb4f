/** What went wrong with a database, in one sentence each. */
import neo4j from "neo4j-driver";
import type { ConnectionFault } from "../../../../shared/connections";
import { FailureError } from "../../../../shared/failure";

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
  return new Neo4jFailure(withoutSecrets(url), kind, reason, fault);
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
  ["host-unknown", /ENOTFOUND|EAI_AGAIN/, "its name is not known: check the host's name"],
  ["refused", /ECONNREFUSED/, "nothing answers at that address: start the server or check the port"],
  [
    "certificate",
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ERR_TLS|ALTNAME/i,
    "its certificate is not trusted: install its authority's certificate, or use a bolt+ssc address for one you trust",
  ],
  [
    "no-tls",
    /WRONG_VERSION_NUMBER|EPROTO|packet length|before secure TLS/i,
    "it does not speak TLS there: use bolt:// or neo4j://",
  ],
  [
    "version",
    /Unknown Bolt protocol version/,
    "it speaks a language that is too old or too new: Neo4j 5.23 or later is needed",
  ],
  ["not-a-database", /did the server close|HTTP|handshake/i, "what answers there is no Neo4j server"],
];

const REASONS: readonly KnownFault[] = [
  ...PERMANENT,
  [
    "silent",
    new RegExp(`${SILENCE}|Failed to establish connection in|acquisition timed out`),
    "it does not answer: it may be paused or overloaded, try again or start it anew",
  ],
  ["login", /Security\.Unauthorized/, "it does not accept the user's name and password"],
  [
    "login-paused",
    /AuthenticationRateLimit/,
    "it refuses logins for a while after too many wrong passwords: wait some seconds",
  ],
  [
    "password-expired",
    /CredentialsExpired/,
    "the user's password has expired: change it in cypher-shell or Neo4j Browser, then type the new one here",
  ],
  [
    "no-permission",
    /Security\.(Forbidden|TokenExpired)|AuthorizationExpired/,
    "the user may not do this there, or the login has expired",
  ],
  [
    "no-permission",
    /OnReadOnlyDatabase|database is in read-only mode/i,
    "the database is read-only: its owner allows nobody to write there",
  ],
  [
    "no-database",
    /Database(NotFound|Unavailable)|DatabaseNotFound/,
    "it has no such database, or the database is not online",
  ],
  [
    "no-permission",
    /AccessMode|Writing in read access mode/,
    "it was asked to write where only reading is allowed",
  ],
  ["silent", /TransactionTimedOut/, "the query took too long and was ended"],
  ["other", /MemoryPool|OutOfMemory|TransactionMemory/, "the query needs more memory than the server has"],
  [
    "other",
    /no such (fulltext|vector) (schema )?index|IndexNotFound/i,
    "an index that came with the graph is missing: transfer it again with --replace",
  ],
  // It tells nobody but its own log why it can write no more.
  [
    "other",
    /No space left|DiskFull|databaseFull|TransactionLogError|critical error, and needs to be restarted/i,
    "it can write no more, most often because its disk is full: make room, then restart it",
  ],
  [
    "broken",
    /ServiceUnavailable|SessionExpired|ECONNRESET|EPIPE|closed|timed out/i,
    "the connection broke: the server stopped or does not answer",
  ],
];

/** How the sentence for a server that is too old begins; it names the version. */
const TOO_OLD = /^it is Neo4j .* is needed$/;

function reasonOf(fault: unknown): readonly [fault: ConnectionFault, reason: string] {
  const text = textOf(fault);
  const known = REASONS.find(([, pattern]) => pattern.test(text));
  if (known) return [known[0], known[2]];
  const message = (fault instanceof Error ? fault.message : String(fault))
    .split("\n")[0]!
    .replace(/\.$/, "")
    .slice(0, 300);
  return [TOO_OLD.test(message) ? "version" : "other", message];
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const code = "code" in fault ? String(fault.code) : "";
  const cause = fault.cause instanceof Error ? textOf(fault.cause) : "";
  return `${code} ${fault.message} ${cause}`;
}

/** A password inside an address is never shown. */
function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^/@]*@/, "//");
}
