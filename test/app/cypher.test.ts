/** The Cypher console over a real Neo4j: a query written with completion, its rows and its graph, a write refused, a query cancelled. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { connect } from "../../src/main/engine/store/neo4j/connection";
import { cypher } from "../../src/main/engine/store/neo4j/cypher";
import { withNeo4j, type TestServer } from "../engine/managed-neo4j/test-server";
import { lookAt } from "./support/axe";
import { addConnection, panel, showPanel } from "./support/steps";
import { workbenchPerTest } from "./support/fixtures";

const PATIENCE = { timeout: 90_000 };
const calm = new AbortController().signal;
const ENDLESS = "UNWIND range(1, 1000000000000) AS x WITH x WHERE x * x = -1 RETURN x";

const used = workbenchPerTest();

const room = (page: Page): Locator => panel(page, "Cypher");
const editor = (page: Page): Locator => room(page).getByRole("textbox", { name: "Query in Cypher" });
const press = (page: Page, name: string): Promise<void> =>
  room(page).getByRole("button", { name, exact: true }).click();

await withNeo4j("the Cypher console", (neo4j) => {
  test("a query is written with completion, seen as a table and a graph; a write is refused; all of it accessible", async () => {
    await fill(neo4j);
    const { page, context, complaints, strays } = await used.visit({
      ...{ viewport: { width: 1280, height: 800 } },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const look = async (name: string): Promise<void> => {
      await lookAt(page, "light", `cypher-${name}`, room(page));
    };

    await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
    await showPanel(page, "Cypher");
    await room(page).getByText("No graph in Neo4j yet").waitFor(PATIENCE);
    await look("none");
    await press(page, "Connections");
    await addConnection(page, "lab", neo4j.address);
    await showPanel(page, "Cypher");
    await editor(page).waitFor(PATIENCE);
    await room(page).getByText("Ready for a query").waitFor(PATIENCE);
    await look("ready");

    await editor(page).click();
    await proposed(page, "MATCH (p:Pers", "Person");
    await look("completion");
    await proposed(page, "MATCH (p:Pers", "Person");
    await page.keyboard.press("Enter");
    await expect.poll(() => editor(page).innerText(), PATIENCE).toContain("MATCH (p:Person");
    await proposed(page, "MATCH (p:Person)-[edge:KN", "KNOWS");
    await page.keyboard.press("Enter");
    await expect.poll(() => editor(page).innerText(), PATIENCE).toContain("[edge:KNOWS");
    await page.keyboard.type("]->(q) RETURN p.name AS who, p, edge, q, 9007199254740993 AS big");
    await page.keyboard.press("Control+Enter");
    await room(page).getByRole("status").filter({ hasText: "2 rows" }).waitFor(PATIENCE);
    const cells = await room(page).getByRole("row").nth(1).getByRole("cell").allInnerTexts();
    expect([cells[0], cells[4]]).toStrictEqual(["Ada", "9007199254740993"]);
    await look("table");
    await room(page).getByRole("row").nth(1).click();
    await room(page).getByRole("region", { name: "Row 1" }).getByText('(:Person {name: "Ada"})').waitFor();
    await look("row");
    await press(page, "Copy 2 rows as tab-separated text");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n").slice(0, 2)).toStrictEqual([
      "who\tp\tedge\tq\tbig",
      'Ada\t(:Person {name: "Ada"})\t[:KNOWS {since: 1999}]\t(:Person {name: "Bea"})\t9007199254740993',
    ]);

    await press(page, "Graph");
    await room(page).getByRole("application", { name: "Graph of the Cypher answer" }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await room(page).getByRole("region", { name: "Node" }).getByText("Person").first().waitFor(PATIENCE);
    await look("graph");

    await write(page, "CREATE (n:Evil) RETURN n");
    await page.keyboard.press("Control+Enter");
    const alert = room(page).getByRole("alert");
    await alert
      .getByText("Not run: it would change the graph, and this console only reads.")
      .waitFor(PATIENCE);
    await look("refused");
    await write(page, "MATCH (n)\nRETRUN n");
    await page.keyboard.press("Control+Enter");
    await alert.getByText(/^Line 2, column 1: Invalid input 'RETRUN'[^.]*\.$/).waitFor(PATIENCE);
    await look("wrong");
    expect(await nodes(neo4j)).toBe(3);

    await context.close();
    expect([complaints, strays]).toStrictEqual([[], []]);
  }, 600_000);

  test("keys: Tab goes on, Escape leaves, and a query under way is cancelled in the server", async () => {
    await fill(neo4j);
    const { page, context, complaints } = await used.visit();
    await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
    await addConnection(page, "lab", neo4j.address);
    await showPanel(page, "Cypher");
    await editor(page).click(PATIENCE);
    await page.keyboard.type("RETURN 1 AS one ");
    // Letters are the editor's own: none of them is a shortcut of the page, and "?" opens no sheet of keys.
    await page.keyboard.type("// ? j k ");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("Tab");
    await expect.poll(() => editor(page).evaluate((element) => element.matches(":focus"))).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    await editor(page).click();
    await page.keyboard.press("Escape");
    const run = room(page).getByRole("button", { name: "Run", exact: true });
    await expect.poll(() => run.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await room(page).getByRole("status").filter({ hasText: "1 row" }).waitFor(PATIENCE);

    await write(page, ENDLESS);
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => running(neo4j), PATIENCE).toBe(1);
    await press(page, "Cancel");
    await run.waitFor(PATIENCE);
    await expect.poll(() => running(neo4j), PATIENCE).toBe(0);
    await press(page, "Queries of this window");
    await page.getByRole("menuitem", { name: "RETURN 1 AS one" }).click();
    await expect.poll(() => editor(page).innerText()).toContain("RETURN 1 AS one");
    await context.close();
    expect(complaints).toStrictEqual([]);
  }, 600_000);
});

/** Writes over whatever the editor holds. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Writes a text until the word is proposed: names arrive a moment after the room was opened. */
async function proposed(page: Page, text: string, word: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
      const option = page.getByRole("option", { name: word });
      await option.waitFor({ timeout: 5000 }).catch(() => undefined);
      // A list takes no key before a person can have seen it.
      await page.waitForTimeout(200);
      return option.count();
    }, PATIENCE)
    .toBe(1);
}

async function fill(neo4j: TestServer): Promise<void> {
  const connection = await connect(neo4j.address);
  const queries = [
    "MATCH (n) DETACH DELETE n",
    `CREATE (a:Person {name: 'Ada'})-[:KNOWS {since: 1999}]->(b:Person {name: 'Bea'})-[:KNOWS]->(:Person {name: 'Cai'})`,
  ];
  await connection.write(
    queries.map((text) => ({ query: cypher(text), parameters: {} })),
    calm,
  );
  await connection.close();
}

const nodes = (neo4j: TestServer) => count(neo4j, "MATCH (n) RETURN count(n) AS count");

function running(neo4j: TestServer): Promise<number> {
  return count(
    neo4j,
    "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'x * x' AND NOT currentQuery CONTAINS 'SHOW' RETURN count(*) AS count",
  );
}

async function count({ address }: TestServer, text: string): Promise<number> {
  const connection = await connect(address);
  try {
    const [row] = await connection.read({ query: cypher(text), parameters: {} }, calm);
    return Number(row!["count"]);
  } finally {
    await connection.close();
  }
}
