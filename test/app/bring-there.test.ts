/** A graph of this machine brought to a real Neo4j from the window: refused where another lies, left half way, brought, indexed. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { connect } from "../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../src/main/engine/store/neo4j/cypher";
import { deep } from "../size";
import { withNeo4j } from "../engine/managed-neo4j/test-server";
import { CINEMA } from "./support/cinema";
import { workbenchPerFile } from "./support/fixtures";
import { addConnection, panel, screenshot } from "./support/steps";

const PATIENCE = { timeout: 120_000 };
/** The graph that arrives, and how its size is told. */
const [ARRIVES, SIZE] = deep(["drugs", "4,694 nodes and 9,521 edges"], ["mara", "173 nodes and 847 edges"]);
/** Bringing it takes seconds on a machine of its own, minutes on one that is shared. */
const LONG_PATIENCE = { timeout: 400_000 };

const used = workbenchPerFile();

const room = (page: Page): Locator => panel(page, "Connections");
const press = (page: Page, name: string): Promise<void> =>
  room(page).getByRole("button", { name, exact: true }).click(PATIENCE);
const shot = (page: Page, name: string): Promise<void> => screenshot(page, `bring-there-${name}`);

await withNeo4j("bringing a graph there", (neo4j) => {
  const write = async (query: string): Promise<void> => {
    const connection = await connect(neo4j.address);
    await connection.write([{ query: cypher(query), parameters: {} }], new AbortController().signal);
    await connection.close();
  };

  test("it is refused, left half way, done, and its vector index made", async () => {
    await write(CINEMA);
    const { page, complaints, strays } = await used.visit({
      ...{ viewport: { width: 1280, height: 800 } },
    });
    page.setDefaultTimeout(PATIENCE.timeout);
    await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
    await addConnection(page, "cinema", neo4j.address);

    // Only where it may be written to can a graph be brought, and the index made.
    const bring = room(page).getByRole("button", { name: "Bring a graph of this machine to cinema" });
    expect(await bring.count()).toBe(0);
    await press(page, "Change cinema");
    await room(page).getByRole("checkbox", { name: "May write" }).check();
    await press(page, "Save");
    await bring.click(PATIENCE);
    const which = room(page).getByRole("combobox", { name: "Graph of this machine" });
    await which.selectOption("drugs");
    await press(page, "Bring it there");
    const refused = room(page).getByRole("alert").filter({ hasText: "Dragoman did not bring" });
    await refused.waitFor(PATIENCE);
    await shot(page, "refused");
    await write("MATCH (n) DETACH DELETE n");
    await press(page, "Change it");
    await which.selectOption("films");
    await press(page, "Bring it there");
    await room(page)
      .locator(".progress-stage", { hasText: /Nodes|Vectors|Edges/ })
      .waitFor(LONG_PATIENCE);
    await press(page, "Cancel");
    await room(page).getByRole("status").filter({ hasText: "Left half way." }).waitFor(PATIENCE);
    await shot(page, "left");
    await press(page, "Change it");
    await which.selectOption(ARRIVES);
    await room(page)
      .getByRole("checkbox", { name: /^Remove the graph/ })
      .check();
    await press(page, "Bring it there");
    const brought = room(page).getByRole("status").filter({ hasText: "is in “cinema” now" });
    await brought.waitFor(LONG_PATIENCE);
    expect(await brought.innerText()).toMatch(new RegExp(`^“${ARRIVES}” is in “cinema” now: ${SIZE} in `));
    await shot(page, "brought");
    await press(page, "Make the vector index of cinema");
    await room(page)
      .getByRole("status")
      .filter({ hasText: "The vector index of “cinema” is ready" })
      .waitFor(LONG_PATIENCE);
    await shot(page, "index");
    await press(page, "Look inside cinema");
    await room(page).getByText("A graph that this program brought there.").waitFor(PATIENCE);
    expect([complaints, strays]).toStrictEqual([[], []]);
  }, 1_200_000);
});
