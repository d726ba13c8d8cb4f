/** What a question names: the finds of `ask/seed` (less slips and false links), together by the words they are found in. */
import type { ScoredNode } from "../../../../shared/graph";
import type { Entity, Mention, Operation } from "../../../../shared/understanding";
import { fold } from "../../../../shared/fold";
import type { LinkedNames } from "../seed/linked-names";
import { spansTouch } from "../../store/question-words";
import { isTerm } from "../execute/relation-terms";
import type { Ports } from "../stage";
import { cognateNamed } from "./names/cognate-names";
import { nativeNamed } from "./names/native-forms";
import { shortNamed } from "./names/short-names";
import { pluralsOf, singularsOf } from "./names/singulars";
import { stem } from "./stem";

/** Most nodes taken of those linked, namesakes among them. */
const MOST = 24;

/** What descriptions were read by: the nodes of the name itself, the steps taken and their edges. */
interface Role {
  readonly of: readonly number[];
  readonly operations: readonly Operation[];
  readonly edges: readonly number[];
  /** A clause tells them ("countries that border A"): then A itself may answer too. */
  readonly isClause?: true;
}

/** The same name read by one description more. */
export const describedFurther = (
  { nodes, by }: Pick<Named, "nodes" | "by">,
  operations: readonly Operation[],
  edges: readonly number[],
): Role => ({
  of: by?.of ?? nodes,
  operations: [...(by?.operations ?? []), ...operations],
  edges: [...(by?.edges ?? []), ...edges],
});

/** Things without a name of their own, standing as one name where words of the question tell them. */
export async function asOneName(
  span: Pick<Named, "text" | "start" | "end">,
  nodes: readonly number[],
  { operations, edges }: Pick<Role, "operations" | "edges">,
  store: Ports["store"],
): Promise<Named> {
  const { labels } = await store.nodeNames(Int32Array.from(nodes));
  const by = { of: [], operations, edges };
  return { ...span, entities: [], nodes: [...nodes], labels: [...labels], by };
}

/** Words that name something, and the nodes they name: best first, as handles with what is shown of them. */
export interface Named extends Mention {
  readonly nodes: readonly number[];
  /** Whether it is told by a common word ("comedies"), as a value of what is asked for. */
  readonly isValue?: true;
  /** Whether it stands as the node lists it among its other names: then its own name's capitals ask for none. */
  readonly isListed?: true;
  /** Whether they are ordinary words that may as well be no name. */
  readonly doubtful?: true;
  /** Where the nodes are not those of the name but what stands in a role to them ("the director of A"). */
  readonly by?: Role;
  /** First label handle of each node, −1 for none. Nodes that are only alternatives (namesakes written otherwise) are left out. */
  readonly labels: readonly number[];
}

/** A name as it is written, rather than folded, is meant before its namesakes; those stay as alternatives. */
function meant({ entities }: Mention): number {
  const exact = entities.filter(({ why }) => why === "exact" || why === "given").length;
  return exact > 0 && entities[0]!.why !== "folded" ? exact : entities.length;
}

/** Names in the question, of those linked in it, in the order they stand; `links` are what a person said: an id for words, "" for words that name nothing. */
export async function findMentions(
  question: string,
  { nodes: linked }: LinkedNames,
  links: Readonly<Record<string, string>>,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<Named[]> {
  const spans = new Map<string, ScoredNode[]>();
  for (const scored of linked.slice(0, MOST)) {
    const { start, end } = scored.mention ?? { start: 0, end: 0 };
    if (end <= start) continue;
    const key = `${String(start)} ${String(end)}`;
    spans.set(key, [...(spans.get(key) ?? []), scored]);
  }
  const given = await givenNodes(question, links, store, signal);
  const free = [...spans.values()].filter(([first]) => !(spanText(question, first!) in links));
  const named = await Promise.all(
    [...given, ...joinOverlapping(free)].map((one) => withNames(question, one, store)),
  );
  return named.sort((a, b) => a.start - b.start);
}

/** Spans that overlap are one mention: the best first ("Moulin Rouge!" over "Moulin Rouge"). */
function joinOverlapping(groups: readonly (readonly ScoredNode[])[]): ScoredNode[][] {
  const joined: ScoredNode[][] = [];
  for (const group of groups) {
    const span = group[0]!.mention!;
    const met = joined.find(([first]) => spansTouch(first!.mention!, span));
    if (met) met.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function spanText(question: string, { mention }: ScoredNode): string {
  return question.slice(mention!.start, mention!.end);
}

async function givenNodes(
  question: string,
  links: Readonly<Record<string, string>>,
  store: Ports["store"],
  signal: AbortSignal,
): Promise<ScoredNode[][]> {
  const groups: ScoredNode[][] = [];
  for (const [words, id] of Object.entries(links)) {
    const start = question.indexOf(words);
    if (id === "" || start < 0 || words === "") continue;
    const nodes = await store.seeds({ by: "name", names: [id] }, signal);
    if (nodes.length > 0)
      groups.push(
        nodes.map(({ node }) => ({ node, score: 2, mention: { start, end: start + words.length } })),
      );
  }
  return groups;
}

async function withNames(
  question: string,
  group: readonly ScoredNode[],
  store: Ports["store"],
): Promise<Named> {
  const nodes = group.map(({ node }) => node);
  const { ids, names, labels } = await store.nodeNames(Int32Array.from(nodes));
  const schema = await store.describe();
  const { start, end } = group[0]!.mention!;
  const text = question.slice(start, end);
  const entities = group.map(({ score, called }, at): Entity => ({
    id: ids[at]!,
    name: names[at]!,
    label: schema.labels[labels[at]!]?.name ?? "",
    score: Math.min(1, score),
    why: score > 1 ? "given" : whyNamed(text, names[at]!, called),
  }));
  const sorted = [...entities.keys()].sort(
    (a, b) => RANK[entities[a]!.why] - RANK[entities[b]!.why] || a - b,
  );
  const mention = { text, start, end, entities: sorted.map((at) => entities[at]!) };
  const first = text === text.toLowerCase() ? sorted : sorted.slice(0, meant(mention));
  return {
    ...mention,
    nodes: first.map((at) => nodes[at]!),
    labels: first.map((at) => labels[at]!),
    ...(group.some(({ called }) => called === text) && { isListed: true as const }),
    ...(group.every(({ doubtful }) => doubtful) && { doubtful: true as const }),
  };
}

const RANK = { given: 0, exact: 1, folded: 2, synonym: 3, typo: 4 } as const;

function whyNamed(text: string, name: string, called?: string): Entity["why"] {
  if (called !== undefined) return "synonym";
  if (text === name) return "exact";
  return fold(text) === fold(name) ? "folded" : "typo";
}

/** A word that may stand for a name; `asks` where it tells what is asked for ("which | pain", which is no muscle pain). */
export interface PlainWord {
  readonly word: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly english: readonly string[];
  /** Only of words of another language than English. */
  readonly native?: string;
  readonly asks: boolean;
}

/** Nodes called like the singular or the plural of a word, or like its English; those that are many things' value come first, so a name of one label. */
export async function namesOfWords(
  tokens: readonly PlainWord[],
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<Named[]> {
  const found: Named[] = [];
  for (const { text, word, start, end, english, native, asks } of tokens) {
    const forms = [
      ...singularsOf(word),
      ...(native === undefined ? pluralsOf(word) : []),
      ...english.slice(0, 1),
    ]
      .filter((one) => one !== word)
      .flatMap((one) => [one, one.replace(/^./u, (letter) => letter.toUpperCase())]);
    const whole =
      forms.length === 0 ? [] : await store.seeds({ by: "name", names: [...new Set(forms)] }, signal);
    const short = whole.length > 0 ? [] : await shortNamed(word, asks, { store, signal });
    const told = whole.length > 0 ? whole.map(({ node }) => node) : short;
    // "Cine o iubește pe Mara?" asks for a relation, and not for the theme "iubirea".
    const isAsked = isTerm(english.map(stem));
    const isForm = told.length === 0 && native !== undefined && !asks && !isAsked;
    const form = isForm ? await nativeNamed(word, { store, signal }) : told;
    const isOther = isForm && form.length === 0 && english.every((one) => one === word);
    const nodes = isOther ? await cognateNamed(word, { store, signal }) : form;
    if (nodes.length === 0) continue;
    found.push({ ...(await namedAs({ text, start, end }, nodes, store)), isValue: true });
  }
  return found;
}

/** Nodes that words of a question stand for though they are called otherwise. */
export async function namedAs(
  { text, start, end }: Pick<PlainWord, "text" | "start" | "end">,
  nodes: readonly number[],
  store: Ports["store"],
): Promise<Named> {
  const mention = { start: 0, end: text.length };
  const named = await withNames(
    text,
    nodes.map((node) => ({ node, score: 0.5, mention })),
    store,
  );
  return { ...named, start, end };
}
