/** Answers questions for one number of many: the things are found as those of a count are, then their numbers are read. */
import { computeGroups } from "../../execute/aggregates/compute-groups";
import { computeNumber, computeShare, type Members } from "../../execute/aggregates/compute-number";
import { attributesOf, type Attribute } from "../../execute/aggregates/attributes";
import { everyOf } from "../../execute/sets/every-of";
import type { GraphFacts } from "../../execute/graph-facts";
import { WordFit } from "../../execute/word-fit";
import { unlessUnread, Unread, type Computed, type World } from "../../execute/world";
import { answer, isDescribed } from "../answer";
import { lexiconOf } from "../lexicon";
import type { Asked } from "../readings/other-readings";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import { readWorld } from "../read-world";
import { readTokens, type Token } from "../tokens/read-tokens";
import type { AggregateRead } from "./aggregate-read";
import { AGGREGATE_WORDS } from "./aggregate-words";
import { asksNumber, readAggregate } from "./read-aggregate";

interface Answered {
  readonly world: World;
  readonly computed: Computed;
}

/** The number or numbers asked for; undefined where none of many is, throws Unread where they cannot be made. */
export async function answerAggregate(asked: Asked): Promise<Answered | undefined> {
  const { question, named, pack, facts, ports } = asked;
  if (asked.params.form !== "auto") return undefined;
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  const isOwn = ({ mark, word }: Token) => mark === "ordered" && lexicon.has(pack.english(word));
  const tokens = readTokens(question, named, pack, lexicon).map((token) =>
    isOwn(token) ? asNoun(token, pack) : token,
  );
  if (!asksNumber(tokens, pack)) return undefined;
  const fit = await WordFit.of(tokens.filter(isContent), [...facts.relations, ...facts.labels], ports);
  const read = readAggregate(tokens, facts, fit, pack);
  if (!read || isOfOne(read, asked)) return undefined;
  if (read.of === "share") return shareOf(read, asked);
  const { world, members } = await membersOf(read, asked);
  const { of, measure, group, top } = read;
  const computed = group
    ? await computeGroups(
        { of, ...(measure && { measure }), grouping: group, ...(top && { top }) },
        members,
        world,
      )
    : await computeNumber(of as Exclude<typeof of, "count">, measure!, members, world);
  return { world, computed: { ...computed, said: [...computed.said, ...members.found.said] } };
}

/** "By order", where orders are something that things have. */
function asNoun({ mark: _, ...token }: Token, pack: LanguagePack): Token {
  const english = pack.english(token.word);
  return { ...token, english, stems: english.map(stem), ...(pack.key && { native: pack.key(token.word) }) };
}

/** The number of one thing is its own: "the average mass of A", where a graph has average masses. */
function isOfOne({ set, measure, group }: AggregateRead, { named }: Asked): boolean {
  const [only, ...others] = set.filter((token) => isContent(token) || token.name !== undefined);
  const its = only?.name === undefined ? undefined : named[only.name]!;
  if (!its || others.length > 0 || group || !measure) return false;
  return measure.label.handle < 0 || its.labels.includes(measure.label.handle);
}

/** Opens a question for all of a set. */
function countToken({ language }: LanguagePack, before: Token | undefined): Token {
  const start = before?.start ?? 0;
  const word = AGGREGATE_WORDS[language].counting;
  return {
    ...{ word, text: "", start, end: start, mark: "count", paused: false },
    ...{ english: [], stems: [] },
  };
}

/** What is told of as things: all that have the measure where nothing is said of them. */
async function membersOf(read: AggregateRead, asked: Asked): Promise<{ world: World; members: Members }> {
  const label = read.measure?.label ?? onlyLabel(read, asked.facts);
  if (read.set.length > 0) {
    const found = await counted(read.set, asked).catch((thrown: unknown) => {
      if (!(thrown instanceof Unread) || !label || label.handle < 0) throw thrown;
      return counted(read.set, asked, label.name);
    });
    return { world: found.world, members: toMembers(found.computed) };
  }
  if (!label) throw new Unread(read.asking, "way");
  const world = await worldOf([], asked, label.name);
  const set = await everyOf({ labels: label.handle < 0 ? [] : [label.handle] }, world);
  const found = { complete: set.complete, edges: [], operations: set.operations, constraints: [], said: [] };
  return { world, members: { nodes: [...set.nodes], found } };
}

/** The one label whose things have a property that groups. */
function onlyLabel({ group }: AggregateRead, facts: GraphFacts): Attribute["label"] | undefined {
  const own = attributesOf(facts).filter(
    ({ property }) => group?.by === "property" && property.name === group.name,
  );
  return own.length === 1 ? own[0]!.label : undefined;
}

const worldOf = (
  set: readonly Token[],
  { question, named, pack, params, facts, ports }: Asked,
  kind = "",
  describe = true,
) =>
  readWorld(
    question,
    named,
    pack,
    { ...params, ...(kind !== "" && { kind }), describe, part: [countToken(pack, set[0]), ...set] },
    facts,
    ports,
  );

/** All that words tell of, found as what is counted is. */
async function counted(set: readonly Token[], asked: Asked, kind = ""): Promise<Answered> {
  const attempt = async (world: World): Promise<Answered> => {
    const computed = await answer(asked.question, world, asked.pack, asked.params, false);
    if (computed?.form !== "count" || computed.value === undefined || typeof computed.value !== "number")
      throw new Unread(set);
    return { world, computed };
  };
  const world = await worldOf(set, asked, kind);
  const described = isDescribed(world) ? await attempt(world).catch(unlessUnread) : undefined;
  return described ?? attempt(isDescribed(world) ? await worldOf(set, asked, kind, false) : world);
}

const toMembers = ({ answers, complete, edges, operations, constraints }: Computed): Members => ({
  nodes: answers,
  found: { complete, edges, operations, constraints, said: [] },
});

/** "What share of | films by A | are comedies". */
async function shareOf({ set, asking }: AggregateRead, asked: Asked): Promise<Answered> {
  const says = (token: Token) => isContent(token) || token.name !== undefined;
  const first = set.findIndex(says);
  const split = set.findIndex(
    (token, at) => at > first && first >= 0 && marked(token, "aux") && !marked(set[at - 1], "clause"),
  );
  if (first < 0 || split < 0 || !set.slice(split).some((token) => says(token) || token.numbers))
    throw new Unread(asking);
  const all = await counted(set.slice(first, split), asked);
  const part = await counted(set.slice(first), asked);
  if (all.computed.answers.length === 0) throw new Unread(set.slice(first, split), "way");
  const [told] = part.world.parts.kind?.goal.within ?? [];
  const property = told && told.values.length > 0 ? told.property.name : undefined;
  const computed = await computeShare(
    toMembers(part.computed),
    toMembers(all.computed),
    property,
    part.world,
  );
  return { world: part.world, computed };
}
