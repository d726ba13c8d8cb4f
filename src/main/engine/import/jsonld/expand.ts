/** Expansion by jsonld.js, which its standard's authors keep: a document with addresses for words. Nothing is fetched. */
import type { JsonLdDocument } from "jsonld";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { isObject } from "../values/json-values";

/** The context that stands under an address; throws ReasonError where it was not given. */
export type FindContext = (address: string) => unknown;

/** Levels of a document; the library goes down one call at a time. */
const MOST_DEEP = 500;

/** The nodes of a document; `lost` is told of words that mean nothing. Throws ReasonError for one that breaks the rules, is nested too deep, or names a context that is not at hand. */
export async function expandDocument(
  value: unknown,
  find: FindContext,
  lost: (word: string) => void,
): Promise<readonly unknown[]> {
  if (isDeep(value)) throw new ReasonError(message("jsonld-deep", { most: MOST_DEEP }));
  // Imported when it is needed: it brings a client for the network along, which nothing here calls.
  const { default: jsonld } = await import("jsonld");
  let away: unknown;
  const documentLoader = (address: string) => {
    try {
      return Promise.resolve({
        document: { "@context": find(address) } as JsonLdDocument,
        documentUrl: address,
      });
    } catch (fault) {
      away = fault;
      throw fault;
    }
  };
  const eventHandler = ({ event }: { event: LostEvent }) => {
    if (event.code === "invalid property") lost(event.details.property ?? "");
  };
  try {
    return await jsonld.expand(
      value as JsonLdDocument,
      { base: null, documentLoader, eventHandler } as object,
    );
  } catch (fault) {
    throw away ?? reasonOf(fault);
  }
}

/** What the library says of what it leaves out. */
interface LostEvent {
  readonly code: string;
  readonly details: { readonly property?: string };
}

/** The rule that a document breaks, as the standard calls it. */
function reasonOf(fault: unknown): unknown {
  const { details } = fault as { readonly details?: { readonly code?: unknown } };
  if (typeof details?.code !== "string") return fault;
  return new ReasonError(message("jsonld-broken", { rule: details.code }));
}

function isDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MOST_DEEP; depth++) {
    level = level.flatMap((one) =>
      Array.isArray(one) ? (one as unknown[]) : isObject(one) ? Object.values(one) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
