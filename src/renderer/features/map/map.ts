/** The map of a whole graph: plain functions over what was fetched of it and what is picked on it. */
import { fold } from "../../../shared/fold";
import type { FoundNodes } from "../../../shared/explore";
import type { NodeDetails } from "../../../shared/graph";
import type { GraphMap } from "../../../shared/map";
import type { MapWish } from "../../map/map-drawing";
import { openPanel } from "../../state/layout";
import type { Workbench } from "../../state/workbench";

/** True where the map at hand is that of `graph` as it is now; a graph imported anew has other counts. */
export function isMapOf({ map, graphs }: Pick<Workbench, "map" | "graphs">, graph: string): boolean {
  if (map.graph !== graph || map.found === null || map.found.state === "failed") return false;
  if (map.found.state === "loading" || graphs.state !== "ready") return true;
  const { nodes, edges } = map.found.value.totals;
  const now = graphs.value.find(({ name }) => name === graph);
  return now === undefined || (now.nodes === nodes && now.edges === edges);
}

/** Moves the map's camera, opening the map where it is closed. */
export function wishOnMap(state: Workbench, wish: MapWish): Workbench {
  const shown = state.layout.shown.includes("map") ? state : openPanel(state, "map");
  return { ...shown, map: { ...state.map, wish } };
}

export function pickOnMap(state: Workbench, picked: number | null): Workbench {
  return { ...state, map: { ...state.map, picked } };
}

/** Rows of the nodes whose names hold `text` (folded): that very name first, names that begin with it, then others; by edges among equals. */
export function namesOnMap({ nodes }: GraphMap, text: string, limit: number): number[] {
  const wanted = fold(text.trim());
  if (wanted === "") return [];
  const tiers: number[][] = [[], [], []];
  nodes.name.forEach((name, row) => {
    const folded = fold(name);
    if (folded === wanted) tiers[0]!.push(row);
    else if (folded.startsWith(wanted)) tiers[1]!.push(row);
    else if (folded.includes(wanted)) tiers[2]!.push(row);
  });
  return tiers.flat().slice(0, limit);
}

/** Labels by how many nodes of the map have them first, most first; −1 stands for none. */
export function labelsOnMap({ nodes }: GraphMap): { readonly label: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const label of nodes.label) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}

/** A node's details as something found, to be added to the picture. */
export function foundNode({ node, id, name, labels }: NodeDetails): FoundNodes {
  return { handle: Int32Array.of(node), id: [id], name: [name], label: [labels[0] ?? ""] };
}
