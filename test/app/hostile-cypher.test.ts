/** Hostile names in a real Neo4j, through the Cypher room: its table, a row in full, the graph, completion, faults, and the clipboard. */
import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { connect } from "../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../src/main/engine/store/neo4j/cypher";
import { isCypherName, quoteName } from "../../src/main/engine/store/remote/cypher-names";
import { clipText } from "../../src/renderer/ui/name";
import { withNeo4j, type TestServer } from "../engine/managed-neo4j/test-server";
import { hostileStrings } from "./support/hostile-strings";
import { textsIn } from "./support/hostile-texts";
import { hostileWorkbench, PATIENCE, TYPED } from "./support/hostile-workbench";
import { addConnection, panel, screenshot, showPanel } from "./support/steps";

/** What Neo4j takes as the name of a label, a type or a property, and short enough to be read in a cell. */
const STRINGS = hostileStrings(160).filter(
  (text) => isCypherName(text) && text.length <= 150 && !text.includes("\\u"),
);
const calm = new AbortController().signal;
const used = hostileWorkbench();

await withNeo4j("the Cypher room over hostile names", (neo4j) => {
  let room: Locator;
  beforeAll(async () => {
    await fill(neo4j);
    room = panel(used.page, "Cypher");
  }, 300_000);

  test("completion offers hostile names", async () => {
    const { page } = used;
    await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
    await addConnection(page, "lab", neo4j.address);
    await showPanel(page, "Cypher");
    const editor = room.getByRole("textbox", { name: "Query in Cypher" });
    await editor.click(PATIENCE);
    // Names arrive a moment after the room was opened; hostile ones with an "o" in them are proposed beside this one.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+A");
        await page.keyboard.type("MATCH (n:O");
        await page.waitForTimeout(1500);
        return page.getByRole("option", { name: "Odd" }).count();
      }, PATIENCE)
      .toBeGreaterThan(0);
    await screenshot(page, "hostile-completion");
    await page.keyboard.press("Escape");
  }, 300_000);

  test("every name stands in the table as it is, and in full under its row", async () => {
    const { page } = used;
    await run(
      "MATCH (n:Odd)-[edge]->(m) RETURN n.name AS `<img src=x onerror=window.__hit=1>`, n, edge, m ORDER BY n.at",
    );
    const read = new Set<string>();
    const box = room.getByRole("group", { name: /Rows/ }).first();
    const cells = (): Promise<string[]> => textsIn(room.locator("tbody"), "td:first-child bdi");
    for (let top = 0; top < STRINGS.length * 32 + 400; top += 200) {
      await room.locator(".table-box").evaluate((element, at) => {
        element.scrollTop = at;
      }, top);
      await page.waitForTimeout(40);
      for (const text of await cells()) read.add(text);
    }
    expect(STRINGS.filter((text) => !read.has(clipText(text, 200)))).toStrictEqual([]);
    await expect.poll(() => box.count()).toBeLessThan(3);
    await room.locator("tbody tr[aria-rowindex]").nth(2).click();
    await room
      .getByRole("region", { name: /^Row \d+$/ })
      .getByText(":Odd")
      .first()
      .waitFor(PATIENCE);
    await screenshot(page, "hostile-cypher-table");
    await room.getByRole("button", { name: /^Copy [\d,]+ rows as tab-separated text$/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd().split("\n").length).toBe(STRINGS.length + 1);
    expect(copied).not.toMatch(/(?:^|[\t\n])[=@]/);
  }, 300_000);

  test("in the graph, the card of a node and of an edge says every name", async () => {
    const { page } = used;
    await room.getByRole("button", { name: "Graph", exact: true }).click();
    await room.getByRole("application", { name: "Graph of the Cypher answer" }).click();
    // Keys find nothing to walk to until the picture is laid out.
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        await page.waitForTimeout(300);
        return room.getByRole("region", { name: /^(?:Node|Edge)$/ }).count();
      }, PATIENCE)
      .toBe(1);
    expect((await textsIn(room.locator(".cypher-card"), "bdi")).length).toBeGreaterThan(1);
    await screenshot(page, "hostile-cypher-graph");
  }, 300_000);

  test("a fault repeats what was written as text, and so does the list of queries", async () => {
    const { page } = used;
    await run(`RETURN ${JSON.stringify(TYPED.replaceAll('"', "'"))} + missing`, false);
    await room.getByRole("alert").waitFor(PATIENCE);
    await room.getByRole("button", { name: "Queries of this window" }).click();
    await page.getByRole("menuitem").first().waitFor(PATIENCE);
    expect((await page.getByRole("menuitem").allInnerTexts()).join()).toContain("<img src=");
    await screenshot(page, "hostile-cypher-queries");
    await page.keyboard.press("Escape");
  }, 300_000);

  async function run(text: string, ends = true): Promise<void> {
    const { page } = used;
    await room.getByRole("textbox", { name: "Query in Cypher" }).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(text);
    await page.keyboard.press("Control+Enter");
    if (ends)
      await room
        .getByRole("status")
        .filter({ hasText: /^[\d,]+ rows/ })
        .waitFor(PATIENCE);
  }
});

/** A chain of nodes; each string is a name, a label, a type, a property's name and its value. */
async function fill(neo4j: TestServer): Promise<void> {
  const connection = await connect(neo4j.address);
  try {
    await connection.write([{ query: cypher("MATCH (n) DETACH DELETE n"), parameters: {} }], calm);
    await connection.write(
      STRINGS.map((text, at) => ({
        query:
          `CREATE (n:Odd:${quoteName(text)} {at: $at}) SET n += $values CREATE (n)-[e:${quoteName(text)}]->(:Leaf {name: $name}) SET e += $values` as ReturnType<
            typeof cypher
          >,
        parameters: {
          at,
          name: text,
          values: Object.fromEntries([
            ["name", text],
            [text, text],
          ]),
        },
      })),
      calm,
    );
  } finally {
    await connection.close();
  }
}
