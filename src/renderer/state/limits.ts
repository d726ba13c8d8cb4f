/** Most edges of a run that are drawn. */
export const DRAWN_LIMIT = 3000;
