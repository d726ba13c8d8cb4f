/** What exploring holds: a slice of the workbench that can be undone, and one that only says what is open; the functions are in explore.ts and explore-open.ts. */
import { z } from "zod";
import type { FoundNodes, NeighbourGroup } from "../../../shared/explore";
import type { Failure } from "../../../shared/failure";
import { ownRecord } from "../../../shared/own-record";
import type { ElementRef } from "../../picture/elements";
import { NO_STYLES, type Styles } from "../../picture/looks";
import { NODE_SHAPES } from "../../picture/node-shape";
import type { AddedEdge, AddedNode } from "../../picture/drawn-view";
import type { Fetched } from "../../state/fetched";

const text = z.string().max(10_000);
const texts = z.array(text).max(10_000);

export const notesSchema = z.array(z.object({ graph: text, id: text, text })).max(10_000);
/** A person's words about a node, by the node's own id: true in any store of the graph. */
export type Note = z.infer<typeof notesSchema>[number];

/** Nodes of one question's picture that are put aside or shown as one, by id. */
export const asideSchema = z.object({
  graph: text,
  question: text,
  dismissed: texts,
  groups: z.array(z.object({ name: text, members: texts })).max(1000),
});
export type Aside = z.infer<typeof asideSchema>;

export const relationsSchema = texts;

export const stylesSchema: z.ZodType<Styles> = z.object({
  labels: ownRecord(
    z.object({
      colour: z.number().int().min(0).max(99).optional(),
      shape: z.enum(NODE_SHAPES).optional(),
      size: z.number().min(0.25).max(4).optional(),
    }),
  ) as unknown as z.ZodType<Styles["labels"]>,
  nodeSize: text,
  nodeColour: text,
  edgeWidth: text.nullable(),
});

/** What a person added to the picture of one question. */
export interface Added {
  readonly graph: string;
  readonly question: string;
  readonly nodes: readonly AddedNode[];
  readonly edges: readonly AddedEdge[];
}

/** Everything here can be undone (step-parts.ts). */
export interface Explore {
  readonly added: Added;
  readonly aside: Aside;
  /** Handles of nodes selected together, the newest last; empty while one or none is selected. */
  readonly together: readonly number[];
  readonly hiddenRelations: readonly string[];
  readonly styles: Styles;
  readonly notes: readonly Note[];
}

export const NO_EXPLORE: Explore = {
  added: { graph: "", question: "", nodes: [], edges: [] },
  aside: { graph: "", question: "", dismissed: [], groups: [] },
  together: [],
  hiddenRelations: [],
  styles: NO_STYLES,
  notes: [],
};

/** What a search looks through. */
export type FindScope = "view" | "graph";

export interface Find {
  readonly text: string;
  readonly scope: FindScope;
  /** The newest search through the whole graph. */
  readonly found: Fetched<{
    readonly text: string;
    readonly nodes: FoundNodes;
    readonly more: boolean;
  }> | null;
  /** Which of the matches was gone to last, −1 before any. */
  readonly at: number;
}

/** What lies around a node, of which a person chooses. */
export interface Chooser {
  readonly node: number;
  readonly around: Fetched<{
    readonly groups: readonly NeighbourGroup[];
    readonly edges: number;
    readonly unseen: number;
  }>;
}

/** What exploring led to, as a sentence to be made in the language spoken. */
export type Said =
  | { readonly kind: "added"; readonly nodes: number; readonly edges: number; readonly leftOut: number }
  | { readonly kind: "paths"; readonly hops: number; readonly paths: number; readonly leftOut: number }
  | { readonly kind: "no-path"; readonly maxHops: number }
  | { readonly kind: "away"; readonly nodes: number }
  | { readonly kind: "failed"; readonly failure: Failure };

export interface ExploreView {
  readonly find: Find | null;
  readonly chooser: Chooser | null;
  /** Open at a point (CSS pixels of the canvas) for an element, or for the picture (null). */
  readonly menu: { readonly element: ElementRef | null; readonly x: number; readonly y: number } | null;
  readonly stylesOpen: boolean;
  /** Styles tried out and not yet chosen. */
  readonly preview: Styles | null;
  readonly minimap: boolean;
  readonly said: Said | null;
}

export const FIRST_EXPLORE_VIEW: ExploreView = {
  find: null,
  chooser: null,
  menu: null,
  stylesOpen: false,
  preview: null,
  minimap: true,
  said: null,
};
