import type { Plan } from "neo4j-driver";
import { describe, expect, test } from "vitest";
import { checkPlan, estimatedRows } from "../../../../src/main/engine/store/neo4j/console/check-plan";
import { checkText, type Callable } from "../../../../src/main/engine/store/neo4j/console/check-text";
import { toQueryFault } from "../../../../src/main/engine/store/neo4j/console/query-faults";
import { type Failure, FailureError } from "../../../../src/shared/failure";

const step = (operatorType: string, args: Record<string, unknown> = {}, children: Plan[] = []): Plan =>
  ({ operatorType: `${operatorType}@neo4j`, arguments: args, identifiers: [], children }) as unknown as Plan;

function refusalOf(work: () => void): Failure | null {
  try {
    work();
    return null;
  } catch (thrown) {
    if (thrown instanceof FailureError) return thrown.failure;
    throw thrown;
  }
}

const refused = (because: string, what = "") => ({ kind: "query-refused", because, what });

describe("plans", () => {
  const check = (queryType: string, plan: Plan | false) => refusalOf(() => checkPlan({ queryType, plan }));

  test("only a plan of type r, with steps, passes", () => {
    const scan = step("ProduceResults", {}, [step("AllNodesScan")]);
    expect(check("r", scan)).toBeNull();
    expect(check("rw", scan)).toStrictEqual(refused("writes"));
    expect(check("w", scan)).toStrictEqual(refused("writes"));
    expect(check("s", scan)).toStrictEqual(refused("schema"));
    expect(check("x", scan)).toStrictEqual(refused("unknown"));
    expect(check("r", false)).toStrictEqual(refused("unknown"));
  });

  test("steps that reach outside are refused wherever they lie, and procedures unless they are known", () => {
    const beneath = (inner: Plan) =>
      step("ProduceResults", {}, [step("Apply", {}, [step("Argument"), inner])]);
    expect(check("r", beneath(step("LoadCSV")))).toStrictEqual(refused("load-csv"));
    expect(check("r", beneath(step("TransactionApply")))).toStrictEqual(refused("transactions"));
    expect(check("r", beneath(step("SetProperty")))).toStrictEqual(refused("writes"));
    for (const name of ["ShowSettings", "ShowTransactions", "ShowFunctions", "ShowDatabases"])
      expect(check("r", beneath(step(name))), name).toStrictEqual(refused("administration"));
    for (const name of ["ShowIndexes", "ShowConstraints"])
      expect(check("r", beneath(step(name))), name).toBeNull();
    const call = (Details: unknown) => beneath(step("ProcedureCall", { Details }));
    expect(check("r", call("db.labels() :: (label :: STRING)"))).toBeNull();
    expect(check("r", call("apoc.path.expand(a) :: (path :: PATH)"))).toBeNull();
    expect(check("r", call("apoc.load.json($x) :: (value :: MAP)"))).toStrictEqual(
      refused("procedure", "apoc.load.json"),
    );
    expect(check("r", call("db.labels.evil() :: ()"))).toStrictEqual(refused("procedure", "db.labels.evil"));
    expect(check("r", call(undefined))).toStrictEqual(refused("procedure", "of this query"));
  });

  test("the estimate is the most that any step expects", () => {
    const plan = step("ProduceResults", { EstimatedRows: 5 }, [
      step("Scan", { EstimatedRows: 2e6 }),
      step("X"),
    ]);
    expect(estimatedRows({ queryType: "r", plan })).toBe(2e6);
    expect(estimatedRows({ queryType: "r", plan: false })).toBe(0);
  });
});

describe("texts", () => {
  const callable: Callable = {
    procedures: ["db.labels", "apoc.load.json", "db.stats.clear"],
    functions: [
      { name: "toLower", isBuiltIn: true },
      { name: "apoc.text.join", isBuiltIn: false },
      { name: "apoc.cypher.runFirstColumn", isBuiltIn: false },
      { name: "ai.text.embed", isBuiltIn: true },
    ],
  };
  const check = (text: string) => refusalOf(() => checkText(text, callable));

  test("what may be called is found behind remarks, blanks, quotes of names and letters of either case", () => {
    for (const text of [
      "RETURN apoc.cypher.runFirstColumn('x')",
      "RETURN APOC . cypher/* . */./**/runfirstcolumn ('x')",
      "RETURN `apoc`.`cypher`\u00a0.\u2028`runFirstColumn`('x')",
      "RETURN apoc // x\n.cypher.// y\r runFirstColumn('x')",
      "RETURN '/*' + apoc.cypher.runFirstColumn('x') + '*/'",
      "RETURN 'q.//' + apoc.cypher.runFirstColumn(1)\nAS x",
    ])
      expect(check(text), text).toStrictEqual(refused("function", "apoc.cypher.runFirstColumn"));
    expect(check("CALL apoc.load.json('x')")).toStrictEqual(refused("procedure", "apoc.load.json"));
    expect(check("RETURN ai.text.embed('x')")).toStrictEqual(refused("function", "ai.text.embed"));
    expect(check("RETURN `apoc.cypher`.`runFirstColumn` /* . */ ('x')")).toStrictEqual(
      refused("function", "apoc.cypher.runFirstColumn"),
    );
    expect(check("CALL /* . */ `apoc.load.json`")).toStrictEqual(refused("procedure", "apoc.load.json"));
    expect(check("LOAD\t/* * / */\u3000csv FROM 'x' AS x RETURN x")).toStrictEqual(refused("load-csv"));
    expect(check("RETURN '\\u0041'")).toStrictEqual(refused("escapes"));
    for (const text of ["show/**/Settings", "SHOW BUILT IN\u00a0FUNCTIONS", "SHOW\n// x\nTRANSACTION 'a'"])
      expect(check(`RETURN [x IN [1] | COLLECT { ${text} }]`), text).toStrictEqual(refused("administration"));
    expect(check("RETURN COUNT { TERMINATE /* x */ TRANSACTIONS 'a' }")).toStrictEqual(refused("terminates"));
  });

  test("other texts pass", () => {
    for (const text of [
      "MATCH (n) RETURN toLower(n.load) AS csv",
      "CALL db.labels() YIELD label RETURN apoc.text.join([label], ',')",
      "MATCH (ai) WHERE ai.text = 'embed' RETURN ai",
      "RETURN 'C:\\\\files'",
      "SHOW INDEXES YIELD name RETURN name AS show ORDER BY show",
      "MATCH (show:Setting) RETURN show ORDER BY show.user",
      "MATCH (n) RETURN n.show AS settings, 'show settings', n.`show settings`",
      "RETURN 'C:\\\\users'",
    ])
      expect(check(text), text).toBeNull();
  });

  test("a name in a string, a remark or backticks is no name of anything that is called", () => {
    for (const text of [
      'RETURN "load csv"',
      "RETURN 'it''s \\' load csv \\\\' + 'apoc.load.json(1)'",
      "RETURN \"a' \\\" load csv '\" // apoc.load.json('x')\r\nAS x /* LOAD CSV ' \" ` */",
      "MATCH (n:`load csv`) RETURN n.`apoc.load.json`, n.`it``s load csv` AS `'`",
      "MATCH (n) WHERE n.text CONTAINS 'CALL apoc.load.json' RETURN n // LOAD CSV",
      "RETURN 'a\nload csv' / 2",
    ])
      expect(check(text), text).toBeNull();
  });

  test.each([
    ["a string never closed", "RETURN 'load csv"],
    ["a string in quotes of the other kind never closed", "RETURN 'a' + \"load csv'"],
    ["a closing quote that is escaped", "RETURN 'load csv\\'"],
    ["a name never closed", "RETURN `load csv"],
    ["a name that ends in doubled backticks", "RETURN `load csv``"],
    ["a backslash in a name", "RETURN `load csv \\`"],
    ["an escaped backtick in a string", "RETURN 'load csv \\`'"],
    ["an escaped line end", "RETURN 'load csv \\\n'"],
    ["a backslash outside of all", "RETURN \\ 'load csv'"],
    ["a remark never closed", "RETURN 1 /* load csv"],
    ["a remark in a remark", "RETURN 1 /* /* load csv */"],
    ["a remark whose line ends with a lone CR", "RETURN 1 // \r 'load csv'"],
    ["a remark with a line separator", "RETURN 1 // load csv \u2028 + 1"],
    ["a control character anywhere", "RETURN 'load csv' + '\x1A'"],
    ["code between two strings", "RETURN 'a' + load csv + 'b'"],
    ["code between two names", "RETURN `a` load csv `b`"],
    ["code after an escaped backslash", "RETURN 'a\\\\' load csv 'b'"],
    ["code after a remark that looks like another", "RETURN 1 /*/ */ load csv //*/"],
    ["code after a quote in a remark", "RETURN 1 // '\n load csv // '"],
  ])("where it is in doubt what is code, all of it is: %s", (_, text) => {
    expect(check(text)).toStrictEqual(refused("load-csv"));
  });

  test.each(["'\\u0041'", "'\\\\u0041'", "'\\\\\\u'", "`\\uu0060`", "// \\u000a"])(
    "an escape of a letter: %s",
    (text) => {
      expect(check(`RETURN ${text}`)).toStrictEqual(refused("escapes"));
    },
  );

  test("a text made to be slow to search is searched all the same", () => {
    const text = `${"apoc".repeat(2000)}${"/**/".repeat(10_000)}${"LOAD/*".repeat(2000)}`;
    expect(check(text)).toBeNull();
  });
});

describe("faults", () => {
  const fault = (code: string, message: string) =>
    toQueryFault(Object.assign(new Error(message), { code }), { lines: 1, seconds: 9 });
  const failureOf = (thrown: unknown) => (thrown instanceof FailureError ? thrown.failure : thrown);

  test("a place is told in the person's own lines, a long list of what was expected is cut", () => {
    const message = `Invalid input 'X': expected a, 'b', 'c', 'd', 'e' or <EOF> (line 3, column 7 (offset: 20))\n"X"\n ^`;
    expect(failureOf(fault("Neo.ClientError.Statement.SyntaxError", message))).toStrictEqual({
      kind: "query-wrong",
      ...{ line: 2, column: 7, reason: "Invalid input 'X': expected a, 'b', 'c', 'd' or one of 2 others" },
    });
    expect(
      failureOf(fault("Neo.ClientError.Statement.SyntaxError", "Two (line 0, column 0 (offset: 8))")),
    ).toStrictEqual({ kind: "query-wrong", line: 0, column: 0, reason: "Two" });
  });

  test("time that is over, modes that conflict, and faults of the connection", () => {
    expect(
      failureOf(fault("Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration", "x")),
    ).toStrictEqual({ kind: "query-ended", seconds: 9 });
    expect(
      failureOf(fault("Neo.ClientError.Statement.AccessMode", "Writing in read access mode not allowed")),
    ).toStrictEqual(refused("writes"));
    const broken = Object.assign(new Error("gone"), { code: "ServiceUnavailable" });
    expect(toQueryFault(broken, { lines: 1, seconds: 9 })).toBe(broken);
  });
});
