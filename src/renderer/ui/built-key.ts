/** Keys that a build or an import made, which tell a reader nothing: "chunk_f71443065ae7c954", "e88540b0fe08293f". */
const BUILT_KEY = /^(?:[a-z]+_)?[0-9a-f]{12,}$/;

export const isBuiltKey = (text: string): boolean => BUILT_KEY.test(text);

/** References that a reader can do something with. */
export function toldReferences(references: readonly string[]): string[] {
  return references.filter((reference) => !isBuiltKey(reference));
}
