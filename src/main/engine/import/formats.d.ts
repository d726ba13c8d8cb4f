export declare const IMPORT_FORMATS: readonly ["triples", "neo4j-csv", "jsonl", "kgqa", "graphml", "gexf"];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/** The format of a file by its name and its first characters, or undefined when neither tells. */
export declare function guessFormat(name: string, head: string): ImportFormat | undefined;
