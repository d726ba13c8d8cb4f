/** Looks for what shuts people out: axe-core in the page, run through the debugger so that the page's own policy stays as strict as it is. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Theme } from "../../../src/renderer/picture/palette";
import { deep } from "../../size";
import { inTheme, screenshot } from "./steps";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const GRAVE = ["serious", "critical"];

const OTHER: Readonly<Record<Theme, Theme>> = { light: "dark", dark: "light" };

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Serious and critical findings in a part of the page as it stands, one line each; none is an empty list. Rooms that are to the letter as they
 * were when this window was last looked at are not looked through again: a whole window takes a second and a half of processor.
 */
export async function seriousFindings(page: Page, part: Locator = page.locator("html")): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  const violations = await part.evaluate(findViolations, { tags: RULES, grave: GRAVE });
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ html, failureSummary = "" }) => {
        const why = failureSummary.split("\n")[1]?.trim() ?? "";
        return `${id}: ${html.slice(0, 160)} (${why})`;
      }),
    );
}

/** Expects no finding in this theme, and in a deep run in neither, and takes a picture of each; the page is left in this theme. */
export async function lookAt(page: Page, theme: Theme, name: string, part?: Locator): Promise<void> {
  for (const shown of deep<Theme[]>([OTHER[theme], theme], [theme])) {
    await inTheme(page, shown);
    const findings = await seriousFindings(page, part);
    // Told at once, for a test that is broken off tells nothing afterwards.
    if (findings.length > 0) console.log(name, shown, findings);
    expect.soft(findings, `${name} ${shown}`).toStrictEqual([]);
    await screenshot(page, `${name}-${shown}`);
  }
}

interface Axe {
  run: (context: object, options: object) => Promise<{ violations: Finding[] }>;
  _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] };
}

/** Runs in the page. A rule's impact is that of all it finds: those whose findings nobody asks for are not run. */
async function findViolations(
  element: Element,
  { tags, grave }: { tags: readonly string[]; grave: readonly string[] },
): Promise<Finding[]> {
  const page = globalThis as unknown as { axe: Axe; looked?: WeakMap<Element, string> };
  // A picture that moves in has other colours half way; spinners never end.
  const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ends.map((one) => one.finished.catch(() => null)));

  const looked = (page.looked ??= new WeakMap<Element, string>());
  const around = [...document.documentElement.attributes].map(({ value }) => value).join();
  const asItStands = (room: Element): string =>
    `${around} ${String(room.clientWidth)} ${String(room.clientHeight)} ${room.outerHTML}`;
  const rooms = new Map(
    [...element.querySelectorAll("[role=region], section, header")].map((one) => [one, asItStands(one)]),
  );
  const same = [...rooms].filter(([room, now]) => looked.get(room) === now).map(([room]) => room);

  const include = element === document.documentElement ? document : element;
  const idle = page.axe._audit.rules.filter(({ impact }) => !grave.includes(impact));
  const { violations } = await page.axe.run(
    { include: [include], exclude: same },
    {
      runOnly: tags,
      rules: Object.fromEntries(idle.map(({ id }) => [id, { enabled: false }])),
      resultTypes: ["violations"],
    },
  );
  // What lies under a dialog cannot be judged, so it counts as not looked at.
  const isWhole = violations.length === 0 && !document.querySelector("dialog[open]");
  if (isWhole) for (const [room, now] of rooms) looked.set(room, now);
  return violations;
}
