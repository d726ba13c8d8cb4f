/** The Cypher console: a person's own queries of a graph in Neo4j, which can only read. */
import { CONNECTION_GRAPH } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { say } from "../../../shared/sentences";
import type { Neo4jAddress, Parameters } from "../store/neo4j/connection";
import { readNames } from "../store/neo4j/console/read-names";
import { addressOf, isConnectionGraph } from "./connected-graph";
import type { Handlers } from "./handlers";
import { databaseAddress, isNeo4jAddress } from "./open-graph";
import type { Workplace } from "./workplace";

type CypherHandlers = Pick<Handlers, Extract<keyof Handlers, `cypher:${string}`>>;

export function cypherHandlers(workplace: Workplace): CypherHandlers {
  return {
    "cypher:run": async ({ graph, parameters, ...query }, { signal }) => {
      const address = await neo4jAddress(graph, workplace);
      return workplace.consoles.run(address, { ...query, parameters: parameters as Parameters }, signal);
    },
    "cypher:names": async ({ graph }, { signal }) => readNames(await neo4jAddress(graph, workplace), signal),
  };
}

/** Where a graph in Neo4j is, with its login; throws FailureError for any other graph. */
async function neo4jAddress(graph: string, { folders, connections }: Workplace): Promise<Neo4jAddress> {
  if (isNeo4jAddress(graph)) return databaseAddress(graph, folders);
  if (isConnectionGraph(graph)) {
    const connection = await connections.file.find(graph.slice(CONNECTION_GRAPH.length));
    if (isNeo4jAddress(connection.address)) return addressOf(connection, "", folders, connections);
  }
  const reason = say("no-graph-in-neo4j", { graph });
  throw new FailureError({ kind: "invalid-request", reason });
}
