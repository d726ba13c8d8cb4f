/** A question whose words the rules do not know, read by the trained matcher: what it names is followed over the one relation or property it asks for. */
import { asUnread, Unread, type Computed, type World } from "../../execute/world";
import { answer } from "../answer";
import type { Named } from "../find-mentions";
import { withoutWords } from "../readings/other-readings";
import { endsOf } from "../../execute/choose-path";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { nounAsked } from "../refusals/unaccounted";
import { candidatesOf, type AskedStep } from "./asked-steps";
import { followMatched, type Believed } from "./follow-matched";
import { believedOf } from "./believed";
import { isSure as isSureOf } from "./by-heard";
import { hear, listHeard } from "./hear";
import { namesIn, wordsOf } from "./heard-set";
import { BELIEVED, gainOf, matchSteps, STEP, type Matched } from "./match-steps";
import { isElsewhere, isNounLike, passesOver, saysMore } from "./not-asked";
import { readAs, type Reading } from "./reading";
import { kindItems, type KindItem } from "./schema-items";
import { waysFrom } from "./walks";

/** From this share of belief on nothing else is told to be possible. */
const SURE = 0.9;
/** The same of a relation, whichever way. */
const EITHER_WAY = 0.6;

/** What the question comes to over the step that the matcher believes in; undefined where it believes in none, or more than that is asked. */
export async function readMatched(reading: Reading): Promise<Computed | undefined> {
  const { world, topics } = meant(reading.world);
  const isOnlyNoun = isNoun(reading);
  const verb = isOnlyNoun ? await withVerb(reading) : undefined;
  const unread = verb ?? reading.unread;
  const { named } = world.parts;
  if (unread.why === "name" || saysMore(world.parts, topics.length)) return undefined;
  const believed = await believe(topics, unread, { ...reading, world });
  const all = topics.map((at) => named[at]!);
  const found = believed && (await followMatched(believed, all, world));
  // Nothing of it is there: what was asked for is rather something else.
  if (!found || found.answers.length === 0) return undefined;
  const isNounAlone = isOnlyNoun && !verb;
  if (!(await fitsNoun(believed, topics, { ...reading, world, unread }, isNounAlone))) return undefined;
  const isRead = topics.length === namesMeant(world).length;
  const steps = believed.map((one) => one.asked);
  const isClear =
    isRead &&
    !isNounAlone &&
    believed.every(({ topic }) => !isSmall(topic)) &&
    !passesOver(steps, unread.words, world);
  const isSure =
    isClear &&
    (believed.every((one) => one.isSure) ||
      (await isSureOfAll(believed, topics, { ...reading, world, unread })));
  const { asked } = believed[0]!;
  const said = [...found.said, readAs(unread, isNounAlone ? asked.end : asked.words)];
  return { ...found, complete: found.complete && isSure, said };
}

/** What is named. */
const namesMeant = ({ parts }: World): number[] => namesIn(parts).filter((at) => !parts.named[at]!.doubtful);

/** Names as far as they are meant: where nothing joins two, one written small beside one written large is rather a word ("behind the camera on A"), and one thing is asked about. */
function meant(world: World): { readonly world: World; readonly topics: readonly number[] } {
  const { named, tokens, form } = world.parts;
  const all = namesMeant(world);
  const [large, ...more] = all.filter((at) => /\p{Lu}/u.test(named[at]!.text));
  const isJoined = form === "boolean" || tokens.some((token) => marked(token, "both", "either", "and", "or"));
  if (large === undefined || more.length > 0 || all.length === 1 || isJoined) return { world, topics: all };
  const one = form === "both" || form === "either" ? ("list" as const) : form;
  return { world: { ...world, parts: { ...world.parts, form: one } }, topics: [large] };
}

/** The step from each thing named that the question asks for, where it asks for one that is there; a yes or no starts from the first. */
async function believe(
  topics: readonly number[],
  unread: Unread,
  { question, world, matcher }: Reading,
): Promise<Believed[] | undefined> {
  const believed: Believed[] = [];
  for (const at of world.parts.form === "boolean" ? topics.slice(0, 1) : topics) {
    const topic = world.parts.named[at]!;
    const about = { topic: at, names: topics };
    const steps = await candidatesOf(await waysFrom(topic, world), world);
    const asking = [question, about, steps, matcher, world] as const;
    const all = await matchSteps(...asking);
    const best = likeliest(all, world);
    // Two steps in a row are heard with all else that is said.
    if (!best || best.p < STEP || best.asked.after) return undefined;
    if (!best.asked.isThere || isElsewhere(best.asked, unread.words, world)) return undefined;
    const rests = async (word: Unread["words"][number]) => (await gainOf(best, word, asking)) >= MATTERS;
    const words = unread.words.filter(isWorded(world));
    const matter = best.p < SURE ? [] : await Promise.all(words.map(rests));
    believed.push({ ...best, topic, isSure: matter.some(Boolean), heard: listHeard(all, asking) });
  }
  return believed;
}

/** Whether the same steps fit with all else that is heard and are believed so: a noun that tells the kind makes surer of what leads to it ("which | plane pulls A up" of "towed by"). */
async function isSureOfAll(
  steps: readonly Believed[],
  topics: readonly number[],
  { question, unread, world, matcher }: Reading,
): Promise<boolean> {
  const known = new Map(steps.map(({ heard }, row) => [topics[row]!, heard] as const));
  const all = believedOf(await hear(question, topics, world, matcher, known), unread.words, world);
  if (!all || all.measure || all.value) return false;
  const isSame = ({ asked }: Believed, row: number) => {
    const step = all.steps.get(topics[row]!);
    return step !== undefined && wordsOf(step.asked) === wordsOf(asked);
  };
  return steps.every(isSame) && isSureOf(unread.words, all, world);
}

/** From this share of belief on a noun alone stands for what a step that is read leads to ("which | tower does A tend", of lighthouses). */
const NOUN = 0.2;

/** Whether the noun that nothing knew may stand for a kind of what the steps lead to ("which | goods come from firms in A" for none); alone it has to. */
async function fitsNoun(
  believed: readonly Believed[],
  names: readonly number[],
  { question, world, unread, matcher }: Reading,
  isAlone: boolean,
): Promise<boolean> {
  const isUnread = ({ start }: Token) => unread.words.some((word) => word.start === start);
  const isAsked = nounAsked(world.parts.tokens, "count").some(isUnread);
  if (!isAlone && !isAsked) return true;
  const items = await candidatesOf(kindItems(world), world);
  const kinds = await matchSteps(question, { names }, items, matcher, world);
  const top = isAsked ? kinds.find(({ p }) => p >= BELIEVED) : undefined;
  if (top && believed.some(({ asked }) => asked.step && !leadsTo(asked, top, world))) return false;
  return !isAlone || believed.every(({ asked }) => isReadTo(asked, kinds, world));
}

type Kind = Matched<KindItem>;

const leadsTo = ({ step }: AskedStep, { asked }: Kind, { facts }: World): boolean =>
  step !== undefined && endsOf(step, facts).includes(asked.label.handle);

/** Whether a word tells the step's relation, and the kinds that it leads to are heard in the noun. */
function isReadTo(asked: AskedStep, kinds: readonly Kind[], world: World): boolean {
  const { step, end } = asked;
  const relation = step && world.facts.relations[step.relation]!;
  const isSaid =
    relation && world.parts.tokens.some((token) => isContent(token) && byStem(token, relation) > 0);
  const own = kinds.filter((kind) => leadsTo(asked, kind, world));
  return isSaid === true && end !== "" && own.reduce((sum, { p }) => sum + p, 0) >= NOUN;
}

/** How much surer, in log odds, a word has to make the matcher: where none does, something else is asked. */
const MATTERS = 0.3;

const isWorded =
  ({ parts: { tokens } }: World) =>
  ({ start }: Unread["words"][number]): boolean =>
    tokens.some((token) => token.start === start && isContent(token));

/** The likeliest step; where it is not there and its relation does not tell its way ("has mechanism"), the same the other way round, by both shares. */
function likeliest(
  [best, ...others]: readonly Matched<AskedStep>[],
  { facts }: World,
): Matched<AskedStep> | undefined {
  if (!best || best.asked.isThere || !("step" in best.asked)) return best;
  const { relation } = best.asked.step;
  const turned = others.find(
    ({ asked }) => "step" in asked && asked.step.relation === relation && asked.isThere,
  );
  const p = best.p + (turned?.p ?? 0);
  return turned && p >= EITHER_WAY && isNounLike(facts.relations[relation]!) ? { ...turned, p } : best;
}

/** Written small where its node is written large: rather ordinary words than a name, or a name in a hurry. */
const isSmall = ({ text, entities: [first] }: Named): boolean =>
  text === text.toLowerCase() && first !== undefined && first.name !== first.name.toLowerCase();

/** Whether it is only the noun asked by that nothing knows: "which | tunnels are in A" asks for no bridges. */
function isNoun({ unread: { words }, world: { parts } }: Reading): boolean {
  const [first, ...more] = words;
  const nouns = [
    ...nounAsked(parts.tokens, "count").slice(0, 1),
    ...parts.tokens.slice(0, 1).filter(isContent),
  ];
  return more.length === 0 && nouns.some(({ start }) => start === first?.start);
}

/** "Which | buses | stop at A", of routes: the words behind the noun as well; undefined where the rest is read without it. */
async function withVerb({
  question,
  unread: { words },
  world,
  params,
}: Reading): Promise<Unread | undefined> {
  const read = { ...world, parts: withoutWords(words, world.parts) };
  const found = await answer(question, read, world.parts.pack, params, false).catch(asUnread);
  return found instanceof Unread ? new Unread([...words, ...found.words], found.why) : undefined;
}
