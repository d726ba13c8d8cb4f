import { expect, test } from "vitest";
import { inEnglish } from "../../../../../src/shared/sentences/sentences";
import { edgeOrigin } from "../../../../../src/main/engine/ask/score/retriever/edge-beliefs";
import { scoreRetriever } from "../../../../../src/main/engine/ask/score/retriever/score-retriever";
import type { Scores, Seeds } from "../../../../../src/main/engine/ask/stage";
import type {
  QuestionReading,
  Retriever,
  StepVectors,
} from "../../../../../src/main/engine/models/retriever";
import type { CandidateGraph, Expansion } from "../../../../../src/shared/graph";
import type { RetrieverParams } from "../../../../../src/shared/stages/score/retriever";
import { memoryGraph, type Triple } from "../../memory-graph";
import { portsOf } from "../../ports";

const PARAMS: RetrieverParams = {
  method: "retriever",
  model: "told",
  maxHops: 3,
  beam: 50,
  prior: 0,
  cost: 0.05,
};

//   Heat ──directed by── Mann ──directed by── Ali ──starred actors── Smith
//    └──starred actors── Pacino
const FILMS: Triple[] = [
  ["Heat", "directed_by", "Mann"],
  ["Ali", "directed_by", "Mann"],
  ["Heat", "starred_actors", "Pacino"],
  ["Ali", "starred_actors", "Smith"],
];
const [DIRECTED, BACK_DIRECTED, STARRED] = ["→ 0", "← 0", "→ 1"];

/** A retriever that believes what the test says: "→ relation handle" or "← relation handle" a step, joined by commas, to a score. */
function believing(scores: Readonly<Record<string, number>>, asked: string[] = []): Retriever {
  return {
    name: "told",
    fingerprint: "told",
    mostSteps: 4,
    read: (question, steps) => {
      asked.push(question);
      return Promise.resolve(readingOf(steps, scores));
    },
    close: () => Promise.resolve(),
  };
}

/** Steps come in the order relation, direction: row 2 × relation + direction, as all are present here. */
function readingOf(steps: StepVectors, scores: Readonly<Record<string, number>>): QuestionReading {
  const name = (row: number) => `${steps.backward[row] === 1 ? "←" : "→"} ${(row >> 1).toString()}`;
  return {
    words: 1,
    close: new Float32Array(steps.backward.length),
    matter: Float32Array.of(1),
    rough: Float32Array.of(1, 1, 1),
    score: (paths) => {
      const rows = Array.from({ length: paths.length / 4 }, (_, at) => [...paths.slice(at * 4, at * 4 + 4)]);
      const names = rows.map((row) =>
        row
          .filter((step) => step >= 0)
          .map(name)
          .join(", "),
      );
      return Promise.resolve(Float32Array.from(names, (path) => scores[path] ?? -50));
    },
  };
}

interface Told {
  readonly scores: Scores;
  readonly graph: CandidateGraph;
  readonly answers: Record<string, number>;
  readonly edges: Record<string, number>;
}

async function ask(question: string, retriever: Retriever | undefined, triples = FILMS): Promise<Told> {
  const store = memoryGraph(triples);
  const ports = portsOf(store);
  const mentioned = await store.seeds({ by: "mention", question, k: 9, labels: [] }, ports.signal);
  const seeds: Seeds = { question, nodes: mentioned, mentioned, text: question, notes: [] };
  const how: Expansion = {
    ...{ hops: 3, labels: [], relations: [], degreeCap: 0, edgeBudget: 999 },
    direction: "both",
  };
  const starts = mentioned.map(({ node }) => node);
  const graph = await store.expand(starts, how, ports.signal);
  const opened = retriever && { retriever: () => Promise.resolve(retriever) };
  const scores = await scoreRetriever({ seeds, graph }, PARAMS, { ...ports, ...opened });
  const { names } = await store.nodeNames(graph.nodes);
  const rounded = (p: number) => Math.round(p * 1e6) / 1e6;
  const answers = names.map((name, row) => [name, rounded(scores.answerScores[row]!)] as const);
  const edges = Array.from(graph.edges, (edge, row) => {
    return [triples[edge]!.join(" "), rounded(scores.edgeProbabilities![row]!)] as const;
  });
  return {
    ...{ scores, graph },
    answers: Object.fromEntries(answers.filter(([, p]) => !Number.isNaN(p))),
    edges: Object.fromEntries(edges),
  };
}

const there = `${DIRECTED}, ${BACK_DIRECTED}`;

test("an edge is as likely as the paths through it together, a node as those that end there", async () => {
  const told = await ask("who directed Heat", believing({ [DIRECTED]: Math.log(3), [there]: 0 }));
  expect(told.answers).toStrictEqual({ Mann: 0.75, Ali: 0.25 });
  expect(told.edges).toStrictEqual({
    "Heat directed_by Mann": 1,
    "Ali directed_by Mann": 0.25,
    "Heat starred_actors Pacino": 0,
    "Ali starred_actors Smith": 0,
  });
  expect(told.scores.notes.map(inEnglish)).toStrictEqual([
    "The likeliest relation path: directed by → (p = 0.750).",
  ]);
});

/** Names of what the likeliest path leads to. */
async function believedIn(question: string, scores: Readonly<Record<string, number>>, triples = FILMS) {
  const { scores: told, answers } = await ask(question, believing(scores), triples);
  const rows = [...told.answerScores.keys()].filter((row) => !Number.isNaN(told.answerScores[row]!));
  return Object.keys(answers).filter((_, at) => told.believed![rows[at]!] === 1);
}

test("what a rival path leads to is not what is believed", async () => {
  expect(await believedIn("who directed Heat", { [DIRECTED]: Math.log(3), [there]: 0 })).toStrictEqual([
    "Mann",
  ]);
});

test("the other way over a mutual relation says the same, over another it does not", async () => {
  const triples = (relation: string): Triple[] => [
    ["Ada", relation, "Bob"],
    ["Cid", relation, "Ada"],
  ];
  const ways = { "→ 0": 1, "← 0": 0 };
  expect(await believedIn("what of Ada", ways, triples("resembles"))).toStrictEqual(["Bob", "Cid"]);
  expect(await believedIn("what of Ada", ways, triples("follows"))).toStrictEqual(["Bob"]);
});

test("the edges nearer the topic are a hair likelier, so that a cap cuts from the far end", async () => {
  const { scores } = await ask("films by who directed Heat", believing({ [`${there}, ${STARRED}`]: 0 }));
  const [first, second, , third] = scores.edgeProbabilities!;
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(first! - third!).toBeLessThan(1e-8);
});

test("paths that lead nowhere leave the belief to the others", async () => {
  const nowhere = `${STARRED}, ${DIRECTED}`;
  const told = await ask("who directed Heat", believing({ [nowhere]: 9, [DIRECTED]: 0 }));
  expect(told.answers).toStrictEqual({ Mann: 1 });
});

test("an edge tells which relation paths it got its probability from", async () => {
  const { scores } = await ask("who directed Heat", believing({ [DIRECTED]: Math.log(3), [there]: 0 }));
  const origin = edgeOrigin(scores, 0).map((path) => ({ ...path, probability: path.probability.toFixed(6) }));
  expect(origin).toStrictEqual([
    { words: ["directed by →"], probability: "0.750000", hop: 1 },
    { words: ["directed by →", "← directed by"], probability: "0.250000", hop: 1 },
  ]);
  expect(edgeOrigin(scores, 3)).toStrictEqual([]);
});

test("the topic is masked, another entity is something", async () => {
  const asked: string[] = [];
  await ask("did Heat and Ali have one director", believing({}, asked));
  expect(asked).toStrictEqual([
    "did [MASK] and something have one director",
    "did something and [MASK] have one director",
  ]);
});

test("two entities named: what lies between them answers", async () => {
  const told = await ask("what joins Heat with Ali", believing({ [there]: 5, [DIRECTED]: 0 }));
  expect(Object.keys(told.answers)).toStrictEqual(["Mann"]);
  expect(told.edges).toMatchObject({ "Heat directed_by Mann": 1, "Ali directed_by Mann": 1 });
});

test("of what lies between, equally likely, what the entity named first reaches sooner answers first", async () => {
  const triples: Triple[] = [
    ["Heat", "directed_by", "Mann"],
    ["Mann", "born_in", "Rome"],
    ["Ali", "shot_in", "Rome"],
  ];
  const way = "→ 0, → 1, ← 2";
  const { scores, answers, graph } = await ask(
    "how does Heat touch Ali",
    believing({ [way]: 5, "→ 0": 0, "→ 2, ← 1": 5 }),
    triples,
  );
  expect(answers).toStrictEqual({ Mann: 1, Rome: 1 });
  const [mann, rome] = [...graph.nodes.keys()].filter((row) => !Number.isNaN(scores.answerScores[row]!));
  expect(scores.answerScores[mann!]).toBeGreaterThan(scores.answerScores[rome!]!);
});

test("two entities named, neither leading to the other: what both lead to answers", async () => {
  const triples: Triple[] = [...FILMS, ["Heat", "starred_actors", "Smith"]];
  const told = await ask("who starred in Heat and Ali", believing({ [STARRED]: 0 }), triples);
  expect(told.answers).toStrictEqual({ Smith: 1 });
});

test("two entities named, each sure of an end that the other never reaches: what lies between answers, not the mean", async () => {
  const { answers } = await ask(
    "Who made Heat and something with Smith?",
    believing({ [STARRED!]: 5, "← 1": 5 }),
  );
  expect(Object.keys(answers)).toStrictEqual(["Mann", "Ali"]);
});

test("a self-loop that the graph has is a path, and its topic an answer", async () => {
  const told = await ask("what of Echo", believing({}), [["Echo", "is", "Echo"]]);
  expect(told.answers).toStrictEqual({ Echo: 1 });
  expect(told.edges).toStrictEqual({ "Echo is Echo": 1 });
});

test("where nothing leads away there is one sentence, and no number", async () => {
  const told = await ask("what of nobody", believing({}));
  expect(told.answers).toStrictEqual({});
  expect(told.scores.notes.map(inEnglish)).toStrictEqual([
    "No relation path leads away from what the question names.",
  ]);
});

test("a graph of one edge is enough", async () => {
  const told = await ask("who directed Heat", believing({ [DIRECTED]: 0 }), FILMS.slice(0, 1));
  expect(told.answers).toStrictEqual({ Mann: 1 });
});

test("without a retriever there is one sentence", async () => {
  await expect(ask("who directed Heat", undefined)).rejects.toThrow(
    "The model “told” is not installed: “dragoman models” lists those that are.",
  );
});
