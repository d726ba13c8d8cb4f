/** A panel's tab: its icon and name. Delete closes it with the keyboard, the cross with the pointer. */
import type { IDockviewPanelHeaderProps } from "dockview-react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { closePanel } from "../../state/layout";
import { useChange } from "../../state/workbench-context";
import { panelOf } from "../rooms";

export function DockTab({ api }: IDockviewPanelHeaderProps) {
  const change = useChange();
  const tab = useRef<HTMLDivElement>(null);
  const panel = panelOf(api.id);
  useEffect(() => {
    // Of more tabs than there is room for, the one in front must not be among those that are folded away.
    const bring = (): void => tab.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const later = (isActive: boolean): void => {
      if (isActive) requestAnimationFrame(bring);
    };
    later(api.isVisible);
    const shown = api.onDidVisibilityChange(({ isVisible }) => later(isVisible));
    return () => shown.dispose();
  }, [api]);
  if (panel === undefined) return null;
  const Icon = panel.icon;
  return (
    <div
      ref={tab}
      className="dock-tab"
      title={panel.title()}
      onAuxClick={(event) => event.button === 1 && change(closePanel, api.id)}
    >
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
