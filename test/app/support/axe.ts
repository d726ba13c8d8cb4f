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

const OTHER: Readonly<Record<Theme, Theme>> = { light: "dark", dark: "light" };

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Serious and critical findings in a part of the page as it stands, one line each; none is an empty list. */
export async function seriousFindings(page: Page, part: Locator = page.locator("html")): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  const violations = await part.evaluate(async (element, rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Node, options: object) => Promise<{ violations: Finding[] }> };
    };
    // A picture that moves in has other colours half way; spinners never end.
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map((one) => one.finished.catch(() => null)));
    const whole = element === document.documentElement ? document : element;
    return (await axe.run(whole, { runOnly: rules, resultTypes: ["violations"] })).violations;
  }, RULES);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
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
