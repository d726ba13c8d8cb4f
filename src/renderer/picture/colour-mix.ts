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

/** A `#rrggbb` with an alpha of 0 … 1, as CSS. */
export function withAlpha(colour: string, alpha: number): string {
  return `rgba(${rgb(colour).join()},${alpha})`;
}
