/** The answer that a question's parts say is to be computed, and what is refused before. */
import type { UnderstandParams } from "../../../../shared/stages/understand";
import { asksBesideRole } from "../execute/beside-role";
import { asksByRecords } from "../execute/by-records";
import { checkPlace } from "../execute/checks/check-place";
import { checkTime } from "../execute/checks/check-time";
import { checkWho } from "../execute/checks/check-who";
import { compute } from "../execute/compute";
import { computeAttribute } from "../execute/compute-attribute";
import { computeChain } from "../execute/compute-chain";
import { computeAppearances, computeOnlyIn } from "../execute/times/compute-appearances";
import { computeKin } from "../execute/kin/compute-kin";
import { computeNeighbours } from "../execute/compute-neighbours";
import { computeMentions } from "../execute/times/compute-mentions";
import { computePlace } from "../execute/compute-place";
import { computeWithin } from "../execute/sets/compute-within";
import { computeTimes } from "../execute/times/compute-times";
import { asksByEffect } from "../execute/effects/effect-family";
import { asksByTerms, asksForOneEnd, checkLeads } from "../execute/one-verb";
import { hasTwin } from "../execute/relation-ends";
import { byStem } from "../execute/word-fit";
import { isToldByKind } from "../execute/checks/one-step";
import { namesRead, Unread, type Computed, type World } from "../execute/world";
import { introduced } from "../texts/introduce";
import { asksMechanism } from "../mechanism/asks-mechanism";
import { checkCapitals, checkPlain } from "./refusals/gate";
import type { LanguagePack } from "./pack";
import { isContent, marked, orderAt } from "./question-parts";
import { contraryIn } from "./refusals/contrary";
import { unknownModifiers } from "./refusals/modifiers";
import { nationalityIn } from "./refusals/nationality";
import { numberedName } from "./refusals/offer-names";
import { strangeWords } from "./refusals/strange-words";
import { unaccounted } from "./refusals/unaccounted";
import { unaskedIn } from "./refusals/unasked";

/** Whether some name stands for what a role or a clause tells of it. */
export const isDescribed = ({ parts }: World): boolean => parts.named.some(({ by }) => by !== undefined);

/** A computed answer; undefined for a plain question, which the stages that follow answer. */
export async function answer(
  question: string,
  world: World,
  pack: LanguagePack,
  { between = "shortest", lookups }: UnderstandParams,
  isTold: boolean,
): Promise<Computed | undefined> {
  const { form, stray } = world.parts;
  if (stray.length > 0) throw new Unread(stray);
  const numbered = numberedName(question, world);
  if (numbered) throw new Unread([numbered], "name");
  // The stages behind know nothing of a kind that is only implied.
  const isOfImplied = world.facts.isImplied && (world.parts.kind?.goal.labels.length ?? 0) > 0;
  const isPlain =
    form === "chain" ||
    (form === "list" && !isOfImplied && isLookup(world, pack) && !(await isToldByKind(world)));
  const onlyThere = await computeOnlyIn(world);
  if (onlyThere) return onlyThere;
  checkSaid(question, world);
  const introduction = isTold ? undefined : await introduced(question, world);
  if (introduction) return introduction;
  const attribute = await computeAttribute(world);
  if (attribute) return attribute;
  const kin = await computeKin(world);
  if (kin) return kin;
  const measured =
    (await computeAppearances(world)) ??
    (await computeMentions(world)) ??
    (await computeTimes(world)) ??
    (await computePlace(world)) ??
    (await computeWithin(world));
  if (measured) return measured;
  checkNames(question, world);
  checkTime(world);
  checkWho(world);
  checkTwins(world);
  const strange = await strangeWords(world);
  // Beside two names it is rather a word for what they have to do with each other.
  if (strange.length > 0) throw new Unread(strange, namesRead(world) > 1 ? "words" : "name");
  const neighbours = await computeNeighbours(world);
  if (neighbours) return neighbours;
  // Where topics are told, words left may be a name that nobody looked for.
  const unknown = isTold ? [] : unknownModifiers(world);
  if (unknown.length > 0) throw new Unread(unknown);
  if (!isPlain) return compute(world);
  checkPlain(question, world);
  // A recipe with a reader of its own for what lies between two names knows more than the shortest ways do.
  if (form === "chain" && between === "shortest" && !asksMechanism(question)) return computeChain(world);
  if (form === "list") {
    checkPlace(world);
    if (await checkLeads(world)) return compute(world);
    const left = isTold ? [] : await unaccounted(question, world);
    if (left.length > 0) throw new Unread(left);
    // Prizes rank what is near and like the words: they do not tell what treats A from what is used beside it. A name alone asks what is near.
    if (lookups === "computed" && world.parts.tokens.some(isContent)) return compute(world);
  }
  return undefined;
}

/** Throws Unread where the question holds what is not asked, what contradicts it, or a nationality that the graph does not tell. */
function checkSaid(question: string, world: World): void {
  const unasked = unaskedIn(question, world);
  if (unasked) throw new Unread([unasked]);
  const contrary = contraryIn(world);
  if (contrary) throw new Unread([contrary]);
  const nationality = nationalityIn(world);
  if (nationality) throw new Unread([nationality], "way");
}

/** Whether a list is one that the stages behind answer: nothing in it needs sets, an order or the direction of a verb. */
function isLookup(world: World, pack: LanguagePack): boolean {
  const { tokens, conditions, kind, named, isCut, isRoleChain } = world.parts;
  if (isCut || asksByTerms(world) || asksByRecords(world) || asksBesideRole(world)) return false;
  if (kind?.goal.within || kind?.goal.apart || kind?.goal.along) return false;
  if (isRoleChain) return true;
  const isKindOnly = conditions.length === 0 && kind !== undefined && !kind.isWho && named.length === 0;
  return (
    !isToldBefore(world) &&
    orderAt(tokens) < 0 &&
    !isKindOnly &&
    !repeatsKind(world) &&
    !asksForOneEnd(world) &&
    !asksByTwin(world) &&
    !asksByEffect(world) &&
    !isDescribed(world) &&
    namesRead(world) <= 1 &&
    (pack.language === "en" || named.length === 0)
  );
}

/** "Transferred from A", where there is a relation "transferred to" too: the stages behind follow any of the two. */
const asksByTwin = ({ parts: { tokens }, facts: { relations } }: World): boolean =>
  relations.some(
    (one) => hasTwin(one, relations) && tokens.some((token) => isContent(token) && byStem(token, one) > 0),
  );

/** Throws Unread where both of two such relations are told of one thing: "transferred both from and to A". */
function checkTwins(world: World): void {
  const { tokens } = world.parts;
  const [from, to] = (["from", "to"] as const).map((mark) => tokens.find((token) => marked(token, mark)));
  if (from && to && namesRead(world) === 1 && asksByTwin(world)) throw new Unread([from, to], "way");
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
