/**
 * Whether a query only reads, by the database's own plan and type of it: comments and subqueries can hide what a text writes, but not from
 * the planner. What is inside an expression (a COLLECT in a list, say) is not shown as steps, only in the type: check-text.ts sees to that.
 */
import type { Plan, ResultSummary } from "neo4j-driver";
import type { CypherRefusal } from "../../../../../shared/cypher";
import { FailureError } from "../../../../../shared/failure";
import { isAllowedProcedure } from "./allowed-names";

type Explained = Pick<ResultSummary, "queryType" | "plan">;

/** Steps of a plan that do more than read the graph although its type may be "r". */
const REFUSED: readonly (readonly [pattern: RegExp, because: CypherRefusal])[] = [
  [/^LoadCSV/i, "load-csv"],
  [/^Terminate/i, "terminates"],
  [/^Transaction/i, "transactions"],
  // What is listed of the server; indexes and constraints are the graph's.
  [/^Administration|^Show(?!Indexes$|Constraints$)/i, "administration"],
];

/** What a plan of type "r" cannot hold; refused by name as well. */
const WRITING =
  /^(Create|Merge|Delete|Detach|Set|Remove|Foreach|SubqueryForeach|Drop|Alter|Grant|Deny|Revoke)/i;

/** Throws FailureError query-refused unless the plan of an EXPLAIN is that of a query which only reads this graph. */
export function checkPlan({ queryType, plan }: Explained): void {
  const steps = plan === false ? [] : stepsOf(plan);
  const names = steps.map(nameOf);
  for (const [pattern, because] of REFUSED)
    if (names.some((name) => pattern.test(name))) throw refused(because);
  for (const procedure of steps.flatMap(procedureIn))
    if (!isAllowedProcedure(procedure)) throw refused("procedure", procedure);
  if (queryType !== "r" || steps.length === 0) throw refused(TYPES[queryType] ?? "unknown");
  if (names.some((name) => WRITING.test(name))) throw refused("writes");
}

const TYPES: Readonly<Record<string, CypherRefusal>> = { w: "writes", rw: "writes", s: "schema" };

/** Most rows that the planner expects at any step; 0 where it says nothing. */
export function estimatedRows({ plan }: Explained): number {
  if (plan === false) return 0;
  return Math.max(0, ...stepsOf(plan).map((step) => Number(step.arguments["EstimatedRows"] ?? 0)));
}

/** Every step of a plan, from the result down, each with how deep it lies. */
function stepsOf(plan: Plan): Plan[] {
  return [plan, ...plan.children.flatMap(stepsOf)];
}

/** A step's name without the database's: "Expand(All)". */
export function nameOf({ operatorType }: Plan): string {
  return operatorType.replace(/@.*$/s, "");
}

/** The procedure that a step calls, as "db.labels": its details read "db.labels() :: (label :: STRING)". */
function procedureIn(step: Plan): string[] {
  if (!/Procedure/i.test(nameOf(step))) return [];
  const details: unknown = step.arguments["Details"];
  return [typeof details === "string" ? details.split("(")[0]!.replaceAll("`", "").trim() : "of this query"];
}

function refused(because: CypherRefusal, what = ""): FailureError {
  return new FailureError({ kind: "query-refused", because, what });
}
