/** Refusals: one sentence that names what was not read, and nearby questions that can be answered. */
import { message, type Message } from "../../../../shared/sentences";
import { listNames } from "../wording";
import type { GraphFacts } from "../execute/graph-facts";
import type { Unread } from "../execute/world";
import type { Ports } from "../stage";
import type { Named } from "./find-mentions";

const MOST_OFFERS = 3;
const LONGEST_QUOTE = 60;
/** Relations that need an "is" before them: participles ("directed by") and nouns ("manifestation of"; but "consists of"). */
const IS_SAID = /^\w+(ed|en) |^\w*[^\Ws] of$/;

/** Up to three questions that the graph can answer: of what is named, else those the graph brings along. */
export async function offersFor(
  named: readonly Named[],
  facts: GraphFacts,
  ports: Pick<Ports, "store" | "signal">,
): Promise<string[]> {
  const [first] = named;
  if (!first) return facts.schema.questions.slice(0, MOST_OFFERS);
  const offers: string[] = [];
  const counts = new Map<string, { relation: number; backward: boolean; count: number }>();
  for (const direction of ["out", "in"] as const) {
    const from = Int32Array.from(first.nodes);
    const found = await ports.store.follow({ from, relation: "", direction, limit: 10_000 }, ports.signal);
    for (const relation of found.relations) {
      const key = `${String(relation)} ${direction}`;
      const known = counts.get(key) ?? { relation, backward: direction === "in", count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    }
  }
  const steps = [...counts.values()].sort((a, b) => b.count - a.count);
  for (const step of steps.slice(0, MOST_OFFERS)) offers.push(offer(first.entities[0]!.name, step, facts));
  return offers;
}

/** "Which film is directed by A?", "A is directed by which person?" */
function offer(
  name: string,
  { relation, backward }: { relation: number; backward: boolean },
  { relations, labels }: GraphFacts,
): string {
  const { words, sources, targets } = relations[relation]!;
  const [label = -1] = commonest(backward ? sources : targets);
  const kind = labels[label]?.words ?? "thing";
  const told = IS_SAID.test(words) ? `is ${words}` : words;
  return backward
    ? `Which ${kind} ${told} “${name}”?`
    : `Which ${kind} has “${name}” as its “${words}”?`.replace(
        /^Which (.*) has (“.*”) as its “(.*)”\?$/,
        `$2 ${told} which $1?`,
      );
}

function commonest(shares: ReadonlyMap<number, number>): number[] {
  return [...shares].sort((a, b) => b[1] - a[1]).map(([label]) => label);
}

/** The sentence for words that mean nothing here. */
export function refusalOf(unread: Unread, offers: readonly string[]): Message {
  const names = listNames(
    unread.words.map(({ text }) => `“${text.slice(0, LONGEST_QUOTE)}”`),
    5,
  );
  const kind = {
    words: "refused-words",
    measure: "refused-measure",
    way: "refused-way",
    name: "refused-name",
  } as const;
  return withOffers(kind[unread.why], names, offers);
}

function withOffers(
  kind: "refused-words" | "refused-measure" | "refused-way" | "refused-name",
  words: ReturnType<typeof listNames>,
  offers: readonly string[],
): Message {
  if (offers.length === 0) return message(kind, { words });
  return message(`${kind}-offers`, { words, offers: listNames(offers, MOST_OFFERS) });
}
