import { expect, test } from "vitest";
import { inEnglish } from "../../../../../src/shared/sentences/sentences";
import { scorePathMatch } from "../../../../../src/main/engine/ask/score/path-match/score-path-match";
import type { Scores, Seeds } from "../../../../../src/main/engine/ask/stage";
import type { CandidateGraph } from "../../../../../src/shared/graph";
import type { PathMatchParams } from "../../../../../src/shared/stages/score/path-match";
import { memoryGraph, type Triple } from "../../memory-graph";
import { portsOf } from "../../ports";

const PARAMS: PathMatchParams = {
  method: "path-match",
  maxHops: 3,
  beam: 32,
  mention: 0.33,
  coverage: 0.17,
  typeHint: 0.66,
  lengthPrior: -0.12,
  turnBack: 0.1,
  topPaths: 2,
  cost: 0.5,
};

//   Heat ──directed by── Mann ──directed by── Ali ──starred actors── Smith
//    └──starred actors── Pacino
const FILMS: Triple[] = [
  ["Heat", "directed_by", "Mann"],
  ["Ali", "directed_by", "Mann"],
  ["Heat", "starred_actors", "Pacino"],
  ["Ali", "starred_actors", "Smith"],
  ["Ali", "has_genre", "drama"],
];

interface Told {
  readonly answers: [string, number][];
  readonly edges: Record<string, [rank: number, hop: number, prize: number]>;
  readonly notes: readonly string[];
}

async function ask(question: string, triples = FILMS, params = PARAMS): Promise<Told> {
  const store = memoryGraph(triples);
  const signal = new AbortController().signal;
  const mentioned = await store.seeds({ by: "mention", question, k: 9, labels: [] }, signal);
  const seeds: Seeds = { question, nodes: mentioned, mentioned, text: question, notes: [] };
  const how = {
    hops: 3,
    direction: "both",
    labels: [],
    relations: [],
    degreeCap: 0,
    edgeBudget: 999,
  } as const;
  const graph = await store.expand(
    mentioned.map(({ node }) => node),
    how,
    signal,
  );
  const scores = await scorePathMatch({ seeds, graph }, params, portsOf(store));
  return tell(scores, graph, triples, (await store.nodeNames(graph.nodes)).names);
}

function tell(scores: Scores, graph: CandidateGraph, triples: readonly Triple[], names: string[]): Told {
  const answers = names.map((name, row): [string, number] => [name, scores.answerScores[row]!]);
  const ranked = answers.filter(([, score]) => !Number.isNaN(score)).sort((a, b) => b[1] - a[1]);
  const edges = Array.from(graph.edges, (edge, row) => {
    const numbers = [scores.edgeNumbers["pathRank"]![row]!, scores.edgeNumbers["hop"]![row]!];
    return [triples[edge]!.join(" "), [...numbers, scores.edgePrizes[row]!]] as const;
  });
  return {
    answers: ranked,
    edges: Object.fromEntries(edges.filter(([, [rank]]) => rank! > 0)) as Told["edges"],
    notes: scores.notes.map(inEnglish),
  };
}

test("one hop: the end of the relation that is mentioned answers, its edge earns 1", async () => {
  const { answers, edges, notes } = await ask("Heat directed by");
  expect(answers[0]).toStrictEqual(["Mann", 1]);
  expect(edges["Heat directed_by Mann"]).toStrictEqual([1, 1, 1]);
  expect(notes[0]).toMatch(/directed by → \(score/);
});

test("three hops: every edge of the path has its hop, the way there and back over one relation is mentioned once", async () => {
  const { answers, edges } = await ask("starred actors of the films directed by the director of Heat");
  expect(answers[0]).toStrictEqual(["Smith", 1]);
  expect(edges).toMatchObject({
    "Heat directed_by Mann": [1, 1, 1],
    "Ali directed_by Mann": [1, 2, 1],
    "Ali starred_actors Smith": [1, 3, 1],
  });
});

test("shorter paths only, where the recipe says so", async () => {
  const { answers } = await ask("starred actors of the films directed by the director of Heat", FILMS, {
    ...PARAMS,
    maxHops: 1,
  });
  expect(answers.map(([name]) => name).sort()).toStrictEqual(["Mann", "Pacino"]);
});

test("the topic entity is an answer only where a path leads to nothing else", async () => {
  const { answers } = await ask("who directed Heat", [
    ["Heat", "directed_by", "Mann"],
    ["Heat", "remake_of", "Heat"],
  ]);
  expect(answers.map(([name]) => name)).toStrictEqual(["Mann", "Heat"]);
});

test("two entities named: what lies between them answers", async () => {
  const { answers, edges } = await ask("How is Smith connected with Mann?");
  expect(answers[0]![0]).toBe("Ali");
  expect(Math.max(...answers.map(([, score]) => score))).toBeLessThanOrEqual(1);
  expect(edges).not.toStrictEqual({});
});

test("a self-loop that the graph has leads somewhere: its topic answers", async () => {
  const { answers } = await ask("who is Echo", [["Echo", "is", "Echo"]]);
  expect(answers).toStrictEqual([["Echo", 1]]);
});

test("where nothing leads away there are no answers, and the note says so", async () => {
  const { answers, notes } = await ask("who is nobody");
  expect(answers).toStrictEqual([]);
  expect(notes).toStrictEqual(["No relation path leads away from what the question names."]);
});

test("the same question gives the same numbers", async () => {
  const question = "starred actors of the films directed by the director of Heat";
  expect(await ask(question)).toStrictEqual(await ask(question));
});
