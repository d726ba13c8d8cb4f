/** What a component shows of a workbench, as HTML: no browser, no effects, nothing that its commands would fetch. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStore } from "zustand/vanilla";
import type { Commands } from "../../src/renderer/features/commands";
import { FIRST_SETTINGS } from "../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../src/renderer/state/workbench";
import { WorkbenchContext } from "../../src/renderer/state/workbench-context";

export function rendered(part: ReactNode, changes: Partial<Workbench> = {}): string {
  const store = createStore<Workbench>(() => ({ ...startWorkbench(FIRST_SETTINGS), ...changes }));
  // Rendering alone calls none of them.
  const commands = {} as Commands;
  return renderToStaticMarkup(<WorkbenchContext value={{ store, commands }}>{part}</WorkbenchContext>);
}

/** What stands between the tags, one text a line; what is only said to a screen reader is among it. */
export function textsOf(html: string): string[] {
  return html.split(/<[^>]*>/).flatMap((text) => (text.trim() === "" ? [] : [text.trim()]));
}

/** The values of an attribute, in the order of the page. */
export function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map((found) => found[1] ?? "");
}
