/** What was understood of a question, as runs keep it and the window shows it: plain, computed or refused. */
import type { Message } from "../../../../shared/sentences/sentences";
import type { Form } from "../../../../shared/stages/forms";
import type { Outcome, QuestionSpan, Understanding } from "../../../../shared/understanding";
import type { GraphFacts } from "../execute/graph-facts";
import { endsOf } from "../execute/choose-path";
import { isWhose } from "../execute/condition-ways";
import type { RelationStep } from "../execute/relation-path";
import type { Computed, Parts, Unread, World } from "../execute/world";
import type { Following } from "../../store/graph-store";
import type { LinkedNames } from "../seed/linked-names";
import type { Named } from "./find-mentions";
import { isLoose } from "./refusals/gate";
import type { Beside } from "./refusals/passages-beside";
import { isToldWhole, openTellers, tellersOf } from "./tellers";
import type { LanguagePack } from "./pack";

/** What was understood; `computed` where an answer was computed or the question refused. */
export interface Understood {
  readonly question: string;
  readonly understanding: Understanding;
  readonly outcome: Outcome;
  readonly named: readonly Named[];
  /** All that was linked, for the stage that looks for seeds; absent where none will. */
  readonly links?: LinkedNames;
  /** Labels of which an answer has one, by handle; empty where any node may answer. */
  readonly kinds: readonly number[];
  /** True where what is of none of them is surely not what was asked for: "directors", or a kind that nothing named is of. */
  readonly holdsKind?: true;
  /** True where its words are at best like those of the graph: only an answer that is all but sure is not doubtful. */
  readonly isLoose?: true;
  /** Where no label says what is asked for: the relation of which an answer stands at this end. */
  readonly end?: Pick<Following, "relation" | "direction">;
  /** For each word that some relation is called by, the relations that tell it: an answer that rests on none of them answers something else. */
  readonly tellers?: readonly (readonly number[])[];
  /** True where all its words are those of relations: an answer over these is doubtful only where it is all but impossible. */
  readonly isToldWhole?: true;
  /** Where no kind is asked for and relations tell every word, their handles: an answer that stands at the end of another is doubtful. */
  readonly openTellers?: readonly number[];
  /** All that the one relation leads to which the question's words are, by handle; absent where they are not those of one. */
  readonly toldEnds?: readonly number[];
  /** Absent where the question goes on as a plain one. */
  readonly computed?: Computed;
}

/** A plain question: the stages behind answer it; `unread` are words of it that only they can read. */
export function plain(
  question: string,
  pack: LanguagePack,
  world: World,
  links: LinkedNames,
  unread: Unread["words"] = [],
): Understood {
  const { parts, facts } = world;
  // Of several roles in a row the rules cannot tell which is asked for.
  const kind = parts.kind?.isGuess || parts.isRoleChain ? undefined : parts.kind;
  const understanding = {
    ...understood(pack, parts.named),
    form: parts.form,
    ...(kind && kindShown(parts, facts)),
    unread: spansOf(unread),
  };
  const { labels = [], last } = kind?.goal ?? {};
  const own = facts.isImplied ? [] : labels;
  const kinds = last ? sharpEnds(last, facts) : own;
  const outcome = { form: parts.form, complete: true };
  const open = parts.form === "list" ? openTellers(world) : undefined;
  // "What kind of film is A" asks for no film.
  const isOfNamed = parts.named.some((one) => one.labels.some((label) => kinds.includes(label)));
  const holdsKind = kinds.length > 0 && (last !== undefined || !isOfNamed);
  return {
    question,
    understanding,
    outcome,
    named: parts.named,
    links: parts.form === "chain" ? withNamed(links, parts.named) : asNamed(links, parts.named),
    kinds,
    ...(holdsKind && { holdsKind }),
    ...(last &&
      kinds.length === 0 &&
      !isWhose(parts) && { end: endAsked(last, facts), holdsKind: true as const }),
    ...(parts.form === "list" && !parts.isRoleChain && { tellers: tellersOf(world) }),
    ...(parts.form === "list" && isToldWhole(world) && { isToldWhole: true as const }),
    ...(isLoose(world) && { isLoose: true as const }),
    ...(open && { openTellers: open }),
  };
}

/** The end that a step leads to, as an edge is followed from there. */
function endAsked(
  { relation, backward }: RelationStep,
  { relations }: GraphFacts,
): NonNullable<Understood["end"]> {
  return { relation: relations[relation]!.name, direction: backward ? "out" : "in" };
}

/** Kinds that a sample of a relation's ends says all of them have. */
const MOST_KINDS = 3;
const ALL = 0.98;

/** The labels at a relation's end; none where those are many, and rare ones may be missing. */
function sharpEnds(last: RelationStep, facts: GraphFacts): readonly number[] {
  const { sources, targets } = facts.relations[last.relation]!;
  const shares = last.backward ? sources : targets;
  const labels = endsOf(last, facts).filter((label) => label >= 0);
  const covered = labels.reduce((total, label) => total + (shares.get(label) ?? 0), 0);
  return labels.length <= MOST_KINDS && covered >= ALL ? labels : [];
}

/** The names that the computation read: those of a story around the question are left out. */
function readOf({ tokens, named }: Parts): readonly Named[] {
  return named.filter((_, at) => tokens.some(({ name }) => name === at));
}

/** Links of what is named: words that are rather the language's own ("played") are no topics of the stages behind either. */
function asNamed(links: LinkedNames, named: readonly Named[]): LinkedNames {
  const nodes = links.nodes.filter(
    ({ mention }) =>
      mention === undefined || named.some(({ start, end }) => start < mention.end && mention.start < end),
  );
  return nodes.length > 0 ? { ...links, nodes } : links;
}

/** The same, and what the rules alone know by its words ("ulcerul gastric"): a chain has two ends. */
function withNamed(links: LinkedNames, named: readonly Named[]): LinkedNames {
  const { nodes, ...rest } = asNamed(links, named);
  const isLinked = (one: Named) =>
    nodes.some(({ mention }) => mention && one.start < mention.end && mention.start < one.end);
  const told = named.filter((one) => one.by === undefined && !isLinked(one));
  const added = told.flatMap(({ start, end, nodes: own }) =>
    own.map((node) => ({ node, score: 0.9, mention: { start, end } })),
  );
  return { ...rest, nodes: [...nodes, ...added] };
}

/** A question whose answer was computed. */
export function told(
  question: string,
  pack: LanguagePack,
  { parts, facts }: World,
  computed: Computed,
): Understood {
  const { form, value, groups, values, passage, complete, constraints } = computed;
  const described = readOf(parts).flatMap(({ by }) => by ?? []);
  // Several numbers are not the one that "how many" asks for.
  const isOpen =
    form === "count" && !groups && (value ?? values) === undefined && computed.answers.length > 1;
  const operations = [...described.flatMap(({ operations }) => operations), ...computed.operations];
  const edges = [...new Set([...described.flatMap((one) => one.edges), ...computed.edges])];
  const understanding = {
    ...understood(pack, readOf(parts)),
    form,
    ...kindShown(parts, facts),
    operations,
    constraints: [...constraints],
  };
  return {
    question,
    understanding,
    outcome: {
      form,
      ...(value !== undefined && { value }),
      ...(groups && { groups: [...groups] }),
      ...(values && { values: [...values] }),
      ...(passage && { passage }),
      complete: complete && !isOpen,
    },
    // A run is drawn from what is written.
    named: readOf(parts).map(({ by, ...named }) => (by ? { ...named, nodes: by.of } : named)),
    kinds: [],
    computed: { ...computed, operations, edges },
  };
}

/** A question that is not answered; `unread` are the words it was refused for, `beside` what is shown all the same. */
export function refused(
  question: string,
  pack: LanguagePack,
  named: readonly Named[],
  sentence: Message,
  unread: Unread["words"],
  offers: readonly string[],
  beside?: Beside,
): Understood {
  const form: Form = "none";
  const understanding = { ...understood(pack, named), form, unread: spansOf(unread), offers: [...offers] };
  const nothing = { answers: [], operations: [], constraints: [] };
  const said = [sentence, ...(beside?.said ?? [])];
  const computed: Computed = { form, complete: false, said, edges: beside?.edges ?? [], ...nothing };
  const outcome = { form, complete: false, refused: sentence };
  return { question, understanding, outcome, named, kinds: [], computed };
}

/** Words as the window shows them. */
export const spansOf = (words: Unread["words"]): QuestionSpan[] =>
  words.map(({ text, start, end }) => ({ text, start, end }));

function understood({ language }: LanguagePack, named: readonly Named[]): Omit<Understanding, "form"> {
  // What stands for all of a kind names nothing that could be corrected.
  const mentions = named
    .filter(({ entities }) => entities.length > 0)
    .map(({ text, start, end, entities }) => ({ text, start, end, entities: [...entities] }));
  return { language, mentions, constraints: [], operations: [], unread: [], offers: [] };
}

function kindShown({ kind }: Parts, { labels, relations }: GraphFacts): Partial<Pick<Understanding, "kind">> {
  const [token] = kind?.tokens ?? [];
  if (!kind || !token) return {};
  const { text, start, end } = token;
  const names = labels.filter(({ handle }) => kind.goal.labels.includes(handle)).map(({ name }) => name);
  const relation = relations.find(({ handle }) => handle === kind.goal.last?.relation)?.name;
  return { kind: { text, start, end, label: names.join(", "), ...(relation !== undefined && { relation }) } };
}
