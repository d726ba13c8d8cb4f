/** The Cypher console: a person's own queries of a graph in Neo4j, which can only read. */
import { connectionIn } from "../../../shared/connections";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { storeAt } from "../../../shared/stores";
import type { Neo4jAddress } from "../store/neo4j/connection";
import type { Parameters } from "../store/neo4j/parameters";
import { readNames } from "../store/neo4j/console/read-names";
import type { Handlers } from "./handlers";
import { addressOf, databaseAddress } from "./neo4j-login";
import type { Workspace } from "./workspace";

type CypherHandlers = Pick<Handlers, Extract<keyof Handlers, `cypher:${string}`>>;

export function cypherHandlers(workspace: Workspace): CypherHandlers {
  return {
    "cypher:run": async ({ graph, parameters, ...query }, { signal }) => {
      const address = await neo4jAddress(graph, workspace);
      return workspace.consoles.run(address, { ...query, parameters: parameters as Parameters }, signal);
    },
    "cypher:names": async ({ graph }, { signal }) => readNames(await neo4jAddress(graph, workspace), signal),
  };
}

/** Where a graph in Neo4j is, with its login; throws FailureError for any other graph. */
async function neo4jAddress(graph: string, { folders, connections }: Workspace): Promise<Neo4jAddress> {
  if (storeAt(graph)?.hasConsole) return databaseAddress(graph, folders);
  const name = connectionIn(graph);
  if (name !== undefined) {
    const connection = await connections.file.find(name);
    if (storeAt(connection.address)?.hasConsole) return addressOf(connection, "", folders, connections);
  }
  const reason = message("no-graph-in-neo4j", { graph });
  throw new FailureError({ kind: "invalid-request", reason });
}
