/** What 16 further small graphs of far-apart fields came to grief on: graphs without kinds, days, units, deeds beside numbers. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";
import { labelsOf, unlabelled } from "../small-graphs";

/** A graph in which nothing has a label, as lines parted by "; ". */
const unlabelledText = (text: string) =>
  unlabelled(text.split("; ").map((line) => line.split("|") as unknown as Triple));

const answersOf = async (question: string, graph: ReturnType<typeof memoryGraph>) => {
  const { names, complete } = await askByRules(question, graph);
  return [[...names].sort(), complete];
};

const GARDEN = unlabelledText(
  "Bed 1|planted with|leek; Bed 1|planted with|carrot; Bed 2|planted with|squash; Bed 3|planted with|carrot; " +
    "Plot A|planted with|squash; Bed 1|tended by|Ola; Bed 2|tended by|Femi; Bed 3|tended by|Ola; Plot A|tended by|Ola; " +
    "Bed 1|area|6; Bed 2|area|10; Bed 3|area|4; Plot A|area|3; leek|sown in|March; carrot|sown in|April",
);

test.each([
  ["beds not tended by Ola", ["Bed 2"]],
  ["Which beds have carrot?", ["Bed 1", "Bed 3"]],
  ["Which bed is the biggest?", ["Bed 2"]],
  // What stands in the same relations is one, whatever it is called.
  ["Which beds are tended by Ola?", ["Bed 1", "Bed 3", "Plot A"]],
])("where nothing has a kind, things are of the kind that their names say: %s", async (question, names) => {
  expect(await answersOf(question, GARDEN)).toStrictEqual([names, true]);
});

const SHIPS = unlabelledText(
  "Corvina|launched|1911; Halcyon|launched|1925; Tern|launched|1903; Puffin|launched|1904; Corvina|type|schooner; " +
    "Tern|type|trawler; Puffin|type|trawler; Tern|sister_ship|Puffin; Corvina|built_in|Gdansk; Halcyon|built_in|Bergen; " +
    "Tern|built_in|Bergen; Puffin|built_in|Bergen; Halcyon|owned_by|Pell; Tern|owned_by|Nordic; Corvina|owned_by|Baltic; " +
    "Pell|based_in|Leith; Nordic|based_in|Oslo; Baltic|based_in|Riga; Corvina|captain|Storm; Halcyon|captain|Reed",
);

test("a sister ship is a ship like others, and no role that alone is asked for", async () => {
  expect(await answersOf("ships launched between 1900 and 1912", SHIPS)).toStrictEqual([
    ["Corvina", "Puffin", "Tern"],
    true,
  ]);
});

const FAMILY = unlabelledText(
  "Edwin|father|Aldous; Clem|father|Aldous; Hugo|father|Edwin; Maud|father|Edwin; Edwin|occupation|admiral; " +
    "Ralph|occupation|banker; Piers|father|Ralph; Edwin|born|1830; Hugo|born|1858; Piers|born|1859",
);

test("a relation is not told both ways because a trade is told of some", async () => {
  expect(await answersOf("children of Edwin", FAMILY)).toStrictEqual([["Hugo", "Maud"], true]);
  expect(await answersOf("Who was born first, Hugo or Piers?", FAMILY)).toStrictEqual([["Hugo"], true]);
});

const CHOIR = memoryGraph(
  [
    ["Teodor", "married to", "Maeve"],
    ["Iris", "sings", "alto"],
  ],
  { labels: labelsOf({ Singer: "Teodor; Maeve; Iris", Voice: "alto" }) },
);

test("the only one whom a marriage leads to is the husband asked for, though nothing tells a gender", async () => {
  expect(await answersOf("Who is Maeve's husband?", CHOIR)).toStrictEqual([["Teodor"], true]);
});

const RINGS = memoryGraph(
  [
    ["R1", "ringed_by", "Lars"],
    ["R2", "ringed_by", "Moira"],
    ["R1", "ringed_at", "Skagen"],
    ["R2", "ringed_at", "Skagen"],
  ],
  {
    labels: labelsOf({ Bird: "R1; R2", Ringer: "Lars; Moira", Site: "Skagen" }),
    properties: { R1: { ringed: "2019-05-02", depth: 18 }, R2: { ringed: "2020-08-14", depth: 31 } },
  },
);

test.each([
  ["Birds ringed after 1 January 2020", ["R2"]],
  ["Birds ringed after January 1, 2020", ["R2"]],
  ["Birds ringed before 2020-08-15", ["R1", "R2"]],
  ["Birds ringed after 2020-08-14", []],
  ["birds less than 20 m deep", ["R1"]],
  ["Cine a inelat pasărea R1?", ["Lars"]],
])("days and units are read in graphs as in tables: %s", async (question, names) => {
  expect((await askByRules(question, RINGS)).names.sort()).toStrictEqual(names);
});

const CLUBS = memoryGraph(
  [
    ["T1", "to", "Marlow"],
    ["Fenn", "plays_for", "Marlow"],
    ["Marlow", "located in", "Kent"],
    ["Kent", "part of", "England"],
    ["Hoek", "plays_for", "Salinas"],
  ],
  {
    labels: labelsOf({
      ...{ Club: "Marlow; Salinas", Player: "Fenn; Hoek", Transfer: "T1; T2" },
      ...{ County: "Kent", Country: "England" },
    }),
    properties: {
      ...{ Marlow: { stadium: "Brook Road", visits: 12 }, Salinas: { stadium: "Del Mar", visits: 90 } },
      ...{ T1: { fee: 250 }, T2: { fee: 900 } },
    },
  },
);

test.each([
  ["In which stadium does Marlow play?", ["Marlow"]],
  ["Which club is visited most?", ["Salinas"]],
  ["most expensive transfer", ["T2"]],
  ["In which country is Marlow?", ["England"]],
])("what is asked for is told by its own word, whatever verb stands behind: %s", async (question, names) => {
  expect(await answersOf(question, CLUBS)).toStrictEqual([names, true]);
});

const LOANS = memoryGraph(
  [
    ["Carnot", "owns", "Bather"],
    ["Bather", "lent_to", "Lindau"],
  ],
  { labels: labelsOf({ Museum: "Carnot; Lindau", Sculpture: "Bather" }) },
);

test("a kind alone does not tell which of two relations is meant", async () => {
  expect((await askByRules("Which museum does Bather belong to?", LOANS)).names).not.toContain("Lindau");
});

test("a kind that only names tell may leave out others of it, and is not told as whole where it does", async () => {
  const graph = unlabelledText(
    "PTEN|mutated in|breast cancer; PTEN|mutated in|glioblastoma; TP53|mutated in|lung cancer; lung cancer|treated with|cisplatin; " +
      "breast cancer|treated with|tamoxifen; breast cancer|stage|II; lung cancer|stage|III",
  );
  expect(await answersOf("Which cancers is PTEN mutated in?", graph)).toStrictEqual([
    ["breast cancer"],
    false,
  ]);
});
