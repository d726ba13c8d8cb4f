import { expect, test } from "vitest";
import { questionsIn } from "../../../src/shared/languages/question-language";
import {
  askLibrary,
  goHome,
  isOwnFile,
  ownGraphs,
  questionsOfCard,
} from "../../../src/renderer/features/welcome/library";
import { LIBRARY_CHOICES } from "../../../src/renderer/features/welcome/library-actions";
import { isFirstPage, openPanel } from "../../../src/renderer/state/layout";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { GraphSummary } from "../../../src/shared/contract";
import type { LedgerRow } from "../../../src/shared/ledger";

const graph = (name: string, sample = false): GraphSummary => ({
  ...{ name, title: "", description: "", licence: "", attribution: "", nodes: 1, edges: 0, vectorWidth: 0 },
  ...{ labels: [], relations: [], questions: [], sample },
});
const run = (name: string, at: string, question: string) =>
  ({ graph: name, at, question }) as unknown as LedgerRow;

const start = startWorkbench({ ...FIRST_SETTINGS, graph: "mara" });
const opened: Workbench = {
  ...start,
  graphs: {
    state: "ready",
    value: ["ana", "mara", "ion", "connection:far"].map((name) => graph(name)).concat(graph("films", true)),
  },
  ledger: {
    ...start.ledger,
    runs: {
      state: "ready",
      value: {
        rows: [
          run("mara", "2026-11-20T10:00:00Z", "Who is Persida?"),
          run("ion", "2026-11-22T10:00:00Z", "Who is Ana?"),
          run("mara", "2026-11-21T10:00:00Z", "Who is Hubăr?"),
          run("films", "2026-11-22T11:00:00Z", "Who directed Inception?"),
        ],
        problem: "",
      },
    },
  },
};

test("own graphs stand in the library, the one asked last first, with that question", () => {
  const listed = ownGraphs(opened).map(({ graph: { name }, last }) => [name, last?.question]);
  expect(listed).toStrictEqual([
    ["ion", "Who is Ana?"],
    ["mara", "Who is Hubăr?"],
    ["ana", undefined],
    ["connection:far", undefined],
  ]);
  expect(ownGraphs(start)).toStrictEqual([]);
  expect([graph("mara"), graph("films", true), graph("connection:far")].map(isOwnFile)).toStrictEqual([
    ...[true, false, false],
  ]);
});

test("home is the first page, whatever panels were asked for", () => {
  const busy = openPanel(opened, "connections");
  expect(isFirstPage(busy)).toBe(false);
  expect(isFirstPage(goHome(busy))).toBe(true);
});

test("the palette gives titles to own files and deletes them, by their cards", () => {
  const choices = LIBRARY_CHOICES(opened);
  expect(choices.map(({ id }) => id)).toStrictEqual(
    ["ana", "mara", "ion"].flatMap((name) => [`library.title.${name}`, `library.delete.${name}`]),
  );
  expect(askLibrary(opened, { graph: "ana", what: "delete" }).library.asked?.graph).toBe("ana");
});

test("questions are offered in the reader's language, those of names alone in any, all where there is none", () => {
  const [love, english, names] = ["Pe cine iubește Persida?", "Whom does Persida love?", "Persida LOVES?"];
  expect(questionsIn([love, english, names], "en")).toStrictEqual([english, names]);
  expect(questionsIn([love, english, names], "ro")).toStrictEqual([love, names]);
  expect(questionsIn([english], "ro")).toStrictEqual([english]);
  expect(questionsIn(["Unde stă Mara?", "Where does Ion live?"], "en")).toStrictEqual([
    "Where does Ion live?",
  ]);
});

test("a sample's card is filled by three long questions or by six short ones", () => {
  const long = "How does bevacizumab work against glioblastoma multiforme?";
  expect(questionsOfCard(Array<string>(8).fill(long))).toHaveLength(3);
  expect(questionsOfCard(Array<string>(8).fill("Who talks to Persida?"))).toHaveLength(6);
  expect(questionsOfCard(["Who talks to Persida?", ...Array<string>(7).fill(long)])).toHaveLength(3);
  expect(questionsOfCard(["Who talks to Persida?"])).toHaveLength(1);
});
