/** Where no relation answers: whom a text names most often with somebody where it tells of what is asked. Told as what it is, a count. */
import { message } from "../../../../shared/sentences/sentences";
import { KIN_RELATIONS } from "../../../../shared/texts/build";
import { edgesAround } from "../execute/sets/edges-around";
import { isOfTexts, passagesOf } from "../execute/times/passages-of";
import type { Computed, Unread, World } from "../execute/world";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords, isToldOften } from "./asked-words";
import { nearestPassages } from "./nearest-passages";
import { toldMost } from "./told-most";
import { thingsNamed, typesAsked, worksOf } from "./works-read";

/** Less is chance; and how much more than the next. */
const LEAST = 3;
const AHEAD = 1.5;
const AHEAD_OF_PLACES = 2;
const MOST_EDGES = 10_000;
/** Who is kin is named together for that. */
const NO_LOVERS: ReadonlySet<string> = new Set(
  KIN_RELATIONS.filter((relation) => relation !== "MARRIED_TO" && relation !== "BETROTHED_TO"),
);

/** Undefined where something else is asked, where one does not stand out, and in graphs not built from texts. Throws what the store throws. */
export async function countedAnswer(unread: Unread, world: World): Promise<Computed | undefined> {
  const { parts, facts, ports } = world;
  const { tokens, named, form, bounds } = parts;
  const [one, ...others] = thingsNamed(named);
  const isPlain = form === "list" && bounds.length === 0 && !tokens.some(saysMore);
  const types = typesAsked(tokens);
  const isAsked =
    unread.sentence === undefined && unread.why !== "measure" && isToldOften(tokens, types.has("Location"));
  if (!one || others.length > 0 || !isPlain || !isOfTexts(facts) || types.size === 0 || !isAsked)
    return undefined;
  const [work] = await worksOf([one], ports);
  const stored = work && (await ports.store.texts?.([work.id], ports.signal))?.get(work.id);
  if (!stored) return undefined;
  const names = one.entities.map(({ id }) => id);
  const counted = toldMost(stored, { names, asked: askedWords(tokens, work.language), types });
  const kin = types.has("Location") ? new Set<string>() : await kinOf(one.nodes, world);
  const [best, next] = counted.filter(({ entity }) => !kin.has(entity));
  const ahead = types.has("Location") ? AHEAD_OF_PLACES : AHEAD;
  if (!best || best.weight < LEAST || best.weight < ahead * (next?.weight ?? 0)) return undefined;
  const [seed] = await ports.store.seeds({ by: "name", names: [best.entity] }, ports.signal);
  if (!seed) return undefined;
  const between = await edgesTo(seed.node, one.nodes, world);
  const found = { ...one, nodes: [seed.node], entities: [{ ...one.entities[0]!, id: best.entity }] };
  const said = message("told-most", { name: one.entities[0]!.name, count: best.sentences });
  return {
    ...{ form: "list", complete: false, answers: [seed.node], constraints: [] },
    edges: between.length > 0 ? between : await passagesOf([seed.node], facts, ports),
    said: [said, ...(await nearestPassages(tokens, [one, found], facts, ports, 2)).slice(1)],
    operations: [{ operation: "count", of: "sentences", left: best.sentences }],
  };
}

/** A denial, where from, an end of a scale, a number; and "talks about A", which is not with A. */
const saysMore = (token: Token): boolean =>
  marked(token, "not", "from") ||
  token.pole !== undefined ||
  token.numbers !== undefined ||
  /^(?:about|despre|without|fara)$/.test(token.word);

async function kinOf(nodes: readonly number[], world: World): Promise<ReadonlySet<string>> {
  const { relations } = world.facts;
  const isKin = (handle: number): boolean =>
    NO_LOVERS.has(relations.find((one) => one.handle === handle)?.name ?? "");
  const { around } = await edgesAround(nodes, MOST_EDGES, world.ports);
  const far = around.flatMap((step) => (isKin(step.relation) ? step.far : []));
  const { ids } = await world.ports.store.nodeNames(Int32Array.from(new Set(far)));
  return new Set(ids);
}

async function edgesTo(node: number, nodes: readonly number[], { ports }: World): Promise<number[]> {
  const { around } = await edgesAround([node], MOST_EDGES, ports);
  return [...new Set(around.flatMap(({ edge, far }) => (nodes.includes(far) ? edge : [])))];
}
