/** Computes what a question to tables asks for, over all of their rows. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import type { Constraint, Operation } from "../../../../../shared/understanding";
import type { RowColumn, RowTest } from "../../understand/rows/row-table";
import type { RowAsk, RowQuestion } from "../../understand/rows/row-question";
import { statistic } from "../aggregates/statistics";
import { toldNumber } from "../aggregates/told-number";
import type { Computed } from "../world";
import { groupsOf, numbersOf, type Told, valuesOf } from "./group-rows";

/** The answer over all rows. */
export function computeRows(asked: RowQuestion, closedWorld: boolean): Computed {
  const { ask } = asked;
  const rows = rowsOf(asked);
  const found = (told: Pick<Computed, "form" | "answers" | "said"> & Partial<Computed>): Computed => ({
    ...{ complete: true, edges: [], constraints: asked.tests.map(toConstraint) },
    operations: operationsOf(asked, rows),
    ...told,
  });
  switch (ask.as) {
    case "rows":
      return found({
        form: formOf(asked.tests),
        answers: rows,
        said: rows.length === 0 ? [message("none")] : [],
      });
    case "count":
      return found({
        form: "count",
        value: rows.length,
        answers: rows,
        said: [message("counted", { count: rows.length })],
      });
    case "exists":
      return found({
        form: "boolean",
        value: rows.length > 0,
        answers: rows,
        said: [message(rows.length > 0 ? "yes" : "no")],
      });
    case "truth":
      return found(truthOf(asked, closedWorld));
    case "values": {
      const told = valuesOf(rows, ask.column);
      // "How much money did A get", in three rows: neither of them, and nobody said to add.
      const isOpen = ask.isOne === true && new Set(told.values).size > 1;
      return found({ ...told, ...(isOpen && { complete: false }) });
    }
    case "kinds": {
      const kinds = groupsOf(rows, ask.column);
      return found({
        form: "count",
        value: kinds.length,
        answers: rows,
        said: [message("counted", { count: kinds.length })],
      });
    }
    case "number":
      return found(numberOf(rows, ask));
    case "groups":
      return found(numbersOf(rows, ask));
    case "extreme":
      return found(extremeOf(rows, ask, asked.subject.length > 1));
    case "further":
      return found(furtherOf(asked.subject, ask));
  }
}

/** The rows asked about: those named, else all, of which all that is said holds. */
function rowsOf({ table, subject, tests, ask }: RowQuestion): number[] {
  const all = subject.length > 0 ? [...new Set(subject)] : [...table.names.keys()];
  return ask.as === "truth" ? all : all.filter((node) => tests.every(({ holds }) => holds(node) === true));
}

function formOf(tests: readonly RowTest[]): Computed["form"] {
  const comparisons = tests.map(({ constraint }) => constraint.comparison);
  if (comparisons.includes("≠")) return "negation";
  return comparisons.some((one) => one !== "=") ? "range" : "list";
}

function toConstraint({ column, tokens, constraint }: RowTest): Constraint {
  const sorted = [...tokens].sort((a, b) => a.start - b.start);
  const text = sorted.map((token) => token.text).join(" ");
  return {
    ...{ text, start: sorted[0]!.start, end: sorted.at(-1)!.end },
    ...{ measure: column.name, of: "property", ...constraint },
  };
}

function operationsOf({ table, subject, tests, noun }: RowQuestion, rows: readonly number[]): Operation[] {
  const all = {
    operation: "all" as const,
    of: noun?.text ?? table.file,
    left: subject.length > 0 ? subject.length : table.names.size,
  };
  return [
    all,
    ...tests.map(({ column }) => ({ operation: "filter" as const, of: column.words, left: rows.length })),
  ];
}

/** Yes or no of all rows named; where a cell is empty the graph does not say. */
function truthOf({ subject, tests }: RowQuestion, closedWorld: boolean): Told {
  const holds = subject.map((node) => {
    const own = tests.map((test) => test.holds(node));
    if (own.includes(false)) return false;
    return own.includes(undefined) ? undefined : true;
  });
  const isUnsaid = !closedWorld && !holds.includes(false) && holds.includes(undefined);
  if (isUnsaid) return { form: "boolean", complete: false, answers: [], said: [message("not-said")] };
  const value = holds.every((one) => one === true);
  return {
    form: "boolean",
    value,
    answers: subject,
    said: [message(value ? "yes" : "no"), ...(value ? [] : insteadOf(subject, tests))],
  };
}

/** What stands there instead. */
function insteadOf(subject: readonly number[], tests: readonly RowTest[]): Message[] {
  return tests.flatMap(({ column }) => {
    const value = subject.flatMap((node) => column.cells.get(node) ?? []).join(", ");
    return value === "" ? [] : [message("described", { property: column.words, value })];
  });
}

function numberOf(rows: readonly number[], { of, column }: Extract<RowAsk, { as: "number" }>): Told {
  const own = rows.filter((node) => column.numbers.has(node));
  if (own.length === 0) return { form: "count", complete: false, answers: [], said: [message("not-said")] };
  const value = statistic(
    of,
    own.map((node) => column.numbers.get(node)!),
  );
  const told = { measure: column.words, value: toldNumber(value), over: own.length, all: rows.length };
  const isUtmost = of === "max" || of === "min";
  const answers = isUtmost ? own.filter((node) => column.numbers.get(node) === value) : own;
  return { form: isUtmost ? "superlative" : "count", value, answers, said: [message(`number-${of}`, told)] };
}

function extremeOf(
  rows: readonly number[],
  { column, pole, limit, values }: Extract<RowAsk, { as: "extreme" }>,
  isComparison: boolean,
): Told {
  const sign = pole === "max" ? -1 : 1;
  const known = rows.flatMap((node) => {
    const value = column.numbers.get(node);
    return value === undefined ? [] : [{ node, value }];
  });
  known.sort((a, b) => sign * (a.value - b.value) || a.node - b.node);
  const last = known[Math.min(limit, known.length) - 1]?.value;
  const best = known.filter(({ value }, at) => at < limit || value === last).map(({ node }) => node);
  const complete = best.length > 0 && (!isComparison || known.length === rows.length);
  if (!complete)
    return {
      form: isComparison ? "comparison" : "superlative",
      complete,
      answers: [],
      said: [message("not-said")],
    };
  const form = isComparison ? "comparison" : limit > 1 ? "list" : "superlative";
  if (values) return { ...valuesOf(best, values), form };
  const shown = cellOf(column, best[0]!);
  const said = limit > 1 ? [] : [message("described", { property: column.words, value: shown })];
  return { form, answers: best, said };
}

/** A cell as it is written. */
const cellOf = ({ cells }: RowColumn, node: number): string => (cells.get(node) ?? []).join(", ");

function furtherOf(subject: readonly number[], { column, pole }: Extract<RowAsk, { as: "further" }>): Told {
  const [one, other] = subject.map((node) => column.numbers.get(node));
  if (one === undefined || other === undefined)
    return { form: "boolean", complete: false, answers: [], said: [message("not-said")] };
  const value = pole === "max" ? one > other : one < other;
  const said = subject.map((node) =>
    message("described", { property: column.words, value: cellOf(column, node) }),
  );
  return { form: "boolean", value, answers: subject, said: [message(value ? "yes" : "no"), ...said] };
}
