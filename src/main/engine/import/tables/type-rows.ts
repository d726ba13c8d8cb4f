/** Rows under a header that say of which type each column is, as Orange (a row of types, one of roles) and QIIME 2 write them. */
import type { SampleRow } from "./table-sample";

const ORANGE_TYPE = /^(?:c|continuous|d|discrete|s|string|t|time|basket)$/i;
/** Instead of a type, the values that a column may have: "0 1", "left\ ventricle normal". */
const ORANGE_VALUES = /^\S+(?: \S+)+$/;
const ORANGE_ROLE = /^(?:class|c|meta|m|weight|w|ignore|i|-dc|[\w-]+=\S*)$/i;
const QIIME_TYPES = /^#q2:types$/i;

/** Those of the rows below a header that are such; none where they may be rows like others. */
export function typeRows([types, ...others]: readonly SampleRow[]): readonly SampleRow[] {
  if (!types) return [];
  if (QIIME_TYPES.test(types.cells[0]!.trim())) return [types];
  if (!areOrangeTypes(types.cells)) return [];
  const [roles] = others;
  if (roles && areRoles(roles.cells)) return [types, roles];
  // Without roles beside them they may be letters or words of the table's own.
  const occurs = (type: string, at: number) => others.some(({ cells }) => (cells[at] ?? "").trim() === type);
  return types.cells.some((cell, at) => occurs(cell.trim(), at)) ? [] : [types];
}

function areOrangeTypes(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim());
  const types = said.filter((cell) => ORANGE_TYPE.test(cell)).length;
  return types * 2 >= said.length && said.every((cell) => ORANGE_TYPE.test(cell) || ORANGE_VALUES.test(cell));
}

function areRoles(cells: readonly string[]): boolean {
  return cells.every((cell) =>
    cell
      .trim()
      .split(/\s+/)
      .every((word) => word === "" || ORANGE_ROLE.test(word)),
  );
}
