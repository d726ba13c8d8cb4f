/** For a question that no relation answers: the passages of the text that come nearest to it. They are shown, and name no answer. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { HAS_CHARACTER, PART_OF } from "../../../../shared/texts/build";
import type { GraphFacts } from "../execute/graph-facts";
import type { Ports } from "../stage";
import type { Named } from "../understand/find-mentions";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords, type TextLanguage } from "./asked-words";
import { rankPassages, type Passage } from "./rank-passages";

type Reading = Pick<Ports, "store" | "signal">;

/** Edges looked at to learn which works name somebody; works read; passages shown. */
const MOST_EDGES = 64;
const MOST_WORKS = 2;
const MOST_SHOWN = 3;
/** What tells less of what is asked, or half as much as the best, is not worth reading. */
const LEAST = 0.15;
const LEAST_OF_BEST = 0.4;
/** A passage is cut at this many letters. */
const LONGEST = 320;

/** What is said of them, the best first; nothing where no passage tells any of it, and in graphs not built from texts. Throws what the store throws. */
export async function nearestPassages(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  ports: Reading,
): Promise<Message[]> {
  if (!facts.relations.some(({ name }) => name === HAS_CHARACTER)) return [];
  const own = named.filter(({ isValue, nodes }) => !isValue && nodes.length > 0);
  const ids = own.map(({ entities }) => entities.map(({ id }) => id));
  const found = [];
  for (const work of await worksOf(own, ports)) {
    const stored = (await ports.store.texts?.([work.id], ports.signal))?.get(work.id);
    if (!stored) continue;
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
  const said = worth.slice(0, MOST_SHOWN).map(async ({ passage, text, node }) =>
    message("passage-near", {
      passage: quoted(passage, text),
      where: await placeOf(passage, node, ports),
    }),
  );
  return [message("passages-near"), ...(await Promise.all(said))];
}

/** What "where" and "who" ask for, as the types of what a text names. */
function typesAsked(tokens: readonly Token[]): ReadonlySet<string> {
  if (tokens.some((token) => marked(token, "where"))) return new Set(["Location"]);
  const isWho = tokens.some((token) => marked(token, "who") || /^(?:who|cine)\b/.test(token.word));
  return new Set(isWho ? ["Character", "Person"] : []);
}

/** As it stands, on one line; cut where it is long, around what tells it. */
function quoted({ start, end, told }: Passage, text: string): string {
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

interface WorkRead {
  readonly node: number;
  readonly id: string;
  readonly language: TextLanguage;
}

/** The works that have what is named, those with most edges first; the only work where nothing is. */
async function worksOf(named: readonly Named[], ports: Reading): Promise<WorkRead[]> {
  const { store, signal } = ports;
  const all = await store.members("Work", 1, signal);
  const names = all.total > 1 ? await worksWith(named, ports) : [];
  const found = names.length > 0 ? await store.seeds({ by: "name", names }, signal) : [];
  const nodes = all.total > 1 ? found.map(({ node }) => node) : all.nodes;
  const details = await store.nodeDetails(Array.from(nodes), signal);
  return details
    .map(({ node, id, properties: { language } }) => ({
      ...{ node, id },
      language: language === "en" ? ("en" as const) : ("ro" as const),
    }))
    .sort((a, b) => names.indexOf(a.id) - names.indexOf(b.id));
}

async function worksWith(named: readonly Named[], { store, signal }: Reading): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { nodes } of named)
    for (const direction of ["out", "in"] as const) {
      const query = { from: Int32Array.from(nodes), relation: "", direction, limit: MOST_EDGES };
      const { edges } = await store.follow(query, signal);
      for (const { properties } of await store.edgeDetails(Array.from(edges), signal)) {
        const work = properties["work"];
        if (typeof work === "string") counts.set(work, (counts.get(work) ?? 0) + 1);
      }
    }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([id]) => id)
    .slice(0, MOST_WORKS);
}
