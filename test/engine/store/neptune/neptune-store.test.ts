import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { exportGraph } from "../../../../src/main/engine/export/export-graph";
import { transferToNeo4j } from "../../../../src/main/engine/export/transfer-to-neo4j";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import { makeNeptuneVectors } from "../../../../src/main/engine/import/neptune-vectors";
import type { GraphStore, SeedQuery } from "../../../../src/main/engine/store/graph-store";
import { cypher } from "../../../../src/main/engine/store/neo4j/cypher";
import { openNeo4jStore } from "../../../../src/main/engine/store/neo4j/neo4j-store";
import type { Cypher } from "../../../../src/main/engine/store/remote/cypher-names";
import { parseNeptuneAddress } from "../../../../src/main/engine/store/neptune/neptune-address";
import { connectNeptune } from "../../../../src/main/engine/store/neptune/neptune-connection";
import { openNeptuneStore } from "../../../../src/main/engine/store/neptune/neptune-store";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { openEmbedder } from "../../../../src/main/engine/models/onnx-embedder";
import { openRetriever } from "../../../../src/main/engine/models/retriever";
import { wordEmbedder } from "../../ask/word-embedder";
import { expectNoSockets, withNeo4j } from "../../managed-neo4j/test-server";
import { bulkLoad, empty } from "../../neptune/bulk-load";
import { openEndpoint, type Endpoint } from "../../neptune/endpoint";
import { KEYS, REGION } from "../../neptune/signed-server";
import { deep } from "../../../size";
import { writeGraph, type GraphDescription } from "../graph-description";
import { storeContract } from "../store-contract";
import { hostileGraph, hubGraph } from "../neo4j/hostile-graph";
import { hostileNames } from "../neo4j/hostile-names";
import { compareDetails, compareExpansions, comparePaths, compareSearches } from "../neo4j/same-graph";
import { answersOf, BRIDGES, OF_EACH_FORM, OF_EACH_KIND } from "../same-answers";

const LIMIT_MS = 600_000;
const calm = new AbortController().signal;
const NAMESPACE = "bio_";
const SHIPPED = deep("drugs", "mara");
/** More nodes than are asked for at once. */
const HUB_EDGES = deep(100_000, 4500);
const HUB_WALK = { hops: 2, direction: "both", labels: [], relations: ["odd", "next"] } as const;
const PEOPLE: GraphDescription = {
  nodes: [
    { id: "1", name: "Ștefan cel Mare", labels: ["Person"], text: "voievod al Moldovei" },
    { id: "2", name: "Ştefan", labels: ["Person"] },
    { id: "3", name: "Suceava", labels: ["Place"], properties: { about: "seat of Stefan" } },
  ],
  edges: [{ source: "1", relation: "ruled_from", target: "3" }],
};
/** As biologists keep theirs: several graphs in one cluster, told apart by the beginning of their labels. */
const FOREIGN = [
  "CREATE (:Endpoint:bio_Drug {`~id`: 'd1', name: 'Imatinib'})-[:TARGETS {`~id`: 'e1', evidence: 'x-ray'}]->(:Endpoint:bio_Gene {`~id`: 'g1', name: 'ABL1'})",
  "MATCH (g {`~id`: 'g1'}) CREATE (:Endpoint:bio_Drug {`~id`: 'd2', name: 'Nilotinib'})-[:TARGETS {`~id`: 'e2'}]->(g)",
  "MATCH (d {`~id`: 'd1'}), (e {`~id`: 'd2'}) CREATE (d)-[:INTERACTS {`~id`: 'e3'}]->(e)",
  "MATCH (d {`~id`: 'd1'}) CREATE (d)-[:SOLD_BY {`~id`: 'e4'}]->(:Endpoint:shop_Seller {`~id`: 's1', name: 'A shop'})",
];
/** Neo4j would take all of them. */
const REFUSED = [
  "CYPHER 5 RETURN 1",
  "MATCH (n) RETURN elementId(n)",
  "MATCH (n) WHERE any(label IN labels(n) WHERE label = 'x') RETURN n",
  "MATCH (n) CALL { WITH n RETURN 1 AS one } RETURN one",
  "MATCH (n) RETURN COUNT { (n)--() } AS degree",
  "MATCH (n) RETURN n LIMIT $limit",
  "CALL db.labels() YIELD label RETURN label",
  "CREATE (n:Bad) RETURN n",
  "MATCH (n) DETACH DELETE n",
  "MATCH (n) SET n.bad = true RETURN n",
];
const AROUND = { ...HUB_WALK, relations: [], degreeCap: 0, edgeBudget: 1000 } as const;

await withNeo4j("Neptune", (neo4j) => {
  let endpoint: Endpoint;
  let folder: string;
  let files = 0;
  const opened: GraphStore[] = [];
  afterAll(expectNoSockets, LIMIT_MS);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-neptune-"));
    endpoint = await openEndpoint(neo4j.address);
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  afterAll(async () => {
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = async (graph: GraphDescription) => {
    const path = join(folder, `graph-${String(files++)}.duckdb`);
    await writeGraph(path, graph);
    return path;
  };
  const load = async (path: string, hasIndex = false) => {
    const out = join(folder, `load-${String(files++)}`);
    const request = { graph: path, format: "neptune", out, namespace: NAMESPACE } as const;
    await exportGraph({ ...request, signal: calm, progress: () => undefined });
    await bulkLoad(endpoint.connection, out, hasIndex);
  };
  const addressOf = (settings: Record<string, string>, port = endpoint.port) => {
    const query = new URLSearchParams({ region: REGION, tls: "off", ...settings });
    return parseNeptuneAddress(`neptune://127.0.0.1:${String(port)}?${query.toString()}`);
  };
  const open = async (settings: Record<string, string> = {}, port = endpoint.port) => {
    const store = await openNeptuneStore(addressOf(settings, port), { credentials: KEYS, tries: 1 });
    opened.push(store);
    return store;
  };
  const withBoth = async (path: string, work: (builtIn: GraphStore, remote: GraphStore) => Promise<void>) => {
    await load(path);
    const builtIn = await openBuiltInStore(path);
    opened.push(builtIn);
    await work(builtIn, await open({ namespace: NAMESPACE, vectors: path }));
  };

  // Graphs are only read, so tests that follow one another with the same graph share what was loaded.
  let there: { graph: GraphDescription; path: string } | undefined;
  storeContract("Neptune store", async (graph) => {
    if (there?.graph !== graph) {
      there = { graph, path: await write(graph) };
      await load(there.path);
    }
    const hasVectors = graph.nodes.some(({ vector }) => vector);
    return open({ namespace: NAMESPACE, ...(hasVectors ? { vectors: there.path } : {}) });
  });

  describe("the same graph in both stores", () => {
    test(
      "a hostile graph: expansions, path searches, searches and every detail alike",
      async () => {
        await withBoth(await write(hostileGraph()), async (builtIn, remote) => {
          await compareDetails(builtIn, remote);
          await compareExpansions(builtIn, remote, deep(90, 9));
          await comparePaths(builtIn, remote, deep(24, 6));
          const names = (await builtIn.nodeNames(Int32Array.from({ length: 80 }, (_, node) => node))).names;
          await compareSearches(builtIn, remote, [
            ...names.slice(0, deep(25, 8)),
            ...hostileNames(deep(8, 4)),
          ]);
        });
      },
      LIMIT_MS,
    );

    test(
      `a hub of ${String(HUB_EDGES)} edges, capped and uncapped`,
      async () => {
        await withBoth(await write(withVectors(hubGraph(HUB_EDGES))), async (builtIn, remote) => {
          for (const [degreeCap, edgeBudget] of [
            [50, 20_000],
            [0, 3000],
          ] as const)
            for (const from of [[0], [8, HUB_EDGES]]) {
              const how = { ...HUB_WALK, degreeCap, edgeBudget };
              expect(await remote.expand(from, how, calm)).toStrictEqual(
                await builtIn.expand(from, how, calm),
              );
            }
        });
      },
      LIMIT_MS,
    );

    test(
      `${SHIPPED}: expansions, path searches and searches alike; whole questions give the same answers, subgraph and verdicts`,
      async () => {
        await withBoth(resolve("resources", "graphs", `${SHIPPED}.duckdb`), async (builtIn, remote) => {
          await compareExpansions(builtIn, remote, deep(200, 15), 3000);
          await comparePaths(builtIn, remote, deep(60, 6));
          const { questions } = await builtIn.describe();
          await compareSearches(builtIn, remote, questions.slice(0, deep(questions.length, 4)));
          const embedder = await openEmbedder("resources/models");
          const trained = await openRetriever("resources/models", embedder);
          const ports = {
            ...{ embedder, retriever: () => Promise.resolve(trained), signal: calm },
            progress: () => undefined,
          };
          for (const recipe of deep(["biomedical", "g-retriever", "d-rag"], ["biomedical"]))
            for (const question of questions.slice(0, recipe === "d-rag" ? deep(3, 1) : 1)) {
              const ask = async (store: GraphStore) => {
                const chosen = await findRecipe(recipe, "resources/recipes");
                const found = await runRecipe(question, chosen, 0, { ...ports, store });
                const origin = { graph: SHIPPED, recipe, seed: 0, trace: false };
                const { answers, subgraph, verdicts } = await toRunReport(found, origin, store, calm);
                expect(subgraph.edges.length).toBeGreaterThan(0);
                return { answers, subgraph, verdicts };
              };
              expect(await ask(remote), `${recipe}: ${question}`).toStrictEqual(await ask(builtIn));
            }
          await trained.close();
          await embedder.close();
        });
      },
      LIMIT_MS,
    );
  });

  test(
    "a question of every form has the same answer in the file, in Neo4j and in Neptune",
    async () => {
      const path = await write(BRIDGES);
      // A server plans the queries of each form anew: a usual run asks it one of each kind.
      const asked = deep(OF_EACH_FORM, OF_EACH_KIND);
      const answers = async (store: GraphStore, questions = asked) => {
        opened.push(store);
        return answersOf(store, questions);
      };
      const ofAll = await answers(await openBuiltInStore(path), OF_EACH_FORM);
      const inFile = Object.fromEntries(asked.map(([form]) => [form, ofAll[form]]));
      const forms = OF_EACH_FORM.map(([form]) => form.split(/,| of/)[0]!);
      const found = Object.values(ofAll).map((one) => (one as { form: string }).form);
      expect(found).toStrictEqual(forms.map((form) => (/attribute|ordered/.test(form) ? "list" : form)));
      await empty(endpoint.connection);
      const request = { graph: path, to: neo4j.address, replace: true };
      await transferToNeo4j({ ...request, signal: calm, progress: () => undefined });
      expect(await answers(await openNeo4jStore(neo4j.address))).toStrictEqual(inFile);
      await load(path);
      expect(await answers(await open({ namespace: NAMESPACE }))).toStrictEqual(inFile);
    },
    LIMIT_MS,
  );

  test(
    "without vectors beside it, names and texts are looked for in Neptune, and seeds by vector are refused",
    async () => {
      await load(await write(PEOPLE));
      const store = await open({ namespace: NAMESPACE });
      const found = async (query: SeedQuery) => (await store.seeds(query, calm)).map(({ node }) => node);
      expect(await found({ by: "name", names: ["2", "Suceava"] })).toStrictEqual([1, 2]);
      const question = "De ce a murit Stefan cel Mare la Suceava?";
      expect((await found({ by: "mention", question, k: 5, labels: [] })).sort()).toStrictEqual([0, 2]);
      expect(await found({ by: "mention", question, k: 5, labels: ["Place"] })).toStrictEqual([2]);
      expect(await found({ by: "text", text: "MOLDOVEI", k: 5, labels: [] })).toStrictEqual([0]);
      expect(await found({ by: "text", text: "stefan", k: 5, labels: ["Place"] })).toStrictEqual([2]);
      const vector = { by: "vector", vector: new Float32Array(2), k: 1, labels: [] } as const;
      await expect(found(vector)).rejects.toMatchObject({ failure: { kind: "no-vectors" } });
    },
    LIMIT_MS,
  );

  test(
    "vectors are made on this machine from what Neptune holds, and refused for another graph",
    async () => {
      const path = await write(PEOPLE);
      await load(path);
      const target = join(folder, "made.duckdb");
      const embedder = wordEmbedder();
      const report = await makeNeptuneVectors({
        ...{ address: addressOf({ namespace: NAMESPACE }), target, embedder, signal: calm },
        ...{ progress: () => undefined, options: { credentials: KEYS } },
      });
      expect(report).toMatchObject({ nodes: 3, width: 64, model: "words-64" });
      const store = await open({ namespace: NAMESPACE, vectors: target });
      expect(await store.describe()).toMatchObject({ vectorWidth: 64, vectorModel: "words-64" });
      const vector = await embedder.embed(["Suceava"]);
      const [best] = await store.seeds({ by: "vector", vector, k: 1, labels: [] }, calm);
      expect(best).toStrictEqual({ node: 2, score: expect.closeTo(1, 2) as number });
      const byText = await store.seeds({ by: "text", text: "seat", k: 1, labels: [] }, calm);
      expect(byText.map(({ node }) => node)).toStrictEqual([2]);
      const other = await write(withVectors(hubGraph(3)));
      await expect(open({ namespace: NAMESPACE, vectors: other })).rejects.toMatchObject({
        message: expect.stringContaining("holds other nodes") as string,
      });
    },
    LIMIT_MS,
  );

  test(
    "Neptune Analytics finds seeds in its own vector index, compared exactly",
    async () => {
      const graph = hostileGraph();
      const path = await write(graph);
      await load(path, true);
      const analytics = await openEndpoint(neo4j.address, { service: "neptune-graph" });
      try {
        const store = await open({ namespace: NAMESPACE, service: "neptune-graph" }, analytics.port);
        const builtIn = await openBuiltInStore(path);
        opened.push(builtIn);
        expect(await store.describe()).toMatchObject({ vectorWidth: 4, vectorModel: "drawn by hand" });
        const nodes = Int32Array.from(graph.nodes, (_, node) => node);
        const vector = Float32Array.of(1, -0.5, 0.25, 0.125);
        const expected = await builtIn.similarities(vector, nodes, calm);
        const cosines = await store.similarities(vector, nodes, calm);
        cosines.forEach((cosine, node) => expect(cosine).toBeCloseTo(expected[node]!, 5));
        // The index goes by distance: asked for all nodes, it gives the order of the cosines.
        const query = { by: "vector", vector, k: nodes.length } as const;
        const label = (await builtIn.describe()).labels[0]!.name;
        for (const labels of [[], [label]]) {
          const [here, there] = [
            await builtIn.seeds({ ...query, labels }, calm),
            await store.seeds({ ...query, labels }, calm),
          ];
          expect(there.map(({ node }) => node)).toStrictEqual(here.map(({ node }) => node));
        }
        await expect(
          store.seeds({ ...query, vector: new Float32Array(3), labels: [] }, calm),
        ).rejects.toMatchObject({
          failure: { kind: "invalid-request" },
        });
      } finally {
        await analytics.close();
      }
    },
    LIMIT_MS,
  );

  test(
    "a graph that was there before is read as it is, within its namespace at both ends of every edge",
    async () => {
      await empty(endpoint.connection);
      await endpoint.connection.write(
        FOREIGN.map((text) => ({ query: cypher(text), parameters: {} })),
        calm,
      );
      const store = await open({ namespace: "bio_" });
      expect(await store.describe()).toMatchObject({
        ...{ nodes: 3, edges: 3, vectorWidth: 0 },
        labels: [
          { name: "Drug", count: 2 },
          { name: "Gene", count: 1 },
        ],
        relations: [
          { name: "INTERACTS", words: "interacts", count: 1 },
          { name: "TARGETS", words: "targets", count: 2 },
        ],
      });
      const [seed] = await store.seeds(
        { by: "mention", question: "What does imatinib target?", k: 1, labels: [] },
        calm,
      );
      const around = await store.expand([seed!.node], AROUND, calm);
      const { ids, names, labels } = await store.nodeNames(around.nodes);
      expect(ids.map((id, at) => `${id} ${names[at]!} ${String(labels[at])}`).sort()).toStrictEqual([
        "d1 Imatinib 0",
        "d2 Nilotinib 0",
        "g1 ABL1 1",
      ]);
      const details = await store.edgeDetails([...around.edges], calm);
      expect(details.map(({ relation, properties }) => ({ relation, properties }))).toContainEqual({
        ...{ relation: "TARGETS", properties: { evidence: "x-ray" } },
      });
      const genes = await store.expand([seed!.node], { ...AROUND, labels: ["Gene"] }, calm);
      expect((await store.nodeNames(genes.nodes)).names.sort()).toStrictEqual(["ABL1", "Imatinib"]);
      const again = await open({ namespace: "bio_" });
      const same = await again.seeds({ by: "name", names: ["d1"] }, calm);
      expect(same.map(({ node }) => node)).toStrictEqual([seed!.node]);
      const everything = await open();
      expect(await everything.describe()).toMatchObject({ nodes: 4, edges: 4 });
      await expect(store.nodeDetails([1], calm)).rejects.toMatchObject({
        failure: { kind: "invalid-request" },
      });
      for (const hops of [-1, 0.5, 17, NaN])
        await expect(store.expand([seed!.node], { ...AROUND, hops }, calm)).rejects.toMatchObject({
          failure: { kind: "invalid-request" },
        });
    },
    LIMIT_MS,
  );

  test(
    "the endpoint is Neptune's: its ids, its refusals, no writing; a cancelled query ends there too; no socket stays",
    async () => {
      const connection = await connectNeptune(addressOf({}), { credentials: KEYS, tries: 1 });
      const read = (query: string, signal = calm) =>
        connection.read(
          { query: query as Cypher, parameters: {} },
          z.record(z.string(), z.unknown()),
          signal,
        );
      expect(
        await read("MATCH (node {`~id`: 'd1'})-[edge:TARGETS]->() RETURN node, id(edge) AS id"),
      ).toStrictEqual([
        {
          node: {
            ...{ "~id": "d1", "~entityType": "node", "~labels": ["bio_Drug"] },
            "~properties": { name: "Imatinib" },
          },
          id: "e1",
        },
      ]);
      for (const query of REFUSED)
        await expect(read(query)).rejects.toMatchObject({ failure: { kind: "database-failed" } });
      const cancel = new AbortController();
      const long = read(
        "UNWIND range(1, 100000000000) AS a WITH a WHERE a - 7 = -8 RETURN count(a) AS count",
        cancel.signal,
      );
      const ended = expect(long).rejects.toMatchObject({ name: "AbortError" });
      await expect.poll(endpoint.running, { timeout: 60_000 }).toBe(1);
      cancel.abort();
      await ended;
      await expect.poll(endpoint.running, { timeout: 60_000 }).toBe(0);
      await connection.close();
      for (const store of opened.splice(0)) await store.close();
      await expect.poll(endpoint.sockets).toBe(0);
    },
    LIMIT_MS,
  );
});

function withVectors({ nodes, edges }: GraphDescription): GraphDescription {
  return { nodes: nodes.map((node, at) => ({ ...node, vector: [at + 1, 1] })), edges };
}
