/** Contexts that documents name by their address: files beside them, never fetched. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { isObject } from "../values/json-values";
import type { FindContext } from "./expand";

/** A file's name and the value that it holds. */
export interface Parsed {
  readonly name: string;
  readonly value: unknown;
}

/** As programs call contexts that they write, with remarks of their own beside them: "sssom_schema.context.jsonld". */
const CONTEXT_NAME = /context\.json(?:ld)?(?:\.gz)?$/i;

/** Files of contexts alone, and documents. A context may say of itself what it is called; then documents name it. */
export function partContexts<T extends Parsed>(files: readonly T[]): { contexts: T[]; documents: T[] } {
  const named = files.flatMap(({ value }) => addresses(value));
  const isContext = ({ name, value }: T): boolean =>
    isObject(value) &&
    "@context" in value &&
    !("@graph" in value) &&
    (Object.keys(value).length === 1 ||
      (!("@type" in value) && CONTEXT_NAME.test(name)) ||
      named.some((address) => address === value["@id"] || isNamed(name, address)));
  return { contexts: files.filter(isContext), documents: files.filter((file) => !isContext(file)) };
}

/**
 * Finds the file of an address: the one whose name is how the address ends; else the only one there is, where the files name one
 * address alone. Throws ReasonError that says which file is wanted.
 */
export function localContexts(contexts: readonly Parsed[], documents: readonly Parsed[]): FindContext {
  const wanted = new Set([...documents, ...contexts].flatMap(({ value }) => addresses(value)));
  return (address) => {
    const found =
      contexts.find(({ name, value }) => isNamed(name, address) || idOf(value) === address) ??
      (wanted.size === 1 && contexts.length === 1 ? contexts[0] : undefined);
    if (!found) throw new ReasonError(message("jsonld-context-away", { address, file: fileName(address) }));
    return (found.value as Readonly<Record<string, unknown>>)["@context"];
  };
}

function idOf(value: unknown): unknown {
  return isObject(value) ? value["@id"] : undefined;
}

/** Addresses of contexts, wherever a document and the contexts in it name them. */
function addresses(value: unknown, isContext = false): string[] {
  if (typeof value === "string") return isContext ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => addresses(one, isContext));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" && key !== "@context" && key !== "@import"
      ? []
      : addresses(inner, key === "@context" || (isContext && key === "@import")),
  );
}

/** What the file of an address is called: what the address ends with. */
function fileName(address: string): string {
  const last = address
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1)!;
  return /\.json(?:ld)?$/i.test(last) ? last : `${last}.jsonld`;
}

/** Whether a file is called as an address ends, whatever its own ending: `context.jsonld` for `https://w3id.org/ro/crate/1.1/context`. */
function isNamed(file: string, address: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/(?:\.json(?:ld)?)?(?:\.gz)?$/, "");
  return plain(file.slice(file.lastIndexOf("/") + 1)) === plain(fileName(address));
}
