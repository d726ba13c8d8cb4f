/** The optional header of a table of triples. */
const WORDS = {
  source: ["source", "head", "subject", "from"],
  relation: ["relation", "predicate", "relationship", "edge"],
  target: ["target", "tail", "object", "to"],
};
/** Columns by the first record: named ones when it is a header, else source, relation, target. Throws a plain Error when one is missing. */
export function tripleColumns(first) {
  const names = first.map((cell) => cell.trim().toLowerCase());
  const at = (end) => names.findIndex((name) => WORDS[end].includes(name));
  const found = { source: at("source"), relation: at("relation"), target: at("target") };
  const missing = Object.keys(found).filter((end) => found[end] < 0);
  if (missing.length > 1) return { source: 0, relation: 1, target: 2, others: [], width: 3, isHeader: false };
  if (missing.length === 1) throw new Error(`the header has no ${missing[0]} column`);
  const taken = Object.values(found);
  const others = first
    .map((cell, column) => ({ column, name: cell.trim() }))
    .filter(({ column, name }) => !taken.includes(column) && name !== "");
  return { ...found, others, width: first.length, isHeader: true };
}
