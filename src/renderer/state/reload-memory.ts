/** What a page tells itself over its own reload, and nobody else: the tab's memory of the browser. */

/** Most characters kept under one name; a tab's memory has an end, and what is larger is opened again by hand. */
const MOST_KEPT = 1_500_000;

/** What the page before a reload kept under this name; null where this page is no reload, or nothing was kept. */
export function recallAfterReload(name: string): string | null {
  if (typeof sessionStorage === "undefined" || !isReload()) return null;
  return sessionStorage.getItem(keyOf(name));
}

/** Keeps a text for the page after a reload; what is too large, or finds no room, leaves nothing under the name. */
export function keepForReload(name: string, text: string): void {
  if (typeof sessionStorage === "undefined") return;
  sessionStorage.removeItem(keyOf(name));
  if (text.length > MOST_KEPT) return;
  try {
    sessionStorage.setItem(keyOf(name), text);
  } catch {
    // No room: the page after a reload begins without it.
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}

function keyOf(name: string): string {
  return `dragoman.${name}`;
}
