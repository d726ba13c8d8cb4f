/** Tables in which nothing tells the rows apart: a column that is none of the file's counts them. */

/** A row's cells with its number behind them. */
export function counted(cells: readonly string[], width: number, number: string): string[] {
  return [...Array.from({ length: width }, (_, at) => cells[at] ?? ""), number];
}

interface Numbered {
  readonly isNumbered: boolean;
  readonly names: readonly string[];
  readonly roles: readonly unknown[];
  readonly rows: readonly (readonly string[])[];
}

/** The same table as it stands in its file, for readers that need no ids of rows. */
export function withoutNumbers<T extends Numbered>(plan: T): T {
  if (!plan.isNumbered) return plan;
  const { names, roles, rows } = plan;
  const columns = { names: names.slice(0, -1), roles: roles.slice(0, -1) };
  return { ...plan, ...columns, isNumbered: false, rows: rows.map((row) => row.slice(0, -1)) };
}
