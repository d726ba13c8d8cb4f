/** Many draws of one run: how often each edge is drawn and kept, and how often the answer changes. The score stage never runs again. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Recipe } from "../../../../shared/recipe";
import { KEPT, type Draws } from "../../../../shared/trace";
import { partToDraw, type DrawnPart } from "./draws-part";
import { wilsonInterval } from "./draws-wilson";
import { gumbelsOf, isDrawn, pulls } from "../sample/gumbel";
import { applyPins } from "../pins/pin-selection";
import { pruneEdges } from "../prune/prune";
import { rankAnswers } from "../read/rank-answers";
import type { RunPorts } from "../recipe-runner";
import { byDraw } from "../sample/sample";
import { chancesOf } from "../sample/sample-chances";
import type { Run } from "../stage";

export interface DrawsAsked {
  readonly recipe: Recipe;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** Longest time between two chances to hear a cancellation, in ms. */
const BREATH_MS = 20;

/** The tally of `count` draws; throws FailureError where the run has no probabilities, AbortError when cancelled. */
export async function drawAgain(
  run: Run,
  asked: DrawsAsked,
  { store, signal, progress }: Pick<RunPorts, "store" | "signal" | "progress">,
): Promise<Draws> {
  const started = performance.now();
  const { recipe, first, count } = asked;
  const chances = await chancesOf(run.graph, run.scores, store);
  const part = partToDraw(run, chances, recipe.sample.maxFacts, recipe.prune);
  const tally = new Tally(part, count);
  let breath = performance.now();
  for (let done = 0; done < count; done++) {
    if (performance.now() - breath > BREATH_MS) {
      progress({ stage: "draws", done, total: count });
      await nextTurn();
      breath = performance.now();
    }
    signal.throwIfAborted();
    tally.add(done, ...drawOnce(part, asked, first + done));
  }
  progress({ stage: "draws", done: count, total: count });
  const answers = await tally.answers(store);
  const own = run.reading.answers[0];
  const changed = tally.changedFrom(own === undefined ? NO_ANSWER : run.graph.nodes[own.row]!);
  return { first, count, edges: tally.edges(), ...answers, changed, ms: performance.now() - started };
}

/** Node handle that stands for "no answer". */
const NO_ANSWER = -1;

/** Where an edge was drawn (> 0), the verdicts after pruning, and the first answer's handle. */
function drawOnce(
  part: DrawnPart,
  { recipe, seed }: DrawsAsked,
  draw: number,
): [pulled: Float64Array, pruned: Uint8Array, answer: number] {
  const { seeds, graph, scores, chances, pins } = part;
  const { g1, g0 } = gumbelsOf(chances.keys, { seed, draw, rerolls: recipe.sample.rerolls });
  const pulled = pulls(chances.logits, g1, g0);
  const drawn = byDraw(chances, recipe.sample, pulled);
  const verdicts = pins ? applyPins(drawn.verdicts, pins) : drawn.verdicts;
  const selection = { ...drawn, verdicts, ...(pins && { pins }), edgeNumbers: {} };
  const subgraph = pruneEdges({ seeds, graph, scores, selection }, recipe.prune);
  const [best] = rankAnswers({ seeds, graph, scores, subgraph }, { ...recipe.read, top: 1 }).answers;
  return [pulled, subgraph.verdicts, best === undefined ? NO_ANSWER : graph.nodes[best.row]!];
}

/** Counts of the draws so far. */
class Tally {
  private readonly drawn: Int32Array<ArrayBuffer>;
  private readonly kept: Int32Array<ArrayBuffer>;
  private readonly drawnOf: Int32Array<ArrayBuffer>;
  private readonly answer: Int32Array;

  constructor(
    private readonly part: DrawnPart,
    private readonly count: number,
  ) {
    this.drawn = new Int32Array(part.rows.length);
    this.kept = new Int32Array(part.rows.length);
    this.drawnOf = new Int32Array(count);
    this.answer = new Int32Array(count);
  }

  /** An edge that goes on because none was drawn may be kept, but counts as not drawn: frequency estimates p. */
  add(done: number, pulled: Float64Array, pruned: Uint8Array, answer: number): void {
    for (let edge = 0; edge < pulled.length; edge++) {
      if (pruned[edge] === KEPT) this.kept[edge]!++;
      if (!isDrawn(pulled[edge]!)) continue;
      this.drawn[edge]!++;
      this.drawnOf[done]!++;
    }
    this.answer[done] = answer;
  }

  changedFrom(node: number): number {
    return this.answer.reduce((changed, answer) => changed + (answer === node ? 0 : 1), 0);
  }

  edges(): Draws["edges"] {
    const likeliest = Int32Array.from(this.part.chances.order);
    const intervals = Array.from(likeliest, (edge) => wilsonInterval(this.drawn[edge]!, this.count));
    return {
      row: likeliest.map((edge) => this.part.rows[edge]!),
      drawn: likeliest.map((edge) => this.drawn[edge]!),
      frequency: Float64Array.from(likeliest, (edge) => this.drawn[edge]! / this.count),
      low: Float64Array.from(intervals, ({ low }) => low),
      high: Float64Array.from(intervals, ({ high }) => high),
      kept: likeliest.map((edge) => this.kept[edge]!),
    };
  }

  /** Most often first; equally often in the order of their handles. */
  async answers(store: RunPorts["store"]): Promise<Pick<Draws, "answers" | "answerOf" | "drawnOf">> {
    const times = new Map<number, number>();
    for (const node of this.answer) if (node !== NO_ANSWER) times.set(node, (times.get(node) ?? 0) + 1);
    const ranked = [...times].sort(([a, often], [b, rarely]) => rarely - often || a - b);
    const { ids, names } = await store.nodeNames(Int32Array.from(ranked, ([node]) => node));
    const answers = ranked.map(([node, draws], index) => ({
      ...{ node, id: ids[index]!, name: names[index]!, draws },
      ...wilsonInterval(draws, this.count),
    }));
    const indexOf = new Map(ranked.map(([node], index) => [node, index]));
    const answerOf = Int32Array.from(this.answer, (node) => indexOf.get(node) ?? NO_ANSWER);
    return { answers, answerOf, drawnOf: this.drawnOf };
  }
}
