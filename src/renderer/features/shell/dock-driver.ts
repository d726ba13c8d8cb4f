/** Moves the dock as the workbench wishes, and tells the workbench what the dock shows. */
import type { DockviewApi } from "dockview-react";
import { keepKnown, readArrangement, type Arrangement } from "../../state/arrangement";
import { inHolders } from "../../state/arrangement-groups";
import { keepLayout, noteDock, noteFronts } from "../../state/layout";
import { keepMove } from "../../state/moved-panels";
import type { LayoutWish, PresetName } from "../../state/layout-view";
import type { WorkbenchStore } from "../../state/workbench-store";
import { arrangementOf } from "./dock-layout";
import { grantPanel, holderOf, toEdge, tryArrangement, viewOf } from "./dock-moves";
import { panelOf } from "../rooms";
import { PRESETS } from "./presets";

/** Changes closer together than this (ms) are saved once. */
const SAVING_PAUSE = 150;
/** A window that has not changed its size for so long (ms) has got the one it was to have. */
const RESIZING_PAUSE = 200;
/** Starts driving; resolves to the function that stops it. */
export function driveDock(api: DockviewApi, store: WorkbenchStore): () => void {
  const keeper = keepArrangement(api, store);
  const note = (): void => store.setState((state) => noteDock(state, viewOf(api, state.layout.fronts)));
  const arrange = (): void => {
    keeper.turnTo(store.getState().settings.preset);
    const { preset, layouts } = store.getState().settings;
    const { fronts = {} } = arrangeBy(api, layouts[preset], preset) ?? {};
    store.setState((state) => noteFronts(state, fronts));
    keeper.nothingChosen();
  };
  const bringForward = (id: string): void => {
    const panel = panelOf(id);
    if (panel === undefined || panel.id === id) return;
    store.setState((state) => noteFronts(state, { ...state.layout.fronts, [panel.id]: id }));
    if (!widths.resizing()) keeper.saveSoon();
  };
  const grant = (wish: LayoutWish | null): void => {
    if (wish === null) return;
    if (wish.act === "arrange") arrange();
    else if (wish.act === "edge") toEdge(api, holderOf(wish.panel), wish.edge);
    else grantPanel(api, wish.act, wish.panel);
    if (wish.act === "open") {
      bringForward(wish.panel);
      keeper.opened();
    }
    note();
    // Granted once: the dock of a page that is drawn anew (in another language, say) does not do it again.
    store.setState(({ layout }) => (layout.wish === wish ? { layout: { ...layout, wish: null } } : {}));
  };
  const widths = keepWidths(api, keeper.flush, () => {
    keeper.nothingChosen();
    note();
  });

  arrange();
  grant(store.getState().layout.wish);
  note();
  const stopListening = store.subscribe(({ layout }, before) => {
    if (layout.wish !== before.layout.wish) grant(layout.wish);
  });
  const changes = api.onDidLayoutChange(() => {
    note();
    if (!widths.resizing()) keeper.saveSoon();
  });
  addEventListener("pagehide", keeper.flush);
  return () => {
    removeEventListener("pagehide", keeper.flush);
    widths.stop();
    keeper.flush();
    changes.dispose();
    stopListening();
  };
}

/** Saves what a person makes of the preset at hand, a pause after each change. */
function keepArrangement(api: DockviewApi, store: WorkbenchStore) {
  let preset = store.getState().settings.preset;
  let saving: ReturnType<typeof setTimeout> | undefined;
  /** What was arranged by us; only what differs from it is a person's own. */
  let ours = "";
  /** How the panels stood when we last looked. */
  let stood: Arrangement | null = null;

  const standing = (): Arrangement | null => {
    const arrangement = arrangementOf(api.toJSON());
    return arrangement && { ...arrangement, fronts: store.getState().layout.fronts };
  };
  const forget = (): void => {
    clearTimeout(saving);
    saving = undefined;
  };
  const save = (): void => {
    forget();
    const arrangement = standing();
    if (arrangement === null || api.hasMaximizedGroup() || likeness(arrangement) === ours) return;
    ours = likeness(arrangement);
    const before = stood;
    stood = arrangement;
    // Another tab in front is no move, and opening a panel is taken back by closing it.
    if (before === null || placesIn(before) === placesIn(arrangement))
      return store.setState((state) => keepLayout(state, preset, arrangement));
    store.setState((state) => keepMove(state, preset, before, arrangement, performance.now()));
  };
  return {
    saveSoon(): void {
      clearTimeout(saving);
      saving = setTimeout(save, SAVING_PAUSE);
    },
    flush(): void {
      if (saving !== undefined) save();
    },
    /** A panel was opened: kept, but no step. */
    opened(): void {
      stood = standing();
    },
    /** Another preset is arranged now; what was to be saved is saved under the one it belongs to, a reset one's is not. */
    turnTo(next: PresetName): void {
      if (saving !== undefined && next !== preset) save();
      forget();
      preset = next;
    },
    nothingChosen(): void {
      stood = standing();
      ours = stood === null ? "" : likeness(stood);
    },
  };
}

/** The library grows all areas alike with the window; columns of text are to keep their width. */
function keepWidths(api: DockviewApi, before: () => void, after: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How the panels stood before the window began to change its size. */
  let standing: Arrangement | null = null;
  /** What was asked for at the last size and what the library made of it: gaps and rounding cost it pixels each time. */
  let made = { asked: standing as Arrangement | null, read: "" };
  const resize = (): void => {
    if (timer === undefined) {
      before();
      const now = api.hasMaximizedGroup() ? null : arrangementOf(api.toJSON());
      standing = now !== null && JSON.stringify(now) === made.read ? made.asked : now;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (standing === null || api.hasMaximizedGroup() || !tryArrangement(api, standing)) return;
      made = { asked: standing, read: JSON.stringify(arrangementOf(api.toJSON())) };
      after();
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

/** The saved layout where there is one that can be trusted, otherwise the preset's own; what came of it, null where the dock is empty. */
function arrangeBy(api: DockviewApi, saved: Arrangement | undefined, preset: PresetName): Arrangement | null {
  const isKnown = (id: string): boolean => panelOf(id) !== undefined;
  const own = saved === undefined ? null : readArrangement(saved);
  const kept = own === null ? null : keepKnown(inHolders(own, holderOf), isKnown);
  if (kept !== null && tryArrangement(api, kept)) return kept;
  const given = keepKnown(PRESETS[preset], isKnown);
  return given !== null && tryArrangement(api, given) ? given : null;
}

/** Where the panels stand, whichever tab is in front. */
function placesIn({ area, floating }: Arrangement): string {
  const places = JSON.parse(likeness({ area, floating })) as unknown;
  return JSON.stringify(places, (key, value: unknown) => (key === "shown" ? undefined : value));
}

/** An arrangement as text in which sizes a hair apart are the same, so that a resized window is no choice of anybody. */
function likeness(arrangement: Arrangement): string {
  return JSON.stringify(arrangement, (key, value: unknown) =>
    key === "size" && typeof value === "number" ? Math.round(value > 1 ? value / 20 : value * 40) : value,
  );
}
