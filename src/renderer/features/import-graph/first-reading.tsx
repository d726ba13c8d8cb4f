/** What the first whole row of a table would say, in words: a wrong reading is seen at once. */
import type { ColumnRole, PreviewFile } from "../../../shared/import/preview";
import { IMPORTS_TEXTS } from "./imports-texts";

export function FirstReading({ file }: { file: PreviewFile }) {
  const texts = IMPORTS_TEXTS.preview;
  const at = (role: ColumnRole): number => file.columns.findIndex((column) => column.role === role);
  const ends = (["source", "target"] as const).map(at);
  const needed = at("id") >= 0 ? [at("id")] : ends;
  const row = needed.includes(-1)
    ? undefined
    : file.rows.find((cells) => needed.every((column) => (cells[column] ?? "").trim() !== ""));
  if (!row) return null;
  const cell = (...roles: ColumnRole[]): string =>
    roles.map((role) => row[at(role)]?.trim() ?? "").find((found) => found !== "") ?? "";
  const reading =
    at("id") >= 0
      ? texts.saysThing(cell("name", "id"))
      : texts.saysEdge(
          cell("source-name", "source"),
          cell("relation") || file.relation,
          cell("target-name", "target"),
        );
  return <p className="soft">{reading}</p>;
}
