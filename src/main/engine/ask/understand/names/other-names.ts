/** What a question calls otherwise than the graph does, or by a part of its name: tried where it cannot be read as it stands. */
import { words } from "../../../../../shared/fold";
import type { ScoredNode } from "../../../../../shared/graph";
import { baseForms } from "../../../../../shared/languages/romanian-names";
import { splitQuestion, type QuestionWord } from "../../../store/question-words";
import { isCapital } from "../../seed/linked-names";
import type { Ports } from "../../stage";
import { alsoCalled, MOST_WORDS } from "./medical-names";
import { namesWith } from "./short-names";

type Reading = Pick<Ports, "store" | "signal">;

/** Nodes of one name looked at. */
const MOST = 8;
const SCORE = 0.9;

/** The nodes that a graph has for names in a question under other names ("COPD", "Glucophage"), the longest at each place, and for parts of one name alone ("Ralph" of "Ralph Tarrant"). Throws what the store throws. */
export async function otherNames(question: string, ports: Reading): Promise<ScoredNode[]> {
  const all = splitQuestion(question);
  const called = await otherwiseNamed(question, all, ports);
  const isFree = ({ start }: QuestionWord) =>
    called.every(({ mention }) => mention === undefined || start < mention.start || start >= mention.end);
  const parts = await Promise.all(
    capitalRuns(question, all.filter(isFree)).map((run) => wholeNamed(question, run, ports)),
  );
  return [...called, ...parts.flat()];
}

/** Words in a row that are written large, but for the first of the question. */
function capitalRuns(question: string, all: readonly QuestionWord[]): QuestionWord[][] {
  const runs: QuestionWord[][] = [];
  for (const word of all) {
    const last = runs.at(-1)?.at(-1);
    if (!isCapital(question, word.start)) continue;
    if (last && question.slice(last.end, word.start) === " ") runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The nodes of the one name of which some words in a row are a part, all of them; none where several have them. */
async function wholeNamed(
  question: string,
  run: readonly QuestionWord[],
  ports: Reading,
): Promise<ScoredNode[]> {
  const mention = { start: run[0]!.start, end: run.at(-1)!.end };
  const text = run.map(({ word }) => word).join(" ");
  if (text.length < SHORTEST) return [];
  const found = await namesWith(run[0]!.word, ports);
  // What is called so itself is named already.
  if (found.some(({ name }) => words(name).join(" ") === text)) return [];
  const having = found.filter(({ name }) => ` ${words(name).join(" ")} `.includes(` ${text} `));
  const distinct = new Set(having.map(({ name }) => name));
  const called = question.slice(mention.start, mention.end);
  return distinct.size === 1 ? having.map(({ node }) => ({ node, score: SCORE, mention, called })) : [];
}

const SHORTEST = 3;

async function otherwiseNamed(
  question: string,
  all: readonly QuestionWord[],
  ports: Reading,
): Promise<ScoredNode[]> {
  const found: ScoredNode[] = [];
  for (let at = 0; at < all.length; at++)
    for (let length = Math.min(MOST_WORDS, all.length - at); length > 0; length--) {
      const run = all.slice(at, at + length);
      const nodes = await calledOtherwise(question, run, ports);
      if (nodes.length === 0) continue;
      found.push(...nodes);
      at += length - 1;
      break;
    }
  return found;
}

async function calledOtherwise(
  question: string,
  run: readonly QuestionWord[],
  ports: Reading,
): Promise<ScoredNode[]> {
  const mention = { start: run[0]!.start, end: run.at(-1)!.end };
  const written = question.slice(mention.start, mention.end);
  const last = run.at(-1)!.word;
  const rest = run.slice(0, -1).map(({ word }) => word);
  const forms = [last, ...baseForms(last)].map((form) => [...rest, form].join(" "));
  const nodes = new Set<number>();
  for (const name of new Set(forms.flatMap((form) => alsoCalled(written, form))))
    for (const node of await nodesCalled(name, ports)) nodes.add(node);
  return [...nodes].map((node) => ({ node, score: SCORE, mention, called: written }));
}

/** The nodes that a name is all of, whatever its case. */
async function nodesCalled(name: string, { store, signal }: Reading): Promise<number[]> {
  const found = await store.seeds({ by: "mention", question: name, k: MOST, labels: [] }, signal);
  return found.flatMap(({ node, mention, edits = 0, called }) =>
    edits === 0 && called === undefined && mention?.start === 0 && mention.end === name.length ? node : [],
  );
}
