/** A panel's tab: its icon and name. Delete closes it with the keyboard, the cross with the pointer. */
import type { IDockviewPanelHeaderProps } from "dockview-react";
import { X } from "lucide-react";
import { closePanel } from "../../state/layout";
import { useChange } from "../../state/workbench-context";
import { panelOf } from "./panels";

export function DockTab({ api }: IDockviewPanelHeaderProps) {
  const change = useChange();
  const panel = panelOf(api.id);
  if (panel === undefined) return null;
  const Icon = panel.icon;
  return (
    <div className="dock-tab" onAuxClick={(event) => event.button === 1 && change(closePanel, api.id)}>
      <Icon size={14} aria-hidden="true" />
      <span className="dock-tab-title">{panel.title()}</span>
      {/* No button: a tab holds no other control. Its key is Delete, and the group's menu and the Panels menu close it too. */}
      <span
        className="dock-tab-close"
        aria-hidden="true"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          change(closePanel, api.id);
        }}
      >
        <X size={12} />
      </span>
    </div>
  );
}
