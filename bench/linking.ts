/** How well names are found in questions: as worded, in lower case, and with a slip in every word. `scripts/measure-linking.mjs` starts it. */
import { readQuestions } from "../src/main/engine/evaluate/read-questions";
import { linkMentions } from "../src/main/engine/ask/seed/link-mentions";
import type { Embedder } from "../src/main/engine/models/embedder";
import { openWorkspace } from "../src/main/engine/server/workspace";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import type { GraphStore } from "../src/main/engine/store/graph-store";

const SIGNAL = new AbortController().signal;
const MOST = 32;
/** Wrong links shown for each wording. */
const SHOWN = 12;

export interface Wording {
  readonly name: string;
  readonly change: (question: string) => string;
}

interface World {
  readonly store: GraphStore;
  readonly embedder: Embedder;
}

interface Tally {
  questions: number;
  /** Questions whose names are all linked; namesakes come together. */
  found: number;
  links: number;
  wrong: number;
  readonly times: number[];
  readonly examples: string[];
}

/** Prints a line for each wording: how many questions have all their names linked, which share of the links is false, ms. */
export async function measureLinking(
  graph: string,
  files: readonly string[],
  wordings: readonly Wording[],
): Promise<void> {
  const store = await openBuiltInStore(graph);
  const questions = (await Promise.all(files.map((file) => readQuestions(file)))).flatMap(
    (set) => set.questions,
  );
  const named = questions.filter(({ q_entity = [] }) => q_entity.length > 0);
  const workspace = openWorkspace();
  const world = { store, embedder: await workspace.embedder() };
  await linked(world, "warm up");
  for (const { name, change } of wordings) {
    const tally: Tally = { questions: 0, found: 0, links: 0, wrong: 0, times: [], examples: [] };
    for (const { question, q_entity } of named) await judge(world, change(question), q_entity, tally);
    tell(name, tally);
  }
  await store.close();
  await workspace.close();
}

async function judge(world: World, question: string, gold: readonly string[], tally: Tally): Promise<void> {
  const started = performance.now();
  const spans = await linked(world, question);
  tally.times.push(performance.now() - started);
  const right = spans.filter((names) => names.some((name) => gold.includes(name)));
  tally.questions++;
  tally.links += spans.length;
  tally.wrong += spans.length - right.length;
  const all = gold.every((name) => spans.some((names) => names.includes(name)));
  if (all) tally.found++;
  if ((!all || right.length < spans.length) && tally.examples.length < SHOWN)
    tally.examples.push(`${question} → ${spans.map((names) => names[0]).join(" | ")} (${gold.join(" | ")})`);
}

/** The names linked, one list for each place of the question, the first best. */
async function linked({ store, embedder }: World, question: string): Promise<string[][]> {
  const ports = { store, embedder, signal: SIGNAL };
  const found = (await linkMentions(question, [], ports)).nodes.slice(0, MOST);
  const { names, ids } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const places = new Map<number, string[]>();
  found.forEach(({ mention }, at) => {
    const start = mention?.start ?? -1;
    places.set(start, [...(places.get(start) ?? []), names[at] || ids[at]!]);
  });
  return [...places.values()];
}

function tell(name: string, { questions, found, links, wrong, times, examples }: Tally): void {
  times.sort((a, b) => a - b);
  const percent = (part: number, all: number) => ((100 * part) / Math.max(1, all)).toFixed(1);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(12)} ${String(questions)} questions, ${percent(found, questions)} % all names found, ` +
      `${percent(wrong, links)} % of ${String(links)} links false, ms p50 ${at(0.5)} p95 ${at(0.95)}`,
  );
  for (const example of examples) console.log(`    ${example}`);
}
