/** A graph before any question: its network as something to draw, to look through, and to ask about. */
import type { Language } from "../../../shared/languages/language";
import { questionsSaid } from "../../ui/texts/ready-questions";
import type { GraphSummary, RequestOutput } from "../../../shared/contract";
import { KEPT, type RunView } from "../../../shared/trace";
import { NO_VERDICT } from "../../picture/drawn-view";
import { EMPTY_VIEW, isUndrawn } from "../../picture/empty-view";
import type { Workbench } from "../../state/workbench";

/** The number of a network's nodes that says how many edges each has in the whole graph. */
export const DEGREE = "degree";

/** Edges drawn in ink, with arrows and words; more of them would hide the names, and stand back. */
const MOST_INKED = 80;

/** What is drawn: the run, or where none has anything to draw the network of the chosen graph. */
export function groundOf(state: Pick<Workbench, "run" | "network" | "settings">): RunView | null {
  const { run } = state;
  return run !== null && !isUndrawn(run) ? run : (networkAtHand(state)?.view ?? run);
}

/** The network of the chosen graph; null while it is not there. */
export function networkAtHand({
  network,
  settings,
}: Pick<Workbench, "network"> & { readonly settings: Pick<Workbench["settings"], "graph"> }) {
  return network?.graph === settings.graph && network.found.state === "ready" ? network.found.value : null;
}

/** True of the network of a graph: no run decided about what is in it. */
export function isNetwork({ run }: Pick<RunView, "run">): boolean {
  return run === "";
}

/** The network as it is drawn (a crowd of edges in grey behind its nodes), with the graph's own labels in their order, so that they have the same marks everywhere. */
export function networkView(
  { name, labels, nodes, edges }: Pick<GraphSummary, "name" | "labels" | "nodes" | "edges">,
  { part, degree }: RequestOutput<"explore:network">,
): RunView {
  const names = [...new Set([...labels.map((label) => label.name), ...part.nodes.label.filter(Boolean)])];
  const relations = [...new Set(part.edges.relation)];
  const rows = new Map(Array.from(part.nodes.handle, (handle, row) => [handle, row]));
  const count = part.nodes.handle.length;
  const drawn = part.edges.handle.length;
  return {
    ...EMPTY_VIEW,
    graph: name,
    totals: { nodes, edges },
    nodes: {
      handle: Int32Array.from(part.nodes.handle),
      id: part.nodes.id,
      name: part.nodes.name,
      label: Int32Array.from(part.nodes.label, (label) => names.indexOf(label)),
      hops: new Uint8Array(count),
      kept: new Uint8Array(count).fill(1),
      seed: new Uint8Array(count),
      numbers: { [DEGREE]: Float64Array.from(degree) },
    },
    edges: {
      row: new Int32Array(drawn).fill(-1),
      handle: Int32Array.from(part.edges.handle),
      source: Int32Array.from(part.edges.source, (handle) => rows.get(handle)!),
      target: Int32Array.from(part.edges.target, (handle) => rows.get(handle)!),
      relation: Int32Array.from(part.edges.relation, (relation) => relations.indexOf(relation)),
      verdict: new Uint8Array(drawn).fill(drawn > MOST_INKED ? NO_VERDICT : KEPT),
      numbers: {},
    },
    labels: names,
    relations,
  };
}

/** What a graph can be asked at any time: the questions it brings along in the language, else those the engine found for it. */
export function readyQuestions(
  { questions }: Pick<GraphSummary, "questions">,
  found: readonly string[] = [],
  language: Language,
): readonly string[] {
  return questions.length > 0 ? questionsSaid(questions, language) : found;
}
