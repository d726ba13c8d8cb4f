/** The part of the store contract about whole sets: steps over a relation, members of a label. */
import { expect, test } from "vitest";
import type { Following } from "../../../src/main/engine/store/graph-store";
import { draw, type OpenStore } from "./graph-description";

const calm = new AbortController().signal;
const EVERY: Following = { from: "all", relation: "", direction: "out", limit: 100 };

/** What every store must do alike when whole sets are asked for. */
export function followContract(open: OpenStore): void {
  //   a → b ⇉ c → d      b ↺      (b to c twice)
  const chain = draw(
    ["a r b", "b r c", "b s c", "b r b", "c r d"],
    ["a", "b", "c", "d"].map((id, at) => ({ id, labels: [at < 2 ? "Near" : "Far"] })),
  );

  async function steps(query: Partial<Following>) {
    const store = await open(chain);
    const { relations } = await store.describe();
    const found = await store.follow({ ...EVERY, ...query }, calm);
    const idOf = (node: number) => chain.nodes[node]!.id;
    const told = Array.from(found.edges, (_, at) =>
      [idOf(found.near[at]!), relations[found.relations[at]!]!.name, idOf(found.far[at]!)].join(" "),
    );
    return { told, total: found.total };
  }

  test("all steps of a relation from some nodes, in the direction asked for", async () => {
    const from = Int32Array.of(1, 1);
    expect(await steps({ from, relation: "r" })).toStrictEqual({ told: ["b r c", "b r b"], total: 2 });
    expect(await steps({ from, relation: "r", direction: "in" })).toStrictEqual({
      told: ["b r a", "b r b"],
      total: 2,
    });
    expect((await steps({ from })).told).toStrictEqual(["b r c", "b s c", "b r b"]);
  });

  test("all steps of a relation from anywhere; a limit cuts what comes back and not the count", async () => {
    expect(await steps({ relation: "r", limit: 2 })).toStrictEqual({ told: ["a r b", "b r c"], total: 4 });
    expect((await steps({ relation: "s", direction: "in" })).told).toStrictEqual(["c s b"]);
    expect((await steps({})).total).toBe(5);
  });

  test("a limit on the steps of some nodes does not cut their count either", async () => {
    expect(await steps({ from: Int32Array.of(0, 1), limit: 1 })).toStrictEqual({ told: ["a r b"], total: 4 });
  });

  test("a relation that the graph does not have has no steps", async () => {
    expect(await steps({ relation: "q" })).toStrictEqual({ told: [], total: 0 });
    expect(await steps({ relation: "q", from: Int32Array.of(1) })).toStrictEqual({ told: [], total: 0 });
  });

  test("the members of a label, of none, and of one that is not there", async () => {
    const store = await open(chain);
    const near = await store.members("Near", 10, calm);
    expect([Array.from(near.nodes), near.total]).toStrictEqual([[0, 1], 2]);
    const every = await store.members("", 3, calm);
    expect([every.nodes.length, every.total]).toStrictEqual([3, 4]);
    expect((await store.members("Elsewhere", 3, calm)).total).toBe(0);
  });

  test("a node that is not there cannot be followed from", async () => {
    const store = await open(chain);
    await expect(
      Promise.resolve().then(() => store.follow({ ...EVERY, from: Int32Array.of(-1) }, calm)),
    ).rejects.toThrow();
  });
}
