/** The panels, docked: the library draws groups and tabs, the driver keeps it and the workbench together. */
import { DockviewReact, type DockviewApi, type DockviewTheme } from "dockview-react";
import { LayoutDashboard } from "lucide-react";
import { use, useEffect, useState, type KeyboardEvent } from "react";
import { closePanel, resetLayout } from "../../state/layout";
import { useChange, WorkbenchContext } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { SHELL_TEXTS } from "./shell-texts";
import { driveDock } from "./dock-driver";
import { DockTab } from "./dock-tab";
import { GroupTools } from "./group-tools";
import { PanelFrame } from "./panel-frame";

const COMPONENTS = { panel: PanelFrame };
const THEME: DockviewTheme = { name: "dragoman", className: "dock-theme", gap: 6, dndTabIndicator: "line" };

export function Dock() {
  const access = use(WorkbenchContext);
  const [api, setApi] = useState<DockviewApi | null>(null);
  useEffect(() => {
    if (api === null || access === null) return;
    return driveDock(api, access.store);
  }, [api, access]);
  const change = useChange();
  return (
    <div
      className="dock-room"
      onKeyDownCapture={(event) => closeByKey(event, (id) => change(closePanel, id))}
    >
      <DockviewReact
        className="dock"
        components={COMPONENTS}
        defaultTabComponent={DockTab}
        rightHeaderActionsComponent={GroupTools}
        watermarkComponent={NoPanel}
        theme={THEME}
        scrollbars="native"
        announcements={false}
        floatingGroupBounds="boundedWithinViewport"
        floatingGroupDragHandle="tabbar"
        getTabContextMenuItems={noItems}
        onReady={(event) => setApi(event.api)}
      />
    </div>
  );
}

/** Delete on a tab closes its panel our way; the neighbour in its group, or the first tab that is left, has the focus then. */
function closeByKey(event: KeyboardEvent<HTMLDivElement>, close: (panel: string) => void): void {
  if (event.key !== "Delete" || !(event.target instanceof HTMLElement) || event.target.role !== "tab") return;
  const { tabPanelId } = event.target.dataset;
  if (tabPanelId === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const room = event.currentTarget;
  const next = event.target.nextElementSibling ?? event.target.previousElementSibling;
  close(tabPanelId);
  const tab = next?.isConnected === true ? next : room.querySelector('[role="tab"]');
  if (tab instanceof HTMLElement) tab.focus();
}

/** The group's own menu does all of it, in the language spoken. */
const noItems = (): never[] => [];

function NoPanel() {
  const change = useChange();
  const { title, lead } = SHELL_TEXTS.none;
  return (
    <EmptyState icon={LayoutDashboard} title={title} lead={lead}>
      <button type="button" className="button" onClick={() => change(resetLayout)}>
        {SHELL_TEXTS.reset}
      </button>
    </EmptyState>
  );
}
