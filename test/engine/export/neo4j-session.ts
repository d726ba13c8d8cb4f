/** A driver's own session with a test's server, so that what was written is read by nothing of ours. */
import neo4j, { type Session } from "neo4j-driver";
import type { Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";

export async function withSession<T>(
  { url, database, user, password }: Neo4jAddress,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const driver = neo4j.driver(url, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
  const session = driver.session({ database });
  try {
    return await work(session);
  } finally {
    await session.close();
    await driver.close();
  }
}
