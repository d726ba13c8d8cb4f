/** Where a text has somebody first or last, who stands in every chapter of it or in only one, and which chapters have two: told by what appears in which. */
import { message } from "../../../../../shared/sentences/sentences";
import { APPEARS_IN, HAS_CHARACTER } from "../../../../../shared/texts/build";
import { isContent, marked } from "../../understand/question-parts";
import { stem } from "../../understand/stem";
import type { LanguagePack } from "../../understand/pack";
import type { Token } from "../../understand/tokens/read-tokens";
import { isSharp, type Computed, type World } from "../world";
import { everyOf } from "../sets/every-of";
import { isOfTexts } from "./passages-of";

const MOST = 100_000;
const CHAPTER_LABEL = "Chapter";
const CHAPTER = stem("chapter");
const MEETING: ReadonlySet<string> = new Set("meet encounter interact".split(" ").map(stem));

/** The answer where that is what is asked; undefined where more or something else is, and in graphs not built from texts. Throws what the store throws. */
export async function computeAppearances(world: World): Promise<Computed | undefined> {
  const { tokens } = world.parts;
  if (!isOfTexts(world.facts) || tokens.some((token) => marked(token, "not"))) return undefined;
  const names = [...new Set(tokens.flatMap(({ name }) => name ?? []))];
  if (names.length === 1) return firstOrLast(world, names[0]!);
  if (names.length === 2) return chaptersOfBoth(world, names);
  return names.length === 0 ? bySpread(world) : undefined;
}

const isChapter = ({ stems }: Token): boolean => stems.includes(CHAPTER);

/** Words that ask about a text itself and tell nothing more: that it names somebody, and what it is. */
const isNamedAs = ({ word }: Token, { texts }: Pick<LanguagePack, "texts">): boolean =>
  texts.naming.test(word) || texts.work.test(word);

/** "Where is A first mentioned", "the last chapter in which A appears": the chapter, or the text where it has none. */
async function firstOrLast(world: World, name: number): Promise<Computed | undefined> {
  const { tokens, named, pack } = world.parts;
  const pole = tokens.find((token) => token.pole?.degree === "most" && token.pole.measure.startsWith("date"));
  const asks = tokens.some((token) => marked(token, "where", "when") || isChapter(token));
  const isNaming = tokens.some(({ word }) => pack.texts.naming.test(word));
  const hasMore = tokens.some(
    (token) => isContent(token) && token !== pole && !isChapter(token) && !isNamedAs(token, pack),
  );
  if (!pole || !asks || !isNaming || hasMore) return undefined;
  const nodes = named[name]!.nodes;
  const found = await appearancesOf(nodes, world);
  const isFirst = pole.pole!.pole === "min";
  const sorted = found.sort((a, b) => a.number - b.number);
  const one = isFirst ? sorted[0] : sorted.at(-1);
  if (one) return list([one.chapter], [one.edge], "superlative", APPEARS_IN);
  return isFirst ? inWholeText(nodes, world) : undefined;
}

/** "Which characters appear only in chapter 3"; undefined where something else is asked, and in graphs not built from texts. Throws what the store throws. */
export async function computeOnlyIn(world: World): Promise<Computed | undefined> {
  const { tokens, named, kind, pack } = world.parts;
  const [name, ...more] = new Set(tokens.flatMap((token) => token.name ?? []));
  if (!isOfTexts(world.facts) || name === undefined || more.length > 0) return undefined;
  const [chapter, ...others] = named[name]!.nodes;
  const isOfChapter = named[name]!.entities.every(({ label }) => label === CHAPTER_LABEL);
  const isAsked = kind && !kind.isWho && isSharp(kind.goal) && tokens.some(({ word }) => ONLY.test(word));
  const isDenied = tokens.some((token) => marked(token, "not"));
  const hasMore = tokens.some(
    (token) =>
      isContent(token) && !isNamedAs(token, pack) && !kind?.tokens.includes(token) && !ONLY.test(token.word),
  );
  if (!isAsked || isDenied || !isOfChapter || chapter === undefined || others.length > 0 || hasMore)
    return undefined;
  const found = await appearancesOf([...(await everyOf(kind.goal, world)).nodes], world);
  const elsewhere = new Set(found.flatMap((one) => (one.chapter === chapter ? [] : one.entity)));
  const here = found.filter((one) => !elsewhere.has(one.entity));
  return listOrNone(
    [...new Set(here.map(({ entity }) => entity))],
    here.map(({ edge }) => edge),
  );
}

const listOrNone = (answers: readonly number[], edges: readonly number[]): Computed => {
  const told = list(answers, edges, "list", APPEARS_IN);
  return answers.length > 0 ? told : { ...told, said: [message("none")] };
};

/** A text without chapters: the passage in which it names somebody first. */
async function inWholeText(
  nodes: readonly number[],
  { ports: { store, signal } }: World,
): Promise<Computed | undefined> {
  const query = {
    from: Int32Array.from(nodes),
    relation: HAS_CHARACTER,
    direction: "in" as const,
    limit: MOST,
  };
  const { edges, far } = await store.follow(query, signal);
  return edges.length === 0
    ? undefined
    : list([...new Set(far)], Array.from(edges), "superlative", HAS_CHARACTER);
}

const SAME = /^(?:same|acelasi|aceeasi)$/;

/** "In which chapters do A and B meet": those that name both; what they do there their passages tell. */
async function chaptersOfBoth(world: World, names: readonly number[]): Promise<Computed | undefined> {
  const { tokens, named, kind, pack, form } = world.parts;
  const isMeeting = (token: Token): boolean => token.stems.some((one) => MEETING.has(one));
  const isSame = ({ word }: Token): boolean => SAME.test(word);
  const hasMore = tokens.some(
    (token) =>
      isContent(token) &&
      ![isChapter, isMeeting, isSame].some((test) => test(token)) &&
      !isNamedAs(token, pack),
  );
  // "Apar A și B în același capitol?"
  const isAsked =
    form === "boolean"
      ? tokens.some(isSame) && tokens.some(isChapter)
      : kind?.tokens.some(isChapter) === true && tokens.some(isMeeting);
  if (hasMore || !isAsked) return undefined;
  const [a, b] = await Promise.all(names.map((name) => appearancesOf(named[name]!.nodes, world)));
  const both = a!.filter(({ chapter }) => b!.some((other) => other.chapter === chapter));
  const chapters = new Set(both.map(({ chapter }) => chapter));
  const edges = [...a!, ...b!].filter(({ chapter }) => chapters.has(chapter)).map(({ edge }) => edge);
  if (form === "boolean") {
    const told = list([...chapters], edges, "boolean", APPEARS_IN);
    return { ...told, value: both.length > 0, said: [message(both.length > 0 ? "yes" : "no")] };
  }
  if (both.length === 0) return undefined;
  const found = list([...chapters], edges, "list", APPEARS_IN);
  return { ...found, complete: false, said: [message("chapters-of-both")] };
}

const EVERY = /^(?:every|each|all|fiecare|toate)$/;
const ONLY = /^(?:only|just|single|singur|doar|numai)$/;

/** "Which characters appear in every chapter", "in only one chapter". */
async function bySpread(world: World): Promise<Computed | undefined> {
  const { tokens, kind, pack } = world.parts;
  if (!kind || kind.isWho || !isSharp(kind.goal) || !tokens.some(isChapter)) return undefined;
  const said = tokens.flatMap(({ word }) => word.split(" "));
  const [isEvery, isOnly] = [EVERY, ONLY].map((test) => said.some((word) => test.test(word)));
  const hasMore = tokens.some(
    (token) =>
      isContent(token) &&
      !isChapter(token) &&
      !isNamedAs(token, pack) &&
      !kind.tokens.includes(token) &&
      !ONLY.test(token.word),
  );
  if (isEvery === isOnly || hasMore) return undefined;
  const all = await everyOf(kind.goal, world);
  const chapters = await world.ports.store.members("Chapter", 0, world.ports.signal);
  const found = await appearancesOf([...all.nodes], world);
  const counts = new Map<number, Set<number>>();
  for (const { entity, chapter } of found)
    counts.set(entity, (counts.get(entity) ?? new Set<number>()).add(chapter));
  const wanted = isEvery ? chapters.total : 1;
  const answers = [...counts].flatMap(([entity, own]) => (own.size === wanted ? [entity] : []));
  if (chapters.total === 0) return undefined;
  const wholly = new Set(answers);
  const edges = found.flatMap(({ entity, edge }) => (wholly.has(entity) ? edge : []));
  return listOrNone(answers, edges);
}

interface Appearance {
  readonly entity: number;
  readonly chapter: number;
  readonly edge: number;
  /** Of the chapter in its work, from 1. */
  readonly number: number;
}

async function appearancesOf(
  nodes: readonly number[],
  { ports: { store, signal } }: World,
): Promise<Appearance[]> {
  const query = {
    from: Int32Array.from(nodes),
    relation: APPEARS_IN,
    direction: "out" as const,
    limit: MOST,
  };
  const { edges, near, far } = await store.follow(query, signal);
  const details = await store.nodeDetails([...new Set(far)], signal);
  const numbers = new Map(details.map(({ node, properties }) => [node, Number(properties["number"])]));
  return Array.from(edges, (edge, row) => ({
    ...{ entity: near[row]!, chapter: far[row]!, edge },
    number: numbers.get(far[row]!) ?? 0,
  }));
}

function list(
  answers: readonly number[],
  edges: readonly number[],
  form: Computed["form"],
  of: string,
): Computed {
  return {
    ...{ form, complete: true, answers, edges, said: [], constraints: [] },
    operations: [{ operation: "follow", of, left: answers.length }],
  };
}
