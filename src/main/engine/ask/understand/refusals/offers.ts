/** Nearby questions for one that is refused: each was read, as a whole question would be, and answered before it is offered. */
import { UNDERSTAND } from "../../../../../shared/stages/understand";
import { compute } from "../../execute/compute";
import type { GraphFacts } from "../../execute/graph-facts";
import { walkAll, type RelationStep } from "../../execute/relation-path";
import { Unread } from "../../execute/world";
import { fullNames } from "../../seed/last-names";
import { linkMentions } from "../../seed/link-mentions";
import { isRelationCode } from "../../../../../shared/relation-words";
import type { Ports } from "../../stage";
import type { Named } from "../find-mentions";
import { checkPlain } from "./gate";
import type { LanguagePack } from "../pack";
import { PACKS } from "../packs";
import { ENGLISH } from "../pack-english";
import { ROMANIAN } from "../pack-romanian";
import { namesOffered } from "./offer-names";
import { nearestFirst } from "./nearest-first";
import { mechanismOffers } from "./offer-mechanisms";
import { withoutUnread } from "./offer-without";
import { personGoal } from "../kinds/person-kinds";
import { readNames } from "../read-names";
import { readTokens, type Token } from "../tokens/read-tokens";
import { readWorld } from "../read-world";
import { languageOf } from "../language-of";
import { askedInEnglish } from "./say-english";
import { askedInRomanian, mechanismInRomanian } from "./say-romanian";
import { MOST_OFFERS } from "./refuse";

/** Relations tried until enough are answered rightly. */
const MOST_TRIED = 6;
const MOST_EDGES = 10_000;
/** Up to three questions that the graph can answer, as `isRead` says: of what is named, else those the graph brings along; in the pack's language where it has words for any. Throws what the store throws. */
export async function offersFor(
  question: string,
  pack: LanguagePack,
  { words: unread, why }: Pick<Unread, "words" | "why">,
  named: readonly Named[],
  facts: GraphFacts,
  ports: Ports,
  isRead: (text: string) => Promise<boolean>,
): Promise<string[]> {
  const first = named.find(({ text }) => /\p{L}/u.test(text)) ?? named[0];
  const isBeside = why === "words";
  const tokens = readTokens(question, named, pack);
  const without = isBeside && withoutUnread(question, unread, tokens, pack);
  const whole = await namesOffered(question, unread, tokens, facts, ports);
  const full = await withFullNames(question, unread, facts, ports);
  const nearest = [...full, ...whole, ...(without ? [without] : [])];
  const meant = await firstOf(nearest, isRead);
  if (meant.length > 0) return meant;
  const brought = first ? await mechanismOffers(unread, first, facts, ports) : facts.schema.questions;
  const all = first ? await stepsFrom(first, facts, ports) : [];
  const steps = (await nearestFirst(all, tokens, facts, ports)).slice(0, MOST_TRIED);
  const inPack = async (language: LanguagePack): Promise<string[]> => {
    const ready = await firstOf(inLanguage(brought, language), isRead);
    if (!first || ready.length === MOST_OFFERS) return ready;
    const texts = new Map(steps.map((step) => [offer(first.entities[0]!.name, step, facts, language), step]));
    const isRight = async (text: string) =>
      (await isAnswered(text, first, texts.get(text)!, facts, ports, language)) && isRead(text);
    const told = [...texts.keys()].filter((text) => text !== undefined);
    return [...ready, ...(await firstOf(told, isRight))].slice(0, MOST_OFFERS);
  };
  const own = await inPack(pack);
  return own.length > 0 || pack === ENGLISH ? own : inPack(ENGLISH);
}

/** Questions of this language, and those that it has its own words for. */
function inLanguage(questions: readonly string[], pack: LanguagePack): string[] {
  const isOwn = (question: string) => languageOf(question, PACKS) === pack;
  if (pack === ENGLISH) return questions.filter(isOwn);
  return questions.flatMap((question) =>
    isOwn(question) ? question : (mechanismInRomanian(question) ?? []),
  );
}

/** The first questions that can be answered, as many as are offered. */
export async function firstOf(
  texts: readonly string[],
  isGood: (text: string) => Promise<boolean>,
): Promise<string[]> {
  const good: string[] = [];
  for (const text of texts) if (good.length < MOST_OFFERS && (await isGood(text))) good.push(text);
  return good;
}

/** The question with a last name that several have as a whole one. */
async function withFullNames(
  question: string,
  unread: readonly Pick<Token, "text" | "start" | "end">[],
  facts: GraphFacts,
  ports: Ports,
): Promise<string[]> {
  for (const { text, start, end } of unread) {
    if (!/^\p{Lu}/u.test(text)) continue;
    const names = [
      ...new Set((await fullNames(text, ports, personGoal(facts).labels)).map(({ name }) => name)),
    ];
    if (names.length > 0) return names.map((name) => question.slice(0, start) + name + question.slice(end));
  }
  return [];
}

/** The relations of a thing, those with most edges first. */
async function stepsFrom(
  { nodes }: Named,
  { relations }: GraphFacts,
  { store, signal }: Ports,
): Promise<RelationStep[]> {
  const counts = new Map<string, { readonly step: RelationStep; count: number }>();
  for (const direction of ["out", "in"] as const) {
    const from = Int32Array.from(nodes);
    const found = await store.follow({ from, relation: "", direction, limit: MOST_EDGES }, signal);
    for (const relation of found.relations) {
      const step = { relation, backward: direction === "in" && !relations[relation]!.isSymmetric };
      const known = counts.get(JSON.stringify(step)) ?? { step, count: 0 };
      counts.set(JSON.stringify(step), { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ step }) => step);
}

/** Whether the question is read as it is meant: what the rules find is what the relation leads to. */
export async function isAnswered(
  text: string,
  { nodes }: Pick<Named, "nodes">,
  step: RelationStep,
  facts: GraphFacts,
  ports: Ports,
  pack: LanguagePack,
): Promise<boolean> {
  const params = UNDERSTAND.schema.parse({ method: "rules" });
  const links = await linkMentions(text, [], ports);
  const named = await readNames(text, links, params, facts, pack, ports);
  const world = await readWorld(text, named, pack, params, facts, ports);
  try {
    checkPlain(text, world);
    const { answers, complete } = await compute(world);
    const { nodes: meant } = await walkAll(ports.store, Int32Array.from(nodes), [step], facts, ports.signal);
    const found = new Set(answers);
    return complete && found.size === meant.length && meant.every((node) => found.has(node));
  } catch (thrown) {
    if (thrown instanceof Unread) return false;
    throw thrown;
  }
}

/** "Who directed A?", "Which drug treats A?"; undefined where the language has no words for it. */
export function offer(
  name: string,
  { relation, backward }: RelationStep,
  { relations, labels }: GraphFacts,
  pack: LanguagePack,
): string | undefined {
  const { words: called, sources, targets, leadsToTime: isTime } = relations[relation]!;
  if (isRelationCode(called)) return undefined;
  const [label = -1] = commonest(backward ? sources : targets);
  const kind = labels[label]?.words ?? "";
  const told = { words: spaced(called), backward, kind: NO_KIND.test(kind) ? "" : kind, isTime };
  return pack === ROMANIAN ? askedInRomanian(told, name) : askedInEnglish(told, name);
}

/** Kinds that say nothing of what has them. */
const NO_KIND = /^(?:thing|entity|node|object|item|resource|concept|lucru|entitate|nod|obiect)$/iu;

/** "maintainedBy" → "maintained by". */
export function spaced(words: string): string {
  return words.replace(
    /(\p{Ll})(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`,
  );
}

function commonest(shares: ReadonlyMap<number, number>): number[] {
  return [...shares].sort((a, b) => b[1] - a[1]).map(([label]) => label);
}
