/** Whoever writes an explanation from documents: the template, a language model, or a test. */
import type { Message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import { tellContexts } from "../read/tell-contexts";
import type { Context } from "../context";
import type { Ports, ReadInput } from "../stage";
import type { NamedConcept } from "./predicate";

export interface Written {
  readonly clause: SaidClause;
  readonly documents: readonly string[];
  /** What it claims, with the concepts it names; absent where it only lists paths or documents. */
  readonly claim?: { readonly text: string; readonly concepts: readonly NamedConcept[] };
}

export interface ExplanationWriter {
  /** What has to be known of whatever it writes. */
  readonly note?: Message;
  /** One sentence after the other, from these contexts alone. */
  write(contexts: readonly Context[], input: ReadInput, ports: Ports): Promise<Written[]>;
}

/** Quotes; what it quotes is what it claims, and the documents' own mentions are its concepts. */
export const TEMPLATE: ExplanationWriter = {
  async write(contexts, input, ports) {
    const { told, texts } = await tellContexts(contexts, input, ports);
    return told.map(({ clause, documents, quote }) => {
      if (!quote) return { clause, documents };
      const { text, mentions } = texts.get(quote.document)!;
      const concepts = mentions
        .filter(({ start, end }) => start >= quote.start && end <= quote.end)
        .map(({ entity, type, start, end }) => ({
          ...{ concept: entity, type },
          ...{ start: start - quote.start, end: end - quote.start },
        }));
      return { clause, documents, claim: { text: text.slice(quote.start, quote.end), concepts } };
    });
  },
};
