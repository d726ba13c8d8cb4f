/** What the dock puts around a panel: its heading for screen readers, and rest while it is hidden. */
import type { IDockviewPanelProps } from "dockview-react";
import { useEffect, useState } from "react";
import { panelOf } from "../rooms";
import { PanelTabs } from "./panel-tabs";

export function PanelFrame({ api }: IDockviewPanelProps) {
  const [visible, setVisible] = useState(api.isVisible);
  useEffect(() => {
    setVisible(api.isVisible);
    const watch = api.onDidVisibilityChange(({ isVisible }) => setVisible(isVisible));
    return () => watch.dispose();
  }, [api]);
  const panel = panelOf(api.id);
  if (panel === undefined) return null;
  return (
    <div className="panel-frame" data-panel={panel.id}>
      <h2 className="visually-hidden">{panel.title()}</h2>
      <PanelTabs panel={panel} visible={visible} />
    </div>
  );
}
