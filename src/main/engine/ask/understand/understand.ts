/** Stage 1: what a question asks for. What its form says is to be computed is computed here; a plain question goes on through the stages. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { UnderstandParams } from "../../../../shared/stages/understand";
import { checkPlace } from "../execute/check-place";
import { checkTime } from "../execute/check-time";
import { compute } from "../execute/compute";
import { computeAttribute } from "../execute/compute-attribute";
import { computeChain } from "../execute/compute-chain";
import { computePlace } from "../execute/compute-place";
import { computeTimes } from "../execute/compute-times";
import { asksByTerms, asksForOneEnd, checkLeads } from "../execute/relation-ends";
import { factsOf } from "../execute/graph-facts";
import { namesRead, Unread, type Computed, type World } from "../execute/world";
import { asksMechanism } from "../mechanism/asks-mechanism";
import { linkMentions } from "../seed/link-mentions";
import type { Ports } from "../stage";
import { asksBetween, asksWhy, withKindAsked } from "./between-names";
import type { Named } from "./find-mentions";
import { foreignWords } from "./refusals/foreign";
import { checkCapitals, checkPlain } from "./refusals/gate";
import { ENGLISH } from "./pack-english";
import { PACKS } from "./packs";
import type { LanguagePack } from "./pack";
import { isContent, orderAt } from "./question-parts";
import { languageOf } from "./language-of";
import { readTokens } from "./tokens/read-tokens";
import { firstOf, offersFor } from "./refusals/offers";
import { unknownModifiers } from "./refusals/modifiers";
import { readNames } from "./read-names";
import { severalQuestions } from "./refusals/several-questions";
import { isPlainlyNested, nestedIn, readNested } from "./read-nested";
import { readWorld } from "./read-world";
import { refusalOf, refusalOfLanguage, refusalOfNamesakes, refusalOfSeveral } from "./refusals/refuse";
import { strangeWords } from "./refusals/strange-words";
import { unaccounted } from "./refusals/unaccounted";
import { unaskedIn } from "./refusals/unasked";
import { storyless } from "./storyless";
import { withSurnames } from "./surnames";
import { plain, refused, told, type Understood } from "./understood";

/** Longer texts are no questions; linking and embedding them would take seconds. */
const MOST_WORDS = 150;

/** Reads a question; computes what its form asks for, or refuses it, unless told otherwise with questions it can answer; with `isTold` what it is about is known beside its words. Throws what the store and the embedder throw, or AbortError. */
export async function understand(
  question: string,
  params: UnderstandParams,
  ports: Ports,
  isTold = false,
  offering = true,
): Promise<Understood> {
  const pack = languageOf(question.slice(0, 2000), PACKS);
  const unfit = unfitting(question);
  if (unfit) return refused(question, pack, [], unfit, [], []);
  const foreign = foreignWords(question, PACKS);
  const facts = await factsOf(ports.store, ports.embedder, ports.signal);
  const linked = await linkMentions(question, [], ports);
  const { links, unsure } = await withSurnames(question, linked, facts, pack, ports);
  const named = await readNames(question, links, params, facts, pack, ports);
  const isRead = async (text: string) =>
    isAnswer(await understand(text, { ...params, form: "auto" }, ports, isTold, false));
  const offer: Offering = async (language, unread) =>
    offering ? offersFor(question, language, unread, named, facts, ports, isRead) : [];
  const outright = await refusedOutright({ question, pack, named, foreign, unsure }, offering, offer, isRead);
  if (outright) return outright;
  const readAs = (describe: boolean) =>
    readWorld(question, named, pack, { ...params, describe }, facts, ports);
  const world = await readAs(true);
  const byNames = async () => (isDescribed(world) ? readAs(false) : world);
  const attempt = async (read: World) => {
    const isLeft = isTold && read.parts.form === "list" && namesRead(read) === 0;
    const computed = isLeft ? undefined : await answer(question, read, pack, params, isTold);
    return computed ? told(question, pack, read, computed) : plain(question, pack, read, links);
  };
  // A recipe that reads what lies between two names reads the question's own text: words unknown to the rules are no reason to refuse.
  const between = async (unread: Unread["words"] = []) => {
    if (params.between !== "subgraph") return undefined;
    const read = await byNames();
    return asksBetween(read) ? plain(question, pack, withKindAsked(read), links, unread) : undefined;
  };
  // The words that mean nothing may be a story around what is asked.
  const readInPart = async ({ words }: Unread) => {
    for (const part of await storyless(question, words, named, pack, facts, ports)) {
      const read = await readWorld(question, named, pack, { ...params, part }, facts, ports);
      const computed = await answer(question, read, pack, params, isTold).catch(unlessUnread);
      if (computed?.complete && (computed.answers.length > 0 || computed.value !== undefined))
        return told(question, pack, read, computed);
    }
    return undefined;
  };
  // A clause that tells of something else than what is asked for: found in full, or not at all.
  const readInside = async (read: World, isOnly: boolean) => {
    const spans = nestedIn(read);
    if (spans.length === 0 || (isOnly && !isPlainlyNested(read, spans))) return undefined;
    const outer = await readNested(question, read, spans, params, ports).catch(unlessUnread);
    const computed = outer && (await answer(question, outer, pack, params, isTold).catch(unlessUnread));
    return computed?.complete && computed.answers.length > 0
      ? told(question, pack, outer!, computed)
      : undefined;
  };
  try {
    const inside = await readInside(await byNames(), true);
    if (inside) return inside;
    const isFirst = isDescribed(world) && !isWay(world);
    const described = isFirst ? await attempt(world).catch(unlessUnread) : undefined;
    const found = described && !isEmpty(described) ? described : await attempt(await byNames());
    const isNoAnswer = found.computed && (found.computed.answers.length === 0 || asksWhy(world));
    return (isNoAnswer ? await between() : undefined) ?? found;
  } catch (thrown) {
    if (!(thrown instanceof Unread)) throw thrown;
    const left = thrown.why === "name" ? undefined : await between(thrown.words);
    const other = left ?? (await readInside(await byNames(), false)) ?? (await readInPart(thrown));
    if (other) return other;
    const offers = await offer(pack, thrown);
    return refused(question, pack, named, refusalOf(thrown, offers), thrown.words, offers);
  }
}

type Offering = (language: LanguagePack, unread: Pick<Unread, "words" | "why">) => Promise<string[]>;

/** A question refused before its parts are read: in another language, of namesakes that it does not tell apart, or two in one. */
async function refusedOutright(
  { question, pack, named, foreign, unsure }: Outright,
  offering: boolean,
  offer: Offering,
  isRead: (text: string) => Promise<boolean>,
): Promise<Understood | undefined> {
  if (foreign.length > 0) {
    const offers = await offer(ENGLISH, { words: [], why: "words" });
    return refused(question, pack, named, refusalOfLanguage(foreign, offers), foreign, offers);
  }
  if (unsure.length > 0) {
    const offers = await offer(pack, { words: unsure, why: "name" });
    return refused(question, pack, named, refusalOfNamesakes(unsure, offers), unsure, offers);
  }
  const several = severalQuestions(question, readTokens(question, named, pack));
  if (several.length === 0) return undefined;
  const whole = several.flatMap(({ text, isWhole }) => (isWhole && offering ? text : []));
  const offers = await firstOf(whole, isRead);
  return refused(question, pack, named, refusalOfSeveral(offers), [], offers);
}

interface Outright {
  readonly question: string;
  readonly pack: LanguagePack;
  readonly named: readonly Named[];
  readonly foreign: ReturnType<typeof foreignWords>;
  readonly unsure: Awaited<ReturnType<typeof withSurnames>>["unsure"];
}

const isAnswer = ({ outcome }: Understood): boolean => outcome.refused === undefined && outcome.complete;

/** An empty list is more often a way not meant. */
const isEmpty = ({ computed, outcome }: Understood): boolean =>
  outcome.form === "list" && computed?.answers.length === 0;

function unlessUnread(thrown: unknown): undefined {
  if (!(thrown instanceof Unread)) throw thrown;
}

const isDescribed = ({ parts }: World): boolean => parts.named.some(({ by }) => by !== undefined);

/** Roles of one thing and nothing else are a way, and ways are what the stages behind follow. */
function isWay({ parts: { form, tokens, kind, isRoleChain } }: World): boolean {
  const names = tokens.filter(({ name }) => name !== undefined);
  const said = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const isKindOnly = names.length === 1 && kind?.goal.last !== undefined && said.length === 0;
  return form === "list" && (isRoleChain || isKindOnly);
}

/** Why a text cannot be a question at all. */
function unfitting(question: string): Message | undefined {
  // A run of letters that no language has is as long as the words it would be.
  const count = (question.match(/[\p{L}\p{N}]{1,60}/gu) ?? []).length;
  if (count > MOST_WORDS) return message("refused-long", { words: count, most: MOST_WORDS });
  return /\p{L}/u.test(question) ? undefined : message("refused-empty");
}

/** A computed answer; undefined for a plain question, which the stages that follow answer. */
async function answer(
  question: string,
  world: World,
  pack: LanguagePack,
  { between = "shortest" }: UnderstandParams,
  isTold: boolean,
): Promise<Computed | undefined> {
  const { form, stray } = world.parts;
  if (stray.length > 0) throw new Unread(stray);
  const isPlain = form === "chain" || (form === "list" && isLookup(world, pack));
  const unasked = unaskedIn(question, world);
  if (unasked) throw new Unread([unasked]);
  const attribute = await computeAttribute(world);
  if (attribute) return attribute;
  const measured = (await computeTimes(world)) ?? (await computePlace(world));
  if (measured) return measured;
  checkNames(question, world);
  checkTime(world);
  const strange = await strangeWords(world);
  // Beside two names it is rather a word for what they have to do with each other.
  if (strange.length > 0) throw new Unread(strange, namesRead(world) > 1 ? "words" : "name");
  const unknown = unknownModifiers(world);
  if (unknown.length > 0) throw new Unread(unknown);
  if (!isPlain) return compute(world);
  checkPlain(question, world);
  // A recipe with a reader of its own for what lies between two names knows more than the shortest ways do.
  if (form === "chain" && between === "shortest" && !asksMechanism(question)) return computeChain(world);
  if (form === "list") {
    checkPlace(world);
    await checkLeads(world);
    // Where topics are told, words left may be a name that nobody looked for.
    const left = isTold ? [] : await unaccounted(question, world);
    if (left.length > 0) throw new Unread(left);
  }
  return undefined;
}

/** Whether a list is one that the stages behind answer: nothing in it needs sets, an order or the direction of a verb. */
function isLookup(world: World, pack: LanguagePack): boolean {
  const { tokens, conditions, kind, named, isCut, isRoleChain } = world.parts;
  if (isCut || asksByTerms(world) || kind?.goal.within) return false;
  if (isRoleChain) return true;
  const isKindOnly = conditions.length === 0 && kind !== undefined && !kind.isWho && named.length === 0;
  return (
    !isToldBefore(world) &&
    orderAt(tokens) < 0 &&
    !isKindOnly &&
    !repeatsKind(world) &&
    !asksForOneEnd(world) &&
    !isDescribed(world) &&
    namesRead(world) <= 1 &&
    (pack.language === "en" || named.length === 0)
  );
}

/** "Former | players of A": a relation told before the kind is one among several. */
function isToldBefore({ parts: { tokens, kind } }: World): boolean {
  const [first] = kind?.tokens ?? [];
  const before = first && tokens[tokens.indexOf(first) - 1];
  return before !== undefined && kind?.isWho === false && isContent(before);
}

/** "Packages that depend on packages licensed under A": two sets of one kind. */
function repeatsKind({ parts: { tokens, kind } }: World): boolean {
  const own = kind?.tokens.at(-1);
  return (
    own !== undefined && kind?.isWho === false && tokens.filter(({ word }) => word === own.word).length > 1
  );
}

/** Names that the graph does not have are refused whatever the form. */
function checkNames(question: string, world: World): void {
  if (world.parts.named.length === 0 && world.parts.kind === undefined) checkPlain(question, world);
  else checkCapitals(question, world);
}
