/** Graphs on their way over a connection, and the index made there: chosen, under way, arrived or failed; plain functions. */
import { connectionIn } from "../../../shared/connections";
import type { GraphSummary, Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import { changeConnections } from "./connections";
import type { Carrying, CarryWay } from "./connections-view";
import type { Workbench } from "../../state/workbench";

const GRAPH_NAME = /^(?!\.)[\w.-]{1,64}$/;

/** The graphs of this machine: what can be brought elsewhere. */
export function graphsHere({ graphs }: Workbench): readonly GraphSummary[] {
  if (graphs.state !== "ready") return [];
  return graphs.value.filter(({ name }) => connectionIn(name) === undefined);
}

/** Opens the choice of what goes over the connection; one that is under way is not left for it. */
export function chooseCarrying(state: Workbench, name: string, way: CarryWay): Workbench {
  if (state.connections.carrying?.step === "running") return state;
  const graph = way === "push" ? (graphsHere(state)[0]?.name ?? "") : way === "pull" ? name : "";
  const carrying: Carrying = {
    ...{ name, way, graph, step: "choosing", replace: false, labels: [] },
    ...{ startedAt: 0, progress: null, arrived: null, failure: null },
  };
  return changeConnections(state, { carrying, asking: null });
}

/** The choice with a change; nothing where none is open. */
export function changeCarrying(state: Workbench, change: Partial<Carrying>): Workbench {
  const { carrying } = state.connections;
  return carrying === null ? state : changeConnections(state, { carrying: { ...carrying, ...change } });
}

export function closeCarrying(state: Workbench): Workbench {
  return state.connections.carrying?.step === "running"
    ? state
    : changeConnections(state, { carrying: null });
}

/** Whether what is taken home would take the place of a graph that the user has. */
export function replacesOwn(state: Workbench, { way, graph }: Carrying): boolean {
  return way === "pull" && graphsHere(state).some(({ name, sample }) => name === graph && !sample);
}

/** What keeps it from starting: no graph or no good name, or a graph in its place; "" for nothing. */
export function carryingFault(state: Workbench, carrying: Carrying): "name" | "taken" | "" {
  if (carrying.way === "index") return "";
  if (!GRAPH_NAME.test(carrying.graph)) return "name";
  return replacesOwn(state, carrying) && !carrying.replace ? "taken" : "";
}

export function startCarrying(state: Workbench, startedAt: number): Workbench {
  return changeCarrying(state, { step: "running", startedAt, progress: null, failure: null });
}

export function noteCarrying(state: Workbench, progress: Progress): Workbench {
  return changeCarrying(state, { progress });
}

export function failCarrying(state: Workbench, failure: Failure): Workbench {
  return changeCarrying(state, { step: "failed", failure });
}

export function finishCarrying(state: Workbench, arrived: NonNullable<Carrying["arrived"]>): Workbench {
  return changeCarrying(state, { step: "done", arrived });
}
