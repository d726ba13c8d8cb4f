/** Brat files that mark mentions and who is who, as LitBank's do: "T1 NOM_PER 0 9 …", "T2 the_child-3 0 9 …", "R1 cop Arg1:T1 Arg2:T4". */
import { basename } from "node:path";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "../../import/source/import-run";
import type { MarkedDocument, MarkedMention } from "../coreference/document";
import { readBrat } from "../ingest/read-brat";
import { readMarkedText } from "./read-file";

export interface GoldDocument extends MarkedDocument {
  /** The chain of each mention; mentions alone have one of their own. */
  readonly chains: readonly number[];
}

const MENTION = /^(PROP|NOM|PRON)_(\w+)$/;

/** Reads FILE.ann with FILE.txt beside it. Refuses marks that do not fit the text, and a file without mentions. */
export async function readChains(path: string): Promise<GoldDocument> {
  const file: SourceFile = { name: basename(path), path };
  const beside = path.replace(/\.ann(?:\.gz)?$/, ".txt");
  const text = await readMarkedText({ name: basename(beside), path: beside });
  const marks = await readMarkedText(file);
  const spans = readBrat(file, marks, text);
  const named = spans.filter(({ type }) => MENTION.test(type));
  if (named.length === 0) refuse(file, message("score-chains-shape"));
  const tokens = cut(text, new Set(named.flatMap(({ start, end }) => [start, end])));
  const order = named
    .map((span, at) => ({ ...span, at }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.at - b.at);
  const mentions = order.map(({ start, end, type }) => mentionOf(tokens, start, end, type));
  return {
    name: file.name,
    tokens: tokens.map(({ start, end }) => text.slice(start, end)),
    sentences: tokens.map(({ sentence }) => sentence),
    mentions,
    chains: chainsOf(marks, order),
  };
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
}

/** Words and signs, cut also where a mention begins or ends; a line is a sentence. */
function cut(text: string, edges: ReadonlySet<number>): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let last = 0;
  for (const { 0: word, index } of text.matchAll(/[“”"«»,;:!?]+|[^\s“”"«»,;:!?]+/gu)) {
    if (text.slice(last, index).includes("\n")) sentence++;
    last = index + word.length;
    let start = index;
    for (let at = index + 1; at <= last; at++)
      if (at === last || edges.has(at)) {
        tokens.push({ start, end: at, sentence });
        start = at;
      }
  }
  return tokens;
}

function mentionOf(tokens: readonly Token[], start: number, end: number, type: string): MarkedMention {
  const [, kind = "", of = ""] = MENTION.exec(type)!;
  const first = tokens.findIndex((token) => token.end > start);
  const after = tokens.findIndex((token) => token.start >= end);
  return { first, end: after < 0 ? tokens.length : after, kind: kind as MarkedMention["kind"], type: of };
}

/** Joined by a common name of the same letters, by "cop" and by "appos". */
function chainsOf(marks: string, order: readonly { start: number; end: number }[]): number[] {
  const parent = order.map((_, at) => at);
  const root = (at: number): number => (parent[at] === at ? at : (parent[at] = root(parent[at]!)));
  const join = (a: number | undefined, b: number | undefined): void => {
    if (a !== undefined && b !== undefined) parent[root(a)] = root(b);
  };
  const at = new Map(order.map(({ start, end }, place) => [`${start.toString()} ${end.toString()}`, place]));
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  for (const line of marks.split("\n")) {
    const [, id = "", label = "", start = "", end = ""] = /^(T\d+)\t(\S+) (\d+) (\d+)\t/.exec(line) ?? [];
    const place = at.get(`${start} ${end}`);
    if (place === undefined) continue;
    if (MENTION.test(label)) ids.set(id, place);
    else if (names.has(label)) join(place, names.get(label));
    else names.set(label, place);
  }
  for (const [, a = "", b = ""] of marks.matchAll(/^R\d+\t\S+ Arg1:(T\d+) Arg2:(T\d+)/gmu))
    join(ids.get(a), ids.get(b));
  return parent.map((_, place) => root(place));
}
