/** Relations of a text: what patterns read in its sentences, and who is together where. */
import { EXTRACTED_RELATIONS } from "../../../../shared/texts/build";
import type { RelationsParams } from "../../../../shared/stages/build/graph";
import type { LinkedText, Meeting, Rejection, RelatedText, Statement } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { actRelations } from "./acts/acts";
import { findAddresses, findTurns } from "./address";
import { coupleRelations } from "./couples";
import type { Finding } from "./clause";
import { inContext } from "./context";
import { bondRelations, feelingRelations, havingRelations, weddingBehind } from "./bonds";
import { firstPersonRelations } from "./first-person";
import { frameRelations } from "./frame-relations";
import { kinRelations } from "./kin-rules";
import { dativeKin } from "./dative-kin";
import { kinOfDescribed } from "./described-kin";
import { narratorOf } from "./narrator";
import { KnownKin } from "./meant/known-kin";
import { Nominals } from "./nominals";
import { ownBondRelations } from "./own-bonds";
import { ownWay } from "./own-way";
import { pluralKinRelations } from "./plural-kin";
import { invertedPlaces } from "./inverted-places";
import { killingBehind, killingOfNamed } from "./killings";
import { mutualRelations, passiveRelations, placeRelations, verbRelations } from "./rules";
import { propertyRelations } from "./property";
import { takenInMarriage } from "./taken-in-marriage";
import { sentencesOf, type Sentence } from "./sentence";
import { Together } from "./together";
import type { MeantModel } from "./meant/meant-model";
import type { RelationReader } from "./trained/relation-reader";
import { TRAINED, trainedRelations } from "./trained/trained-relations";

/** What was learned: who is meant, and what a sentence states. */
export interface Trained {
  readonly reader: RelationReader;
  readonly meant: MeantModel;
}

const RULES = [
  kinRelations,
  kinOfDescribed,
  dativeKin,
  pluralKinRelations,
  coupleRelations,
  havingRelations,
  propertyRelations,
  bondRelations,
  ownBondRelations,
  feelingRelations,
  firstPersonRelations,
  ownWay,
  weddingBehind,
  takenInMarriage,
  verbRelations,
  passiveRelations,
  killingBehind,
  killingOfNamed,
  placeRelations,
  invertedPlaces,
  mutualRelations,
  frameRelations,
];
const ENGINE = "heuristic";
const ADDRESS = { relation: "INTERACTS_WITH", rule: "address in speech", confidence: 0.85 };
const TURN = { relation: "INTERACTS_WITH", rule: "turns of speech", confidence: 0.9 };
/** Passages kept of two that are together. */
const PLACES = 20;

/** What the patterns of a text's language read in it, and `reader` of names of which they say nothing. */
export function readByPatterns(text: LinkedText, pack: LanguagePack, trained?: Trained): Statement[] {
  return [...fromSentences(text, pack, trained), ...fromSpeech(text, pack)];
}

/** The text with what was read of it, in order, without relations that nobody wants, and with who is together. */
export function relate(
  text: LinkedText,
  params: RelationsParams,
  read: readonly Statement[],
  rejected: readonly Rejection[],
): RelatedText {
  const wanted = new Set<string>(EXTRACTED_RELATIONS.filter((relation) => !params.leave.includes(relation)));
  const statements = read
    .filter(({ relation }) => wanted.has(relation))
    .sort(
      (a, b) =>
        a.start - b.start || a.source - b.source || a.target - b.target || (a.relation < b.relation ? -1 : 1),
    );
  return { ...text, statements, rejected, meetings: meet(text, params) };
}

function fromSentences(text: LinkedText, pack: LanguagePack, trained?: Trained): Statement[] {
  const found: Statement[] = [];
  const { starts, ends, sentences } = text.tokens;
  const together = new Together();
  const narrator = narratorOf(text, pack);
  const nominals = new Nominals(text, pack, (chunk) => {
    const mention = narrator(text.chunks[chunk]!.chapter);
    return mention === undefined ? undefined : text.of[mention];
  });
  const kin = new KnownKin(pack);
  const context = { model: trained?.meant, together, nominals, kin };
  for (const sentence of inContext(text, sentencesOf(text, pack), pack, context)) {
    const [start, end] = [starts[sentences[sentence.index]!]!, ends[sentences[sentence.index + 1]! - 1]!];
    // Said once, however many rules read it: the surest tells.
    const once = new Map<string, Statement>();
    const told = new Set<string>();
    const tell = ({ source, target, ...said }: Finding, engine: string): void => {
      const how = source.isPronoun || target.isPronoun ? byPronoun(said) : said;
      const both = { source: source.chain, target: target.chain };
      const key = `${String(both.source)} ${said.relation} ${String(both.target)}`;
      const known = once.get(key);
      told.add(pairOf(both.source, both.target));
      if (known === undefined || known.confidence < how.confidence)
        once.set(key, { ...how, ...both, chunk: sentence.chunk, start, end, engine });
    };
    const named = withMeant(sentence, false);
    const read = RULES.flatMap((rule) => rule(named, pack));
    for (const finding of [...read, ...actRelations(sentence, pack), ...saidRelations(sentence)])
      tell(finding, ENGINE);
    together.note(sentence, read);
    nominals.note(sentence, read);
    kin.note(read);
    if (trained)
      for (const finding of trainedRelations(withMeant(sentence, true), pack, trained.reader, (a, b) =>
        told.has(pairOf(a, b)),
      ))
        tell(finding, TRAINED);
    found.push(...once.values());
  }
  return found;
}

/** The sentence with whom its other words mean as mentions; rules have ways of their own with `owners` ("her brother"). */
function withMeant(sentence: Sentence, owners: boolean): Sentence {
  const more = sentence.meant?.filter(({ isOblique }) => owners || !isOblique) ?? [];
  if (more.length === 0) return sentence;
  const mentions = [...sentence.mentions, ...more].sort((a, b) => a.first - b.first || a.end - b.end);
  return { ...sentence, mentions };
}

function pairOf(a: number, b: number): string {
  return `${String(Math.min(a, b))} ${String(Math.max(a, b))}`;
}

function saidRelations({ said }: Sentence): Finding[] {
  if (!said) return [];
  const { speaker, listener, rule, confidence } = said;
  return [{ source: speaker, relation: "INTERACTS_WITH", target: listener, rule, confidence }];
}

const BY_PRONOUN = ", by a pronoun";

/** What is told by a pronoun is less sure. */
function byPronoun(said: Pick<Finding, "relation" | "rule" | "confidence">) {
  if (said.rule.endsWith(BY_PRONOUN)) return said;
  return {
    ...said,
    rule: `${said.rule}${BY_PRONOUN}`,
    confidence: Number((said.confidence - 0.1).toFixed(2)),
  };
}

function fromSpeech(text: LinkedText, pack: LanguagePack): Statement[] {
  const { starts, ends, sentences } = text.tokens;
  const said = [
    ...findAddresses(text, pack).map((found) => ({ ...found, ...ADDRESS })),
    ...findTurns(text, pack).map((found) => ({ ...found, ...TURN })),
  ];
  return said.map(({ speaker, addressed, ...how }) => {
    const [a, b] = [text.mentions[speaker]!, text.mentions[addressed]!];
    const first = Math.min(a.sentence, b.sentence);
    const last = Math.max(a.sentence, b.sentence);
    const place = { chunk: a.chunk, start: starts[sentences[first]!]!, end: ends[sentences[last + 1]! - 1]! };
    return { ...how, ...place, source: text.of[speaker]!, target: text.of[addressed]!, engine: ENGINE };
  });
}

/** Pairs of chains by how often they are in one paragraph or chapter. */
export function meet(text: LinkedText, { together }: RelationsParams): Meeting[] {
  if (together === "none") return [];
  const { tokens, work } = text;
  const borders = together === "paragraph" ? tokens.paragraphs : chapterBorders(text, work.chapters.length);
  const meetings = new Map<
    string,
    { a: number; b: number; times: number; places: (readonly [number, number])[] }
  >();
  let at = 0;
  for (let part = 0; part + 1 < borders.length; part++) {
    const here = new Map<number, number>();
    for (; at < text.mentions.length && text.mentions[at]!.first < borders[part + 1]!; at++)
      if (!here.has(text.of[at]!)) here.set(text.of[at]!, at);
    const chains = [...here.keys()].sort((a, b) => a - b);
    for (const [place, a] of chains.entries())
      for (const b of chains.slice(place + 1)) {
        const key = `${a.toString()} ${b.toString()}`;
        const meeting = meetings.get(key) ?? { a, b, times: 0, places: [] };
        meetings.set(key, meeting);
        meeting.times++;
        if (meeting.places.length < PLACES) meeting.places.push(passage(text, here.get(a)!, here.get(b)!));
      }
  }
  return [...meetings.values()];
}

/** From the sentence of the first of two mentions to that of the second, or each one's own where they are far apart. */
function passage({ mentions, tokens }: LinkedText, a: number, b: number): readonly [number, number] {
  const [first, last] = [
    Math.min(mentions[a]!.sentence, mentions[b]!.sentence),
    Math.max(mentions[a]!.sentence, mentions[b]!.sentence),
  ];
  const end = last - first <= 3 ? last : first;
  return [tokens.sentences[first]!, tokens.sentences[end + 1]!];
}

function chapterBorders({ chunks, tokens }: LinkedText, chapters: number): number[] {
  const borders = Array.from({ length: chapters }, (_, chapter) =>
    chunks.find((chunk) => chunk.chapter === chapter),
  )
    .filter((chunk) => chunk !== undefined)
    .map(({ first }) => tokens.sentences[first]!);
  return [...borders, tokens.starts.length];
}
