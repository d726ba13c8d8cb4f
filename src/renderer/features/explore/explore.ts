/** What a person makes of the picture: nodes added, put aside and merged, selected together; styles, filters and notes. All can be undone. */
import type { ExploredPart } from "../../../shared/explore";
import type { RunView } from "../../../shared/trace";
import type { Styles } from "../../picture/looks";
import { answerView, type AlsoDrawn } from "../../picture/answer-view";
import { drawnView, type DrawnView, type Picture } from "../../picture/drawn-view";
import { groundOf } from "../network/network";
import type { Added, Aside, Explore } from "./explore-view";
import { drawsAnswerAlone } from "../../state/candidates";
import { NO_MARKS, type Workbench } from "../../state/workbench";

const NO_PICTURE: Picture = { nodes: [], edges: [], dismissed: [], groups: [] };

let latest: {
  readonly added: Added;
  readonly aside: Aside;
  readonly run: unknown;
  readonly picture: Picture;
} | null = null;

/** What the picture follows from. */
export type Pictured = Pick<Workbench, "run" | "network" | "settings" | "explore">;

/** The changes to the picture at hand; the same value while nothing changes. */
export function pictureOf(state: Pictured): Picture {
  return pictureOver(groundOf(state), state.explore);
}

function pictureOver(run: RunView | null, { added, aside }: Explore): Picture {
  if (run === null) return NO_PICTURE;
  if (latest?.run === run && latest.added === added && latest.aside === aside) return latest.picture;
  const isOf = (its: Added | Aside): boolean => its.graph === run.graph && its.question === run.question;
  const { nodes, edges } = isOf(added) ? added : NO_PICTURE;
  const { dismissed, groups } = isOf(aside) ? aside : NO_PICTURE;
  const picture = { nodes, edges, dismissed, groups };
  latest = { run, added, aside, picture };
  return picture;
}

let newest: { readonly run: unknown; readonly picture: unknown; readonly view: DrawnView } | null = null;

/** The run, or the network before any, as it is drawn; the same value for the same picture. */
export function drawnOf(state: Pictured): DrawnView | null {
  const ground = groundOf(state);
  return ground === null ? null : drawnOver(ground, state.explore);
}

/** What of it is in the picture now: all of it, or the answer alone with what was added. */
export function shownOf(state: Pictured & Pick<Workbench, "candidates" | "position">): DrawnView | null {
  const whole = drawnOf(state);
  if (whole === null || !drawsAnswerAlone(state)) return whole;
  return answerView(whole, addedTo(pictureOf(state)))?.view ?? whole;
}

/** What was added to a picture, by handle. */
export function addedTo({ nodes, edges }: Picture): AlsoDrawn {
  return { nodes: nodes.map(({ handle }) => handle), edges: edges.map(({ handle }) => handle) };
}

/** A run or network as it is drawn. */
export function drawnOver(run: RunView, explore: Explore): DrawnView {
  const picture = pictureOver(run, explore);
  if (newest?.run !== run || newest.picture !== picture)
    newest = { run, picture, view: drawnView(run, picture) };
  return newest.view;
}

/** Adds a part of the graph to the picture; what was put aside comes back. */
export function addPart(state: Workbench, { nodes, edges }: ExploredPart): Workbench {
  // A candidate that is asked for while the answer is drawn alone is drawn beside it from then on.
  const view = shownOf(state);
  if (view === null) return state;
  const [knownNodes, knownEdges] = [new Set(view.nodes.handle), new Set(view.edges.handle)];
  const fresh = [...nodes.handle.keys()].filter((row) => !knownNodes.has(nodes.handle[row]!));
  const freshEdges = [...edges.handle.keys()].filter((row) => !knownEdges.has(edges.handle[row]!));
  const shown = new Set(nodes.id);
  const idOf = new Map(Array.from(nodes.handle, (handle, row) => [handle, nodes.id[row]!]));
  return changePicture(state, (picture) => ({
    ...picture,
    nodes: [
      ...picture.nodes,
      ...fresh.map((row) => ({
        handle: nodes.handle[row]!,
        id: nodes.id[row]!,
        name: nodes.name[row]!,
        label: nodes.label[row]!,
      })),
    ],
    edges: [
      ...picture.edges,
      ...freshEdges.map((row) => ({
        handle: edges.handle[row]!,
        source: edges.source[row]!,
        target: edges.target[row]!,
        ends: [idOf.get(edges.source[row]!)!, idOf.get(edges.target[row]!)!] as const,
        relation: edges.relation[row]!,
      })),
    ],
    dismissed: picture.dismissed.filter((id) => !shown.has(id)),
  }));
}

/** Puts nodes aside; whoever stands for others takes them along. */
export function dismiss(state: Workbench, nodes: readonly number[]): Workbench {
  const ids = membersOf(state, nodes);
  if (ids.length === 0) return state;
  const without = changePicture(state, (picture) => ({
    ...picture,
    dismissed: [...new Set([...picture.dismissed, ...ids])],
  }));
  return letGo(without);
}

/** Puts everything aside but these nodes. */
export function dismissOthers(state: Workbench, nodes: readonly number[]): Workbench {
  const kept = new Set(nodes);
  const others = shownNodes(state).filter((handle) => !kept.has(handle));
  if (kept.size === 0 || others.length === 0) return state;
  const { selection, explore } = state;
  const left = dismiss(state, others);
  return { ...left, selection, explore: { ...left.explore, together: explore.together } };
}

/** Everything that was put aside comes back. */
export function bringBack(state: Workbench): Workbench {
  return changePicture(state, (picture) => ({ ...picture, dismissed: [] }));
}

/** The picture as the run, or the network, has it: nothing added, put aside or merged. */
export function clearPicture(state: Workbench): Workbench {
  return letGo(changePicture(state, () => NO_PICTURE));
}

/** Nodes that can be seen, by handle. */
export function shownNodes(state: Pictured & Pick<Workbench, "hiddenLabels">): number[] {
  const view = drawnOf(state);
  if (view === null) return [];
  const hidden = new Set(state.hiddenLabels);
  const { handle, label, away } = view.nodes;
  return Array.from(handle).filter(
    (_, row) => away?.[row] !== 1 && !hidden.has(view.labels[label[row]!] ?? ""),
  );
}

/** Hides or shows the edges of one relation. */
export function toggleRelation(state: Workbench, relation: string): Workbench {
  const { hiddenRelations } = state.explore;
  const others = hiddenRelations.filter((name) => name !== relation);
  const next = others.length < hiddenRelations.length ? others : [...hiddenRelations, relation];
  return { ...state, explore: { ...state.explore, hiddenRelations: next } };
}

/** Every label and relation is drawn again. */
export function showAll(state: Workbench): Workbench {
  return { ...state, hiddenLabels: [], explore: { ...state.explore, hiddenRelations: [] } };
}

export function chooseStyles(state: Workbench, styles: Styles): Workbench {
  return { ...state, explore: { ...state.explore, styles } };
}

/** The picture at hand turned into another. */
export function changePicture(state: Workbench, turn: (picture: Picture) => Picture): Workbench {
  const run = groundOf(state);
  if (run === null) return state;
  const before = pictureOf(state);
  const { nodes, edges, dismissed, groups } = turn(before);
  const of = { graph: run.graph, question: run.question };
  const { explore } = state;
  const isSame = nodes === before.nodes && edges === before.edges;
  const added = isSame ? explore.added : { ...of, nodes, edges };
  return {
    ...state,
    explore: {
      ...explore,
      added,
      aside: {
        ...of,
        dismissed: [...dismissed],
        groups: groups.map(({ name, members }) => ({ name, members: [...members] })),
      },
    },
  };
}

/** Ids of nodes, and of those they stand for. */
export function membersOf(state: Workbench, nodes: readonly number[]): string[] {
  const view = drawnOf(state);
  if (view === null) return [];
  const ids = new Map(Array.from(view.nodes.handle, (handle, row) => [handle, view.nodes.id[row]!]));
  const { groups } = pictureOf(state);
  const members = new Map(groups.map((group) => [group.members[0], group.members]));
  return nodes.flatMap((node) => ids.get(node) ?? []).flatMap((id) => members.get(id) ?? [id]);
}

function letGo(state: Workbench): Workbench {
  return {
    ...state,
    selection: null,
    pinned: NO_MARKS,
    pointed: null,
    explore: { ...state.explore, together: [] },
  };
}
