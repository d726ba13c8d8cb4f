import type { Sign } from "./sign-of-word";

/** What holds a chain together: a record about what was asked, one about something of nearly that name, or several records. */
export type ChainSupport = "asked" | "near" | "stitched";

/** A way from the first entity to the second, in candidate rows. */
export interface Chain {
  readonly support: ChainSupport;
  /** Rows of its nodes, the first entity first; its end is a near-synonym of the second entity where the support is "near". */
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  /** The fewest records that cover it, in the order they are met. */
  readonly records: readonly string[];
  /** What the first does to the last: more, less, or not said. */
  readonly sign: Sign;
  /** Whether that is the other way round than was asked for. */
  readonly isContrary: boolean;
}
