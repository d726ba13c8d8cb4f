/** Which character parts the cells of a table. */
/**
 * The delimiter of a table by its first line that is not blank: the first of tab, bar, comma and semicolon that parts it into
 * `columns` cells, else the one that parts it into most; undefined when none does.
 */
export declare function guessDelimiter(head: string, columns: number): string | undefined;
/** The first line that is not blank, without a byte-order mark. */
export declare function firstLine(head: string): string;
