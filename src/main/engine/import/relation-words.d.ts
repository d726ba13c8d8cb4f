/** A relation's name as English words, what the embedder reads: "directed_by", "directedBy" and "DIRECTED_BY" → "directed by". */
export declare function relationWords(name: string): string;
