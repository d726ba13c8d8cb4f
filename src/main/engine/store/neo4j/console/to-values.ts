/** The driver's values as plain data: nothing rounded, nodes and edges once each. */
import type { Node, Path, Point, Relationship } from "neo4j-driver";
import type { CypherEdge, CypherNode, CypherValue, TEMPORAL_TYPES } from "../../../../../shared/cypher";
import { driverPackage } from "../driver";

type Temporal = (typeof TEMPORAL_TYPES)[number];
type TemporalTest = "isDate" | "isTime" | "isLocalTime" | "isDateTime" | "isLocalDateTime" | "isDuration";
/** The driver's own word on each. */
const TEMPORAL: readonly (readonly [type: Temporal, is: TemporalTest])[] = [
  ["date", "isDate"],
  ["time", "isTime"],
  ["local time", "isLocalTime"],
  ["date and time", "isDateTime"],
  ["local date and time", "isLocalDateTime"],
  ["duration", "isDuration"],
];

/** Turns values that the driver read with `useBigInt` into plain ones, at most `most` in all; what is over is left out of lists. */
export class ValueReader {
  readonly nodes = new Map<string, CypherNode>();
  readonly edges = new Map<string, CypherEdge>();
  #room: number;

  constructor(most: number) {
    this.#room = most;
  }

  /** Whether there was room for everything so far. */
  get hasRoom(): boolean {
    return this.#room > 0;
  }

  read(value: unknown): CypherValue {
    this.#room--;
    switch (typeof value) {
      case "boolean":
        return { kind: "boolean", value };
      case "bigint":
        return { kind: "integer", text: String(value) };
      case "number":
        return floatOf(value);
      case "string":
        return { kind: "text", text: value };
      default:
        return value === null || typeof value !== "object" ? { kind: "null" } : this.#readObject(value);
    }
  }

  #readObject(value: object): CypherValue {
    if (Array.isArray(value)) return this.#readList(value);
    const neo4j = driverPackage();
    if (neo4j.isNode(value)) return { kind: "node", id: this.#keepNode(value) };
    if (neo4j.isRelationship(value)) return { kind: "edge", id: this.#keepEdge(value) };
    if (neo4j.isPath(value)) return this.#readPath(value);
    if (neo4j.isPoint(value)) return pointOf(value);
    const temporal = TEMPORAL.find(([, is]) => neo4j[is](value));
    if (temporal) return { kind: "temporal", type: temporal[0], text: timeText(String(value)) };
    if (neo4j.isVector(value)) return vectorOf(value.getType(), value.asTypedArray());
    if (neo4j.isUnsupportedType(value)) return { kind: "unknown", text: String(value) };
    if (value instanceof Int8Array) return { kind: "bytes", text: hexOf(value) };
    return { kind: "map", entries: this.#readEntries(value) };
  }

  #readList(values: readonly unknown[]): CypherValue {
    const items: CypherValue[] = [];
    for (const value of values) {
      if (!this.hasRoom) break;
      items.push(this.read(value));
    }
    return { kind: "list", items, left: values.length - items.length };
  }

  #readPath({ start, segments }: Path): CypherValue {
    const ids = [this.#keepNode(start)];
    for (const { relationship, end } of segments) ids.push(this.#keepEdge(relationship), this.#keepNode(end));
    this.#room -= ids.length;
    return { kind: "path", ids };
  }

  #keepNode({ elementId, labels, properties }: Node): string {
    if (!this.nodes.has(elementId))
      this.nodes.set(elementId, {
        id: elementId,
        labels: [...labels],
        properties: this.#readEntries(properties),
      });
    return elementId;
  }

  #keepEdge(edge: Relationship): string {
    const { elementId: id, type, startNodeElementId: source, endNodeElementId: target, properties } = edge;
    if (!this.edges.has(id))
      this.edges.set(id, { id, type, source, target, properties: this.#readEntries(properties) });
    return id;
  }

  #readEntries(values: object): [string, CypherValue][] {
    return Object.entries(values).map(([name, value]): [string, CypherValue] => [name, this.read(value)]);
  }
}

function floatOf(value: number): CypherValue {
  return { kind: "float", text: floatText(value) };
}

/** Reads back as the same number, and is seen to be no integer: "1.0". */
function floatText(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${String(value)}.0` : String(value);
}

/** Of the bytes that are meant: the driver may give a part of a larger buffer. */
function hexOf({ buffer, byteOffset, byteLength }: Int8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("hex");
}

function pointOf({ srid, x, y, z }: Point): CypherValue {
  const coordinates = [x, y, ...(z === undefined ? [] : [z])].map(floatText);
  return { kind: "point", srid: Number(srid), coordinates };
}

function vectorOf(type: string, numbers: ArrayLike<number | bigint>): CypherValue {
  const texts = Array.from(numbers, (number) =>
    typeof number === "bigint" || type.startsWith("INT") ? String(number) : floatText(number),
  );
  return { kind: "vector", type, numbers: texts };
}

/** Without the zeros that fill a fraction of a second up to nine digits. */
function timeText(text: string): string {
  return text.replace(/(\.\d*?[1-9])0+(?!\d)/, "$1");
}
