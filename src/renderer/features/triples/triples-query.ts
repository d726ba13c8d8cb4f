/** Another filter or order of the table of triples. */
import type { TripleQuery } from "../tables/triples";
import type { Workbench } from "../../state/workbench";

export function queryTriples(state: Workbench, triples: TripleQuery): Workbench {
  return { ...state, triples };
}
