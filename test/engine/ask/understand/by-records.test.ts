/** What curated records tell by where they begin and end is answered as edges are, and said to be told so. */
import { expect, test } from "vitest";
import { recordEndsOf } from "../../../../src/main/engine/ask/mechanism/record-ends";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const signal = new AbortController().signal;

/** A graph of records, each told as the names along its way ("a > b > c") or by the one relation that joins its ends. */
function graphOf(
  records: Readonly<Record<string, readonly (readonly [Triple[0], Triple[1], Triple[2]])[]>>,
  kinds: Readonly<Record<string, string>>,
): ReturnType<typeof memoryGraph> {
  const told = Object.entries(records).flatMap(([record, triples]) =>
    triples.map((triple) => ({ record, triple })),
  );
  const graph = memoryGraph(
    told.map(({ triple }) => triple),
    { labels: kinds },
  );
  const store: GraphStore = Object.assign(Object.create(graph) as GraphStore, {
    edgeDetails: async (edges: readonly number[]) =>
      (await graph.edgeDetails(edges, signal)).map((details, at) => ({
        ...details,
        evidence: [{ text: "", source: told[edges[at]!]!.record, references: [] }],
      })),
  });
  return store as ReturnType<typeof memoryGraph>;
}

//   Brush  --loosens-->   Flake --hides--> Rust      r1          Brush --repairs--> Stain    and so eight others, a record each
//   Solvent --dissolves--> Flake --hides--> Rust     r2          Hammer --flattens--> edge of Dent --borders--> Dent, and so of others
//   Solvent --dissolves--> Film  --holds--> Mould    r3          Acid --ruins--> Rust  (r7: it says something else of its ends)
const REPAIRS = graphOf(
  {
    r1: [
      ["Brush", "loosens", "Flake"],
      ["Flake", "hides", "Rust"],
    ],
    r2: [
      ["Solvent", "dissolves", "Flake"],
      ["Flake", "hides", "Rust"],
    ],
    r3: [
      ["Solvent", "dissolves", "Film"],
      ["Film", "holds", "Mould"],
    ],
    r8: [
      ["Putty", "fills", "Gap"],
      ["Gap", "lets in", "Mould"],
    ],
    r9: [
      ["Brush", "sweeps", "Gap"],
      ["Gap", "lets in", "Mould"],
    ],
    ...Object.fromEntries(
      ["Dent", "Hole", "Scratch", "Leak", "Stain"].map((damage) => [
        damage,
        [
          ["Hammer", "flattens", `edge of ${damage}`],
          [`edge of ${damage}`, "borders", damage],
        ] as const,
      ]),
    ),
    ...Object.fromEntries(
      ["Brush", "Solvent", "Putty", "Wax", "Glue", "Tape", "Sponge", "File", "Saw"].map((tool) => [
        tool,
        [[tool, "repairs", "Stain"]] as const,
      ]),
    ),
    ...Object.fromEntries(
      ["Wax", "Glue", "Tape"].map((tool) => [
        `${tool} on dents`,
        [
          [tool, "fills", "edge of Dent"],
          ["edge of Dent", "borders", "Dent"],
        ] as const,
      ]),
    ),
    r7: [["Acid", "ruins", "Rust"]],
  },
  {
    ...kindOf("Tool", "Brush Solvent Putty Acid Hammer Wax Glue Tape Sponge File Saw"),
    ...kindOf("Damage", "Rust Mould Stain Dent Hole Scratch Leak"),
  },
);

function kindOf(kind: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, kind]));
}

test.each([
  ["Which tools repair Rust?", ["Brush", "Solvent"]],
  ["What does Hammer repair?", ["Stain", "Dent", "Hole", "Scratch", "Leak"]],
  ["Which tools repair both Rust and Mould?", ["Brush", "Solvent"]],
  ["Which tools repair Mould but not Rust?", ["Putty"]],
  ["tools for Rust", ["Brush", "Solvent"]],
  ["What tools are there for Rust?", ["Brush", "Solvent"]],
])("%s", async (question, gold) => {
  const { complete, names } = await askByRules(question, REPAIRS);
  expect([complete, [...names].sort()]).toStrictEqual([true, [...gold].sort()]);
});

test("counts, and yes or no", async () => {
  expect((await askByRules("How many tools repair Mould?", REPAIRS)).value).toBe(3);
  expect((await askByRules("Does Solvent repair Mould?", REPAIRS)).value).toBe(true);
  expect((await askByRules("Does Putty repair Rust?", REPAIRS)).value).not.toBe(true);
});

test("a record whose only edge says something else of its ends tells nothing more", async () => {
  const ends = await recordEndsOf(REPAIRS, signal);
  expect(ends?.records.map(({ record }) => record)).not.toContain("r7");
});

test("documents that begin and end with things of any kind are no such records", async () => {
  const papers = graphOf(
    Object.fromEntries(
      ["p1", "p2", "p3", "p4"].map((paper, at) => [
        paper,
        [
          [`a${String(at)}`, "repairs", `b${String(at)}`],
          [`b${String(at)}`, "holds", `c${String(at)}`],
        ] as const,
      ]),
    ),
    { a0: "Tool", a1: "Damage", a2: "Film", a3: "Tool", c0: "Film", c1: "Tool", c2: "Damage", c3: "Film" },
  );
  expect(await recordEndsOf(papers, signal)).toBeUndefined();
});
