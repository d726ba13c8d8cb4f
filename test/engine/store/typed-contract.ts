/** What every store must do alike when an expansion is typed. */
import { expect, test } from "vitest";
import { expandTyped } from "../../../src/main/engine/ask/expand/expand-typed";
import { typedRules } from "../../../src/main/engine/ask/expand/hop-rules";
import { DIRECTIONS, DROP_REASONS } from "../../../src/shared/graph";
import { EXPAND, type ExpandParams } from "../../../src/shared/stages/expand";
import { randomFrom } from "../../../bench/random";
import { draw, type GraphDescription, type OpenStore } from "./graph-description";
import { deep } from "../../size";
import { inWords } from "./walk-contract";

const calm = new AbortController().signal;
const ALL = { hops: 2, direction: "both", degreeCap: 0, edgeBudget: 1000 };

//   d treats x,  d affects g1 g2 g3,  g1 part of p1,  g2 part of p1,  g1 affects g2,  g3 in d2,  d2 affects g1
const KINDS: readonly (readonly [string, string])[] = [
  ["d", "Drug"],
  ["x", "Disease"],
  ["g1", "Gene"],
  ["g2", "Gene"],
  ["g3", "Gene"],
  ["p1", "Pathway"],
  ["d2", "Drug"],
];
const MECHANISM = draw(
  [
    ...["d treats x", "d affects g1", "d affects g2", "d affects g3", "g1 part_of p1", "g2 part_of p1"],
    ...["g1 affects g2", "g3 linked-to x", "d2 affects g1", "x linked-to p1"],
  ],
  KINDS.map(([id, label]) => ({ id, labels: [label] })),
);

export function typedContract(open: OpenStore): void {
  const around = async (graph: GraphDescription, ids: string[], how: Partial<ExpandParams>) => {
    const store = await open(graph);
    const from = ids.map((id) => graph.nodes.findIndex((node) => node.id === id));
    const rules = typedRules(EXPAND.schema.parse({ ...ALL, ...how }), await store.describe())!;
    const found = await expandTyped(from, rules, { store, signal: calm });
    const { edge, node, reason } = found.typed!.leftOut;
    const leftOut = Array.from(edge, (handle, at) => {
      const { source, relation, target } = graph.edges[handle]!;
      const by = DROP_REASONS[reason[at]!]!;
      return `${source} ${relation} ${target}: ${by} at ${graph.nodes[node[at]!]!.id}`;
    });
    return { ...inWords(graph, found), leftOut };
  };

  test("a metapath follows its relations to its labels, and counts and lists what else it met", async () => {
    expect(
      await around(MECHANISM, ["d", "x"], { metapath: "Drug-affects-Gene-part of-Pathway" }),
    ).toStrictEqual({
      nodes: { d: 0, x: 0, g1: 1, g2: 1, g3: 1, p1: 2 },
      edges: ["d affects g1", "d affects g2", "d affects g3", "g1 part_of p1", "g2 part_of p1"],
      dropped: [
        ...["d relation-filter 1", "g1 relation-filter 2", "g2 relation-filter 1", "g3 relation-filter 1"],
      ],
      leftOut: [],
    });
    expect(await around(MECHANISM, ["d"], { metapath: "Drug-*-Gene" })).toMatchObject({
      edges: ["d affects g1", "d affects g2", "d affects g3"],
      dropped: ["d label-filter 1"],
      leftOut: ["d treats x: label-filter at d"],
    });
  });

  test("a list a hop says the same; a hop without lists goes by the general ones, where a seed needs no label", async () => {
    const lists = [
      { relations: ["affects"], labels: ["Gene"] },
      { relations: ["part_of"], labels: ["Pathway"] },
    ];
    const byPath = await around(MECHANISM, ["d"], { metapath: "Drug-affects-Gene-part_of-Pathway" });
    expect(await around(MECHANISM, ["d"], { perHop: lists })).toStrictEqual(byPath);
    const general = { labels: ["Gene"], perHop: [{ relations: [], labels: [] }] };
    expect((await around(MECHANISM, ["d", "x"], general)).edges).toStrictEqual([
      ...["d treats x", "d affects g1", "d affects g2", "d affects g3", "g3 linked-to x"],
    ]);
  });

  test("the relation cap holds for each relation at each node walked", async () => {
    expect(await around(MECHANISM, ["d"], { hops: 1, relationCap: 1 })).toStrictEqual({
      nodes: { d: 0, x: 1, g1: 1 },
      edges: ["d treats x", "d affects g1"],
      dropped: ["d relation-cap 2"],
      leftOut: ["d affects g2: relation-cap at d", "d affects g3: relation-cap at d"],
    });
  });

  test("hubs last: edges go by the degree of the far node, then by handle, and what the cap leaves out are hubs", async () => {
    // Degrees: g3 has 2, x and g2 have 3, g1 has 4.
    const last = await around(MECHANISM, ["d"], { hops: 1, degreeCap: 2, order: "hubs-last" });
    expect(last.edges).toStrictEqual(["d treats x", "d affects g3"]);
    expect(last.leftOut).toStrictEqual(["d affects g1: degree-cap at d", "d affects g2: degree-cap at d"]);
  });

  test("with rules that hold nothing back it is the plain expansion, whatever the caps and filters", async () => {
    const random = randomFrom(23);
    const few = (most: number) => Math.floor(random() * most);
    const letters = [..."abcdefghij"];
    const drawn = Array.from(
      { length: 30 },
      () => `${letters[few(10)]!} ${"rst"[few(3)]!} ${letters[few(10)]!}`,
    );
    const nodes = letters.map((id) => ({ id, labels: few(3) === 0 ? [] : ["PQR"[few(3)]!, "S"] }));
    const store = await open(draw(drawn, nodes));
    const schema = await store.describe();
    for (let at = 0; at < deep(24, 15); at++) {
      const params = EXPAND.schema.parse({
        ...{ hops: at % 4, direction: DIRECTIONS[at % 3]! },
        labels:
          at % 5 === 0 ? ["P", "Q"].filter((name) => schema.labels.some((label) => label.name === name)) : [],
        relations: at % 7 === 0 ? ["r"] : [],
        degreeCap: few(2) * (1 + few(5)),
        edgeBudget: 1 + few(40),
      });
      const seeds = [few(10), few(10)];
      const rules = typedRules({ ...params, relationCap: 1_000_000 }, schema)!;
      const { typed, ...typedly } = await expandTyped(seeds, rules, { store, signal: calm });
      expect(typed).toBeDefined();
      expect(typedly, `${String(at)} ${JSON.stringify({ seeds, params })}`).toStrictEqual(
        await store.expand(seeds, params, calm),
      );
    }
  });
}
