import { REASONS, type Reason } from "./instance";

const codeOf = (reason: Reason): number => REASONS.indexOf(reason);

/** The number stored for each reason in `Solution.reasons`. */
export const MERGED_KEPT = codeOf("merged-kept");
export const VIRTUAL_KEPT = codeOf("virtual-kept");
export const NEVER_REACHED = codeOf("never-reached");
export const CYCLE = codeOf("cycle");
export const LOST_CLUSTER = codeOf("lost-cluster");
export const GW_UNNEEDED = codeOf("gw-unneeded");
export const STRONG_NONPOSITIVE = codeOf("strong-nonpositive");
export const SIMPLE_UNREACHED = codeOf("simple-unreached");
