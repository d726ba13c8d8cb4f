/** What flows between the stages of a build, and the world they may touch. */
import type { RelationsParams } from "../../../shared/stages/build/graph";
import type { EntityType, BuildRecipe, BuildStageName } from "../../../shared/texts/build";
import type { StagePorts } from "../runner/stage-list";
import type { Correction } from "../../../shared/texts/corrections";
import type { SourceFile } from "../import/source/import-run";
import type { BuildCache } from "./cache";
import type { LanguageModel } from "../language-models/door";
import type { Work } from "./ingest/work";
import type { MeantModel } from "./relations/meant/meant-model";
import type { RelationReader } from "./relations/trained/relation-reader";
import type { Tagger } from "./tagger/tagger";

export interface BuildPorts extends StagePorts {
  readonly cache: BuildCache;
  /** The tagger of a name. Throws model-missing or model-unusable. */
  readonly tagger: (name: string) => Promise<Tagger>;
  /** The trained reader of relations of a name. Throws model-missing or model-unusable. */
  readonly relationReader: (name: string) => Promise<RelationReader>;
  /** The trained model of who is meant, of a name. Throws model-missing or model-unusable. */
  readonly meantModel: (name: string) => Promise<MeantModel>;
  /** The language model that reads relations. Throws model-unusable. */
  readonly languageModel: (params: RelationsParams) => Promise<LanguageModel>;
  /** What a person corrected in works of these ids, in order. */
  readonly corrections: (works: readonly string[]) => readonly Correction[];
}

export interface BuildTask {
  readonly sources: readonly SourceFile[];
  /** Works that were read before, in place of files. */
  readonly works?: readonly Work[];
  readonly recipe: BuildRecipe;
  /** Most works read. */
  readonly limit: number;
}

export interface Building {
  readonly name: BuildStageName;
  readonly task: BuildTask;
  readonly ports: BuildPorts;
  readonly count: string;
}

/** A work in one spelling; `positions[i]` is where its letter i stands in the original, one more for the end. */
export interface NormalText {
  readonly text: string;
  /** Absent where every letter stands where it stood. */
  readonly positions?: Int32Array;
}

/** Tokens of a work in order; offsets into the normalised text. Paragraphs and sentences are ranges of tokens. */
export interface Tokens {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** First token of each sentence, and the number of tokens at the end. */
  readonly sentences: Int32Array;
  /** First token of each paragraph, and the number of tokens at the end. */
  readonly paragraphs: Int32Array;
}

/** Sentences `first` to before `end` are the chunk's own; those from `context` on are shown again from the chunk before. */
export interface Chunk {
  readonly id: string;
  readonly chapter: number;
  readonly context: number;
  readonly first: number;
  readonly end: number;
}

export interface Text {
  readonly work: Work;
  readonly normal: NormalText;
}

export interface ChunkedText extends Text {
  readonly tokens: Tokens;
  readonly chunks: readonly Chunk[];
}

/** A name in a text: tokens from `first` to before `end`. */
export interface Mention {
  readonly first: number;
  readonly end: number;
  readonly sentence: number;
  readonly chunk: number;
  readonly form: string;
  readonly type: NameType;
}

/** The types of names as taggers know them. */
export const NAME_TYPES = ["PER", "LOC", "ORG"] as const;
export type NameType = (typeof NAME_TYPES)[number];

export interface NamedText extends ChunkedText {
  /** What each form was read as before the vote: how often each of NAME_TYPES. */
  readonly labels: ReadonlyMap<string, readonly number[]>;
  readonly mentions: readonly Mention[];
}

/** What speaks for a woman, and what for a man. */
export interface GenderSigns {
  readonly women: number;
  readonly men: number;
}

/** Mentions of a work that are one: a chain; `of[i]` is the chain of mention i. */
export interface Chain {
  readonly name: string;
  readonly type: NameType;
  readonly forms: ReadonlyMap<string, number>;
  readonly reasons: readonly string[];
  readonly signs: GenderSigns;
}

export interface LinkedText extends NamedText {
  readonly chains: readonly Chain[];
  readonly of: Int32Array;
}

/** What a sentence says of two chains; offsets of its evidence in the normalised text. */
export interface Statement {
  readonly source: number;
  readonly relation: string;
  readonly target: number;
  readonly chunk: number;
  readonly start: number;
  readonly end: number;
  readonly engine: string;
  readonly rule: string;
  readonly confidence: number;
  /** What a person said of it. */
  readonly byHand?: "confirm" | "turn";
}

/** Two chains in one paragraph or chapter. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly times: number;
  /** First passages, as ranges of tokens. */
  readonly places: readonly (readonly [firstToken: number, endToken: number])[];
}

/** What a language model wrote that is not believed, and why. */
export interface Rejection {
  readonly why: string;
  readonly what: string;
}

export interface RelatedText extends LinkedText {
  readonly statements: readonly Statement[];
  readonly rejected: readonly Rejection[];
  readonly meetings: readonly Meeting[];
}

export interface Entity {
  readonly id: string;
  readonly name: string;
  readonly type: EntityType;
  readonly forms: ReadonlyMap<string, number>;
  readonly reasons: readonly string[];
  /** Of a person, where the text shows it. */
  readonly gender?: "f" | "m";
  /** A person keeps it, whatever the check says of its name. */
  readonly isRestored?: true;
}

/** `entityOf[text][chain]` is the entity, −1 where it stays out. */
export interface Resolved {
  readonly entities: readonly Entity[];
  readonly entityOf: readonly Int32Array[];
}

/** An edge of the graph with one passage; offsets into the work's original. */
export interface BuiltEdge {
  readonly source: number;
  readonly relation: string;
  readonly target: number;
  readonly text: number;
  readonly statement: Statement;
}
