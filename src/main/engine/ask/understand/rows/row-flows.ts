/** Account books: what came in and what went out, where one column says which and a verb of the question means one of them ("what did we | buy"). */
import { fold } from "../../../../../shared/fold";
import { marked } from "../question-parts";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTable, RowTest } from "./row-table";

type Flow = "in" | "out";

/** What cells of such a column say, English and Romanian. */
const CELLS: Readonly<Record<Flow, RegExp>> = {
  in: /^(?:in|income|incoming|receipts?|credit|revenue|intrari?|intrare|venit(?:uri)?|incasar[ei])$/,
  out: /^(?:out|outgoings?|expenses?|expenditure|payments?|debit|iesiri?|iesire|cheltuial[ai]|cheltuieli|plat[ai]|plati)$/,
};
/** Verbs and nouns that mean one of them. */
const SAID: Readonly<Record<Flow, RegExp>> = {
  in: /^(?:receiv(?:e|ed)|earn(?:ed)?|income|takings|donated|primit(?:e|a)?|incasat(?:e|a)?|castigat|venituri(?:le)?)$/,
  out: /^(?:b(?:uy|uys|ought)|pa(?:y|ys|id)|spen[dt]|purchased?|bills?|payments?|expenses?|costs?|cumparat(?:e|a)?|platit(?:e|a)?|cheltuit(?:e|a)?|cheltuieli(?:le)?)$/,
};
const FLOWS: readonly Flow[] = ["in", "out"];

/** That only rows of one way are meant; none where no column says so, another test does, or no word means one. */
export function readFlowTests(
  reading: RowReading,
  { columns }: RowTable,
  others: readonly RowTest[],
): RowTest[] {
  const flow = FLOWS.find((one) => reading.tokens.some(({ word }) => SAID[one].test(word)));
  const column = flow && columns.find(isOfFlows);
  if (!column || others.some((test) => test.column === column)) return [];
  if (reading.tokens.some((token) => marked(token, "not"))) return [];
  const tokens = reading.tokens.filter(({ word }) => SAID[flow].test(word));
  const isSaid = (cell: string) => CELLS[flow].test(fold(cell));
  const values = [...new Set(cellsOf(column).filter(isSaid).map(fold))];
  reading.use(...tokens);
  return [
    {
      ...{ column, tokens, constraint: { comparison: "=", values } },
      holds: (node) => column.cells.get(node)?.some(isSaid),
    },
  ];
}

const cellsOf = ({ cells }: RowColumn): string[] => [...cells.values()].flat();

/** Whether a column says of each row which way it went, and both ways occur. */
function isOfFlows(column: RowColumn): boolean {
  const all = cellsOf(column).map(fold);
  return (
    all.length > 1 &&
    FLOWS.every((flow) => all.some((cell) => CELLS[flow].test(cell))) &&
    all.every((cell) => FLOWS.some((flow) => CELLS[flow].test(cell)))
  );
}
