/** A document as BioC has it, in XML or JSON: passages with annotations at offsets into the whole, and relations. */
import { z } from "zod";

const infonSchema = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ identifier: z.string().nullish(), accession: z.string().nullish() }),
]);
const infonsSchema = z.record(z.string(), infonSchema.or(z.unknown().transform(() => "")).nullish());
export type Infons = z.infer<typeof infonsSchema>;

const annotationSchema = z.object({
  id: z.coerce.string().default(""),
  infons: infonsSchema.default({}),
  text: z.string().nullish(),
  locations: z.array(z.object({ offset: z.coerce.number(), length: z.coerce.number() })).default([]),
});
export type BiocAnnotation = z.infer<typeof annotationSchema>;

const relationSchema = z.object({
  infons: infonsSchema.default({}),
  nodes: z.array(z.object({ refid: z.coerce.string(), role: z.string().default("") })).default([]),
});
export type BiocRelation = z.infer<typeof relationSchema>;

const passageSchema = z.object({
  infons: infonsSchema.default({}),
  offset: z.coerce.number().default(0),
  text: z.string().nullish(),
  annotations: z.array(annotationSchema).default([]),
  relations: z.array(relationSchema).default([]),
});

/** Sentences stand in place of their passage's own text; keys and scores are not looked at. */
export const biocDocumentSchema = z.object({
  id: z.coerce.string(),
  date: z.string().nullish(),
  infons: infonsSchema.default({}),
  passages: z.array(passageSchema.extend({ sentences: z.array(passageSchema).default([]) })),
  relations: z.array(relationSchema).default([]),
});
export type BiocDocument = z.infer<typeof biocDocumentSchema>;

/** An infon as text; of an object the id that it names. */
export function infon(infons: Infons, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = infons[key];
    const text = typeof value === "object" ? (value?.identifier ?? value?.accession) : value;
    if (text) return text.trim();
  }
  return "";
}
