/** Candidate clouds like the real ones: few seeds, some hubs with hundreds of leaves, a small kept tree from seed to answers. */
import { VERDICTS, type RunView } from "../../src/shared/trace";

const WORDS =
  "amber basil cedar delta ember fjord grove heron indigo jasper kite lotus maple nectar onyx pearl quartz river sable thistle".split(
    " ",
  );

/** A run with `edges` drawn edges, the same for the same arguments. */
export function syntheticView(
  edges: number,
  options: { readonly keptEdges?: number; readonly run?: string } = {},
): RunView {
  const random = randomFrom(7);
  const count = Math.round(edges / 1.7);
  const hops = new Uint8Array(count);
  const ends: [number, number][] = [];
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low));
  const hubs = [0, 1];
  for (let row = 2; row < count; row++) {
    const parent = random() < 0.75 ? hubs[between(0, hubs.length)]! : between(0, row);
    hops[row] = Math.min(3, hops[parent]! + 1);
    ends.push(random() < 0.5 ? [parent, row] : [row, parent]);
    if (row % Math.max(9, Math.round(count / 26)) === 0) hubs.push(row);
  }
  while (ends.length < edges - 6) {
    const near = between(0, count);
    ends.push([near, random() < 0.6 ? hubs[between(0, hubs.length)]! : between(0, count)]);
  }
  ends.push([0, hubs[2]!], [hubs[2]!, 0], [0, hubs[2]!], [hubs[3]!, hubs[3]!], [5, 5], [1, hubs[2]!]);
  return viewOf(hops, ends, hubs, options, random);
}

function viewOf(
  hops: Uint8Array<ArrayBuffer>,
  ends: readonly (readonly [number, number])[],
  hubs: readonly number[],
  options: { readonly keptEdges?: number; readonly run?: string },
  random: () => number,
): RunView {
  const kept = new Uint8Array(hops.length);
  kept[0] = kept[1] = 1;
  const want = options.keptEdges ?? 14;
  let taken = 0;
  const verdict = Uint8Array.from(ends, ([a, b]) => {
    const grows =
      kept[a]! + kept[b]! === 1 && taken < want && (hubs.includes(a) || hubs.includes(b) || random() < 0.05);
    if (!grows) return a === b ? VERDICTS.indexOf("cycle") : lostVerdict(random());
    kept[a] = kept[b] = 1;
    taken += 1;
    return 0;
  });
  const answers = Array.from(kept.keys())
    .filter((row) => kept[row] === 1 && hops[row]! >= 2)
    .slice(0, 3);
  const name = (row: number) =>
    `${WORDS[row % 20]} ${WORDS[(row * 7 + 3) % 20]}${row % 5 === 0 ? ` of the ${WORDS[(row * 3) % 20]}` : ""}`;
  return {
    run: options.run ?? "run",
    question: "?",
    graph: "synthetic",
    recipe: "path-match",
    seed: 0,
    answers: answers.map((row) => ({ node: row, id: `n${row}`, name: name(row), score: 1 - row / 1e5 })),
    answersTotal: 0,
    clauses: [],
    stages: [],
    verdicts: {},
    dropped: {},
    notes: [],
    totals: { nodes: hops.length, edges: ends.length },
    nodes: {
      handle: Int32Array.from(hops.keys()),
      id: Array.from(hops.keys(), (row) => `n${row}`),
      name: Array.from(hops.keys(), name),
      label: Int32Array.from(hops.keys(), (row) => (row * 13) % 6),
      hops,
      kept,
      seed: Uint8Array.from(hops.keys(), (row) => (row < 2 ? 1 : 0)),
      numbers: {},
    },
    edges: {
      row: Int32Array.from(ends.keys()),
      handle: Int32Array.from(ends.keys()),
      source: Int32Array.from(ends, ([source]) => source),
      target: Int32Array.from(ends, ([, target]) => target),
      relation: Int32Array.from(ends.keys(), (row) => row % 4),
      verdict,
      numbers: {
        prize: Float64Array.from(verdict, (code) =>
          code === 0 ? 4 + 4 * random() : Math.max(0, 5 * random() ** 3),
        ),
      },
    },
    labels: ["Drug", "Protein", "Disease", "Gene", "Pathway", "Phenotype"],
    relations: ["positively_regulates", "treats", "located in", "interacts_with"],
  };
}

function lostVerdict(share: number): number {
  const codes = ["never-reached", "below-fact-cap", "gw-unneeded", "lost-cluster", "cycle"] as const;
  return VERDICTS.indexOf(codes[Math.floor(share * codes.length)] ?? "cycle");
}

function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
