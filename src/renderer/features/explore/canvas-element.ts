/** The drawn graph as the page knows it: where the keyboard goes when a sheet over it closes. */
export const CANVAS = '[role="application"]';
