/** Written by training/hgcr/lengths.mjs: how far the logit of a path lies above that of a two-step path with the same numbers, for 2, 3 and 4 edges. */
export const PATH_LENGTHS = [0, -4.224, -9.653] as const;
