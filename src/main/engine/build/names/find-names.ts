/** NER: a text's chunks → mentions, by the engine the recipe names. */
import { fold } from "../../../../shared/fold";
import type { NerParams } from "../../../../shared/stages/build/names";
import { message } from "../../../../shared/sentences/sentences";
import { refuse } from "../../import/source/import-run";
import type { BuildPorts, ChunkedText, Mention, NameType } from "../build-stage";
import { original, originalEnd } from "../text/normalise";
import type { LanguagePack } from "../language/pack";
import { CLASSES, nameSpans, type NameSpan } from "../tagger/spans";
import type { Tagger } from "../tagger/tagger";

/** What reads the tokens of one sentence. */
type Reader = (tokens: readonly string[]) => readonly NameSpan[];

/** Mentions of a text in order; chunks read before are not read again. */
export async function findNames(
  text: ChunkedText,
  params: NerParams,
  pack: LanguagePack,
  ports: BuildPorts,
): Promise<Mention[]> {
  switch (params.engine) {
    case "gold":
      return goldMentions(text);
    case "regex":
      return byCapitals(text, pack);
    case "tagger": {
      const tagger = await taggerFor(pack, params, ports);
      return text.chunks.flatMap((_, at) => taggedChunk(text, at, tagger, ports));
    }
  }
}

/** Reads texts of this language: the recipe's tagger where it is of it, else the language's own, for weights of another one miss the plainest names. */
export async function taggerFor(
  pack: LanguagePack,
  { model }: NerParams,
  { tagger }: BuildPorts,
): Promise<Tagger> {
  const asked = await tagger(model);
  return asked.language === pack.code ? asked : tagger(pack.tagger);
}

function taggedChunk(text: ChunkedText, at: number, tagger: Tagger, { cache }: BuildPorts): Mention[] {
  const sentences = sentencesOf(text, at);
  const read = (): number[][] =>
    sentences.map((tokens) =>
      nameSpans(tagger.tag(tokens), tokens).flatMap(({ first, end, type }) => [
        first,
        end,
        TYPES.indexOf(type),
      ]),
    );
  const flat = cache.through(["ner", tagger.name, tagger.version, JSON.stringify(sentences)], read);
  const spans = flat.map((numbers) => {
    const found: NameSpan[] = [];
    for (let cell = 0; cell < numbers.length; cell += 3)
      found.push({ first: numbers[cell]!, end: numbers[cell + 1]!, type: TYPES[numbers[cell + 2]!]! });
    return found;
  });
  return mentionsOf(text, at, spans);
}

const TYPES: readonly NameType[] = ["PER", "LOC", "ORG"];

function readChunk(text: ChunkedText, at: number, read: Reader): Mention[] {
  return mentionsOf(text, at, sentencesOf(text, at).map(read));
}

/** Tokens of a chunk's own sentences. */
function sentencesOf({ normal, tokens, chunks }: ChunkedText, at: number): string[][] {
  const { first, end } = chunks[at]!;
  return Array.from({ length: end - first }, (_, row) => {
    const [from, to] = [tokens.sentences[first + row]!, tokens.sentences[first + row + 1]!];
    return Array.from({ length: to - from }, (_, token) =>
      normal.text.slice(tokens.starts[from + token]!, tokens.ends[from + token]!),
    );
  });
}

function mentionsOf(
  { normal, tokens, chunks }: ChunkedText,
  chunk: number,
  spans: readonly (readonly NameSpan[])[],
): Mention[] {
  const { first } = chunks[chunk]!;
  return spans.flatMap((found, row) => {
    const base = tokens.sentences[first + row]!;
    const word = (at: number): string =>
      normal.text.slice(tokens.starts[base + at]!, tokens.ends[base + at]!);
    return found
      .flatMap((span) => withinOneSaying(span, word))
      .map((span) => {
        const form = normal.text.slice(tokens.starts[base + span.first]!, tokens.ends[base + span.end - 1]!);
        return {
          first: base + span.first,
          end: base + span.end,
          sentence: first + row,
          chunk,
          form: form.replace(/\s+/gu, " "),
          type: span.type,
        };
      });
  });
}

const ENDS_SAYING = /^[!?…;:„”"«»—]+$/u;

/** The parts of a span between signs that end what is said ("Doamne! strigă Mara"), each from its first capital to its last. */
function withinOneSaying(span: NameSpan, word: (at: number) => string): NameSpan[] {
  const places = Array.from({ length: span.end - span.first }, (_, row) => span.first + row);
  if (!places.some((at) => ENDS_SAYING.test(word(at)))) return [span];
  const parts: NameSpan[] = [];
  let part: number[] = [];
  const close = (): void => {
    const capitals = part.filter((at) => /^\p{Lu}/u.test(word(at)));
    if (capitals.length > 0) parts.push({ ...span, first: capitals[0]!, end: capitals.at(-1)! + 1 });
    part = [];
  };
  for (const at of places) {
    if (ENDS_SAYING.test(word(at))) close();
    else part.push(at);
  }
  close();
  return parts;
}

function byCapitals(text: ChunkedText, pack: LanguagePack): Mention[] {
  return text.chunks.flatMap((_, at) => readChunk(text, at, (tokens) => capitalRuns(tokens, pack)));
}

/** Runs of capitalised words that no sentence begins with, or that the pack's titles and places speak for. */
function capitalRuns(tokens: readonly string[], pack: LanguagePack): NameSpan[] {
  const spans: NameSpan[] = [];
  const isName = (at: number): boolean => /^\p{Lu}\p{Ll}/u.test(tokens[at] ?? "");
  for (let at = 0; at < tokens.length; at++) {
    if (!isName(at)) continue;
    let end = at + 1;
    while (isName(end)) end++;
    const before = fold(tokens[at - 1] ?? "");
    const isFirst = !tokens.slice(0, at).some((token) => /\p{L}/u.test(token));
    if (!isFirst || end - at > 1)
      spans.push({ first: at, end, type: pack.placePrepositions.has(before) ? "LOC" : "PER" });
    at = end;
  }
  return spans;
}

/** The names that the file marks; refuses a work without any. */
function goldMentions(text: ChunkedText): Mention[] {
  const { work, normal, tokens, chunks } = text;
  if (!work.gold) return refuse({ name: work.file, path: work.file }, message("gold-none"));
  const marked = work.gold.flatMap(({ type, ...span }) =>
    CLASSES[type] ? [{ ...span, type: CLASSES[type] }] : [],
  );
  return chunks.flatMap((_, at) => {
    const { first, end } = chunks[at]!;
    const spans = Array.from({ length: end - first }, (_, row) => {
      const [from, to] = [tokens.sentences[first + row]!, tokens.sentences[first + row + 1]!];
      const places = Array.from(
        { length: to - from },
        (_, token) =>
          [
            original(normal, tokens.starts[from + token]!),
            originalEnd(normal, tokens.ends[from + token]!),
          ] as const,
      );
      return marked.flatMap(({ start, end: stop, type }) => {
        const inside = places.flatMap(([a, b], token) => (a < stop && b > start ? [token] : []));
        return inside.length === 0 ? [] : [{ first: inside[0]!, end: inside.at(-1)! + 1, type }];
      });
    });
    return mentionsOf(text, at, spans);
  });
}
