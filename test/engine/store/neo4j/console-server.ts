/** What the console's tests fill a server with, and what they ask of it on the side. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Connection } from "../../../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../../../src/main/engine/store/neo4j/cypher";
import { type Failure, FailureError } from "../../../../src/shared/failure";
import type { TestServer } from "../../managed-neo4j/test-server";

/** Busy for minutes, without touching the graph. */
export const ENDLESS = "UNWIND range(1, 1000000000000) AS x WITH x WHERE x * x = -1 RETURN x";

/** Busy for some seconds in one expression, in which the server never asks whether its time is over. */
export const UNMINDFUL = "RETURN reduce(s = 0, x IN range(1, 200000000) | s + x) AS s";

const calm = new AbortController().signal;

/** Forty people in a ring, one odd node, and indexes over them; the same at every call. */
export async function fill(neo4j: TestServer): Promise<void> {
  await within(neo4j, async (connection) => {
    const write = (text: string) => connection.change({ query: cypher(text), parameters: {} }, calm);
    await write("MATCH (n) DETACH DELETE n");
    await write(
      "UNWIND range(0, 39) AS i CREATE (:Person {name: CASE i WHEN 0 THEN 'Ada' ELSE 'Person ' + i END})",
    );
    await write("CREATE (:`Odd ``label``` {name: 'odd'})");
    await write(
      "MATCH (a:Person {name: 'Ada'}), (b:Person {name: 'Person 1'}) CREATE (a)-[:KNOWS {since: 1999}]->(b)",
    );
    await write("CREATE INDEX names IF NOT EXISTS FOR (n:Person) ON (n.name)");
    await write("CREATE FULLTEXT INDEX words IF NOT EXISTS FOR (n:Person) ON EACH [n.name]");
    await write("CALL db.awaitIndexes(60)");
  });
}

/** One hash over nodes, edges, indexes, constraints, names in use, and users. */
export function everything(neo4j: TestServer): Promise<string> {
  return within(neo4j, async (connection) => {
    const parts: unknown[] = [];
    for (const text of [
      "MATCH (n) RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties ORDER BY id",
      "MATCH (a)-[r]->(b) RETURN elementId(r) AS id, elementId(a) AS a, elementId(b) AS b, type(r) AS t, properties(r) AS p ORDER BY id",
      "SHOW INDEXES YIELD name, type, labelsOrTypes, properties RETURN * ORDER BY name",
      "SHOW CONSTRAINTS YIELD name RETURN name ORDER BY name",
      "CALL db.labels() YIELD label RETURN label ORDER BY label",
      "CALL db.propertyKeys() YIELD propertyKey RETURN propertyKey ORDER BY propertyKey",
      "CALL db.relationshipTypes() YIELD relationshipType AS t RETURN t ORDER BY t",
      "SHOW USERS YIELD user, passwordChangeRequired RETURN * ORDER BY user",
      "SHOW DATABASES YIELD name, requestedStatus RETURN * ORDER BY name",
    ])
      parts.push(await connection.read({ query: cypher(text), parameters: {} }, calm));
    return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  });
}

/** Queries at work in the server besides the one that counts them. */
export function running(neo4j: TestServer): Promise<number> {
  return count(
    neo4j,
    "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'x * x' AND NOT currentQuery CONTAINS 'SHOW' RETURN count(*) AS count",
  );
}

/** Connections to the server besides the one that counts them. */
export async function connections(neo4j: TestServer): Promise<number> {
  return (await count(neo4j, "CALL dbms.listConnections() YIELD connectionId RETURN count(*) AS count")) - 1;
}

/** Ids of the connections to the server besides the one that asks, which is the youngest. */
export function otherConnections(neo4j: TestServer): Promise<string[]> {
  return within(neo4j, async (connection) => {
    const query = cypher(
      // By number: several may be opened within the same millisecond.
      "CALL dbms.listConnections() YIELD connectionId AS id RETURN id ORDER BY toInteger(split(id, '-')[1]) DESC",
    );
    const found = await connection.read({ query, parameters: {} }, calm);
    return found.slice(1).map(({ id }) => String(id));
  });
}

/** A server outside the graph, with what it was asked for. */
export async function listenOutside(): Promise<{
  address: string;
  asked: string[];
  close: () => Promise<unknown>;
}> {
  const asked: string[] = [];
  const outside = createServer((request, reply) => {
    asked.push(request.url ?? "");
    reply.end("a,b\n1,2\n");
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${String((outside.address() as AddressInfo).port)}/rows.csv`;
  return { address, asked, close: () => new Promise((resolve) => outside.close(resolve)) };
}

/** "run", or how it failed. */
export async function outcomeOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return "run";
  } catch (thrown) {
    if (thrown instanceof FailureError) return thrown.failure.kind;
    throw thrown;
  }
}

/** The number that a query counts. */
export function count(neo4j: TestServer, text: string): Promise<number> {
  return within(neo4j, async (connection) => {
    const [row] = await connection.read({ query: cypher(text), parameters: {} }, calm);
    return Number(row!["count"]);
  });
}

/** Does something over a connection of its own. */
export async function within<T>(neo4j: TestServer, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(neo4j.address);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** How something failed; throws where it did not. */
export async function failureOf(outcome: Promise<unknown>): Promise<Failure> {
  try {
    await outcome;
  } catch (thrown) {
    if (thrown instanceof FailureError) return thrown.failure;
    throw thrown;
  }
  throw new Error("it was done");
}
