/** Columns of edges that are called as PMIDs are: what stands there and is no PMID is warned of, and stays as it is written. */
import { message } from "../../../../shared/sentences/sentences";
import type { Place } from "../graph/graph-items";
import { named, type RejectList } from "../source/reject-list";
import type { TablePlan } from "./table-plan";
import { PMID_TITLE } from "./title-shapes";

/** What nearly every cell is, found in half the time. */
const ONE = /^[1-9]\d{0,8}$/;
/** One or several, parted as CTD and others part them. */
const PMIDS = /^(?:(?:PMID:\s*)?[1-9]\d{0,8}\s*(?:[|;,]\s*|$))+$/iu;
/** How tables say that there is none. */
const NONE = /^(?:|na|n\/a|null|none|nan|[-–—?.])$/iu;

/** What looks at each row; undefined where no column is called so. */
export function pmidWatch(
  { names, roles }: Pick<TablePlan, "names" | "roles">,
  rejects: RejectList,
): ((cells: readonly string[], place: Place) => void) | undefined {
  const at = names.findIndex((name, place) => roles[place] === "publication" && PMID_TITLE.test(name.trim()));
  if (at < 0) return undefined;
  return (cells, { file, line }) => {
    if (ONE.test(cells[at]!)) return;
    const cell = cells[at]!.trim();
    if (PMIDS.test(cell) || NONE.test(cell)) return;
    rejects.remark(file, line, "warn", message("pmid-not-number", { cell: named(cell) }));
  };
}
