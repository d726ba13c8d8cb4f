/** What a panel of the dock shows: its only body, or a strip of tabs and the body of the one in front. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { openPanel } from "../../state/layout";
import { useChange, useWorkbench } from "../../state/workbench-context";
import type { DockPanel } from "../room";
import { ErrorBoundary } from "./error-boundary";

type Tab = DockPanel["tabs"][number];

export function PanelTabs({ panel, visible }: { panel: DockPanel; visible: boolean }) {
  const chosen = useWorkbench(({ layout }) => layout.fronts[panel.id]);
  const front = panel.tabs.find(({ id }) => id === chosen) ?? panel.tabs[0];
  if (front === undefined) return null;
  if (panel.tabs.length === 1) return <Body tab={front} visible={visible} />;
  return (
    <div className="panel-tabs">
      <TabStrip panel={panel} front={front} />
      {panel.tabs.map((tab) => (
        <div
          key={tab.id}
          id={bodyId(tab)}
          className="panel-tab-body"
          role="tabpanel"
          aria-labelledby={tabId(tab)}
          hidden={tab !== front}
          data-panel={tab.id}
        >
          <Body tab={tab} visible={visible && tab === front} />
        </div>
      ))}
    </div>
  );
}

/** At rest while it is out of sight: taken down, or kept where it was seen and asks for it. */
function Body({ tab: { Component, keep }, visible }: { tab: Tab; visible: boolean }) {
  const [seen, setSeen] = useState(visible);
  useEffect(() => {
    if (visible) setSeen(true);
  }, [visible]);
  if (!visible && !(seen && keep === true)) return null;
  return (
    <ErrorBoundary within>
      <Component />
    </ErrorBoundary>
  );
}

function TabStrip({ panel, front }: { panel: DockPanel; front: Tab }) {
  const change = useChange();
  const strip = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, panel.tabs.indexOf(front), panel.tabs.length);
    if (next === null) return;
    event.preventDefault();
    change(openPanel, panel.tabs[next]!.id);
    (strip.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={strip} className="panel-strip" role="tablist" aria-label={panel.title()} onKeyDown={walk}>
      {panel.tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === front}
          aria-controls={bodyId(tab)}
          tabIndex={tab === front ? 0 : -1}
          onClick={() => change(openPanel, tab.id)}
        >
          <tab.icon size={13} aria-hidden="true" />
          {tab.title()}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from a tab, round and round; null where it leads nowhere. */
function nextTab(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? null : (at + step + count) % count;
}

function tabId({ id }: Tab): string {
  return `tab-${id}`;
}

function bodyId({ id }: Tab): string {
  return `body-${id}`;
}
