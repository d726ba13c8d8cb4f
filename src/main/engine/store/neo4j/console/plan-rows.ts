/** The plan of a query that begins with EXPLAIN, as rows to read. */
import type { Plan } from "neo4j-driver";
import type { CypherRows } from "../../../../../shared/cypher";
import { nameOf } from "./check-plan";

/** One row a step: its name indented by its depth, what it works on, and how many rows the planner expects. */
export function planRows(plan: Plan): Omit<CypherRows, "estimatedRows" | "ms"> {
  return {
    outcome: "rows",
    columns: ["step", "details", "estimated rows"],
    rows: rowsOf(plan, 0),
    nodes: [],
    edges: [],
    more: "",
  };
}

function rowsOf(plan: Plan, depth: number): CypherRows["rows"] {
  const { Details: details, EstimatedRows: rows } = plan.arguments as Record<string, unknown>;
  return [
    [
      { kind: "text", text: `${"· ".repeat(depth)}${nameOf(plan)}` },
      { kind: "text", text: typeof details === "string" ? details : "" },
      typeof rows === "number" ? { kind: "float", text: String(rows) } : { kind: "null" },
    ],
    ...plan.children.flatMap((child) => rowsOf(child, depth + 1)),
  ];
}
