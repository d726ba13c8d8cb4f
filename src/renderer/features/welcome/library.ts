/** The library on the first page: whose graphs stand in it, in which order, and what each was asked last. */
import { connectionIn } from "../../../shared/connections";
import type { GraphSummary } from "../../../shared/contract";
import type { LedgerRow } from "../../../shared/ledger";
import { chooseGraph } from "../../state/choices";
import type { Workbench } from "../../state/workbench";
import type { LibraryView } from "./library-view";

/** An own graph as its card shows it. */
export interface OwnGraph {
  readonly graph: GraphSummary;
  /** The newest run of it that is kept; undefined where nobody asked. */
  readonly last: LedgerRow | undefined;
}

/** Own graphs, those asked last first, then by name. */
export function ownGraphs({ graphs, ledger }: Pick<Workbench, "graphs" | "ledger">): OwnGraph[] {
  if (graphs.state !== "ready") return [];
  const rows = ledger.runs.state === "ready" ? ledger.runs.value.rows : [];
  const newest = new Map<string, LedgerRow>();
  for (const row of rows) if (row.at > (newest.get(row.graph)?.at ?? "")) newest.set(row.graph, row);
  return graphs.value
    .filter((graph) => !graph.sample)
    .map((graph) => ({ graph, last: newest.get(graph.name) }))
    .sort((a, b) => compare(b.last?.at ?? "", a.last?.at ?? "") || compare(a.graph.name, b.graph.name));
}

/** Only what lies in a file of this machine has a title to give and can be deleted: a database is its owner's. */
export function isOwnFile({ name, sample }: GraphSummary): boolean {
  return !sample && connectionIn(name) === undefined;
}

/** Letters of a line of a card, and lines of questions that fill one. */
const [LINE, LINES] = [26, 9];
const [LEAST_SHOWN, MOST_SHOWN] = [3, 6];

/** The first questions of a sample's card: three long ones fill as much of it as six short ones. */
export function questionsOfCard(questions: readonly string[]): readonly string[] {
  let lines = 0;
  const fitting = questions.findIndex((question) => {
    lines += Math.ceil(question.length / LINE);
    return lines > LINES;
  });
  const shown = fitting < 0 ? questions.length : fitting;
  return questions.slice(0, Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN, shown)));
}

/** Back to the library, whatever panels were asked for. */
export function goHome(state: Workbench): Workbench {
  const closed = chooseGraph(state, "");
  return { ...closed, layout: { ...closed.layout, wanted: false } };
}

export function askLibrary(state: Workbench, asked: LibraryView["asked"]): Workbench {
  return { ...state, library: { ...state.library, asked } };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
