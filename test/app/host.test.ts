import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { speak } from "../../src/renderer/ui/texts/texts";
import type { Language } from "../../src/shared/languages/language";
import { deep, TAKES_PICTURES } from "../size";
import { LOCALES } from "./support/any-language";
import { lookAt } from "./support/axe";
import { ROOM_TEXTS } from "./support/room-texts";
import { ownWorkbenchPerFile } from "./support/fixtures";
import { ask, pickGraph } from "./support/steps";
import { SCREENSHOTS, visit } from "./support/workbench";

const used = ownWorkbenchPerFile();

test("the page opens from the one-time address, under its policy, without a complaint, and text becomes nothing else", async () => {
  const { page, complaints, strays, context } = await used.visit();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).search).toBe("");
  await expect.poll(() => page.title()).toContain("Dragoman");
  await expect.poll(() => page.locator("body").innerText()).not.toBe("");
  const policy = (await page.request.get(page.url())).headers()["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dragoman-workers");
  expect([complaints, strays]).toStrictEqual([[], []]);
  expect(await attempts(page)).toStrictEqual([]);
  // Shows that a refusal is told, on which the silence of every other journey rests.
  await expect.poll(() => complaints.filter((one) => one.startsWith("refused by"))).toHaveLength(13);
  await context.close();
});

test("the address does not let a second browser in", async () => {
  const { page, context } = await visit(used.browser, used.served.address);
  await expect.poll(() => page.locator("body").innerText()).toContain("has been used already");
  await context.close();
});

test.skipIf(!existsSync("/proc/self/task"))(
  "an engine that is killed comes back with a sentence, and the question with its answer",
  async () => {
    const { page, context } = await used.visit();
    await pickGraph(page, "Films");
    await ask(page, "Who directed Inception?");
    const note = page.getByRole("status").filter({ hasText: "The engine stopped" });
    process.kill(engineOf(used.served.process.pid!), "SIGKILL");
    await note.filter({ hasText: "(SIGKILL) and runs again: your question is asked once more." }).waitFor();
    await page.getByText("Christopher Nolan").first().waitFor();
    if (TAKES_PICTURES) await page.screenshot({ path: join(SCREENSHOTS, "engine-restarted.png") });
    await ask(page, "Who directed Vertigo?");
    await page.getByText("Alfred Hitchcock").first().waitFor();
    await context.close();
  },
);

test.skipIf(!existsSync("/proc/self/task"))(
  "an engine that hangs is told of, ended by a button, and the question is answered by another",
  async () => {
    const { page, context } = await used.visit();
    await pickGraph(page, "Films");
    await ask(page, "Who directed Inception?");
    const hung = engineOf(used.served.process.pid!);
    process.kill(hung, "SIGSTOP");
    await page.getByRole("combobox", { name: "Question", exact: true }).fill("Who directed Vertigo?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const banner = page.getByRole("alert").filter({ hasText: "has not answered for ten seconds" });
    await banner.waitFor();
    if (TAKES_PICTURES) await page.screenshot({ path: join(SCREENSHOTS, "engine-silent.png") });
    await banner.getByRole("button", { name: "Start it again" }).click();
    await page.getByText("Alfred Hitchcock").first().waitFor();
    expect([await banner.count(), existsSync(`/proc/${String(hung)}`)]).toStrictEqual([0, false]);
    await context.close();
  },
);

test("a workbench that ends is told of in its windows, and shuts nobody out", async () => {
  const windows = await Promise.all(
    deep<Language[]>(["en", "ro"], ["en"]).map(async (language) => {
      const visitor = await used.visit({ locale: LOCALES[language], colorScheme: "light" });
      await expect.poll(() => visitor.page.locator("html").getAttribute("lang")).toBe(language);
      await visitor.page
        .getByText(/\(MetaQA\)$/)
        .last()
        .waitFor();
      return { ...visitor, language };
    }),
  );
  used.served.process.kill("SIGINT");
  for (const { page, complaints, language } of windows) {
    speak(language);
    await page.getByText(ROOM_TEXTS.status.offline.title).waitFor();
    await lookAt(page, "light", `accessible-offline-${language}`);
    // The end of the connection is told by the browser itself.
    expect(complaints.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))).toStrictEqual([]);
  }
});

/** The engine is the one child of the program that Node started with a channel. */
function engineOf(parent: number): number {
  const task = `/proc/${String(parent)}/task`;
  const children = readdirSync(task).flatMap((thread) =>
    readFileSync(`${task}/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  const isEngine = (pid: number) =>
    readFileSync(`/proc/${String(pid)}/cmdline`, "utf8").includes("engine.js");
  return children.find(isEngine)!;
}

/** Tries in the page what text must never become: markup, script, a worker, a policy of its own; those that succeed, by name. */
function attempts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const script = document.createElement("script");
    const all: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = "x"),
      outerHTML: () => (document.body.outerHTML = "x"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "x"),
      write: () => document.write("x"),
      parseFromString: () => new DOMParser().parseFromString("x", "text/html"),
      createContextualFragment: () => document.createRange().createContextualFragment("x"),
      srcdoc: () => (document.createElement("iframe").srcdoc = "x"),
      handler: () => document.body.setAttribute("onclick", "x"),
      text: () => (script.text = "x"),
      source: () => (script.src = "/assets/index.js"),
      worker: () => new Worker("/assets/index.js"),
      anotherPolicy: () => trustedTypes.createPolicy("another", {}),
      samePolicyAgain: () => trustedTypes.createPolicy("dragoman-workers", {}),
    };
    const succeeds = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    };
    return Object.keys(all).filter((name) => succeeds(all[name]!));
  });
}
