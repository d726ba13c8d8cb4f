/**
 * A column of numbers on a scale of 0 … 1: smallest to the 98th percentile, so that one giant does not flatten the rest. Missing
 * columns, NaN and columns of one value (nothing to tell apart) give 0.
 */
export function unitColumn(column: Float64Array | undefined, length: number): Float32Array {
  const units = new Float32Array(length);
  if (!column) return units;
  const finite = column.filter(Number.isFinite).sort();
  const low = finite[0] ?? 0;
  const top = finite[Math.ceil((finite.length - 1) * 0.98)] ?? 0;
  const high = top > low ? top : (finite.at(-1) ?? 0);
  if (high <= low) return units;
  for (let row = 0; row < length; row++) {
    const value = column[row]!;
    if (Number.isFinite(value)) units[row] = Math.min(1, (value - low) / (high - low));
  }
  return units;
}

/** A column of shares as it is, kept within 0 … 1; missing ones, at the end too, give 0. */
export function clampColumn(column: Float64Array | undefined, length: number): Float32Array {
  const shares = new Float32Array(length);
  if (!column) return shares;
  for (let row = 0; row < Math.min(length, column.length); row++) {
    const value = column[row]!;
    shares[row] = Number.isNaN(value) ? 0 : Math.max(0, Math.min(1, value));
  }
  return shares;
}
