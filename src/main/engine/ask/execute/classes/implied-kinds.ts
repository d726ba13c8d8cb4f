/** Kinds of a graph that tells none: by names of its relations what has a "mineral class" is a mineral, and by their own names some things are countries. */
import { words } from "../../../../../shared/fold";
import type { GraphSchema, RelationType } from "../../../../../shared/graph";
import type { GraphStore } from "../../../store/graph-store";
import { makeOnce } from "../../../store/once";
import type { Ports } from "../../stage";
import { isVerb, stem } from "../../understand/stem";
import { ownerNoun } from "../relation-meaning";
import { countryNames } from "../../understand/words/country-names";
import { COUNTRIES } from "../../understand/words/demonyms";
import { kindByName } from "./kinds-by-name";
import { withLabels } from "./with-classes";

const LANGUAGES = ["en", "ro"] as const;

type Worded = Pick<RelationType, "words">;

/** Edges read of such relations. */
const MOST_EDGES = 200_000;
/** A noun of one thing tells no kind. */
const FEWEST = 2;

/** A key for each noun of a store, by which its kind is known. */
const keys = new WeakMap<GraphStore, Map<string, object>>();
const known = new WeakMap<object, Promise<GraphStore>>();
const implied = new WeakSet<GraphStore>();
const byName = new WeakSet<GraphStore>();

/** What people call countries, folded. */
const COUNTRY = new Set("country countries nation nations tara tari tarile tarilor tarii".split(" "));

/** Whether the one kind of a store is only implied. */
export const isImplied = (store: GraphStore): boolean => implied.has(store);

/** Whether that kind is what things are called by their names, which may leave out others of it. */
export const isKindByName = (store: GraphStore): boolean => byName.has(store);

/** Ports whose store has the one kind that a question calls so; the same ports where the graph has kinds of its own, or the question names none. Throws what the store throws. */
export async function withImpliedKind<P extends Pick<Ports, "store" | "signal" | "embedder">>(
  question: string,
  ports: P,
): Promise<P> {
  const { store, signal, embedder } = ports;
  const schema = await store.describe();
  if (schema.labels.length > 0 || (schema.tables?.length ?? 0) > 0) return ports;
  const asked = words(question);
  const owners = nounsAsked(schema, asked);
  const nouns = owners.length > 0 ? await nounsAmong(owners, embedder) : [];
  const [noun, ...more] = nouns.length > 0 ? nouns : asksCountry(schema, asked) ? ["country"] : [];
  if (more.length > 0) return ports;
  if (noun === undefined) return withKindNamed(asked, schema, ports);
  const make = () => withKind(noun, schema, store, signal);
  return { ...ports, store: await makeOnce(known, keyOf(store, noun), make, signal) };
}

function keyOf(store: GraphStore, noun: string): object {
  const own = keys.get(store) ?? new Map<string, object>();
  keys.set(store, own);
  const key = own.get(noun) ?? {};
  own.set(noun, key);
  return key;
}

/** Those of some words that are English nouns: Romanian puts the owner behind. */
async function nounsAmong(found: readonly string[], embedder: Ports["embedder"]): Promise<string[]> {
  const english = new Set(await embedder.words?.());
  return found.filter((word) => (english.size === 0 || english.has(word)) && !isVerb(word, english));
}

/** Nouns of a question's words that relations are of, and that none leads to; "crystal system" itself is what "crystal system" leads to. */
function nounsAsked({ relations }: GraphSchema, asked: readonly string[]): string[] {
  const heads = new Set(relations.map(({ words: text }) => stem(text.split(" ").at(-1) ?? "")));
  const isAsked = (noun: string, relation: Worded) =>
    asked.some(
      (word, at) =>
        stem(word) === stem(noun) && !relation.words.startsWith(`${noun} ${asked[at + 1] ?? " "}`),
    );
  const owners = relations.flatMap((relation) => {
    const noun = ownerNoun(relation);
    return noun !== undefined && !heads.has(stem(noun)) && isAsked(noun, relation) ? noun : [];
  });
  return [...new Set(owners)];
}

/** Where relations tell countries, what they lead to is asked for, whatever it is called. */
const asksCountry = ({ relations }: GraphSchema, asked: readonly string[]): boolean =>
  asked.some((word) => COUNTRY.has(word)) &&
  !relations.some(({ words: text }) => words(text).some((word) => COUNTRY.has(word)));

/** Ports whose store has the kind that names of the graph are called by; the same ports where a question asks by none. */
async function withKindNamed<P extends Pick<Ports, "store" | "signal">>(
  asked: readonly string[],
  schema: GraphSchema,
  ports: P,
): Promise<P> {
  const { store, signal } = ports;
  const kind = await kindByName(asked, schema, store, signal);
  if (!kind) return ports;
  const make = async () => {
    const own = await impliedStore(kind.noun, await kind.members(), store);
    byName.add(own);
    return own;
  };
  return { ...ports, store: await makeOnce(known, keyOf(store, kind.noun), make, signal) };
}

async function withKind(
  noun: string,
  schema: GraphSchema,
  store: GraphStore,
  signal: AbortSignal,
): Promise<GraphStore> {
  const nodes =
    noun === "country" ? await countriesIn(store, signal) : await sourcesOf(noun, schema, store, signal);
  return nodes.size < FEWEST ? store : impliedStore(noun, nodes, store);
}

async function impliedStore(
  noun: string,
  nodes: ReadonlySet<number>,
  store: GraphStore,
): Promise<GraphStore> {
  const whole = await withLabels(store, {
    members: new Map([[noun, Int32Array.from(nodes).sort()]]),
    ofNode: new Map([...nodes].map((node) => [node, [noun]])),
    nodes: new Set(),
  });
  implied.add(whole);
  return whole;
}

async function sourcesOf(
  noun: string,
  { relations }: GraphSchema,
  store: GraphStore,
  signal: AbortSignal,
): Promise<Set<number>> {
  const nodes = new Set<number>();
  for (const { name } of relations.filter((one) => ownerNoun(one) === noun)) {
    const from = "all";
    const found = await store.follow({ from, relation: name, direction: "out", limit: MOST_EDGES }, signal);
    for (const node of found.near) nodes.add(node);
  }
  return nodes;
}

async function countriesIn(store: GraphStore, signal: AbortSignal): Promise<Set<number>> {
  const names = LANGUAGES.flatMap((language) => [...countryNames(language)]);
  const found = await store.seeds({ by: "name", names: [...new Set([...names, ...COUNTRIES])] }, signal);
  return new Set(found.map(({ node }) => node));
}
