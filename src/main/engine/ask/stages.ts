/** The stages of a question, in the order they run: what each reads of the recipe, and what it makes of what it sees. */
import type { CandidateGraph } from "../../../shared/graph";
import { KEPT } from "../../../shared/trace";
import type { Recipe, StageName } from "../../../shared/recipe";
import { ranksPaths } from "../../../shared/stages/score";
import { StageList, type Result } from "../runner/stage-list";
import {
  computedGraph,
  computedReading,
  computedScores,
  computedSeeds,
  computedSelection,
  computedSubgraph,
} from "./execute/computed-run";
import type { Computed } from "./execute/world";
import { cutOf } from "./expand/expand-paths";
import { expandSeeds, pinnedElsewhere } from "./expand/expand";
import { pinColumns } from "./pins/pin-columns";
import { pruneCandidates, rootOf } from "./prune/prune";
import { readAnswers } from "./read/read";
import { sampleEdges } from "./sample/sample";
import { taughtFor } from "./score/paths/taught-paths";
import { scoreCandidates } from "./score/score";
import type { LinkedNames } from "./seed/linked-names";
import { LookUpTimes } from "./seed/look-up";
import { findSeeds } from "./seed/seed";
import type { Ports, Run, Selection, Subgraph } from "./stage";
import { understand } from "./understand/understand";
import type { Understood } from "./understand/understood";
import { verifyRound, type Verified } from "./verify/verify";
import { writerFor } from "./verify/writer-for";

/** A question to be answered. */
export interface Asked {
  readonly question: string;
  readonly recipe: Recipe;
  /** Feeds stages that draw. */
  readonly seed: number;
}

interface Asking {
  readonly name: StageName;
  readonly task: Asked;
  readonly ports: Ports;
  readonly count: "nodes" | "edges";
}

/** Pins are read by `sample` and no earlier: one more or less runs that stage and the two behind it again, never the scores. */
export const QUESTION_STAGES = StageList.of<Asking>()
  .with({
    name: "understand",
    reads: ({ question, recipe: { understand: params, seed } }) =>
      params?.method === "rules"
        ? { question, params, ...(seed.method === "named" && { isTold: true }) }
        : undefined,
    run: async (_, { question, params, isTold }, ports): Promise<Made<{ understood?: Understood }>> => {
      const times = new LookUpTimes();
      const understood = await understand(question, params, { ...ports, sought: times.sought }, { isTold });
      return {
        made: { understood },
        alive: { nodes: understood.named.flatMap(({ nodes }) => nodes).length, edges: 0 },
        parts: times.parts(),
      };
    },
  })
  .with({
    name: "seed",
    // Two concepts are looked for among what is known up to the cut; others read no cut.
    reads: ({ question, recipe: { seed: params, expand, understand: read } }) => ({
      ...{ question, params },
      ...(params.method === "pair" && { cut: cutOf(expand) }),
      ...(read?.method === "rules" && Object.keys(read.links).length > 0 && { said: true }),
    }),
    run: async ({ understood }, { question, params, cut, said }, ports) => {
      const links = said && understood ? givenLinks(understood) : understood?.links;
      const times = new LookUpTimes();
      const seeds = understood?.computed
        ? computedSeeds(understood)
        : await findSeeds(question, params, { ...ports, sought: times.sought }, links, cut);
      return { made: { seeds }, alive: { nodes: seeds.nodes.length, edges: 0 }, parts: times.parts() };
    },
  })
  .with({
    name: "expand",
    reads: ({ recipe }) => recipe.expand,
    run: async ({ understood, seeds }, params, ports) =>
      expanded(
        await (isComputed(understood)
          ? computedGraph(understood, seeds, ports)
          : expandSeeds(seeds, params, ports)),
      ),
  })
  .with({
    name: "expand",
    reads: async ({ recipe: { expand: params, pins } }, { understood, graph }, ports) => {
      const pinned = pins && !isComputed(understood) ? await pinnedElsewhere(pins, graph, ports) : [];
      return pinned.length > 0 ? { params, pinned } : undefined;
    },
    run: async ({ seeds }, { params, pinned }, ports) =>
      expanded(await expandSeeds(seeds, params, ports, pinned)),
  })
  .with({
    name: "score",
    // Only what ranks paths draws the documents that it goes by.
    reads: ({ recipe: { score: params, taught }, seed }) => ({
      ...{ params, ...(taught && { taught }) },
      ...(ranksPaths(params) && { seed }),
    }),
    run: async ({ understood, seeds, graph }, { params, taught = [], seed }, ports) => {
      const scores = isComputed(understood)
        ? computedScores(graph, seeds)
        : await scoreCandidates(
            {
              ...{ seeds, graph, ...(seed !== undefined && { seed }) },
              taught: await taughtFor(seeds, taught, await ports.store.describe(), ports),
            },
            params,
            ports,
          );
      return { made: { scores }, alive: sizeOf(graph) };
    },
  })
  .with({
    name: "sample",
    reads: ({ recipe: { sample: params, prune, pins }, seed }, seen) =>
      pins ? { params, seed, pins, root: rootOf(seen, prune) } : { params, seed },
    run: async ({ understood, seeds, graph, scores }, { params, seed, pins, root = -1 }, ports) => {
      if (isComputed(understood)) {
        const selection = computedSelection(graph, pins !== undefined);
        return { made: { selection }, alive: sizeOf(graph) };
      }
      const columns =
        pins && (await pinColumns({ seeds, graph, scores, root }, pins, ports.store, ports.signal));
      const input = { graph, scores, seed, ...(columns && { pins: columns }) };
      const selection = await sampleEdges(input, params, ports);
      return { made: { selection }, alive: goingOn(graph, selection) };
    },
  })
  .with({
    name: "prune",
    reads: ({ recipe }) => recipe.prune,
    run: async (seen, params, ports) => {
      const subgraph = isComputed(seen.understood)
        ? computedSubgraph(seen.graph)
        : await pruneCandidates(seen, params, ports);
      return { made: { subgraph }, alive: keptOf(subgraph) };
    },
  })
  .with({
    name: "read",
    reads: ({ recipe }) => recipe.read,
    run: async (seen, params, ports) => {
      const reading = isComputed(seen.understood)
        ? await computedReading(seen.understood.computed, seen, params.top, ports)
        : await readAnswers(seen, params, ports, seen.understood);
      return { made: { reading }, alive: keptOf(seen.subgraph) };
    },
  })
  .with({
    name: "verify",
    reads: ({ recipe: { verify: params } }) => (params?.method === "predicates" ? params : undefined),
    run: async (seen, params, ports): Promise<Made<Verified>> => {
      // What the last round made is there from the second round on.
      const made = await verifyRound(seen as Run, params, ports, await writerFor(params, ports));
      const goesOn = made.verification.state === undefined;
      return { made, alive: keptOf(seen.subgraph), ...(goesOn && { again: true }) };
    },
  });

type Made<T extends object> = Result<"nodes" | "edges", T>;

/** Whether the answer was computed, so that the stages behind only show what it rests on. */
function isComputed(understood: Understood | undefined): understood is Understood & { computed: Computed } {
  return understood?.computed !== undefined;
}

/** Where a person said what words name, that is linked, and nothing else that could be. */
function givenLinks({ links, named }: Understood): LinkedNames {
  const nodes = named.flatMap(({ nodes: own, start, end }) =>
    own.map((node) => ({ node, score: 1, mention: { start, end } })),
  );
  return { ...(links ?? { unknown: [] }), nodes };
}

function expanded(graph: CandidateGraph) {
  return { made: { graph }, alive: sizeOf(graph) };
}

function sizeOf({ nodes, edges }: CandidateGraph) {
  return { nodes: nodes.length, edges: edges.length };
}

/** Edges that go on and the nodes they join; all nodes while no edge has been lost. */
function goingOn(graph: CandidateGraph, { verdicts }: Selection) {
  const edges = count(verdicts, 0);
  if (edges === verdicts.length) return sizeOf(graph);
  const joined = new Uint8Array(graph.nodes.length);
  verdicts.forEach((verdict, edge) => {
    if (verdict === 0) joined[graph.sources[edge]!] = joined[graph.targets[edge]!] = 1;
  });
  return { nodes: count(joined, 1), edges };
}

function keptOf({ nodes, verdicts }: Subgraph) {
  return { nodes: count(nodes, 1), edges: count(verdicts, KEPT) };
}

function count(column: Uint8Array, value: number): number {
  let found = 0;
  for (const entry of column) if (entry === value) found++;
  return found;
}
