/** Graphs on their way over a connection, and the index made there: chosen, under way, arrived or failed; plain functions. */
import { connectionIn } from "../../../shared/connections";
import type { GraphSummary, Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import { changeConnections } from "./connections";
import type { Transfer, TransferWay } from "./connections-view";
import type { Workbench } from "../../state/workbench";

const GRAPH_NAME = /^(?!\.)[\w.-]{1,64}$/;

/** The graphs of this machine: what can be brought elsewhere. */
export function graphsHere({ graphs }: Workbench): readonly GraphSummary[] {
  if (graphs.state !== "ready") return [];
  return graphs.value.filter(({ name }) => connectionIn(name) === undefined);
}

/** Opens the choice of what goes over the connection; one that is under way is not left for it. */
export function chooseTransfer(state: Workbench, name: string, way: TransferWay): Workbench {
  if (state.connections.transfer?.step === "running") return state;
  const graph = way === "push" ? (graphsHere(state)[0]?.name ?? "") : way === "pull" ? name : "";
  const transfer: Transfer = {
    ...{ name, way, graph, step: "choosing", replace: false, labels: [] },
    ...{ startedAt: 0, progress: null, arrived: null, failure: null },
  };
  return changeConnections(state, { transfer, asking: null });
}

/** The choice with a change; nothing where none is open. */
export function changeTransfer(state: Workbench, change: Partial<Transfer>): Workbench {
  const { transfer } = state.connections;
  return transfer === null ? state : changeConnections(state, { transfer: { ...transfer, ...change } });
}

export function closeTransfer(state: Workbench): Workbench {
  return state.connections.transfer?.step === "running"
    ? state
    : changeConnections(state, { transfer: null });
}

/** Whether what is taken home would take the place of a graph that the user has. */
export function replacesOwn(state: Workbench, { way, graph }: Transfer): boolean {
  return way === "pull" && graphsHere(state).some(({ name, sample }) => name === graph && !sample);
}

/** What keeps it from starting: no graph or no good name, or a graph in its place; "" for nothing. */
export function transferFault(state: Workbench, transfer: Transfer): "name" | "taken" | "" {
  if (transfer.way === "index") return "";
  if (!GRAPH_NAME.test(transfer.graph)) return "name";
  return replacesOwn(state, transfer) && !transfer.replace ? "taken" : "";
}

export function startTransfer(state: Workbench, startedAt: number): Workbench {
  return changeTransfer(state, { step: "running", startedAt, progress: null, failure: null });
}

export function noteTransfer(state: Workbench, progress: Progress): Workbench {
  return changeTransfer(state, { progress });
}

export function failTransfer(state: Workbench, failure: Failure): Workbench {
  return changeTransfer(state, { step: "failed", failure });
}

export function finishTransfer(state: Workbench, arrived: NonNullable<Transfer["arrived"]>): Workbench {
  return changeTransfer(state, { step: "done", arrived });
}
