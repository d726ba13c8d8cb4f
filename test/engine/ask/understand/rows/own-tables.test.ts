/** A person's own tables, rows joined by a table of edges and nothing labelled: what is asked of rows, of their columns and of relations that differ in one small word. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const PLAYERS = {
  Arruda: { position: "striker", born: 1997 },
  Barros: { position: "keeper", born: 1993 },
  Conti: { position: "keeper", born: 1989 },
};
const CLUBS = {
  Torrino: { founded: 1908, chairman: "c2" },
  Faro: { founded: 1921, chairman: "c2" },
};
const football = memoryGraph(
  [
    ["Arruda", "transferred_from", "Faro"],
    ["Arruda", "transferred_to", "Torrino"],
    ["Barros", "transferred_from", "Torrino"],
    ["Barros", "transferred_to", "Faro"],
    ["Arruda", "transferred_to", "Faro"],
  ],
  {
    labels: Object.fromEntries([...Object.keys(PLAYERS), ...Object.keys(CLUBS)].map((name) => [name, ""])),
    properties: { ...PLAYERS, ...CLUBS },
    tables: [
      { file: "players.csv", key: "player", columns: ["position", "born"] },
      { file: "clubs.csv", key: "club", columns: ["founded", "chairman"] },
    ],
  },
);

test.each([
  ["who was transferred from Faro", ["Arruda"]],
  ["who was transferred to Torrino", ["Arruda"]],
  ["which players have not been transferred", ["Conti"]],
  ["which player is transferred to most", []],
  ["players that are neither keepers nor strikers", []],
  ["who is older, Arruda or Conti", ["Conti"]],
  ["which club is older, Torrino or Faro", ["Torrino"]],
])("%s", async (question, names) => {
  expect((await askByRules(question, football)).names).toStrictEqual(names);
});

test("in lower case a maker's last name is a person's, and a doer's noun tells what is done", async () => {
  const films = memoryGraph(
    [
      ["Lolita", "directed_by", "Stanley Kubrick"],
      ["Spartacus", "directed_by", "Stanley Kubrick"],
      ["Hommage", "has_tag", "kubrick"],
      ["Lolita", "starred_actors", "Ana Pop"],
    ],
    {
      labels: {
        ...{ Lolita: "Film", Spartacus: "Film", Hommage: "Film", "Stanley Kubrick": "Person" },
        ...{ kubrick: "Tag", "Ana Pop": "Person" },
      },
    },
  );
  expect((await askByRules("how many films are kubrick's", films)).value).toBe(2);
  expect((await askByRules("which films do not star kubrick", films)).names).toStrictEqual([]);
});

test.each([
  "who was transferred both from and to Faro",
  "where does Torrino play",
  "who founded Torrino",
  "which is longer: Torrino or Faro",
  "players of old clubs",
])("%s: refused, whatever relation stands nearest", async (question) => {
  expect(await askByRules(question, football)).toMatchObject({ form: "none", names: [] });
});
