/** JSON from files, parsed against a schema, with reasons a person can act on. */
import type { z } from "zod";
/** The value of a JSON text; throws a plain Error that names the place of what is wrong, within `what`. */
export declare function parseJson<T>(schema: z.ZodType<T>, text: string, what: string): T;
/** JSON text as a value; lone surrogates, which no file can hold, become U+FFFD. */
export declare function readJson(text: string, what: string): unknown;
/** The value if it fits the schema; throws a plain Error otherwise. */
export declare function checkJson<T>(schema: z.ZodType<T>, value: unknown, what: string): T;
