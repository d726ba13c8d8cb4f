/** Cells of the first record of a table's beginning; throws a plain Error when a quote in it is not closed. */
export declare function readHeaderRecord(head: string, delimiter: string): string[];
