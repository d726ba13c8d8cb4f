/** What a column is called, in the language spoken. */
import type { Column } from "./columns";
import type { TableKind } from "./tables-view";
import { numberText } from "../../ui/number-text";
import { TABLES_TEXTS } from "./tables-texts";

export function columnTitle(kind: TableKind, { id }: Pick<Column, "id">): string {
  const own: Readonly<Record<string, string>> =
    kind === "edge" ? TABLES_TEXTS.edgeColumns : TABLES_TEXTS.nodeColumns;
  return Object.hasOwn(own, id) ? own[id]! : numberText(kind, id).name;
}
