/**
 * Runs what a person (or a model) wrote, so that it can never write: first the database explains the text, its plan must only read,
 * and nothing that plans do not show may reach outside; then it runs in a session of read mode, which the database enforces by itself. Rows are taken as they come, and no more than wanted.
 */
import type { ResultSummary, Session } from "neo4j-driver";
import { CYPHER_LIMITS, type CypherOutcome, type CypherRows } from "../../../../../shared/cypher";
import { FailureError } from "../../../../../shared/failure";
import { connect, type Connection, type Neo4jAddress } from "../connection";
import { toParameters, type Parameters } from "../parameters";
import { explainQuery, FUNCTIONS, PROCEDURES } from "../cypher-schema";
import { checkPlan, estimatedRows } from "./check-plan";
import { checkText, type Callable } from "./check-text";
import { planRows } from "./plan-rows";
import { toQueryFault } from "./query-faults";
import { ValueReader } from "./to-values";

export interface ConsoleQuery {
  readonly text: string;
  readonly parameters: Parameters;
  /** Most rows taken. */
  readonly rows: number;
  /** Longest that the database may work on it, in seconds. */
  readonly seconds: number;
  /** Whether it may run although the planner expects more than CYPHER_LIMITS.estimatedRows rows. */
  readonly confirmed: boolean;
}

/** Logging in may take so long, however little time the query itself is given. */
const PATIENCE_SECONDS = 60;
/** For the server to end a query by itself, which it says in its own words. */
const ANSWER_GRACE_MS = 500;

/** A connection for queries that may take so many seconds each; throws FailureError database-failed. */
export function connectForConsole(address: Neo4jAddress, seconds: number): Promise<Connection> {
  const queryTimeoutMs = patienceFor(seconds) * 1000;
  return connect(address, { queryTimeoutMs, tryAgainForMs: 0, exactIntegers: true });
}

/** How many seconds a connection is waited for whose queries may take `seconds`. */
export function patienceFor(seconds: number): number {
  return Math.max(PATIENCE_SECONDS, seconds);
}

/**
 * The rows of a query that only reads, or what it would cost, over a connection of `connectForConsole`, which stays open. Throws FailureError
 * query-refused (nothing was run), query-wrong, query-ended or database-failed, and AbortError when cancelled; the database ends the query then.
 */
export async function runOn(
  connection: Connection,
  query: ConsoleQuery,
  signal: AbortSignal,
): Promise<CypherOutcome> {
  const { seconds } = query;
  // The server looks at its clock between rows and at little else: the person's limit is kept here, and the session's end ends the query.
  const overdue = new AbortController();
  const timer = setTimeout(
    () => {
      overdue.abort(new FailureError({ kind: "query-ended", seconds }));
    },
    1000 * seconds + ANSWER_GRACE_MS,
  );
  try {
    return await checkAndRun(connection, query, AbortSignal.any([signal, overdue.signal]));
  } finally {
    clearTimeout(timer);
  }
}

async function checkAndRun(
  connection: Connection,
  query: ConsoleQuery,
  signal: AbortSignal,
): Promise<CypherOutcome> {
  const start = performance.now();
  const explained = await connection.reading(signal, (session) => explain(session, query));
  // What may be called is asked anew each time: a server that was started again may have other plugins.
  checkText(query.text, await callableIn(connection, signal));
  const expected = estimatedRows(explained);
  const { estimatedRows: limit } = CYPHER_LIMITS;
  if (expected > limit && !query.confirmed) return { outcome: "costly", estimatedRows: expected, limit };
  const rows = await connection.reading(signal, (session) => pull(session, query), fetchSize(query));
  return { ...rows, estimatedRows: expected, ms: performance.now() - start };
}

async function callableIn(connection: Connection, signal: AbortSignal): Promise<Callable> {
  const [procedures, functions] = await Promise.all(
    [PROCEDURES, FUNCTIONS].map((query) => connection.read({ query, parameters: {} }, signal)),
  );
  return {
    procedures: procedures!.map(({ name }) => String(name)),
    functions: functions!.map(({ name, isBuiltIn }) => ({
      name: String(name),
      isBuiltIn: isBuiltIn === true,
    })),
  };
}

/** A batch holds what is wanted and one row more, which tells whether there is more. */
const MOST_FETCHED = 1000;
const fetchSize = ({ rows }: ConsoleQuery) => Math.min(MOST_FETCHED, rows + 1);

/** What the database makes of the text, once it is known to only read. */
async function explain(session: Session, { text, parameters }: ConsoleQuery): Promise<ResultSummary> {
  const limits = { timeout: PATIENCE_SECONDS * 1000 };
  try {
    const { summary } = await session.run(explainQuery(text), toParameters(parameters), limits);
    checkPlan(summary);
    return summary;
  } catch (fault) {
    throw toQueryFault(fault, { lines: 1, seconds: PATIENCE_SECONDS });
  }
}

type Pulled = Omit<CypherRows, "estimatedRows" | "ms">;

async function pull(
  session: Session,
  { text, parameters, rows: most, seconds }: ConsoleQuery,
): Promise<Pulled> {
  const values = new ValueReader(CYPHER_LIMITS.values);
  const rows: CypherRows["rows"] = [];
  let more: CypherRows["more"] = "";
  try {
    const result = session.run(text, toParameters(parameters), { timeout: seconds * 1000 });
    const columns = (await result.keys()) as string[];
    const records = result[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await records.next();
      if (done === true) {
        const { plan } = value;
        if (plan !== false && rows.length === 0) return planRows(plan);
        break;
      }
      if (rows.length === most) more = "rows";
      else if (!values.hasRoom) more = "values";
      if (more !== "") break;
      rows.push(columns.map((column) => values.read(value.get(column))));
    }
    const [nodes, edges] = [[...values.nodes.values()], [...values.edges.values()]];
    return { outcome: "rows", columns, rows, nodes, edges, more };
  } catch (fault) {
    throw toQueryFault(fault, { lines: 0, seconds });
  }
}
