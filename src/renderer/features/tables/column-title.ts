/** What a column is called, in the language spoken. */
import type { Column } from "../../state/columns";
import type { TableKind } from "../../state/tables-view";
import { numberText } from "../../ui/number-text";
import { TEXTS } from "../../ui/texts/texts";

export function columnTitle(kind: TableKind, { id }: Pick<Column, "id">): string {
  const own: Readonly<Record<string, string>> =
    kind === "edge" ? TEXTS.tables.edgeColumns : TEXTS.tables.nodeColumns;
  return Object.hasOwn(own, id) ? own[id]! : numberText(kind, id).name;
}
