/** Commands for the whole server, as a person (or a model) might try to give them through a console that only reads one graph. */

/** What the database takes in a query of its own, and of these, those that Cypher 25 takes inside another. */
const COMPOSABLE: readonly string[] = [
  "SHOW SETTINGS YIELD name, value RETURN value",
  "SHOW SETTING 'server.bolt.listen_address' YIELD value RETURN value",
  "SHOW TRANSACTIONS YIELD currentQuery RETURN currentQuery",
  "SHOW TRANSACTION 'neo4j-transaction-1' YIELD username RETURN username",
  "SHOW PROCEDURES YIELD name RETURN name",
  "SHOW BUILT IN FUNCTIONS YIELD name RETURN name",
  "SHOW ALL FUNCTIONS EXECUTABLE YIELD name RETURN name",
  "TERMINATE TRANSACTIONS 'neo4j-transaction-1' YIELD message RETURN message",
  "TERMINATE TRANSACTION 'neo4j-transaction-1', 'neo4j-transaction-2' YIELD message RETURN message",
];
const ALONE: readonly string[] = [
  "SHOW SETTINGS",
  "SHOW TRANSACTIONS",
  "SHOW USERS",
  "SHOW CURRENT USER",
  "SHOW ROLES",
  "SHOW PRIVILEGES",
  "SHOW DATABASES",
  "SHOW HOME DATABASE",
  "SHOW SERVERS",
  "SHOW ALIASES FOR DATABASES",
  "CALL dbms.listConfig()",
  "CALL dbms.listConnections()",
  "CALL dbms.killConnection('bolt-1')",
  "STOP DATABASE neo4j",
  "DROP DATABASE neo4j",
  "ALTER USER neo4j SET PASSWORD 'evil-evil-evil'",
];

const INSIDE: readonly ((text: string) => string)[] = [
  (text) => `RETURN [x IN [1] | COLLECT { ${text} }] AS x`,
  (text) => `MATCH (n) WHERE EXISTS { ${text} } RETURN n`,
  (text) => `RETURN reduce(s = 0, x IN [1] | s + COUNT { ${text} }) AS x`,
  (text) => `CALL () { ${text} } RETURN 1 AS x`,
  (text) => `MATCH (n) RETURN n { .name, x: COLLECT { ${text} } } AS x`,
  (text) => `RETURN CASE WHEN EXISTS { ${text} } THEN 1 ELSE 2 END AS x`,
];
const SPELT: readonly ((text: string) => string)[] = [
  (text) => `CYPHER 25 ${text}`,
  (text) => `CYPHER 25 ${text.toLowerCase()}`,
  (text) => `CYPHER 25 ${text.replaceAll(" ", " /* reads */ ")}`,
  (text) => `CYPHER 25 ${text.replaceAll(" ", "\u00A0// reads\n")}`,
];

/** At least 200 texts, none of which may reach the server, those of each kind spread evenly. */
export function serverCommands(): string[] {
  const hidden = COMPOSABLE.flatMap((text) => INSIDE.map((hide) => hide(text)));
  const plain = [...COMPOSABLE, ...ALONE].flatMap((text) => [text, `EXPLAIN ${text}`]);
  return [
    ...plain,
    ...hidden.flatMap((text, at) => [0, 1, 2].map((turn) => SPELT[(at + turn) % SPELT.length]!(text))),
  ];
}
