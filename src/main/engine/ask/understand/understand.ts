/** Stage 1: what a question asks for. What its form says is to be computed is computed here; a plain question goes on through the stages. */
import type { ScoredNode } from "../../../../shared/graph";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { UnderstandParams } from "../../../../shared/stages/understand";
import { portsToRead } from "../execute/classes/ports-to-read";
import { isClass } from "../execute/classes/with-classes";
import { factsOf, type GraphFacts } from "../execute/graph-facts";
import { isOfTexts } from "../execute/times/passages-of";
import { Unread, type World } from "../execute/world";
import type { Ports } from "../stage";
import { answerInTexts } from "../texts/answer-in-texts";
import { withTextsKept } from "../texts/texts-kept";
import { isOpenInTexts } from "../texts/open-in-texts";
import { answerAggregate } from "./aggregates/aggregate";
import { foreignWords } from "./refusals/foreign";
import { PACKS } from "./packs";
import { languageOf } from "./language-of";
import { refusedOutright, type Offering } from "./refusals/outright";
import { offersFor } from "./refusals/offers";
import type { LinkedNames } from "../seed/linked-names";
import { otherNames } from "./names/other-names";
import { answerRows } from "./rows/answer-rows";
import { isOfRows } from "./rows/row-table";
import { namesIn } from "./names-in";
import { readByMeaning } from "./matched/read-by-meaning";
import type { Readings } from "./pack";
import { readByMatcher } from "./matched/read-by-matcher";
import { isContent } from "./question-parts";
import { passagesBeside } from "./refusals/passages-beside";
import { isFound, type Asked } from "./readings/other-readings";
import { Untold } from "./readings/read-told";
import { readOtherwise, readWhole, waysToRead } from "./readings/read-whole";
import { refusalOf } from "./refusals/refuse";
import { withoutTag } from "./question-tag";
import { refused, told, type Understood } from "./understood";

/** Longer texts are no questions; linking and embedding them would take seconds. */
const MOST_WORDS = 150;

/** What is known beside the question's words. */
interface Telling {
  /** What it is about. */
  readonly isTold?: boolean | undefined;
  /** Whether a refusal offers questions, and other readings are tried. */
  readonly offering?: boolean;
  /** Whether the trained matcher hears what rules do not read; so it does where questions are offered. */
  readonly hearing?: boolean;
  /** Nodes that it calls otherwise than the graph. */
  readonly others?: readonly ScoredNode[];
  /** What words of it mean in the graph's own. */
  readonly readings?: Readings;
}

/** Reads a question; computes what its form asks for, or refuses it, unless told otherwise with questions it can answer. Throws what the store and the embedder throw, or AbortError. */
export async function understand(
  question: string,
  params: UnderstandParams,
  given: Ports,
  telling: Telling = {},
): Promise<Understood> {
  const { offering = true, others = [] } = telling;
  let looking: Promise<readonly ScoredNode[]> | undefined;
  const findOthers = () =>
    (looking ??= others.length > 0 ? Promise.resolve([]) : otherNames(question, given));
  const read = await readAsSaid(question, params, given, telling, findOthers);
  const isLeft = offering && read.outcome.refused !== undefined && read.understanding.unread.length > 0;
  if (!isLeft) return read;
  const found = await findOthers();
  if (found.length > 0) {
    const named = await understand(question, params, given, { ...telling, others: found });
    if (named.outcome.refused === undefined) return named;
  }
  const again = (readings: Readings) =>
    readAsSaid(question, params, given, { ...telling, offering: false, readings }, findOthers);
  return (await readByMeaning(read, params, given, again)) ?? read;
}

async function readAsSaid(
  text: string,
  params: UnderstandParams,
  given: Ports,
  { isTold = false, offering = true, hearing = offering, others = [], readings }: Telling,
  findOthers: () => Promise<readonly ScoredNode[]>,
): Promise<Understood> {
  const own = languageOf(text.slice(0, 2000), PACKS);
  const question = withoutTag(text, own.language);
  const pack = readings ? { ...own, readings } : own;
  const unfit = unfitting(question);
  if (unfit) return refused(question, pack, [], unfit, [], []);
  const foreign = foreignWords(question, PACKS);
  const ports = await portsToRead(question, given);
  const facts = await factsOf(ports.store, ports.embedder, ports.signal);
  const ofRows = await answerRows({ question, pack, facts, params, ports, isTold }, offering);
  if (ofRows && !(ofRows instanceof Unread)) return ofRows;
  const { links, unsure, named: all } = await namesIn(question, { params, facts, pack, ports }, others);
  const named = all.filter(({ nodes }) => !nodes.every((node) => isClass(node, ports)));
  const isRead = async (text: string) =>
    isAnswer(await understand(text, { ...params, form: "auto" }, ports, { isTold, offering: false }));
  // What asks in German is no film called "Wer".
  const read = named.filter(({ start }) => !foreign.some((word) => word.start <= start && start < word.end));
  const offer: Offering = async (language, unread) =>
    offering ? offersFor(question, language, unread, read, facts, ports, isRead) : [];
  const said = { question, pack, named: read, foreign, unsure, isTold };
  const outright = await refusedOutright(said, offering, offer, isRead);
  if (outright) return outright;
  const again = (text: string) =>
    understand(text, { ...params, form: "auto" }, given, { isTold, offering: false, hearing });
  const asked = { question, named, pack, facts, params, ports, isTold, again };
  const inTexts = textReader(asked, offering);
  const aggregate = await aggregateOf(asked, links, offer, inTexts);
  if (aggregate) return aggregate;
  if (ofRows) {
    const offers = await offer(pack, ofRows);
    return refused(question, pack, named, refusalOf(ofRows, offers), ofRows.words, offers);
  }
  const ways = await waysToRead(asked, links);
  const byOtherNames = async () => {
    const found = await findOthers();
    const again =
      found.length > 0
        ? await understand(question, params, given, { isTold, offering: false, others: found })
        : undefined;
    return again && findsSome(again) ? again : undefined;
  };
  try {
    const whole = await readWhole(ways, asked);
    if (await isOpenInTexts(whole.computed, ways.world))
      throw new Unread(ways.world.parts.tokens.filter(isContent), "way");
    return guessed((asksOfKindAlone(whole, ways.world) ? await byOtherNames() : undefined) ?? whole, facts);
  } catch (thrown) {
    if (!(thrown instanceof Unread)) throw thrown;
    const other = (await readOtherwise(thrown, ways, asked)) ?? (await byOtherNames());
    if (other) return guessed(other, facts);
    const isOpen = !(thrown instanceof Untold);
    const matched = hearing && isOpen ? await readByMatcher(thrown, await ways.byNames(), asked) : undefined;
    if (matched) return guessed(matched, facts);
    const inText = await inTexts(thrown, ways.world);
    if (inText) return inText;
    const offers = await offer(pack, thrown);
    const { tokens } = ways.world.parts;
    const beside = offering ? await passagesBeside(tokens, named, facts, ports) : undefined;
    const unread = isOpen ? thrown.words : [];
    return refused(question, pack, named, refusalOf(thrown, offers), unread, offers, beside);
  }
}

type TextReader = (thrown: Unread, world: World) => Promise<Understood | undefined>;

/** Reads the texts of a graph built from some where no relation answers. */
function textReader({ question, pack, ports }: Asked, offering: boolean): TextReader {
  const reading = withTextsKept(ports);
  return async (thrown, world) => {
    const found = offering ? await answerInTexts(question, thrown, world, reading) : undefined;
    return found && told(question, pack, world, found);
  };
}

/** A number of many, or why there is none; undefined where no such number is asked for, or the graph has it as it is called ("average rating"). */
async function aggregateOf(
  asked: Asked,
  links: LinkedNames,
  offer: Offering,
  inTexts: TextReader,
): Promise<Understood | undefined> {
  const { question, named, pack, facts } = asked;
  try {
    const found = await answerAggregate(asked);
    return found && told(question, pack, found.world, found.computed);
  } catch (thrown) {
    if (!(thrown instanceof Unread)) throw thrown;
    const inText = isOfTexts(facts)
      ? await inTexts(thrown, (await waysToRead(asked, links)).world)
      : undefined;
    if (inText) return inText;
    const offers = await offer(pack, thrown);
    return refused(question, pack, named, refusalOf(thrown, offers), thrown.words, offers);
  }
}

/** What the rules for graphs say of tables alone, where these did not account for every word: no more than a guess. */
const guessed = (read: Understood, facts: GraphFacts): Understood =>
  isOfRows(facts) && read.computed ? { ...read, outcome: { ...read.outcome, complete: false } } : read;

/** Whether it is answered, and by all there is. */
export const isAnswer = ({ outcome }: Understood): boolean =>
  outcome.refused === undefined && outcome.complete;

/** Whether something answers, rather than nothing that a whole list would be. */
const findsSome = (read: Understood): boolean => isAnswer(read) && (!read.computed || isFound(read.computed));

/** "Drugs for A", which no rule computes: no word says how the two stand to each other. */
const asksOfKindAlone = ({ computed }: Understood, { parts: { tokens, kind } }: World): boolean =>
  computed === undefined &&
  kind?.isWho === false &&
  tokens.every((token) => !isContent(token) || kind.tokens.includes(token));

/** Why a text cannot be a question at all. */
function unfitting(question: string): Message | undefined {
  // A run of letters that no language has is as long as the words it would be.
  const count = (question.match(/[\p{L}\p{N}]{1,60}/gu) ?? []).length;
  if (count > MOST_WORDS) return message("refused-long", { words: count, most: MOST_WORDS });
  return /\p{L}/u.test(question) ? undefined : message("refused-empty");
}
