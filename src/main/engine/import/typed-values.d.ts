/** Cells as the values their column's type promises. */
import type { PropertyValue } from "../../../shared/graph";
import type { Field } from "./neo4j-header";
/** The value of a cell; throws a plain Error with the reason when it is not of the type. Arrays are parted by semicolons. */
export declare function parseValue(field: Field, cell: string): PropertyValue;
/** A vector of length 1 from a cell of numbers parted by semicolons; throws a plain Error with the reason. */
export declare function parseVector(cell: string, width: number): Float32Array;
