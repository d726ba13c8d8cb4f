/** The canvas' menu: what can be done with what is selected, where the pointer or the keyboard asked for it. */
import { use, useLayoutEffect, useRef, type RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import type { Point } from "../../picture/edge-shape";
import type { Action } from "../../state/action";
import { showExplore } from "./explore-open";
import { keysOf } from "../palette/keys";
import type { Workbench } from "../../state/workbench";
import { useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { EXPLORE_TEXTS } from "./explore-texts";
import { walkMenu } from "../../ui/walk-menu";
import { PIN_SELECTED_ACTIONS } from "../pins/pins-actions";
import { PICTURE_ACTIONS } from "./explore-actions";

const MARGIN = 8;

export function ContextMenu({ canvas }: { canvas: RefObject<CanvasHandle | null> }) {
  const access = use(WorkbenchContext);
  const menu = useWorkbench((state) => state.exploreView.menu);
  const keys = useWorkbench((state) => state.settings.keys);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu === null || list.current === null) return;
    placeInside(list.current, menu);
    list.current.querySelector("button")?.focus();
  }, [menu]);
  if (menu === null || access === null) return null;
  const state = access.store.getState();
  const close = (): void => {
    access.store.setState((now) => showExplore(now, { menu: null }));
    canvas.current?.focus();
  };
  const pick = (action: Action): void => {
    close();
    action.run(access);
  };
  return (
    <div
      ref={list}
      className="menu context-menu"
      role="menu"
      aria-label={EXPLORE_TEXTS.menu}
      onKeyDown={(event) => {
        if (event.key === "Escape" || event.key === "Tab") {
          event.preventDefault();
          event.stopPropagation();
          close();
        } else walkMenu(event, list.current);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          access.store.setState((now) =>
            now.exploreView.menu === menu ? showExplore(now, { menu: null }) : now,
          );
      }}
    >
      {offeredBy(state).map((action) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          className="menu-item menu-line"
          onClick={() => pick(action)}
        >
          {action.title()}
          <kbd className="menu-keys">{keysOf(action, keys)[0]?.replaceAll("+", " + ")}</kbd>
        </button>
      ))}
    </div>
  );
}

/** At the point, or as near to it as the stage around the menu has room. */
function placeInside(menu: HTMLElement, at: Point): void {
  const stage = menu.parentElement!;
  const left = Math.min(at.x, stage.clientWidth - menu.offsetWidth - MARGIN);
  const top = Math.min(at.y, stage.clientHeight - menu.offsetHeight - MARGIN);
  menu.style.left = `${String(Math.max(MARGIN, left))}px`;
  menu.style.top = `${String(Math.max(MARGIN, top))}px`;
}

/** A pin is of one node or edge: with several selected it would not be plain which. */
function offeredBy(state: Workbench): Action[] {
  const pins = state.explore.together.length > 0 ? [] : PIN_SELECTED_ACTIONS;
  return [...PICTURE_ACTIONS, ...pins].filter((action) => action.enabled(state));
}
