/** True when a value nests deeper than `most` levels; columns and bytes count as one. It walks no further down than that, whatever the value. */
export function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  if (most === 0) return true;
  const children: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return children.some((child) => isDeeper(child, most - 1));
}
