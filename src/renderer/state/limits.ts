/** Most edges of a run that are drawn. */
export const DRAWN_LIMIT = 1500;
