/** A question read as a whole: with what describes things, by its names alone, as what lies between two names; and where words mean nothing, the ways that are left. */
import type { LinkedNames } from "../../seed/linked-names";
import { namesRead, unlessUnread, type Unread, type World } from "../../execute/world";
import { toldEnds } from "../../execute/checks/told-ends";
import { answer, isDescribed } from "../answer";
import { asksBetween, asksWhy, withKindAsked } from "./between-names";
import { readBeside, readInPart, readInside, readOfKinds, type Asked } from "./other-readings";
import { isContent } from "../question-parts";
import { readTold, readUtmost, Untold } from "./read-told";
import { readWorld } from "../read-world";
import { plain, told, type Understood } from "../understood";
import { readWhoOf } from "./who-of";
import { readOwners } from "./whose-things";

export interface Ways {
  readonly links: LinkedNames;
  /** With words that describe what is asked for. */
  readonly world: World;
  /** The same where nothing is described; else without such words. */
  readonly byNames: () => Promise<World>;
  /** What a reading comes to. Throws Unread where words of it mean nothing. */
  readonly attempt: (read: World) => Promise<Understood>;
  /** A recipe that reads what lies between two names reads the question's own text: words unknown to the rules are no reason to refuse. */
  readonly between: (unread?: Unread["words"]) => Promise<Understood | undefined>;
}

/** The ways to read a question whose names are linked so. Throws what the store throws. */
export async function waysToRead(asked: Asked, links: LinkedNames): Promise<Ways> {
  const { question, named, pack, facts, params, ports, isTold } = asked;
  const readAs = (describe: boolean) =>
    readWorld(question, named, pack, { ...params, describe }, facts, ports);
  const world = await readAs(true);
  const byNames = async () => (isDescribed(world) ? readAs(false) : world);
  const attempt = async (read: World) => {
    const isLeft = isTold && read.parts.form === "list" && namesRead(read) === 0;
    const computed = isLeft ? undefined : await answer(question, read, pack, params, isTold);
    if (computed) return told(question, pack, read, computed);
    const ends = read.parts.form === "list" ? await toldEnds(read) : undefined;
    return { ...plain(question, pack, read, links), ...(ends && ends.length > 0 && { toldEnds: ends }) };
  };
  const between = async (unread: Unread["words"] = []) => {
    if (params.between !== "subgraph") return undefined;
    const read = await byNames();
    return asksBetween(read) ? plain(question, pack, withKindAsked(read), links, unread) : undefined;
  };
  return { world, links, byNames, attempt, between };
}

/** The question with all its words. Throws Unread where some mean nothing. */
export async function readWhole(ways: Ways, asked: Asked): Promise<Understood> {
  const { world, byNames, attempt, between } = ways;
  const first = (await readOwners(world, asked)) ?? (await readUtmost(world, asked));
  if (first) return first;
  const inside = await readInside(await byNames(), true, asked);
  if (inside) return inside;
  const isFirst = isDescribed(world) && !isWay(world);
  const described = isFirst ? await attempt(world).catch(unlessUnread) : undefined;
  const found = described && !isEmpty(described) ? described : await attempt(await byNames());
  const isNoAnswer = found.computed && (found.computed.answers.length === 0 || asksWhy(world));
  return (isNoAnswer ? await between() : undefined) ?? found;
}

/** Where words mean nothing; undefined where no other way reads the question in full. */
export async function readOtherwise(
  unread: Unread,
  { world, links, byNames, between }: Ways,
  asked: Asked,
): Promise<Understood | undefined> {
  if (unread instanceof Untold) return undefined;
  const left = unread.why === "name" ? undefined : await between(unread.words);
  return (
    left ??
    (await readTold(world, asked)) ??
    (await readWhoOf(world, asked)) ??
    (await readInside(await byNames(), false, asked)) ??
    (await readInPart(unread, asked)) ??
    (asked.isTold ? undefined : await readOfKinds(world, asked)) ??
    (await readBeside(unread, await byNames(), links, asked))
  );
}

/** An empty list is more often a way not meant. */
const isEmpty = ({ computed, outcome }: Understood): boolean =>
  outcome.form === "list" && computed?.answers.length === 0;

/** Roles of one thing and nothing else are a way, and ways are what the stages behind follow. */
function isWay({ parts: { form, tokens, kind, isRoleChain } }: World): boolean {
  const names = tokens.filter(({ name }) => name !== undefined);
  const said = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const isKindOnly = names.length === 1 && kind?.goal.last !== undefined && said.length === 0;
  return form === "list" && (isRoleChain || isKindOnly);
}
