/** `#rrggbb` as three numbers 0 … 255. */
export function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour at `share` (0 … 1) of a scale of evenly spaced `#rrggbb` stops. */
export function scaleColour(stops: readonly string[], share: number): string {
  const at = Math.max(0, Math.min(1, share)) * (stops.length - 1);
  const left = Math.min(Math.floor(at), stops.length - 2);
  const [a, b] = [rgb(stops[left]!), rgb(stops[left + 1]!)];
  const channels = a.map((value, channel) => Math.round(value + (b[channel]! - value) * (at - left)));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour between two `#rrggbb`, `share` 0 … 1 of the second, with an alpha, as CSS. */
export function mixColours(from: string, to: string, share: number, alpha: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channel = (at: 0 | 1 | 2) => Math.round(a[at] + (b[at] - a[at]) * share);
  return `rgba(${channel(0)},${channel(1)},${channel(2)},${alpha})`;
}
