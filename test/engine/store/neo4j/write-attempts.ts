/** Ways to try to write, or to reach outside the graph, through a console that only reads: statements, each in many disguises. */

/** Each would do something if it were run; those of other editions or versions are only here to be refused in whatever way. */
const STATEMENTS: readonly string[] = [
  "CREATE (n:Evil {x: 1})",
  "CREATE (n:Evil) RETURN n",
  "MERGE (n:Evil {x: 1})",
  "MERGE (n:Person {name: 'Ada'}) ON MATCH SET n.x = 1",
  "MATCH (n) SET n.x = 1",
  "MATCH (n) SET n:Evil",
  "MATCH (n) SET n = {}",
  "MATCH (n) SET n += {x: 1} RETURN n",
  "MATCH (n) REMOVE n.name",
  "MATCH (n:Person) REMOVE n:Person RETURN count(*)",
  "MATCH (n) DETACH DELETE n",
  "MATCH ()-[r]->() DELETE r",
  "MATCH (n) FOREACH (x IN [1, 2] | SET n.x = x)",
  "FOREACH (x IN range(1, 3) | CREATE (:Evil {x: x}))",
  "MATCH (a), (b) CREATE (a)-[:EVIL]->(b)",
  "UNWIND [1, 2] AS x CALL (x) { CREATE (n:Evil {x: x}) RETURN n } RETURN n",
  "MATCH (n) CALL (n) { SET n.x = 1 } RETURN n",
  "MATCH (n) CALL (n) { WITH n CALL (n) { DETACH DELETE n } } RETURN 1",
  "MATCH (n) CALL (n) { SET n.x = 1 } IN TRANSACTIONS OF 1 ROWS",
  "MATCH (n) CALL (n) { RETURN 1 AS x } IN TRANSACTIONS RETURN x",
  "RETURN 1 AS x UNION CREATE (n:Evil) RETURN 1 AS x",
  "LOAD CSV FROM 'file:///etc/passwd' AS line RETURN line",
  "LOAD CSV WITH HEADERS FROM $address AS line RETURN line",
  "LOAD CSV FROM $address AS line CREATE (:Evil {x: line[0]})",
  "CALL db.createLabel('Evil')",
  "CALL db.createProperty('evil')",
  "CALL db.createRelationshipType('EVIL')",
  "MATCH (n) CALL db.create.setNodeVectorProperty(n, 'x', [1.0]) RETURN n",
  "CALL db.resampleIndex('names')",
  "CALL db.resampleOutdatedIndexes()",
  "CALL db.prepareForReplanning(1)",
  "CALL db.clearQueryCaches()",
  "CALL db.stats.clear('QUERIES')",
  "CALL db.awaitIndexes(1)",
  "CALL dbms.setConfigValue('db.logs.query.enabled', 'OFF')",
  "CALL dbms.killConnection('bolt-1')",
  "CALL dbms.listConfig()",
  "CALL tx.setMetaData({x: 1})",
  "CREATE INDEX evil FOR (n:Person) ON (n.name)",
  "CREATE FULLTEXT INDEX evil FOR (n:Person) ON EACH [n.name]",
  "CREATE CONSTRAINT evil FOR (n:Person) REQUIRE n.name IS UNIQUE",
  "DROP INDEX names",
  "DROP INDEX nowhere IF EXISTS",
  "CREATE USER evil SET PASSWORD 'evil-evil-evil'",
  "ALTER USER neo4j SET PASSWORD 'evil-evil-evil'",
  "ALTER CURRENT USER SET PASSWORD FROM 'a' TO 'evil-evil-evil'",
  "DROP USER neo4j",
  "CREATE DATABASE evil",
  "DROP DATABASE neo4j",
  "STOP DATABASE neo4j",
  "GRANT ROLE admin TO neo4j",
  "TERMINATE TRANSACTIONS 'neo4j-transaction-1'",
  "USE system CREATE USER evil SET PASSWORD 'evil-evil-evil'",
  "USE neo4j CREATE (n:Evil)",
  "INSERT (n:Evil)",
];

/** Those that this database understands and would do: refused for what they are, not for how they are written. */
export const UNDERSTOOD: readonly string[] = STATEMENTS.filter(
  (text) =>
    !/setConfigValue|createLabel|createProperty|createRel|DATABASE|GRANT|^USE system|INSERT|stats/.test(text),
);

const DISGUISES: readonly ((text: string, turn: number) => string)[] = [
  (text) => text,
  (text) => `${text};`,
  (text) => `/* only reads */ // MATCH (n) RETURN n\n${text}`,
  (text) => `EXPLAIN ${text}`,
  (text) => `PROFILE ${text}`,
  (text) => `CYPHER 25 ${text}`,
  (text) => `CYPHER 5 runtime=slotted ${text}`,
  // Cypher 5 decodes escapes before anything else: the line ends here.
  (text) => `CYPHER 5 // a remark \\u000A${text}`,
  (text) => `CYPHER 5 ${text.replace(/[A-Za-z]/, escaped)}`,
  (text) => `CYPHER 5 ${text.replaceAll(" ", "/*\\u002A/")}`,
  (text) => `RETURN 1; ${text}`,
  (text) => `RETURN 1 AS one UNION ALL ${text}`,
  (text) => `UNWIND [1] AS one WITH one ${text}`,
  (text) => `CALL { ${text} } RETURN 1`,
  (text) => `CALL () { ${text} } IN TRANSACTIONS`,
  (text) => `RETURN EXISTS { ${text} } AS x`,
  (text) => `RETURN COLLECT { ${text} RETURN 1 } AS x`,
  (text) => `CYPHER 25 WHEN true THEN { ${text} } ELSE { RETURN 1 AS x }`,
  (text) => text.toLowerCase(),
  (text) => `\u00A0\u2003${text.replaceAll(" ", " \t\r\n ")}`,
  (text, turn) => `${"/**/".repeat(turn + 1)}EXPLAIN\n${text}`,
  (text) => `:auto ${text}`,
];

/** What a plan does not show as steps when it stands inside an expression. */
const REACHING_OUT: readonly string[] = [
  "LOAD CSV FROM $address AS line RETURN line",
  "LOAD /* a remark */ CSV WITH HEADERS FROM $address AS line RETURN line",
  "CALL db.resampleIndex('names') RETURN 1 AS one",
  "CALL `db` . /* a remark */ `stats`.clear('QUERIES') YIELD section RETURN section",
];
const EXPRESSIONS: readonly ((text: string) => string)[] = [
  (text) => `RETURN CASE WHEN EXISTS { ${text} } THEN 1 ELSE 2 END AS x`,
  (text) => `RETURN [x IN [1, 2] | COLLECT { ${text} }] AS x`,
  (text) => `RETURN [x IN [1, 2] WHERE EXISTS { ${text} } | x] AS x`,
  (text) => `RETURN reduce(s = 0, x IN [1, 2] | s + COUNT { ${text} }) AS x`,
  (text) => `MATCH (n) WHERE all(x IN [1] WHERE COUNT { ${text} } > 0) RETURN n`,
  (text) => `RETURN '/*' AS open, [x IN [1] | COLLECT { ${text} }] AS x, '*/' AS close`,
  (text) => `MATCH (n) RETURN n { .name, x: COLLECT { ${text} } } AS x`,
];

/** Those inside expressions: the database understands each, and would do it. */
export function hiddenAttempts(): string[] {
  return REACHING_OUT.flatMap((text) => EXPRESSIONS.map((hide) => hide(text)));
}

/** At least 300 texts: every statement as it is, and each in a few of the disguises, so that every pair of neighbours is tried. */
export function writeAttempts(): string[] {
  const disguised = STATEMENTS.flatMap((text, place) =>
    [1, 4, 7, 11, 16].map((step, turn) => inDisguise(text, place * 3 + step, turn)),
  );
  return [...STATEMENTS, ...disguised, ...hiddenAttempts()];
}

/** Every statement as it is, and in one disguise: each disguise is tried twice or more. */
export function fewerAttempts(): string[] {
  return [...STATEMENTS, ...STATEMENTS.map((text, place) => inDisguise(text, place, 0)), ...hiddenAttempts()];
}

function inDisguise(text: string, at: number, turn: number): string {
  return DISGUISES[1 + (at % (DISGUISES.length - 1))]!(text, turn);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
