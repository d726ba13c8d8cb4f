/** Arrangements of before panels were tabs of others: every panel becomes the one that holds it now. */
import type { Area, Arrangement, Tabs } from "./arrangement";

/**
 * The arrangement with every panel in the one that `holderOf` names (itself where it stands alone), which stands where the first of its
 * tabs stood; what was in front there is the tab in front. Areas may be left without a panel, which `keepKnown` takes away.
 */
export function inHolders(arrangement: Arrangement, holderOf: (panel: string) => string): Arrangement {
  const fronts: Record<string, string> = {};
  const placed = new Set<string>();
  const join = (tabs: Tabs): Tabs => {
    const shown = tabs.shown ?? tabs.panels[0]!;
    const fresh = [...new Set(tabs.panels.map(holderOf))].filter((holder) => !placed.has(holder));
    for (const panel of [shown, ...tabs.panels]) {
      const holder = holderOf(panel);
      if (holder !== panel && fresh.includes(holder)) fronts[holder] ??= panel;
    }
    for (const holder of fresh) placed.add(holder);
    return { ...tabs, panels: fresh, shown: holderOf(shown) };
  };
  const joinIn = (area: Area): Area =>
    area.kind === "tabs" ? join(area) : { ...area, areas: area.areas.map(joinIn) };
  const area = joinIn(arrangement.area);
  const floating = arrangement.floating.map((window) => ({ ...window, tabs: join(window.tabs) }));
  return { area, floating, fronts: { ...fronts, ...arrangement.fronts } };
}
