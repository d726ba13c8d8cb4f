/** Moves the dock as the workbench wishes, and tells the workbench what the dock shows. */
import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from "dockview-react";
import {
  atEdge,
  keepKnown,
  readArrangement,
  withoutPanel,
  type Arrangement,
  type Edge,
} from "../../state/arrangement";
import { keepLayout, noteDock } from "../../state/layout";
import type { LayoutWish, PresetName } from "../../state/layout-view";
import type { WorkbenchStore } from "../../state/workbench-store";
import { arrangementOf, dockOf } from "./dock-layout";
import type { Home } from "../room";
import { panelOf } from "../rooms";
import { PRESETS } from "./presets";

/** Changes closer together than this (ms) are saved once. */
const SAVING_PAUSE = 150;
/** A window that has not changed its size for so long (ms) has got the one it was to have. */
const RESIZING_PAUSE = 200;
/** A floating panel opens this large (CSS pixels), where there is room. */
const FLOATING = { width: 420, height: 360 };
/** Width and height (CSS pixels) of a column or row made for one panel. */
const HOME_WIDTH = 320;
const HOME_HEIGHT = 200;
/** The same of a drawer, which is read line by line. */
const DRAWER_HEIGHT = 280;

/** Starts driving; resolves to the function that stops it. */
export function driveDock(api: DockviewApi, store: WorkbenchStore): () => void {
  let preset = store.getState().settings.preset;
  let saving: ReturnType<typeof setTimeout> | undefined;
  /** What was arranged by us; only what differs from it is a person's own. */
  let ours = "";

  const save = (): void => {
    clearTimeout(saving);
    saving = undefined;
    const arrangement = arrangementOf(api.toJSON());
    if (arrangement === null || api.hasMaximizedGroup() || likeness(arrangement) === ours) return;
    ours = likeness(arrangement);
    store.setState((state) => keepLayout(state, preset, arrangement));
  };
  const note = (): void => store.setState((state) => noteDock(state, viewOf(api)));
  const nothingChosen = (): void => {
    const arrangement = arrangementOf(api.toJSON());
    ours = arrangement === null ? "" : likeness(arrangement);
  };
  const arrange = (): void => {
    const { settings } = store.getState();
    if (saving !== undefined && settings.preset !== preset) save();
    clearTimeout(saving);
    saving = undefined;
    preset = settings.preset;
    arrangeBy(api, settings.layouts[preset], preset);
    nothingChosen();
  };
  const grant = (wish: LayoutWish | null): void => {
    if (wish === null) return;
    if (wish.act === "arrange") arrange();
    else if (wish.act === "edge") toEdge(api, wish.panel, wish.edge);
    else grantPanel(api, wish.act, wish.panel);
    note();
    // Granted once: the dock of a page that is drawn anew (in another language, say) does not do it again.
    store.setState(({ layout }) => (layout.wish === wish ? { layout: { ...layout, wish: null } } : {}));
  };

  arrange();
  grant(store.getState().layout.wish);
  note();
  const stopListening = store.subscribe(({ layout }, before) => {
    if (layout.wish !== before.layout.wish) grant(layout.wish);
  });
  const changes = api.onDidLayoutChange(() => {
    note();
    clearTimeout(saving);
    if (!widths.resizing()) saving = setTimeout(save, SAVING_PAUSE);
  });
  const flush = (): void => {
    if (saving !== undefined) save();
  };
  const widths = keepWidths(api, flush, () => {
    nothingChosen();
    note();
  });
  addEventListener("pagehide", flush);
  return () => {
    removeEventListener("pagehide", flush);
    widths.stop();
    flush();
    changes.dispose();
    stopListening();
  };
}

/** The library grows all areas alike with the window; columns of text are to keep their width. */
function keepWidths(api: DockviewApi, before: () => void, after: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How the panels stood before the window began to change its size. */
  let standing: Arrangement | null = null;
  const resize = (): void => {
    if (timer === undefined) {
      before();
      standing = api.hasMaximizedGroup() ? null : arrangementOf(api.toJSON());
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (standing !== null && !api.hasMaximizedGroup() && tryArrangement(api, standing)) after();
    }, RESIZING_PAUSE);
  };
  addEventListener("resize", resize);
  return {
    resizing: () => timer !== undefined,
    stop: () => {
      removeEventListener("resize", resize);
      clearTimeout(timer);
    },
  };
}

/** The saved layout where there is one that can be trusted, otherwise the preset's own. */
function arrangeBy(api: DockviewApi, saved: Arrangement | undefined, preset: PresetName): void {
  const isKnown = (id: string): boolean => panelOf(id) !== undefined;
  const own = saved === undefined ? null : readArrangement(saved);
  const kept = own === null ? null : keepKnown(own, isKnown);
  if (kept !== null && tryArrangement(api, kept)) return;
  const given = keepKnown(PRESETS[preset], isKnown);
  if (given !== null) tryArrangement(api, given);
}

/** False when the library refused the arrangement; the dock is empty then. */
function tryArrangement(api: DockviewApi, arrangement: Arrangement): boolean {
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

function grantPanel(api: DockviewApi, act: Exclude<LayoutWish["act"], "arrange" | "edge">, id: string): void {
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

function toEdge(api: DockviewApi, id: string, edge: Edge): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  const flat = edge === "above" || edge === "below";
  const height = panelOf(id)?.home === "drawer" ? DRAWER_HEIGHT : HOME_HEIGHT;
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
  const shift = 28 * viewOf(api).floating.length;
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

function viewOf(api: DockviewApi) {
  const ids = (panels: readonly IDockviewPanel[]): string[] => panels.map(({ id }) => id);
  return {
    open: ids(api.panels),
    shown: ids(api.panels.filter((panel) => panel.api.isVisible)),
    floating: ids(api.panels.filter((panel) => panel.api.location.type === "floating")),
    maximised: api.hasMaximizedGroup(),
  };
}

/** An arrangement as text in which sizes a hair apart are the same, so that a resized window is no choice of anybody. */
function likeness(arrangement: Arrangement): string {
  return JSON.stringify(arrangement, (key, value: unknown) =>
    key === "size" && typeof value === "number" ? Math.round(value > 1 ? value / 20 : value * 40) : value,
  );
}
