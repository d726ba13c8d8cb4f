import { z } from "zod";
import type { PropertyValue } from "../../../shared/graph";
/** The schema file; whatever a key does not mention is allowed. */
export declare const schemaFileSchema: z.ZodObject<
  {
    labels: z.ZodOptional<z.ZodArray<z.ZodString>>;
    unique: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>>;
    relations: z.ZodOptional<
      z.ZodRecord<
        z.ZodString,
        z.ZodArray<
          z.ZodObject<
            {
              from: z.ZodArray<z.ZodString>;
              to: z.ZodArray<z.ZodString>;
            },
            z.core.$strict
          >
        >
      >
    >;
  },
  z.core.$strict
>;
export type SchemaFile = z.infer<typeof schemaFileSchema>;
/** Reads a schema file; one that is not valid fails the import, naming what is wrong with it. */
export declare function readSchemaFile(path: string): Promise<SchemaRules>;
export interface CheckedNode {
  readonly name: string;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, PropertyValue>>;
}
/** Says for each node and edge what rule it breaks, if any. */
export declare class SchemaRules {
  private readonly rules;
  private readonly labels;
  private readonly taken;
  constructor(rules: SchemaFile);
  /** Why no node may have the label, or undefined. */
  checkLabel(label: string): string | undefined;
  /** Why the node may not enter, or undefined; then its unique values count as taken. */
  checkNode(node: CheckedNode): string | undefined;
  /** Why the edge may not enter, or undefined. */
  checkEdge(relation: string, from: readonly string[], to: readonly string[]): string | undefined;
  private claimsOf;
  private take;
}
