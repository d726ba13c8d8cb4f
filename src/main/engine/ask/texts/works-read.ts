/** Which texts are read for a question, and for what types of names. */
import type { StoredText } from "../../store/past/documents";
import { edgesAround } from "../execute/sets/edges-around";
import type { Ports } from "../stage";
import type { Named } from "../understand/find-mentions";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import type { TextLanguage } from "./asked-words";

type Reading = Pick<Ports, "store" | "signal">;

/** Edges looked at to learn which works name somebody; works read. */
const MOST_EDGES = 64;
const MOST_WORKS = 2;
/** Texts read where nothing named says which: those that a few seconds read. */
const MOST_TEXTS = 400;
const MOST_LETTERS = 1_500_000;

/** What "where" and "who" ask for, as the types of what a text names. */
export function typesAsked(tokens: readonly Token[]): ReadonlySet<string> {
  if (tokens.some((token) => marked(token, "where"))) return new Set(["Location"]);
  const isWho = tokens.some((token) => marked(token, "who") || /^(?:who|cine)\b/.test(token.word));
  return new Set(isWho ? ["Character", "Person"] : []);
}

interface WorkRead {
  readonly node: number;
  readonly id: string;
  readonly language: TextLanguage;
}

/** Those that name things of the graph, and not only values of what is asked for. */
export const thingsNamed = (named: readonly Named[]): Named[] =>
  named.filter(({ isValue, nodes }) => !isValue && nodes.length > 0);

interface TextRead {
  readonly work: WorkRead;
  readonly stored: StoredText;
}

/** The works that have what is named, each with its text; those of which none is kept are left out. Where nothing is named all works, as long as they are no shelf. */
export async function textsAbout(named: readonly Named[], ports: Reading): Promise<TextRead[]> {
  const found: TextRead[] = [];
  let letters = 0;
  for (const work of await worksOf(named, ports)) {
    const stored = (await ports.store.texts?.([work.id], ports.signal))?.get(work.id);
    if (!stored) continue;
    found.push({ work, stored });
    letters += stored.text.length;
    if (letters > MOST_LETTERS) return named.length > 0 ? found : [];
  }
  return found;
}

/** The works that have what is named, those with most edges first; all where nothing is, and none of very many. */
export async function worksOf(named: readonly Named[], ports: Reading): Promise<WorkRead[]> {
  const { store, signal } = ports;
  const all = await store.members("Work", MOST_TEXTS, signal);
  const isOfSome = all.total > 1 && named.length > 0;
  if (!isOfSome && all.total > MOST_TEXTS) return [];
  const names = isOfSome ? await worksWith(named, ports) : [];
  const found = names.length > 0 ? await store.seeds({ by: "name", names }, signal) : [];
  const nodes = isOfSome ? found.map(({ node }) => node) : all.nodes;
  const details = await store.nodeDetails(Array.from(nodes), signal);
  return details
    .map(({ node, id, properties: { language } }) => ({
      ...{ node, id },
      language: language === "en" ? ("en" as const) : ("ro" as const),
    }))
    .sort((a, b) => names.indexOf(a.id) - names.indexOf(b.id));
}

async function worksWith(named: readonly Named[], ports: Reading): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { nodes } of named) {
    const { around } = await edgesAround(nodes, MOST_EDGES, ports);
    const edges = around.map(({ edge }) => edge);
    for (const { properties } of await ports.store.edgeDetails(edges, ports.signal)) {
      const work = properties["work"];
      if (typeof work === "string") counts.set(work, (counts.get(work) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([id]) => id)
    .slice(0, MOST_WORKS);
}
