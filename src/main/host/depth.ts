/** True when a value nests deeper than `most` levels; columns and bytes count as one. No value, however deep, costs stack. */
export function isDeeper(value: unknown, most: number): boolean {
  let level: object[] = isNest(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    const next: object[] = [];
    // A list is walked as it is: copying a hundred thousand small ones took most of the time.
    for (const nest of level) for (const child of childrenOf(nest)) if (isNest(child)) next.push(child);
    level = next;
  }
  return false;
}

function isNest(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}

function childrenOf(nest: object): readonly unknown[] {
  return Array.isArray(nest) ? nest : Object.values(nest);
}
