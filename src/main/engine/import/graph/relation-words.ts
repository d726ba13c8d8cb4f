/** A relation's name as English words, what the embedder reads: "directed_by", "directedBy" and "DIRECTED_BY" → "directed by". */
export function relationWords(name: string): string {
  const spaced = name
    // Addresses name a relation by their last part: "http://example.org/ns#directedBy", "/film/film/directed_by".
    .replace(/^(?:https?:\/\/|\/).*[/#](?=[^/#]+$)/u, "")
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-.:/\s]+/gu, " ")
    .trim();
  return spaced === "" ? name : spaced.toLowerCase();
}
