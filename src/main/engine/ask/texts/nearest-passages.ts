/** For a question that no relation answers: the passages of the text that come nearest to it. They are shown, and name no answer. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { PART_OF } from "../../../../shared/texts/build";
import type { GraphFacts } from "../execute/graph-facts";
import { isOfTexts } from "../execute/times/passages-of";
import type { Ports } from "../stage";
import type { Named } from "../understand/find-mentions";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords } from "./asked-words";
import { rankPassages, type Passage } from "./rank-passages";
import { textsAbout, thingsNamed, typesAsked } from "./works-read";

type Reading = Pick<Ports, "store" | "signal">;

/** Passages shown at most. */
const MOST_SHOWN = 3;
/** What tells less of what is asked, or half as much as the best, is not worth reading. */
const LEAST = 0.15;
const LEAST_OF_BEST = 0.4;
/** A passage is cut at this many letters. */
const LONGEST = 320;

/** What is said of them, the best first, `most` at most; that there are no texts where the store keeps none; nothing where no passage tells any of it, and in graphs not built from texts. Throws what the store throws. */
export async function nearestPassages(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  ports: Reading,
  most = MOST_SHOWN,
): Promise<Message[]> {
  if (!isOfTexts(facts)) return [];
  if (!ports.store.texts) return [message("texts-not-here")];
  const own = thingsNamed(named);
  const ids = own.map(({ entities }) => entities.map(({ id }) => id));
  const found = [];
  for (const { work, stored } of await textsAbout(own, ports)) {
    const sought = { names: ids, asked: askedWords(tokens, work.language), types: typesAsked(tokens) };
    const passages = rankPassages(stored, sought);
    found.push(
      ...passages.slice(0, MOST_SHOWN).map((passage) => ({ passage, text: stored.text, node: work.node })),
    );
  }
  found.sort((a, b) => b.passage.score - a.passage.score);
  const best = found[0]?.passage.score ?? 0;
  const worth = found.filter(({ passage: { score } }) => score >= Math.max(LEAST, best * LEAST_OF_BEST));
  if (worth.length === 0) return [];
  const said = worth.slice(0, most).map(({ passage, text, node }) => tellPassage(passage, text, node, ports));
  return [message("passages-near"), ...(await Promise.all(said))];
}

/** A passage of a text, quoted, with its place in the work (a node). Throws what the store throws. */
export const tellPassage = async (
  passage: Passage,
  text: string,
  work: number,
  ports: Reading,
): Promise<Message> =>
  message("passage-near", { passage: quoted(passage, text), where: await placeOf(passage, work, ports) });

/** As it stands, on one line; cut where it is long, around what tells it. */
export function quoted({ start, end, told }: Passage, text: string): string {
  const from = Math.max(start, Math.min(told - LONGEST / 2, end - LONGEST));
  const to = Math.min(end, from + LONGEST);
  const letters = text.slice(from, to).replace(/\s+/gu, " ").trim();
  return `${from > start ? "…" : ""}${letters}${to < end ? "…" : ""}`;
}

/** The chapter, or the text where it has none. */
async function placeOf({ told }: Passage, work: number, { store, signal }: Reading): Promise<string> {
  const query = {
    from: Int32Array.of(work),
    relation: PART_OF,
    direction: "in" as const,
    limit: Number.MAX_SAFE_INTEGER,
  };
  const { far } = await store.follow(query, signal);
  const [whole, ...chapters] = await store.nodeDetails([work, ...far], signal);
  const chapter = chapters.find(
    ({ properties }) => Number(properties["start"]) <= told && told < Number(properties["end"]),
  );
  return (chapter ?? whole!).name;
}
