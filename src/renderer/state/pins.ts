/** What a person pinned in or out, with the names they saw: a choice that outlives runs and can be taken back. */
import { relationWords } from "../../shared/relation-words";
import type { Pins } from "../../shared/pins";
import type { RunView } from "../../shared/trace";
import type { ElementRef } from "../picture/elements";
import type { Pin, PinTarget, PinWay } from "./pins-view";
import { locate } from "./selection";
import type { Workbench } from "./workbench";

/** In, then out, then none. */
const NEXT: Readonly<Record<"in" | "out" | "none", PinWay | null>> = { none: "in", in: "out", out: null };

/** Pins one node or edge, or lets it go where `way` is null. */
export function setPin(state: Workbench, target: PinTarget, way: PinWay | null): Workbench {
  const before = state.pins.findIndex((pin) => isOf(pin, target));
  if ((state.pins[before]?.way ?? null) === way) return state;
  const { kind, key, name } = target;
  const pin = way === null ? [] : [{ kind, key, name, way }];
  const pins = before === -1 ? [...state.pins, ...pin] : state.pins.toSpliced(before, 1, ...pin);
  return { ...state, pins };
}

/** Every pin let go. */
export function clearPins(state: Workbench): Workbench {
  return state.pins.length === 0 ? state : { ...state, pins: [] };
}

/** How a node or edge is pinned; null where it is not. */
export function wayOf(pins: readonly Pin[], target: Pick<PinTarget, "kind" | "key">): PinWay | null {
  return pins.find((pin) => isOf(pin, target))?.way ?? null;
}

/** What the next press of the key makes of it. */
export function nextWay(way: PinWay | null): PinWay | null {
  return NEXT[way ?? "none"];
}

/** What is pinned where this row of a view is; null where the view does not name its edges. */
export function targetAt(run: RunView, kind: "node" | "edge", row: number): PinTarget | null {
  const { nodes, edges } = run;
  const nameOf = (node: number): string => nodes.name[node] || (nodes.id[node] ?? "");
  const key = kind === "node" ? nodes.id[row] : edges.key?.[row];
  if (key === undefined) return null;
  if (kind === "node") return { kind, key, name: nameOf(row) };
  const relation = relationWords(run.relations[edges.relation[row] ?? -1] ?? "");
  const name = `${nameOf(edges.source[row] ?? -1)} — ${relation} → ${nameOf(edges.target[row] ?? -1)}`;
  return { kind, key, name };
}

/** What is selected, as something to pin. */
export function selectedTarget(state: Pick<Workbench, "run" | "everything" | "selection">): PinTarget | null {
  const found = locate(state, state.selection);
  return found === null || state.selection === null
    ? null
    : targetAt(found.view, state.selection.kind, found.row);
}

/** Where a pin is drawn; null where it is not. */
export function elementOf(run: RunView, { kind, key }: Pick<PinTarget, "kind" | "key">): ElementRef | null {
  const row = (kind === "node" ? run.nodes.id : (run.edges.key ?? [])).indexOf(key);
  const handle = (kind === "node" ? run.nodes.handle : run.edges.handle)[row];
  return handle === undefined ? null : { kind, handle };
}

/** The pins as the engine takes them. */
export function pinsToAsk(pins: readonly Pin[]): Pins {
  const keys = (kind: Pin["kind"], way: PinWay) =>
    pins.filter((pin) => pin.kind === kind && pin.way === way).map(({ key }) => key);
  return {
    nodesIn: keys("node", "in"),
    nodesOut: keys("node", "out"),
    edgesIn: keys("edge", "in"),
    edgesOut: keys("edge", "out"),
  };
}

/** Without the pins out that lose the candidate edge in `row` of a view: its own, and those of its ends. */
export function unpinEdge(state: Workbench, view: RunView, row: number): Workbench {
  const { source, target } = view.edges;
  const targets = [
    targetAt(view, "edge", row),
    targetAt(view, "node", source[row] ?? -1),
    targetAt(view, "node", target[row] ?? -1),
  ];
  const gone = (pin: Pin): boolean =>
    pin.way === "out" && targets.some((one) => one !== null && isOf(pin, one));
  return { ...state, pins: state.pins.filter((pin) => !gone(pin)) };
}

function isOf(pin: Pick<PinTarget, "kind" | "key">, target: Pick<PinTarget, "kind" | "key">): boolean {
  return pin.kind === target.kind && pin.key === target.key;
}
