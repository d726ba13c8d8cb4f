/** The part of the store contract about seeds, similarities and details. */
import { expect, test } from "vitest";
import type { SeedQuery } from "../../../src/main/engine/store/graph-store";
import { draw, type GraphDescription, type OpenStore } from "./graph-description";

const calm = new AbortController().signal;

/** What every store must do alike when it looks for seeds. */
export function seedsContract(open: OpenStore): void {
  const people = draw(
    [],
    [
      { id: "1", name: "Ștefan cel Mare", labels: ["Person"], text: "voievod al Moldovei", vector: [1, 0] },
      { id: "2", name: "Ştefan", labels: ["Person"], vector: [0.6, 0.8] },
      {
        id: "3",
        name: "Suceava",
        labels: ["Place"],
        properties: { about: "seat of Stefan" },
        vector: [0, 1],
      },
      { id: "4", name: "<img src=x onerror=alert(1)>", vector: [-1, 0] },
      { id: "5", name: "Suceava", labels: ["Station"], vector: [0.6, 0.8] },
      { id: "6", name: "!!!", vector: [0, -1] },
    ],
  );
  const seeds = async (query: SeedQuery) => (await open(people)).seeds(query, calm);
  const nodesOf = async (query: SeedQuery) => (await seeds(query)).map(({ node }) => node);

  test("by vector: cosines, best first, ties in ascending handle, filtered by label", async () => {
    const vector = Float32Array.of(0, 2);
    const found = await seeds({ by: "vector", vector, k: 3, labels: [] });
    expect(found.map(({ node }) => node)).toStrictEqual([2, 1, 4]);
    expect(found.map(({ score }) => Math.round(score * 1000) / 1000)).toStrictEqual([1, 0.8, 0.8]);
    expect(await nodesOf({ by: "vector", vector, k: 9, labels: ["Person"] })).toStrictEqual([1, 0]);
    expect(await nodesOf({ by: "vector", vector, k: 9, labels: ["nowhere"] })).toStrictEqual([]);
  });

  test("by vector: another width is refused, and a graph without vectors says so", async () => {
    const query = { by: "vector", vector: new Float32Array(3), k: 1, labels: [] } as const;
    await expect(seeds(query)).rejects.toMatchObject({ failure: { kind: "invalid-request" } });
    const bare = await open(draw(["a r b"]));
    await expect(bare.seeds(query, calm)).rejects.toMatchObject({ failure: { kind: "no-vectors" } });
    expect(await bare.similarities(new Float32Array(3), Int32Array.of(0), calm)).toStrictEqual(
      Float32Array.of(NaN),
    );
  });

  test("similarities come in the order asked, repeats included", async () => {
    const store = await open(people);
    const cosines = await store.similarities(Float32Array.of(3, 0), Int32Array.of(3, 1, 0, 3), calm);
    expect([...cosines].map((cosine) => Math.round(cosine * 1000) / 1000)).toStrictEqual([-1, 0.6, 1, -1]);
  });

  test("by text: names, texts and properties, whatever the diacritics; shorter names first", async () => {
    expect(await nodesOf({ by: "text", text: "STEFAN", k: 9, labels: [] })).toStrictEqual([1, 2, 0]);
    expect(await nodesOf({ by: "text", text: "moldovei", k: 9, labels: [] })).toStrictEqual([0]);
    expect(await nodesOf({ by: "text", text: "ştefan", k: 9, labels: ["Place"] })).toStrictEqual([2]);
    expect(await nodesOf({ by: "text", text: "nobody' \" %", k: 9, labels: [] })).toStrictEqual([]);
  });

  test("by what is typed: whole names first, then beginnings, then later words, whatever the case and the diacritics", async () => {
    const typed = async (text: string, k = 9) => nodesOf({ by: "prefix", text, k });
    expect(await typed("ŞTEFAN")).toStrictEqual([1, 0]);
    expect(await typed("stef", 1)).toHaveLength(1);
    expect(await typed("cel m")).toStrictEqual([0]);
    expect(await typed("stefan cel")).toStrictEqual([0]);
    expect(await typed("suc")).toStrictEqual([2, 4]);
    for (const text of ["uceava", "stefan mare", "cel stefan", "moldovei", "", "!!!", "' OR 1 //", "*"])
      expect(await typed(text), text).toStrictEqual([]);
  });

  test("by what is typed: of names alike the best joined comes first", async () => {
    const store = await open(
      draw(
        ["1 r 2", "2 r 3", "2 r 4"],
        [
          { id: "1", name: "Ann Bay" },
          { id: "2", name: "Anna Lee" },
          { id: "3", name: "Lee Ann" },
          { id: "4", name: "Annabel" },
        ],
      ),
    );
    const found = await store.seeds({ by: "prefix", text: "ann", k: 9 }, calm);
    const first = found.filter(({ score }) => score > 0.5).map(({ node }) => node);
    expect(new Set(first)).toStrictEqual(new Set([0, 1, 3]));
    expect(found.at(-1)).toMatchObject({ node: 2 });
    expect(found.every(({ score }, at) => at === 0 || score <= found[at - 1]!.score)).toBe(true);
  });

  test("by mention: the names a question holds, with their place in it", async () => {
    const found = await seeds({
      by: "mention",
      question: "De ce a murit Stefan cel Mare?",
      k: 5,
      labels: [],
    });
    expect(found.map(({ node, mention }) => ({ node, mention }))).toStrictEqual([
      { node: 0, mention: { start: 14, end: 29 } },
    ]);
    expect(found[0]!.score).toBeGreaterThan(0);
    expect(found[0]!.score).toBeLessThanOrEqual(1);
    expect(
      await nodesOf({ by: "mention", question: "What happened in Sucaeva?", k: 5, labels: [] }),
    ).toStrictEqual([2, 4]);
    expect(
      await nodesOf({ by: "mention", question: "in Suceava?", k: 5, labels: ["Station"] }),
    ).toStrictEqual([4]);
    expect(await nodesOf({ by: "mention", question: "", k: 5, labels: [] })).toStrictEqual([]);
  });

  test("by name: the id, else the name as written, else the folded name; unknown names find nothing", async () => {
    const named = (...names: string[]) => nodesOf({ by: "name", names });
    expect(await named("3")).toStrictEqual([2]);
    expect(await named("Suceava", "suceava", "2")).toStrictEqual([2, 4, 1]);
    expect(await named("stefan")).toStrictEqual([1]);
    expect(await named("!!!", "<IMG SRC=x onerror=alert(1)>")).toStrictEqual([5, 3]);
    expect(await named("nobody", "", "'; DROP TABLE nodes; --")).toStrictEqual([]);
  });

  test("a cancelled search rejects with AbortError", async () => {
    const store = await open(people);
    const query = { by: "text", text: "stefan", k: 1, labels: [] } as const;
    await expect(store.seeds(query, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });
}

/** What every store must tell alike about nodes and edges. */
export function detailsContract(open: OpenStore): void {
  const graph: GraphDescription = {
    nodes: [
      {
        id: "a",
        name: "Ana",
        labels: ["Person", "Poet"],
        text: "a poet",
        properties: { born: 1850, alive: false },
      },
      { id: "b\u202e", name: "\u202eevil <script>", properties: { list: ["x", 1], odd: { deep: true } } },
    ],
    edges: [
      { source: "a", relation: "knows_of", target: "b\u202e", properties: { since: "1870" } },
      {
        source: "a",
        relation: "knows_of",
        target: "b\u202e",
        evidence: [
          { text: "Ana îl știa.", source: "novel", start: 0, end: 12, references: ["PMID:1", "doi:2"] },
          { text: "again", source: "letter", references: [] },
        ],
      },
    ],
  };

  test("the schema counts labels and relations", async () => {
    expect(await (await open(graph)).describe()).toMatchObject({
      nodes: 2,
      edges: 2,
      labels: [
        { name: "Person", count: 1 },
        { name: "Poet", count: 1 },
      ],
      relations: [{ name: "knows_of", words: "knows of", count: 2 }],
      vectorWidth: 0,
      vectorModel: "",
    });
  });

  test("names come as columns in the order asked", async () => {
    expect(await (await open(graph)).nodeNames(Int32Array.of(1, 0, 1))).toStrictEqual({
      ids: ["b\u202e", "a", "b\u202e"],
      names: ["\u202eevil <script>", "Ana", "\u202eevil <script>"],
      labels: Int32Array.of(-1, 0, -1),
    });
  });

  test("details of nodes and edges hold properties and evidence", async () => {
    const store = await open(graph);
    expect(await store.nodeDetails([1, 0], calm)).toStrictEqual([
      {
        node: 1,
        id: "b\u202e",
        name: "\u202eevil <script>",
        labels: [],
        text: "",
        properties: { list: ["x", 1], odd: '{"deep":true}' },
      },
      {
        node: 0,
        id: "a",
        name: "Ana",
        labels: ["Person", "Poet"],
        text: "a poet",
        properties: { born: 1850, alive: false },
      },
    ]);
    const ends = { source: 0, target: 1, relation: "knows_of" };
    expect(await store.edgeDetails([1, 0], calm)).toStrictEqual([
      {
        edge: 1,
        ...ends,
        properties: {},
        evidence: [
          { text: "Ana îl știa.", source: "novel", start: 0, end: 12, references: ["PMID:1", "doi:2"] },
          { text: "again", source: "letter", references: [] },
        ],
      },
      { edge: 0, ...ends, properties: { since: "1870" }, evidence: [] },
    ]);
    expect(await store.nodeDetails([], calm)).toStrictEqual([]);
    await expect(store.edgeDetails([2], calm)).rejects.toMatchObject({
      failure: { kind: "invalid-request" },
    });
  });
}
