/** JSON-LD: what a document says with a context of its own, with one given along, and with none at hand. */
import { expect, test } from "vitest";
import { importTexts, readWhole } from "./whole-graph";

const CRATE = JSON.stringify({
  "@context": "https://w3id.org/ro/crate/1.1/context",
  "@graph": [
    { "@id": "./", "@type": "Dataset", name: "Letters", author: { "@id": "#mara" }, size: 2.5 },
    { "@id": "#mara", "@type": ["Person", "Author"], name: "Mara", knows: [{ "@id": "#persida" }] },
    { "@id": "#persida", name: "Persida", born: "1880", isWise: true },
  ],
});
const CONTEXT = JSON.stringify({
  "@id": "https://w3id.org/ro/crate/1.1/context",
  version: "1.1",
  "@context": {
    ...{ Dataset: "http://schema.org/Dataset", Person: "http://schema.org/Person" },
    ...{ name: "http://schema.org/name", author: "http://schema.org/author", size: "http://e/size" },
    born: { "@id": "http://e/born", "@type": "http://www.w3.org/2001/XMLSchema#gYear" },
    ...{ knows: "http://e/knows", isWise: "http://e/isWise", Author: "http://e/Author" },
  },
});

test("a context that lies elsewhere is a file given along, whatever its place and name's ending", async () => {
  await expect(importTexts({ "crate.json": CRATE })).rejects.toThrow(
    "“https://w3id.org/ro/crate/1.1/context”, which is never fetched: save it as context.jsonld and import both files together",
  );
  for (const name of ["context.jsonld", "Context.json", "saved.jsonld"]) {
    const { report, target } = await importTexts({ [name]: CONTEXT, "crate.json": CRATE });
    expect(report).toMatchObject({ format: "jsonld", nodes: 3, edges: 2, rejected: 0 });
    const { nodes, edges } = await readWhole(target);
    expect(nodes).toMatchObject([
      { id: "./", name: "Letters", labels: ["Dataset"], properties: { size: 2.5 } },
      { id: "#mara", name: "Mara", labels: ["Person", "Author"] },
      { id: "#persida", name: "Persida", properties: { born: "1880", isWise: true } },
    ]);
    expect(edges).toMatchObject([
      { source: "./", relation: "author", target: "#mara" },
      { source: "#mara", relation: "knows", target: "#persida" },
    ]);
  }
});

test("a word that means nothing is named where the import is given up", async () => {
  const text = JSON.stringify({ "@id": "http://e/a", "http://e/p": { "@id": "http://e/b" }, age: 5 });
  await expect(importTexts({ "a.jsonld": text }, { accepts: () => false })).rejects.toThrow(
    "1 of its 4 rows and elements cannot be used (line 1: “age” means nothing in its context): add --allow-rejects",
  );
});

test("contexts of two addresses are told by their names, and the one that is missing is named", async () => {
  const both = JSON.stringify({ "@context": ["https://e.org/a.json", "https://e.org/b/v1"], p: "x", q: "y" });
  const a = JSON.stringify({ "@context": { p: "http://e/p" } });
  const b = JSON.stringify({ "@context": { q: "http://e/q" } });
  await expect(importTexts({ "a.jsonld": a, "d.jsonld": both })).rejects.toThrow("save it as v1.jsonld");
  const { target } = await importTexts({ "d.jsonld": both, "v1.jsonld": b, "a.jsonld": a });
  expect((await readWhole(target)).nodes).toMatchObject([{ properties: { p: "x", q: "y" } }]);
});

test("lists keep their order, named graphs their name, languages theirs, and what leads to a thing its direction", async () => {
  const document = {
    "@context": {
      ...{ "@vocab": "http://e/", label: "http://www.w3.org/2000/01/rdf-schema#label" },
      steps: { "@container": "@list", "@type": "@id" },
      parents: { "@reverse": "child", "@type": "@id" },
    },
    "@id": "http://e/g",
    "@graph": [
      { "@id": "http://e/a", steps: ["http://e/c", "http://e/b"], parents: "http://e/p" },
      {
        "@id": "http://e/b",
        label: [
          { "@value": "Wien", "@language": "de" },
          { "@value": "Vienna", "@language": "en" },
        ],
      },
      { "@id": "_:x", id: 12345678901234567n.toString(), other: "http://e/b" },
    ],
  };
  const { target } = await importTexts({ "g.jsonld": JSON.stringify(document) });
  const { nodes, edges } = await readWhole(target);
  const graph = "http://e/g";
  expect(edges).toMatchObject([
    { source: "http://e/p", relation: "child", target: "http://e/a", properties: { graph } },
    { source: "http://e/a", relation: "steps", target: "http://e/c", properties: { graph, place: 1 } },
    { source: "http://e/a", relation: "steps", target: "http://e/b", properties: { graph, place: 2 } },
  ]);
  expect(nodes).toContainEqual(
    expect.objectContaining({ id: "http://e/b", name: "Vienna", properties: { "label@de": "Wien" } }),
  );
});
