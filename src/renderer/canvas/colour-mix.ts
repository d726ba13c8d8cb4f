/** `#rrggbb` as three numbers 0 … 255. */
export function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two `#rrggbb`, `share` 0 … 1 of the second, with an alpha, as CSS. */
export function mixColours(from: string, to: string, share: number, alpha: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channel = (at: 0 | 1 | 2) => Math.round(a[at] + (b[at] - a[at]) * share);
  return `rgba(${channel(0)},${channel(1)},${channel(2)},${alpha})`;
}
