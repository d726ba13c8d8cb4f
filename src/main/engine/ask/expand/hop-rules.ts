/** What a typed expansion is held to, hop by hop. */
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { ExpandParams } from "../../../../shared/stages/expand";
import { readFilter } from "../check-filter";
import { readMetapath } from "./metapath";

/** One hop: an empty list is all. Seeds pass the general labels whatever their own, and lists of a hop like any node. */
export interface HopRule {
  readonly relations: readonly string[];
  readonly labels: readonly string[];
  readonly sparesSeeds: boolean;
}

export interface TypedRules {
  /** Labels of the seeds that are walked from; empty is all. */
  readonly start: readonly string[];
  readonly hops: readonly HopRule[];
  readonly direction: ExpandParams["direction"];
  /** Infinity where there is none. */
  readonly relationCap: number;
  readonly degreeCap: number;
  readonly edgeBudget: number;
  readonly hubsLast: boolean;
}

/** The rules where any typed parameter says something, undefined where none does. Throws FailureError invalid-request. */
export function typedRules(params: ExpandParams, schema: GraphSchema): TypedRules | undefined {
  const { metapath = "", perHop, relationCap = 0, order } = params;
  const lists = Array.isArray(perHop) ? perHop : undefined;
  const hubsLast = order === "hubs-last";
  if (metapath === "" && !lists && relationCap === 0 && !hubsLast) return undefined;
  if (params.method === "paths") throw refused(message("typed-paths"));
  if (metapath !== "" && lists) throw refused(message("metapath-and-lists"));
  const named = lists?.map(({ relations, labels }) => ({
    relations: readFilter("relation", relations, schema),
    labels: readFilter("label", labels, schema),
  }));
  const path = metapath === "" ? { start: [], hops: named } : readMetapath(metapath, schema);
  const hops = path.hops ?? Array.from({ length: params.hops }, () => ({ relations: [], labels: [] }));
  return {
    start: path.start,
    hops: hops.map(({ relations, labels }) => ({
      relations: relations.length > 0 ? relations : params.relations,
      labels: labels.length > 0 ? labels : params.labels,
      sparesSeeds: labels.length === 0,
    })),
    direction: params.direction,
    relationCap: relationCap || Infinity,
    degreeCap: params.degreeCap || Infinity,
    edgeBudget: params.edgeBudget,
    hubsLast,
  };
}

function refused(reason: ReturnType<typeof message>): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
