/** Which rows a table lists, in which order: worked out in slices, the order only anew where it changes. */
import { useCallback } from "react";
import type { Column } from "./columns";
import { everyRow } from "./sort-rows";
import type { Sliced } from "./sliced";
import { orderRows } from "./tables";
import type { TableQuery } from "./tables-view";
import type { Listing } from "./triples";
import { useSliced } from "./use-sliced";

/** Rows of the view whose `handles` these are. `list` chooses among ordered rows (useCallback). `busy` while what is shown is older than what was asked for. */
export function useRows(
  handles: Int32Array,
  columns: readonly Column[],
  { sort, descending }: Pick<TableQuery, "sort" | "descending">,
  list: (order: Int32Array) => Sliced<Listing>,
): Listing & { readonly busy: boolean } {
  const every = useCallback(() => everyRow(handles.length), [handles]);
  const sorting = useCallback(
    () => orderRows(columns, handles.length, { sort, descending }),
    [columns, handles, sort, descending],
  );
  const order = useSliced(sorting, handles, every);
  const listing = useCallback(() => list(order.value), [list, order.value]);
  const unlisted = useCallback((): Listing => ({ rows: order.value, fault: null }), [order.value]);
  const listed = useSliced(listing, handles, unlisted);
  return { ...listed.value, busy: order.busy || listed.busy };
}
