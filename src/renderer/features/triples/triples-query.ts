/** Another filter or order of the table of triples. */
import type { TripleQuery } from "../../state/triples";
import type { Workbench } from "../../state/workbench";

export function queryTriples(state: Workbench, triples: TripleQuery): Workbench {
  return { ...state, triples };
}
