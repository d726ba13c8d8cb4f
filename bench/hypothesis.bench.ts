/**
 * How long a hypothesis takes over a library (`--graph FILE`, CTD's pairs with abstracts), warm: a whole run, a cut moved to where none was, the number of documents and the validator changed, cancelling.
 * Processor of all threads beside the clock. `--pairs` N new pairs after PMID 19,204,016; `--ranker` the attention ranker, over so many pairs and cuts.
 */
import { parseArgs } from "node:util";
import { applyOverrides } from "../src/main/engine/ask/recipe-overrides";
import { runRecipe, type RunPorts } from "../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { percentile } from "../src/main/engine/evaluate/percentile";
import { openEmbedder } from "../src/main/engine/models/onnx-embedder";
import { openPathRanker } from "../src/main/engine/models/path-ranker";
import { StageMemory } from "../src/main/engine/runner/stage-memory";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import type { Recipe } from "../src/shared/recipe";
import { drawRows, newPairs } from "./hypothesis-new-pairs";

const CUT = 19_204_016;
/** Runs that are not counted. */
const WARM_UP = 3;

interface Spent {
  readonly processor: number;
  readonly clock: number;
}

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      graph: { type: "string", default: "" },
      pairs: { type: "string", default: "30" },
      ranker: { type: "string", default: "0" },
    },
  });
  if (values.graph === "") return console.log("no library: --graph FILE");
  const store = await openBuiltInStore(values.graph);
  const embedder = await openEmbedder("resources/models");
  const ports: RunPorts = {
    ...{ store, embedder, signal: new AbortController().signal, progress: () => undefined },
    retriever: () => Promise.reject(new Error("none")),
    pathRanker: (name) => openPathRanker("resources/models", embedder, name),
  };
  const recipe = await findRecipe("hgcr", "resources/recipes");
  const questions = await drawQuestions(store, WARM_UP + Number(values.pairs));
  await timeRuns(questions, recipe, ports);
  await timeCancelling(questions[0]!, recipe, ports);
  const few = questions.slice(0, Number(values.ranker));
  if (few.length > 0) await timeRanker(few, recipe, ports);
  await Promise.all([store.close(), embedder.close()]);
}

/** Pairs as a question names them, with the recipe's ends. */
interface Asked {
  readonly question: string;
  readonly ends: Readonly<Record<string, string>>;
}

async function drawQuestions(store: GraphStore, count: number): Promise<Asked[]> {
  const { found } = await newPairs(store, CUT, Infinity);
  const rows = drawRows(found.length, count).map((row) => found[row]!);
  const asked: Asked[] = [];
  for (const { a, b } of rows) {
    const { ids, names } = await store.nodeNames(Int32Array.from([a, b]));
    const ends = { "seed.source": ids[0]!, "seed.target": ids[1]! };
    asked.push({ question: `${names[0]!} and ${names[1]!}`, ends });
  }
  return asked;
}

async function timeRuns(questions: readonly Asked[], recipe: Recipe, ports: RunPorts): Promise<void> {
  const spent: Record<string, Spent[]> = {};
  const again: Record<string, Set<string>> = {};
  const listing: Record<string, number[]> = {};
  for (const [at, { question, ends }] of questions.entries()) {
    const memory = new StageMemory();
    const run = async (name: string, changes: Readonly<Record<string, string | number>>): Promise<void> => {
      const asked = applyOverrides(recipe, { ...ends, "expand.cutDate": `pmid:${CUT}`, ...changes });
      const started = startClock();
      const { stages } = await runRecipe(question, asked, 0, ports, memory).catch(() => ({ stages: [] }));
      if (at < WARM_UP || stages.length === 0) return;
      (spent[name] ??= []).push(started());
      const listed = stages.findIndex((stage) => stage.name === "expand");
      (listing[name] ??= []).push(stages.slice(0, listed + 1).reduce((sum, { ms }) => sum + ms, 0));
      for (const stage of stages) if (!stage.reused) (again[name] ??= new Set()).add(stage.name);
    };
    await run("whole", {});
    await run("five documents", { "read.contexts": 5 });
    await run("validator", { "verify.validator": "graph" });
    // No cut twice: what is kept of one serves no other.
    await run("new cut", { "expand.cutDate": `pmid:${CUT - 20_000 * (at + 1)}` });
  }
  for (const [name, times] of Object.entries(spent)) {
    const paths = [50, 95].map((share) => Math.round(percentile(listing[name]!, share))).join(" / ");
    console.log(
      `${name}: ${tell(times)}; paths listed after ${paths}; made anew: ${[...again[name]!].join(", ")}`,
    );
  }
}

/** The longest wait between a cancellation and its being heard, at many moments of a run over a cut not seen before. */
async function timeCancelling({ question, ends }: Asked, recipe: Recipe, ports: RunPorts): Promise<void> {
  const waits: number[] = [];
  for (let at = 0; at < 24; at++) {
    const cancelling = new AbortController();
    const asked = applyOverrides(recipe, { ...ends, "expand.cutDate": `pmid:${CUT - 1_000_000 - at}` });
    let cancelled = 0;
    const timer = setTimeout(() => {
      cancelled = performance.now();
      cancelling.abort();
    }, 15 * at);
    await runRecipe(question, asked, 0, { ...ports, signal: cancelling.signal }).catch(() => undefined);
    clearTimeout(timer);
    if (cancelled > 0) waits.push(performance.now() - cancelled);
  }
  console.log(
    `cancelled ${waits.length} times: p50 ${Math.round(percentile(waits, 50))}, at most ${Math.round(Math.max(...waits))} ms by the clock`,
  );
}

/** A pair's first question embeds what lies between; then the cut is moved, and asked of again. */
async function timeRanker(questions: readonly Asked[], recipe: Recipe, ports: RunPorts): Promise<void> {
  const spent: Record<string, Spent[]> = {};
  for (const [at, { question, ends }] of questions.entries())
    for (const [name, back] of [
      ["a pair's first", 0],
      ["new cut", 40_000],
      ["asked again", 40_000],
    ] as const) {
      const cut = `pmid:${CUT - 3_000_000 - 100_000 * at - back}`;
      const asked = applyOverrides(recipe, {
        ...ends,
        ...{ "expand.cutDate": cut, "score.method": "path-ranker" },
      });
      const started = startClock();
      await runRecipe(question, asked, 0, ports);
      (spent[name] ??= []).push(started());
    }
  for (const [name, times] of Object.entries(spent)) console.log(`path-ranker, ${name}: ${tell(times)}`);
}

function startClock(): () => Spent {
  const [before, at] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { processor: (user + system) / 1000, clock: performance.now() - at };
  };
}

function tell(times: readonly Spent[]): string {
  const of = (kind: keyof Spent) =>
    [50, 95]
      .map((share) =>
        Math.round(
          percentile(
            times.map((one) => one[kind]),
            share,
          ),
        ),
      )
      .join(" / ");
  return `processor p50 / p95 ${of("processor")}, clock ${of("clock")} ms (${times.length})`;
}
