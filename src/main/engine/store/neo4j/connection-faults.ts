/** What went wrong with a database, in one sentence each. */
import neo4j from "neo4j-driver";
import { FailureError } from "../../../../shared/failure";

/** A failure that keeps what the driver threw, so that it can be judged whether to try again. */
class Neo4jFailure extends FailureError {
  constructor(
    address: string,
    reason: string,
    readonly origin: unknown,
  ) {
    super({ kind: "database-failed", address, reason });
  }
}

/** Any fault of the driver as a FailureError database-failed; failures stay what they are. */
export function toNeo4jFailure(fault: unknown, url: string): FailureError {
  if (fault instanceof FailureError) return fault;
  return new Neo4jFailure(withoutSecrets(url), reasonOf(fault), fault);
}

/** Whether the same query may succeed in a moment. */
export function isWorthAnotherTry(fault: unknown): boolean {
  if (!(fault instanceof Neo4jFailure) || !(fault.origin instanceof Error)) return false;
  return (
    neo4j.isRetryableError(fault.origin) &&
    PERMANENT.every(([pattern]) => !pattern.test(textOf(fault.origin)))
  );
}

/** What is thrown when a server neither answers nor breaks the connection. */
export const SILENCE = "no answer in time";

/** First what no second try mends. Patterns are matched against code and message. */
const PERMANENT: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, "its name is not known: check the host's name"],
  [/ECONNREFUSED/, "nothing answers at that address: start the server or check the port"],
  [
    /SELF_SIGNED|self[- ]signed|unable to (verify|get)|CERT_|certificate|ERR_TLS|ALTNAME/i,
    "its certificate is not trusted: install its authority's certificate, or use a bolt+ssc address for one you trust",
  ],
  [
    /WRONG_VERSION_NUMBER|EPROTO|packet length|before secure TLS/i,
    "it does not speak TLS there: use bolt:// or neo4j://",
  ],
  [/did the server close|HTTP|handshake/i, "what answers there is no Neo4j server"],
];

const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  ...PERMANENT,
  [new RegExp(SILENCE), "it does not answer: it may be paused or overloaded, try again or start it anew"],
  [/Security\.Unauthorized/, "it does not accept the user's name and password"],
  [
    /AuthenticationRateLimit/,
    "it refuses logins for a while after too many wrong passwords: wait some seconds",
  ],
  [/CredentialsExpired/, "its password must be changed before it can be used"],
  [
    /Security\.(Forbidden|TokenExpired)|AuthorizationExpired/,
    "the user may not do this there, or the login has expired",
  ],
  [
    /Database(NotFound|Unavailable)|DatabaseNotFound/,
    "it has no such database, or the database is not online",
  ],
  [/AccessMode|Writing in read access mode/, "it was asked to write where only reading is allowed"],
  [/TransactionTimedOut/, "the query took too long and was ended"],
  [/MemoryPool|OutOfMemory|TransactionMemory/, "the query needs more memory than the server has"],
  [/No space left|DiskFull|databaseFull/i, "its disk is full: make room, then restart it"],
  [
    /ServiceUnavailable|SessionExpired|ECONNRESET|EPIPE|closed|timed out/i,
    "the connection broke: the server stopped or does not answer",
  ],
];

function reasonOf(fault: unknown): string {
  const text = textOf(fault);
  const known = REASONS.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  return (fault instanceof Error ? fault.message : String(fault))
    .split("\n")[0]!
    .replace(/\.$/, "")
    .slice(0, 300);
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
