/** What a question calls otherwise than the graph does: tried where it cannot be read as it stands. */
import type { ScoredNode } from "../../../../../shared/graph";
import { baseForms } from "../../../../../shared/languages/romanian-names";
import { splitQuestion, type QuestionWord } from "../../../store/question-words";
import type { Ports } from "../../stage";
import { alsoCalled, MOST_WORDS } from "./medical-names";

type Reading = Pick<Ports, "store" | "signal">;

/** Nodes of one name looked at. */
const MOST = 8;
const SCORE = 0.9;

/** The nodes that a graph has for names in a question under other names ("COPD", "Glucophage"), the longest at each place. Throws what the store throws. */
export async function otherNames(question: string, ports: Reading): Promise<ScoredNode[]> {
  const words = splitQuestion(question);
  const found: ScoredNode[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length);
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
