/** What one question to a language model is, and how a kind of server is asked it. */

/** One question: temperature 0 and a fixed seed, so that a server that can answer alike does. */
export interface Asked {
  readonly instructions: string;
  readonly text: string;
  /** JSON schema of the answer, with a name of letters and underscores. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

/** How a kind of server is asked, and where its answer stands. */
export interface Protocol {
  readonly path: (base: string) => string;
  readonly body: (model: string, asked: Asked) => object;
  /** The text that the model wrote; undefined where the answer has none. */
  readonly written: (answer: unknown) => string | undefined;
}
