/** Headers as neo4j-admin writes them: `movieId:ID(Movie)`, `:LABEL`, `:START_ID`, `age:int`, `tags:string[]`. */
export declare const SCALAR_TYPES: readonly ["integer", "number", "boolean", "string"];
export type ScalarType = (typeof SCALAR_TYPES)[number];
export type Role = "ID" | "LABEL" | "START_ID" | "END_ID" | "TYPE" | "IGNORE";
export interface Field {
  /** Property name, "" where the field has none. */
  readonly name: string;
  readonly role?: Role;
  /** Id space of an ID, START_ID or END_ID, "" where none is named. */
  readonly space: string;
  readonly type: ScalarType;
  readonly isArray: boolean;
}
/** One cell of a header; throws a plain Error that says what is wrong with it. */
export declare function parseField(cell: string): Field;
/** Whether a first line is such a header: it has an ID of nodes or an end of edges (or at least their labels or types). */
export declare function hasAdminHeader(line: string): boolean;
/** What a file with these fields holds; throws a plain Error that names the missing or doubled column. */
export declare function kindOf(fields: readonly Field[]): "nodes" | "edges";
