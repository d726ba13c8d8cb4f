/** Nodes shown as one, and apart again. */
import type { AliasGroup } from "../../picture/drawn-view";
import type { Workbench } from "../../state/workbench";
import { groundOf } from "../network/network";
import { changePicture, drawnOf, membersOf, pictureOf, type Pictured } from "./explore";

/** Names that a group is called by; beyond them a number stands for the rest. */
const NAMES_SHOWN = 3;

/** Shows nodes as one, named after all of them; groups among them become part of it. */
export function merge(state: Workbench, nodes: readonly number[]): Workbench {
  const view = drawnOf(state);
  const members = membersOf(state, nodes);
  if (view === null || members.length < 2) return state;
  const names = [...new Set(members.map((id) => nameOf(state, id)))];
  const more = names.length - NAMES_SHOWN;
  const name = [...names.slice(0, NAMES_SHOWN), ...(more > 0 ? [String(more)] : [])].join(" + ");
  const merged = changePicture(state, (picture) => ({
    ...picture,
    groups: [
      ...picture.groups.filter((group) => !group.members.some((id) => members.includes(id))),
      { name, members },
    ],
  }));
  const first = view.nodes.handle[view.nodes.id.indexOf(members[0]!)]!;
  return {
    ...merged,
    selection: { kind: "node", handle: first },
    explore: { ...merged.explore, together: [] },
  };
}

/** Shows the nodes of a group apart again. */
export function split(state: Workbench, node: number): Workbench {
  const group = groupOf(state, node);
  if (group === null) return state;
  return changePicture(state, (picture) => ({
    ...picture,
    groups: picture.groups.filter((other) => other !== group),
  }));
}

/** The group that a drawn node stands for. */
export function groupOf(state: Pictured, node: number): AliasGroup | null {
  const view = drawnOf(state);
  const id = view?.nodes.id[view.nodes.handle.indexOf(node)];
  return pictureOf(state).groups.find((group) => group.members[0] === id) ?? null;
}

/** A node's own name, whatever group it stands for. */
function nameOf(state: Workbench, id: string): string {
  const ground = groundOf(state);
  const row = ground?.nodes.id.indexOf(id) ?? -1;
  const name =
    row >= 0 ? ground?.nodes.name[row] : pictureOf(state).nodes.find((node) => node.id === id)?.name;
  return name ?? id;
}
