/** How often a text names its people and places, where the graph counts it: "who is mentioned most", "which places appear", "how often is A named". */
import { message } from "../../../../../shared/sentences/sentences";
import { HAS_CHARACTER } from "../../../../../shared/texts/build";
import { fold } from "../../../../../shared/fold";
import { isCalled } from "../../understand/kinds/kind-of";
import { personGoal } from "../../understand/kinds/person-kinds";
import type { LanguagePack } from "../../understand/pack";
import { isContent, marked } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { described } from "../categories";
import type { Goal } from "../choose-path";
import { asksTimes } from "./compute-times";
import { everyOf } from "../sets/every-of";
import { extremes, found } from "../measures/extremes";
import { propertyMeasure } from "../measures/measures";
import { scaleOf } from "../measures/scale";
import { namesRead, type Computed, type World } from "../world";
import { passagesOf } from "./passages-of";

const MENTIONS = "mentions";
/** So many are main ones where no number is told. */
const MAIN_ONES = 5;
const MOST_CHARACTERS = 100_000;

/** What counts of mentions answer; undefined where the graph has none, and where more or something else is asked for. */
export async function computeMentions(world: World): Promise<Computed | undefined> {
  const { tokens, bounds, form, pack } = world.parts;
  const { naming } = pack.texts;
  const labels = described(world.facts).filter(({ properties }) =>
    properties.some(({ name }) => name === MENTIONS),
  );
  const isTold = asksWhoAll(world) || tokens.some((token) => naming.test(token.word) || isMain(token, pack));
  const isDenied = tokens.some((token) => marked(token, "not"));
  if (!isTold || labels.length === 0 || bounds.length > 0 || isDenied || hasOther(world)) return undefined;
  const isOften = scaleOf(tokens) !== undefined || tokens.some((token) => marked(token, "often"));
  const isCompared = isOften && form !== "count";
  if (namesRead(world) === 2 && isCompared) return moreOfTwo(world);
  if (namesRead(world) === 1) return (await mainOfWork(world)) ?? timesOfOne(world);
  const goal = kindAsked(world);
  const isOfTexts = labels.some(({ handle }) => goal?.labels.includes(handle));
  if (namesRead(world) > 1 || !goal || !isOfTexts || form === "boolean") return undefined;
  return ofKind(goal, world);
}

/** As it was typed: the graph's own words would mend "principale" to "principe". */
const isMain = ({ text }: Token, { texts }: LanguagePack): boolean => texts.main.test(fold(text));

/** Whether a word tells something besides: no kind, no one work, no word for naming, and no number but of main ones. */
function hasOther({ parts: { tokens, kind, pack }, facts }: World): boolean {
  const { naming, work } = pack.texts;
  const isOne = facts.labels.some(({ name, count }) => name === "Work" && count === 1);
  const isRead = (token: Token) =>
    naming.test(token.word) ||
    isMain(token, pack) ||
    kind?.tokens.includes(token) ||
    (kind?.isWho && labelCalled(token, facts) !== undefined) ||
    // "Cât | de des"
    asksTimes(token, tokens[tokens.indexOf(token) + 1] ?? token) ||
    (isOne && work.test(token.word));
  const isNumbered = tokens.some(({ numbers }) => numbers) && !tokens.some((token) => isMain(token, pack));
  return isNumbered || tokens.some((token) => isContent(token) && !isRead(token));
}

/** "Cine sunt personajele": nothing is said but what they are. */
function asksWhoAll({ parts: { kind, tokens, named }, facts }: World): boolean {
  const said = tokens.filter(isContent);
  return (
    kind?.isWho === true &&
    named.length === 0 &&
    said.length === 1 &&
    labelCalled(said[0]!, facts) !== undefined
  );
}

/** The label that a word is all of: "personajul". */
const labelCalled = (token: Token, { labels }: World["facts"]) =>
  labels.find((label) => isCalled(token, label));

function kindAsked({ parts: { kind, tokens }, facts }: World): Goal | undefined {
  const called = kind?.isWho ? tokens.flatMap((token) => labelCalled(token, facts) ?? []) : [];
  if (called.length > 0) return { labels: called.map(({ handle }) => handle) };
  if (kind && !kind.isWho) return kind.goal.last || kind.goal.labels.length === 0 ? undefined : kind.goal;
  return tokens.some(({ word }) => /^(who|cine)\b/.test(word)) ? personGoal(facts) : undefined;
}

async function ofKind(goal: Goal, world: World): Promise<Computed> {
  const { nodes, operations, complete } = await everyOf(goal, world);
  return mostNamed(nodes, operations, complete, world);
}

/** Of some nodes: all, the main ones, or the one named most, as is asked. */
async function mostNamed(
  nodes: ReadonlySet<number>,
  before: Computed["operations"],
  complete: boolean,
  world: World,
): Promise<Computed> {
  const { tokens, form, pack, limit = tokens.find(({ numbers }) => numbers)?.numbers?.[0] } = world.parts;
  const measure = propertyMeasure(MENTIONS, world);
  const values = await measure.valuesOf(nodes);
  const scale = scaleOf(tokens);
  const ofMain = tokens.some((token) => isMain(token, pack));
  const isOneMain = ofMain && tokens.some(({ text }) => pack.texts.mainOne.test(fold(text)));
  const most = limit ?? (ofMain && !isOneMain ? MAIN_ONES : scale || isOneMain ? 1 : Infinity);
  const best = extremes(nodes, values, scale?.pole ?? "max", most);
  const told = found(best, before, measure, values, complete, most);
  const isCount = form === "count" && !scale && !ofMain;
  return {
    ...told,
    ...(isCount && { form: "count" as const, value: best.length }),
    said: [
      ...(ofMain
        ? [message("main-by-mentions")]
        : isCount
          ? [message("counted", { count: best.length })]
          : []),
      ...told.said,
    ],
    edges: await passagesOf(best, world.facts, world.ports),
    constraints: [],
  };
}

/** "Who is mentioned more often, A or B". */
async function moreOfTwo(world: World): Promise<Computed | undefined> {
  const { tokens, named } = world.parts;
  const names = [...new Set(tokens.flatMap(({ name }) => name ?? []))];
  const measure = propertyMeasure(MENTIONS, world);
  const nodes = names.flatMap((name) => named[name]!.nodes);
  const values = await measure.valuesOf(new Set(nodes));
  if (names.length !== 2 || names.some((name) => !named[name]!.nodes.some((node) => values.byNode.has(node))))
    return undefined;
  // "Mai des" has no scale of its own.
  const best = extremes(nodes, values, scaleOf(tokens)?.pole ?? "max");
  return {
    ...found(best, [], measure, values, true),
    ...{ form: "comparison", constraints: [] },
    edges: await passagesOf(best, world.facts, world.ports),
  };
}

/** "Who is the main character of A". */
async function mainOfWork(world: World): Promise<Computed | undefined> {
  const { tokens, named, pack } = world.parts;
  const one = named[tokens.find(({ name }) => name !== undefined)!.name!]!;
  const isOfWork = one.entities.length > 0 && one.entities.every(({ label }) => label === "Work");
  if (!isOfWork || !tokens.some((token) => isMain(token, pack))) return undefined;
  const { store, signal } = world.ports;
  const from = Int32Array.from(one.nodes);
  const query = { from, relation: HAS_CHARACTER, direction: "out" as const, limit: MOST_CHARACTERS };
  const { far } = await store.follow(query, signal);
  return far.length === 0 ? undefined : mostNamed(new Set(far), [], true, world);
}

/** How often the one thing named is, over the whole text; each of several of one name is told apart, and none is the value. */
async function timesOfOne(world: World): Promise<Computed | undefined> {
  const { tokens, named } = world.parts;
  const one = tokens.find(({ name }) => name !== undefined)!.name!;
  if (!tokens.some((token, at) => asksTimes(tokens[at - 1], token))) return undefined;
  const nodes = [...named[one]!.nodes];
  const { byNode } = await propertyMeasure(MENTIONS, world).valuesOf(new Set(nodes));
  const values = nodes.flatMap((node) => byNode.get(node)?.[0]?.value ?? []);
  if (values.length === 0) return undefined;
  return {
    ...(values.length === 1 && { value: values[0]! }),
    ...{ form: "count", complete: true, answers: [], constraints: [] },
    edges: await passagesOf(nodes, world.facts, world.ports),
    said: values.map((value) => message("measured", { measure: MENTIONS, value })),
    operations: [{ operation: "count", of: MENTIONS, left: values[0]! }],
  };
}
