/** Where no relation answers: a stretch of one sentence of the text that most probably does. Told as what it is, read from one passage and not whole. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { words } from "../../../../shared/fold";
import { isKin } from "../execute/relation-terms";
import { edgesAround } from "../execute/sets/edges-around";
import { isOfTexts, passagesOf } from "../execute/times/passages-of";
import type { Computed, Unread, World } from "../execute/world";
import type { Ports } from "../stage";
import { isContent, marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords, isToldOften } from "./asked-words";
import { mayBeTold } from "./may-be-told";
import { tellPassage } from "./nearest-passages";
import type { AskedSpan, SpanKind } from "./spans/asked-span";
import type { RankedSpan } from "./spans/rank-spans";
import { spansFor, type SpansOf } from "./spans/spans-for";

/** How sure a stretch has to be, by what is asked for: chosen where, in folds over looked-at texts, at most one answer in twenty questions was wrong. */
const LEAST: Readonly<Record<SpanKind, number>> = {
  ...{ person: 0.6, place: 0.6, thing: 0.45, name: 0.6, time: 0.35, number: 0.3, cause: 0.3 },
};
/** Who did something and whom it was done to are mistaken for each other more easily; and where the deed itself is not told, anybody may be meant. */
const LEAST_DOING = 0.7;
const LEAST_UNTOLD = 0.95;
/** Of what a text tells of many again and again (love, meeting) one sentence says little. */
const LEAST_OFTEN = 0.9;
/** And how many times as sure as the next. */
const AHEAD = 1.5;
/** A word of the text this like the question's tells the same, and not its other end. */
const OWN = 0.8;
const MOST_EDGES = 10_000;
const MOST_SHOWN = 5;

/** Undefined where something else is asked, where none is sure enough, and in graphs not built from texts. Throws what the store and the tagger throw. */
export async function readAnswer(
  question: string,
  unread: Unread,
  { parts: { tokens, named, bounds }, facts }: World,
  ports: Pick<Ports, "store" | "signal" | "romanianTags">,
): Promise<Computed | undefined> {
  const isPlain = mayBeTold(unread) && bounds.length === 0 && !tokens.some(saysMore);
  if (!isPlain || !isOfTexts(facts)) return undefined;
  const found = (await spansFor(question, tokens, named, ports))
    .flatMap((of) => sureOf(of, isToldOften(tokens, of.asked.kind === "place")))
    .filter(
      ({ span, of }) =>
        tellsKin(tokens, span, of) && tellsItself(tokens, span, of) && isNearNamed(span, of, named),
    );
  const [best] = found.sort((a, b) => b.span.probability - a.span.probability);
  if (!best) return undefined;
  const { span, of } = best;
  const [seed] =
    span.entity === undefined
      ? []
      : await ports.store.seeds({ by: "name", names: [span.entity] }, ports.signal);
  const edges = await edgesOf(seed ? [seed.node] : named.flatMap(({ nodes }) => nodes), span, of, ports);
  const shown = edges.length > 0 ? edges : await passagesOf(seed ? [seed.node] : [], facts, ports);
  const letters = of.stored.text.slice(span.start, span.end).replace(/\s+/gu, " ");
  return {
    ...{ form: "list", complete: false, answers: seed ? [seed.node] : [], constraints: [] },
    // Whom a node stands for is answered by the node.
    ...(seed ? {} : { values: [letters] }),
    passage: { work: of.work.id, ...span.passage },
    edges: shown,
    said: await said(letters, span, of, ports),
    operations: [{ operation: "filter", of: "sentences", left: 1 }],
  };
}

/** Whose kin somebody is says nothing of whose other kin: "Ann, daughter of Ben" tells no mother. */
function tellsKin(tokens: readonly Token[], { passage }: RankedSpan, { stored, work }: SpansOf): boolean {
  const kin = askedWords(
    tokens.filter((token) => isContent(token) && isKin(token.stems)),
    work.language,
  );
  const told = words(stored.text.slice(passage.start, passage.end));
  return kin.every(({ tells }) => told.some((word) => tells(word) >= OWN));
}

/** Who did something is not told by the other end of it: that somebody died says nothing of who killed them. */
function tellsItself(tokens: readonly Token[], { passage }: RankedSpan, { asked, stored, work }: SpansOf) {
  if (asked.kind !== "person" || asked.role === "other") return true;
  const told = words(stored.text.slice(passage.start, passage.end));
  const sure = askedWords(tokens, work.language).map(({ tells }) => Math.max(...told.map(tells)));
  return sure.every((one) => one === 0 || one >= OWN);
}

/** Who did something to somebody is not told where that one is named nowhere near: "she drew water from the well" for who drew Radu out of it. */
function isNearNamed({ features }: RankedSpan, { asked }: SpansOf, named: World["parts"]["named"]): boolean {
  const isDone = asked.kind === "person" && asked.role !== "other" && named.length > 0;
  return !isDone || features["near"]! > 0;
}

/** A denial, an end of a scale; of these no single sentence tells. */
const saysMore = (token: Token): boolean => marked(token, "not") || token.pole !== undefined;

/** The first of a text, where it is sure. */
function sureOf(of: SpansOf, isOften: boolean): { readonly span: RankedSpan; readonly of: SpansOf }[] {
  const [span, next] = of.spans;
  if (!span || span.probability < leastOf(span, of.asked, isOften)) return [];
  return next && span.probability < AHEAD * next.probability ? [] : [{ span, of }];
}

function leastOf({ features }: RankedSpan, { kind, role }: AskedSpan, isOften: boolean): number {
  if (isOften) return LEAST_OFTEN;
  if (kind === "person" && role !== "other" && features["verbTold"] === 0) return LEAST_UNTOLD;
  return kind === "person" && (role === "object" || role === "subject") ? LEAST_DOING : LEAST[kind];
}

/** Edges around some nodes whose passage touches the sentence. */
async function edgesOf(
  nodes: readonly number[],
  { passage }: RankedSpan,
  { work }: SpansOf,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<number[]> {
  if (nodes.length === 0) return [];
  const { around } = await edgesAround(nodes, MOST_EDGES, { store, signal });
  const edges = [...new Set(around.map(({ edge }) => edge))];
  const details = await store.edgeDetails(edges, signal);
  const touching = edges.filter((_, at) => {
    const { work: own, start, end } = details[at]!.properties;
    return own === work.id && Number(start) < passage.end && passage.start < Number(end);
  });
  return touching.slice(0, MOST_SHOWN);
}

async function said(
  answer: string,
  { passage, start }: RankedSpan,
  { stored, work }: SpansOf,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Message[]> {
  const told = { ...passage, told: start, score: 1 };
  return [message("read-in-passage", { answer }), await tellPassage(told, stored.text, work.node, ports)];
}
