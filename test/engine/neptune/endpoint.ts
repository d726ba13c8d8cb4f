/** A local Neptune: signed openCypher over HTTP, Neptune's ids and limits, a real Neo4j behind it. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { connect, type Connection, type Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";
import type { Cypher } from "../../../src/main/engine/store/remote/cypher-names";
import { bulkLoad } from "./bulk-load";
import { filterLabels, inNeo4jWords, inNeptuneWords, refusedConstruct } from "./dialect";
import { signedServer, type Reply, type ServerOptions, type SignedCall } from "./signed-server";

export interface Endpoint {
  readonly port: number;
  readonly connection: Connection;
  /** Queries asked so far, and those running now. */
  readonly asked: string[];
  readonly running: () => number;
  readonly sockets: () => number;
  close(): Promise<void>;
}

interface Running {
  readonly queryString: string;
  readonly cancel: AbortController;
}

const malformed = (detailedMessage: string, code = "MalformedQueryException"): Reply => ({
  status: 400,
  body: { requestId: randomUUID(), code, detailedMessage },
});

/** `bucket` holds what its loader reads, by key. */
export async function openEndpoint(
  neo4j: Neo4jAddress,
  options: ServerOptions = {},
  bucket: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Endpoint> {
  const connection = await connect(neo4j);
  const running = new Map<string, Running>();
  const asked: string[] = [];
  const isAnalytics = options.service === "neptune-graph";

  const run = async (query: string, parameters: Record<string, never>): Promise<Reply> => {
    asked.push(query);
    const refused = refusedConstruct(query, isAnalytics);
    if (refused) return malformed(`${refused}: not supported`, "UnsupportedOperationException");
    const [id, cancel] = [randomUUID(), new AbortController()];
    running.set(id, { queryString: query, cancel });
    try {
      const more = isAnalytics ? { filterLabels: filterLabels(parameters["filter"]) } : {};
      const statement = { query: inNeo4jWords(query) as Cypher, parameters: { ...parameters, ...more } };
      const rows = await connection.read(statement, cancel.signal);
      return { body: { results: inNeptuneWords(rows) } };
    } catch (fault) {
      if (cancel.signal.aborted)
        return { status: 500, body: { code: "CancelledByUserException", detailedMessage: "cancelled" } };
      return malformed(String(fault));
    } finally {
      running.delete(id);
    }
  };

  const status = (form: URLSearchParams): Reply => {
    const id = form.get("queryId") ?? "";
    if (form.has("cancelQuery")) {
      const found = running.get(id);
      found?.cancel.abort();
      return found
        ? { body: { status: "200 OK", payload: true } }
        : malformed("no such query", "BadRequestException");
    }
    const queries = [...running].map(([queryId, { queryString }]) => ({ queryId, queryString }));
    return { body: { acceptedQueryCount: queries.length, runningQueryCount: queries.length, queries } };
  };

  const handle = ({ path, body }: SignedCall): Promise<Reply> | Reply => {
    if (isAnalytics) {
      if (path !== "/queries") return { status: 404, body: {} };
      const { query, language, parameters } = JSON.parse(body) as Record<string, never>;
      return language === "OPEN_CYPHER" ? run(query!, parameters!) : malformed("no such language");
    }
    if (path.startsWith("/loader")) return loader(body, connection, bucket);
    const form = new URLSearchParams(body);
    if (path === "/openCypher/status") return status(form);
    if (path !== "/openCypher") return { status: 404, body: {} };
    return run(form.get("query") ?? "", JSON.parse(form.get("parameters") ?? "{}") as Record<string, never>);
  };

  const server = await signedServer(handle, options);
  return {
    ...{ port: server.port, connection, asked, sockets: server.sockets },
    running: () => running.size,
    close: async () => {
      for (const { cancel } of running.values()) cancel.abort();
      await server.close();
      await connection.close();
    },
  };
}

/** Takes all files of a folder of the bucket at once; looked at, the load has always ended. */
async function loader(
  body: string,
  connection: Connection,
  bucket: ReadonlyMap<string, Uint8Array>,
): Promise<Reply> {
  const overallStatus = { status: "LOAD_COMPLETED", totalRecords: 1, totalDuplicates: 0, totalTimeSpent: 1 };
  if (body === "") return { body: { payload: { overallStatus, errors: { errorLogs: [] } } } };
  const { source } = JSON.parse(body) as { source: string };
  const prefix = source.replace(/^s3:\/\/[^/]*\//, "");
  const folder = mkdtempSync(join(tmpdir(), "dragoman-loader-"));
  for (const [key, bytes] of bucket)
    if (key.startsWith(prefix)) writeFileSync(join(folder, basename(key)), bytes);
  await bulkLoad(connection, folder, false);
  rmSync(folder, { recursive: true });
  return { body: { status: "200 OK", payload: { loadId: randomUUID() } } };
}
