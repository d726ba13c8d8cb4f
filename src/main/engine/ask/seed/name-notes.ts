/** What a person is told of the names in a question: read in spite of a slip, not in the graph, or stood in for. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { ScoredNode } from "../../../../shared/graph";
import type { Ports } from "../stage";
import { listNames } from "../wording";
import type { LinkedNames } from "./linked-names";
import type { Respelt } from "./spelling";

const MOST_NAMED = 3;

/** Notes on slips in names, on synonyms and on what is written as a name and is none; with `instead` also on what was taken where nothing is named. */
export async function notesOnNames(
  question: string,
  { nodes, unknown }: LinkedNames,
  instead: readonly ScoredNode[],
  { store }: Pick<Ports, "store">,
): Promise<Message[]> {
  const slips = nodes.filter(({ edits = 0, called }) => edits > 0 || called !== undefined);
  const taken = unknown.length > 0 && nodes.length === 0 ? instead.slice(0, MOST_NAMED) : [];
  const { names } = await store.nodeNames(Int32Array.from([...slips, ...taken], ({ node }) => node));
  const read = new Map(
    slips
      .map(({ mention }, at) => [question.slice(mention?.start, mention?.end), names[at]!] as const)
      .reverse(),
  );
  return [
    ...[...read].reverse().map(([written, name]) => message("name-read-as", { written, name })),
    ...unknown.map(({ start, end }) =>
      message("no-node-called", { name: question.slice(start, end).slice(0, 100) }),
    ),
    ...(taken.length > 0
      ? [message("taken-instead", { names: listNames(names.slice(slips.length), MOST_NAMED) })]
      : []),
  ];
}

/** The question as it was read, where slips were taken out of it. */
export function notesOnSpelling(spelt: Respelt | undefined): Message[] {
  return spelt === undefined ? [] : [message("spelt-right", { question: spelt.question })];
}
