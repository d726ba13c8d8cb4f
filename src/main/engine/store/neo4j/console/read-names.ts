/** What a database calls things, for completion; names alone, without counts. */
import type { CypherNames } from "../../../../../shared/cypher";
import { connect, type Neo4jAddress } from "../connection";
import { LABEL_NAMES, PROPERTY_NAMES, TYPE_NAMES } from "../cypher-schema";
import { quoteName, type Cypher } from "../../remote/cypher-names";

/** Labels, relationship types and property keys, each sorted and as they are written in a query; throws FailureError database-failed. */
export async function readNames(address: Neo4jAddress, signal: AbortSignal): Promise<CypherNames> {
  const connection = await connect(address, { tryAgainForMs: 0 });
  const names = async (query: Cypher) => {
    const rows = await connection.read({ query, parameters: {} }, signal);
    return rows.map(({ name }) => ({ name: String(name), written: written(String(name)) }));
  };
  try {
    const [labels, relations, properties] = await Promise.all([
      names(LABEL_NAMES),
      names(TYPE_NAMES),
      names(PROPERTY_NAMES),
    ]);
    return { labels, relations, properties };
  } finally {
    await connection.close();
  }
}

const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/;

function written(name: string): string {
  return PLAIN.test(name) ? name : quoteName(name);
}
