/** Which nodes a question names: what the store links, without what is only like a name, and what is written as a name and names nothing. */
import { words } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import {
  bracketed,
  quoted,
  spansTouch,
  splitQuestion,
  type QuestionWord,
  type Span,
} from "../../store/question-words";
import type { Ports } from "../stage";
import { linkInflected } from "./inflected-names";
import { linkLastName } from "./last-names";
import { isCapital, type LinkedNames } from "./linked-names";
import { lookUp, type LookUpPorts } from "./look-up";
import { keepsForms, linkForms } from "./other-forms";
import { spellingOf, type Spelling } from "./spelling";
import { toldBySigns } from "./told-by-signs";

const MOST = 64;

/** A link with the name of its node. */
type Link = ScoredNode & { readonly name: string };

/** The nodes of these labels (none: any) that the question names, best first, at most 64. */
export async function linkMentions(
  question: string,
  labels: readonly string[],
  ports: LookUpPorts & Pick<Ports, "embedder">,
): Promise<LinkedNames> {
  const { store, embedder } = ports;
  const found = await lookUp({ by: "mention", question, k: MOST, labels }, ports);
  const schema = await store.describe();
  const spelling = await spellingOf(schema, embedder);
  const { names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const links = toldBySigns(
    question,
    found.map((link, at) => ({ ...link, name: link.called ?? names[at]! })),
  );
  const sure = links.filter((link) => !isOrdinary(question, link, spelling));
  // Where nothing else is a name, a word that no language has ("warfarn") is rather a slip of one.
  const likely = sure.length > 0 ? sure : links.filter((link) => isSlip(question, link, spelling));
  const forms = keepsForms(schema) ? await linkOtherForms(question, likely, labels, ports) : [];
  const nodes = [...forms, ...surestFirst(question, withoutSpans(likely, forms), spelling)];
  const unknown = unknownNames(question, nodes, spelling);
  const inflected = await Promise.all(unknown.map((span) => linkOtherwise(question, span, labels, ports)));
  const lasts = labels.length > 0 ? [] : await linkLastNames(question, nodes, spelling, ports);
  return {
    nodes: [...nodes, ...inflected.flat(), ...lasts].slice(0, MOST),
    unknown: unknown.filter((_, at) => inflected[at]!.length === 0),
  };
}

/** Capitalised runs that are no name of the graph, or more than one ("Alan Campbell" where the graph says Alan), by the forms that its nodes keep. */
async function linkOtherForms(
  question: string,
  links: readonly Link[],
  labels: readonly string[],
  ports: LookUpPorts,
): Promise<ScoredNode[]> {
  // "Mr. Bennet" is found by its name, and "Bennet" in it is nobody else.
  const isWhole = (span: Span) =>
    links.some(
      ({ mention, edits = 0 }) =>
        edits === 0 && mention && mention.start <= span.start && mention.end >= span.end,
    );
  const runs = capitalRuns(question, [], () => false).filter((run) => !isWhole(run));
  return (await Promise.all(runs.map((run) => linkForms(question, run, labels, ports)))).flat();
}

/** The links that touch none of the others. */
function withoutSpans(links: readonly Link[], others: readonly ScoredNode[]): Link[] {
  const spans = others.map(({ mention }) => mention!);
  return links.filter(({ mention }) => !spans.some((span) => mention && spansTouch(mention, span)));
}

/** What stands at a span, by another form of its name or by its last word alone. */
async function linkOtherwise(
  question: string,
  span: Span,
  labels: readonly string[],
  ports: LookUpPorts,
): Promise<ScoredNode[]> {
  const inflected = await linkInflected(question, span, labels, ports);
  return inflected.length > 0 || labels.length > 0 ? inflected : linkLastName(question, span, ports);
}

/** Names told by their last word alone where that is in the dictionary ("Nietzsche", "Mozart"), but no word of questions or of the graph's schema. */
async function linkLastNames(
  question: string,
  links: readonly ScoredNode[],
  spelling: Spelling,
  ports: LookUpPorts,
): Promise<ScoredNode[]> {
  const spans = capitalRuns(question, [], (word) => !spelling.knows(word) || spelling.isOwn(word));
  const free = spans.filter((span) => !links.some(({ mention }) => mention && spansTouch(mention, span)));
  return (await Promise.all(free.map((span) => linkLastName(question, span, ports)))).flat();
}

/** Whether a link is one word, no ordinary one, and no slip of a word that the graph or questions are made of. */
function isSlip(question: string, { mention }: Link, spelling: Spelling): boolean {
  const [word, ...more] = words(question.slice(mention?.start, mention?.end));
  return (
    word !== undefined && more.length === 0 && !spelling.knows(word) && spelling.nearest(word)?.isOwn !== true
  );
}

/** Whether a link with a slip is more likely an ordinary word: one in lower case that is such a word, or nearer to one than to the name. */
function isOrdinary(question: string, { mention, edits = 0, name }: Link, spelling: Spelling): boolean {
  if (edits === 0 || mention === undefined) return false;
  const written = question.slice(mention.start, mention.end);
  const [word, ...more] = words(written);
  if (word === undefined || more.length > 0 || isCapital(question, mention.start)) return false;
  if (spelling.knows(word)) return true;
  const nearest = spelling.nearest(word);
  return nearest !== undefined && nearest.edits <= edits && nearest.word !== words(name).join(" ");
}

/**
 * Beside names beyond doubt (of several words, capitalised, or no ordinary word) a lower-case word that is only nearly a name is none, and an
 * ordinary word that is a name too is doubtful.
 */
function surestFirst(question: string, links: readonly Link[], spelling: Spelling): ScoredNode[] {
  const plain = links.filter((link) => isPlain(question, link, spelling));
  const isAlone = plain.length === links.length;
  const sure = links.filter((link) => isAlone || !plain.includes(link));
  const doubtful = isAlone ? [] : plain.filter(({ edits = 0 }) => edits === 0);
  return [
    ...sure.map(({ name: _, ...link }) => link),
    ...doubtful.map(({ name: _, ...link }) => ({ ...link, doubtful: true as const })),
  ];
}

/**
 * Whether the words may as well be no name: one frequent word in lower case, or several that the name writes with capitals ("last night" for "Last
 * Night", but not "heart failure" for "Heart failure").
 */
function isPlain(question: string, { mention, edits = 0, name }: Link, spelling: Spelling): boolean {
  if (mention === undefined || isMarked(question, mention)) return false;
  const written = question.slice(mention.start, mention.end);
  // The first word has a capital anyway, but "Inception" letter for letter is more than chance.
  const isSpelt = written === name || mention.start > 0;
  if (/\p{Lu}/u.test(isSpelt ? written : written.slice(1))) return false;
  const said = words(written);
  if (said.length > 1)
    return edits === 0 && /\s\p{Lu}/u.test(name) && said.every((word) => spelling.isFrequent(word));
  return edits > 0 || spelling.isFrequent(said[0] ?? "");
}

function isMarked(question: string, { start, end }: Span): boolean {
  return [...bracketed(question), ...quoted(question)].some((span) => span.start <= start && end <= span.end);
}

/** Runs of capitalised words, and what stands in quotation marks or brackets, that no link touches. */
function unknownNames(question: string, links: readonly ScoredNode[], spelling: Spelling): Span[] {
  const marked = [...bracketed(question), ...quoted(question)];
  const touches = (span: Span) =>
    links.some(({ mention }) => mention !== undefined && spansTouch(mention, span));
  return [...marked, ...capitalRuns(question, marked, (word) => spelling.knows(word))].filter(
    (span) => !touches(span),
  );
}

/** Neighbouring capitalised words after the first word of the question; one alone must be no ordinary word. */
function capitalRuns(
  question: string,
  marked: readonly Span[],
  isOrdinaryWord: (word: string) => boolean,
): Span[] {
  const runs: QuestionWord[][] = [];
  splitQuestion(question).forEach((word, at, all) => {
    const inside = marked.some(({ start, end }) => word.start < end && start < word.end);
    if (inside || !isCapital(question, word.start)) return;
    const last = runs.at(-1);
    if (
      last !== undefined &&
      last.at(-1) === all[at - 1] &&
      !/[.,;:!?]/u.test(question.slice(last.at(-1)!.end, word.start))
    )
      last.push(word);
    else runs.push([word]);
  });
  return runs
    .filter((run) => run.length > 1 || !isOrdinaryWord(run[0]!.word))
    .map((run) => ({ start: run[0]!.start, end: run.at(-1)!.end }));
}
