/** What can be done to the dock: arranging it whole, and opening, closing and moving one panel. */
import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from "dockview-react";
import { atEdge, withoutPanel, type Arrangement, type Edge } from "../../state/arrangement";
import type { LayoutView, LayoutWish } from "../../state/layout-view";
import { arrangementOf, dockOf } from "./dock-layout";
import type { Home } from "../room";
import { panelOf } from "../rooms";

/** A floating panel opens this large (CSS pixels), where there is room. */
const FLOATING = { width: 420, height: 360 };
/** Width and height (CSS pixels) of a column or row made for one panel. */
const HOME_WIDTH = 320;
const HOME_HEIGHT = 200;
/** The same of a drawer, which is read line by line; in a low window it leaves most of it to the picture. */
const DRAWER_HEIGHT = 280;
const DRAWER_SHARE = 0.38;

/** The id of the panel that a panel of any time is, or is a tab of. */
export function holderOf(id: string): string {
  return panelOf(id)?.id ?? id;
}

/** False when the library refused the arrangement; the dock is empty then. */
export function tryArrangement(api: DockviewApi, arrangement: Arrangement): boolean {
  const titleOf = (id: string): string => panelOf(id)?.title() ?? id;
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  try {
    // Panels that stay are moved, not made anew: the graph keeps its picture.
    api.fromJSON(dockOf(arrangement, api.width, api.height, titleOf), { reuseExistingPanels: true });
    return true;
  } catch {
    api.clear();
    return false;
  }
}

/** Opens, closes, maximises, floats or docks the panel that a wish is for. */
export function grantPanel(
  api: DockviewApi,
  act: Exclude<LayoutWish["act"], "arrange" | "edge">,
  wanted: string,
): void {
  const id = holderOf(wanted);
  const panel = api.getPanel(id);
  if (act === "open") return open(api, id);
  if (panel === undefined) return;
  if (act === "close") close(api, panel);
  else if (act === "maximise") turnMaximised(panel);
  else if (act === "float") floatOne(api, panel);
  else dockAgain(api, panel);
}

/** The last panel of a group leaves its place to the largest beside it; the library would make all of them equal. */
function close(api: DockviewApi, panel: IDockviewPanel): void {
  const alone = panel.group.panels.length === 1 && panel.api.location.type === "grid";
  if (!alone) return panel.api.close();
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  const before = arrangementOf(api.toJSON());
  const after = before === null ? null : withoutPanel(before, panel.id);
  if (after === null) panel.api.close();
  else tryArrangement(api, after);
}

/** The panel alone along an edge of the window. */
export function toEdge(api: DockviewApi, id: string, edge: Edge): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  const flat = edge === "above" || edge === "below";
  const drawer = Math.min(DRAWER_HEIGHT, Math.round(DRAWER_SHARE * api.height));
  const height = panelOf(id)?.home === "drawer" ? drawer : HOME_HEIGHT;
  tryArrangement(api, atEdge(arrangementOf(api.toJSON()), id, edge, flat ? height : HOME_WIDTH));
}

function turnMaximised(panel: IDockviewPanel): void {
  if (panel.api.isMaximized()) panel.api.exitMaximized();
  else panel.api.maximize();
}

function floatOne(api: DockviewApi, panel: IDockviewPanel): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  const width = Math.min(FLOATING.width, api.width - 40);
  const height = Math.min(FLOATING.height, api.height - 40);
  // A little further down for each that floats already, so that none hides another.
  const shift = 28 * floatingIn(api).length;
  const left = Math.max(20, (api.width - width) / 2 + shift);
  const top = Math.max(20, (api.height - height) / 3 + shift);
  api.addFloatingGroup(panel, { width, height, position: { left, top } });
}

function dockAgain(api: DockviewApi, panel: IDockviewPanel): void {
  const home = homeGroup(api, panelOf(panel.id)?.home ?? "centre", panel.id);
  if (home !== undefined) panel.api.moveTo({ group: home });
  else toEdge(api, panel.id, edgeOf(panelOf(panel.id)?.home));
}

/** Opens a panel beside others of its home, at the edge of the dock where none of them is open. */
function open(api: DockviewApi, id: string): void {
  const there = api.getPanel(id);
  const panel = panelOf(id);
  if (panel === undefined) return;
  const group = there?.group ?? homeGroup(api, panel.home, id);
  // What is asked for must be in sight: not behind another group that fills the dock.
  if (api.hasMaximizedGroup() && group?.api.isMaximized() !== true) api.exitMaximizedGroup();
  if (there !== undefined) return there.api.setActive();
  if (group === undefined) return toEdge(api, id, edgeOf(panel.home));
  const position = { referenceGroup: group };
  api.addPanel({ id, component: "panel", title: panel.title(), position });
}

function homeGroup(api: DockviewApi, home: Home, except: string): DockviewGroupPanel | undefined {
  const mates = api.panels.filter(
    (panel) => panel.id !== except && panel.api.location.type === "grid" && panelOf(panel.id)?.home === home,
  );
  return mates[0]?.group;
}

function edgeOf(home: Home | undefined): Edge {
  if (home === "drawer") return "below";
  return home === "below" || home === "left" ? home : "right";
}

/** What the dock shows, as the workbench keeps it. */
export function viewOf(api: DockviewApi, fronts: LayoutView["fronts"]) {
  const tabsOf = ({ id }: IDockviewPanel): readonly string[] =>
    (panelOf(id)?.tabs ?? []).map((tab) => tab.id);
  const inSight = api.panels.filter((panel) => panel.api.isVisible);
  return {
    open: [...new Set(api.panels.flatMap((panel) => [panel.id, ...tabsOf(panel)]))],
    shown: [
      ...new Set(inSight.flatMap((panel) => [panel.id, fronts[panel.id] ?? tabsOf(panel)[0] ?? panel.id])),
    ],
    floating: floatingIn(api).map(({ id }) => id),
    maximised: api.hasMaximizedGroup(),
  };
}

function floatingIn(api: DockviewApi): IDockviewPanel[] {
  return api.panels.filter((panel) => panel.api.location.type === "floating");
}
