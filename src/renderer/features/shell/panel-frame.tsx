/** What the dock puts around a panel: its heading for screen readers, a fault of its own, and rest while it is hidden. */
import type { IDockviewPanelProps } from "dockview-react";
import { useEffect, useState } from "react";
import { ErrorBoundary } from "./error-boundary";
import { panelOf } from "../rooms";

export function PanelFrame({ api }: IDockviewPanelProps) {
  const [visible, setVisible] = useState(api.isVisible);
  const [seen, setSeen] = useState(api.isVisible);
  useEffect(() => {
    const show = (isVisible: boolean): void => {
      setVisible(isVisible);
      if (isVisible) setSeen(true);
    };
    show(api.isVisible);
    const watch = api.onDidVisibilityChange((event) => show(event.isVisible));
    return () => watch.dispose();
  }, [api]);
  const panel = panelOf(api.id);
  if (panel === undefined) return null;
  const { Component } = panel;
  return (
    <div className="panel-frame" data-panel={panel.id}>
      <h2 className="visually-hidden">{panel.title()}</h2>
      {(visible || (seen && panel.keep === true)) && (
        <ErrorBoundary within>
          <Component />
        </ErrorBoundary>
      )}
    </div>
  );
}
