/** A build: its recipe, what it reports, and what a built graph says of its texts. */
import { z } from "zod";
import { CHUNK, NORMALISE } from "../stages/build/text";
import { GRAPH, QC, RELATIONS } from "../stages/build/graph";
import { INGEST } from "../stages/build/ingest";
import { COREFERENCE, NER, RESOLUTION } from "../stages/build/names";

/** The stages of a build, in the order they run. */
export const BUILD_STAGES = {
  ingest: INGEST,
  normalise: NORMALISE,
  chunk: CHUNK,
  ner: NER,
  coreference: COREFERENCE,
  relations: RELATIONS,
  resolution: RESOLUTION,
  qc: QC,
  graph: GRAPH,
};
export type BuildStageName = keyof typeof BUILD_STAGES;

export const buildRecipeSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string(),
  description: z.string(),
  ingest: INGEST.schema,
  normalise: NORMALISE.schema,
  chunk: CHUNK.schema,
  ner: NER.schema,
  coreference: COREFERENCE.schema,
  relations: RELATIONS.schema,
  resolution: RESOLUTION.schema,
  qc: QC.schema,
  graph: GRAPH.schema,
});
export type BuildRecipe = z.infer<typeof buildRecipeSchema>;
export const DEFAULT_BUILD_RECIPE = "rolit";

/** What entities are; an entity is of one type. */
export const ENTITY_TYPES = ["Character", "Person", "Location", "Organization"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Kin: children to their parents, spouses, brothers and sisters, and others. */
export const KIN_RELATIONS = [
  "DESCENDS_FROM",
  "MARRIED_TO",
  "SIBLING_OF",
  "BETROTHED_TO",
  "NEPHEW_OF",
  "GRANDCHILD_OF",
  "COUSIN_OF",
  "RELATED_TO",
] as const;

/** Relations that are read from a text; CO_OCCURS_WITH is counted, and never among them. */
export const EXTRACTED_RELATIONS = [
  "INTERACTS_WITH",
  "LOCATED_IN",
  "TRAVELS_TO",
  "LOVES",
  "HATES",
  "KILLS",
  "OWNS",
  ...KIN_RELATIONS,
  "FRIEND_OF",
  "WORKS_FOR",
] as const;
export type ExtractedRelation = (typeof EXTRACTED_RELATIONS)[number];
export const TOGETHER = "CO_OCCURS_WITH";
export const HAS_CHARACTER = "HAS_CHARACTER";
/** Entity → chapter it is named in; chapter → its work. Counted, never extracted. */
export const APPEARS_IN = "APPEARS_IN";
export const PART_OF = "PART_OF";
/** Work → what its words are about, by the recipe's lexicon. */
export const EXPLORES_THEME = "EXPLORES_THEME";
export const CONTAINS_MOTIF = "CONTAINS_MOTIF";

/** What one rule of the check did: how many it looked at and dropped or turned, and the first of them. */
const ruleCountSchema = z.object({
  rule: z.string(),
  looked: z.number().int(),
  changed: z.number().int(),
  examples: z.array(z.string()).readonly(),
});
export type RuleCount = z.infer<typeof ruleCountSchema>;

/** What was read of one work. */
export const workSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  year: z.string(),
  language: z.string(),
  file: z.string(),
  encoding: z.string(),
  chapters: z.number().int(),
  tokens: z.number().int(),
});
export type WorkSummary = Readonly<z.infer<typeof workSummarySchema>>;

/** A name that the check dropped, and where it stands first. */
export const droppedNameSchema = z.object({
  name: z.string(),
  type: z.enum(ENTITY_TYPES),
  rule: z.string(),
  mentions: z.number().int(),
  work: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export type DroppedName = z.infer<typeof droppedNameSchema>;

export const buildReportSchema = z.object({
  graph: z.string(),
  recipe: z.string(),
  works: z.array(workSummarySchema).readonly(),
  /** What was alive after each stage, in their order. */
  stages: z.array(
    z.object({ name: z.string(), ms: z.number(), counts: z.record(z.string(), z.number().int()) }),
  ),
  /** Extracted relations by name; those of being together stand apart. */
  relations: z.record(z.string(), z.number().int()),
  together: z.number().int(),
  qc: z.array(ruleCountSchema).readonly(),
  /** Corrections that were applied, and those that no longer fit, each with its reason. */
  corrected: z.number().int(),
  unfit: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Chunks that a model read now, and those whose reading was kept from an earlier build. */
  modelCalls: z.number().int(),
  fromCache: z.number().int(),
  nodes: z.number().int(),
  edges: z.number().int(),
  ms: z.number(),
});
export type BuildReport = z.infer<typeof buildReportSchema>;

/** What `build show` prints: offsets are UTF-16 units into a work's `text`. */
export interface BuiltGraph {
  readonly works: readonly (WorkSummary & {
    readonly text: string;
    readonly headings: readonly { readonly title: string; readonly start: number; readonly end: number }[];
  })[];
  readonly entities: readonly {
    readonly id: string;
    readonly type: string;
    readonly name: string;
    readonly forms: readonly { readonly form: string; readonly n: number }[];
    /** Why forms are one, "Persidei → Persida: genitive -ei, attested 511 times". */
    readonly merges: readonly string[];
  }[];
  readonly mentions: readonly {
    readonly work: string;
    readonly start: number;
    readonly end: number;
    readonly type: string;
    readonly entity: string;
  }[];
  readonly relations: readonly {
    readonly source: string;
    readonly relation: string;
    readonly target: string;
    readonly work: string;
    readonly start: number;
    readonly end: number;
    readonly evidence: string;
    readonly confidence: number;
    readonly engine: string;
    readonly rule: string;
    /** What a person said of it: "confirmed by hand". */
    readonly correction?: string;
  }[];
}

/** Names found in a marked file, exact spans. */
export interface NerScore {
  readonly convention: string;
  readonly labels: Readonly<Record<string, LabelScore>>;
  readonly micro: LabelScore;
}
export interface LabelScore {
  readonly p: number;
  readonly r: number;
  readonly f1: number;
  readonly n: number;
}

/** The share of marked tokens that were read right. */
export interface ShareScore {
  readonly accuracy: number;
  readonly n: number;
}

/** Parts of speech, lemmas and the case of proper nouns, read in a marked file. */
export interface TagsScore {
  readonly convention: string;
  readonly pos: ShareScore;
  readonly lemma: ShareScore;
  readonly case: ShareScore;
  readonly oblique: LabelScore;
}

/** Who is who among marked mentions. */
export interface CorefScore {
  readonly convention: string;
  readonly documents: number;
  readonly mentions: number;
  readonly muc: Omit<LabelScore, "n">;
  readonly b3: Omit<LabelScore, "n">;
}
