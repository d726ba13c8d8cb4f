/** Attributes of CX: texts with a type beside them, said of an element by its id. */
import type { Data } from "./elements";

/** Adds what attributes say to the elements they name; the ids of those that are not there. */
export function addAttributes(elements: Map<string, Data>, attributes: readonly Data[]): string[] {
  const lost: string[] = [];
  for (const { po, n: name, v: value, d: type } of attributes)
    for (const one of Array.isArray(po) ? (po as unknown[]) : [po]) {
      const id = String(one);
      const element = elements.get(id);
      if (element === undefined || typeof name !== "string") lost.push(id);
      else elements.set(id, withValue(element, name, typed(value, type)));
    }
  return lost;
}

/** An element with one more value; a second one of a name, and what would take an element's own place, is called `name 2`. */
export function withValue(element: Data, name: string, value: unknown): Data {
  if (name === "directed" && typeof value === "boolean" && "source" in element)
    return { ...element, undirected: !value };
  const isOwn = ["id", "source", "target"].includes(name);
  if (!isOwn && (element[name] === undefined || element[name] === value))
    return { ...element, [name]: value };
  for (let count = 2; ; count++) {
    const free = `${name} ${String(count)}`;
    if (element[free] === undefined) return { ...element, [free]: value };
  }
}

const NUMBER = /^(?:double|float|integer|int|long|short|byte)$/;

/** A value as its type wants it; what is not of it stays as it is written. */
export function typed(value: unknown, type: unknown): unknown {
  if (typeof type !== "string") return value;
  const list = /^list_of_(\w+)$/.exec(type);
  if (list) return Array.isArray(value) ? value.map((item) => typed(item, list[1])) : value;
  if (typeof value !== "string") return value;
  if (type === "boolean" && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  const number = NUMBER.test(type) && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isFinite(number) && !isUnsafe(number) ? number : value;
}

/** Whole numbers that a double does not hold, which would make several ids one. */
function isUnsafe(number: number): boolean {
  return Number.isInteger(number) && !Number.isSafeInteger(number);
}
