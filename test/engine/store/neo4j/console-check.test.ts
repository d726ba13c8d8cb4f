import type { Plan } from "neo4j-driver";
import { describe, expect, test } from "vitest";
import { checkPlan, estimatedRows } from "../../../../src/main/engine/store/neo4j/console/check-plan";
import { checkText, type Callable } from "../../../../src/main/engine/store/neo4j/console/check-text";
import { toQueryFault } from "../../../../src/main/engine/store/neo4j/console/query-faults";
import type { Failure } from "../../../../src/shared/failure";
import { FailureError } from "../../../../src/shared/failure";

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
    expect(check("LOAD\t/* * / */\u3000csv FROM 'x' AS x RETURN x")).toStrictEqual(refused("load-csv"));
    expect(check("RETURN '\\u0041'")).toStrictEqual(refused("escapes"));
  });

  test("other texts pass", () => {
    for (const text of [
      "MATCH (n) RETURN toLower(n.load) AS csv",
      "CALL db.labels() YIELD label RETURN apoc.text.join([label], ',')",
      "MATCH (ai) WHERE ai.text = 'embed' RETURN ai",
      "RETURN 'C:\\\\files'",
    ])
      expect(check(text), text).toBeNull();
  });

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
