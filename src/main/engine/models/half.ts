/** Half-precision floats (IEEE 754 binary16) for vectors on disk; Node 20 has no Float16Array. */

const floats = new Float32Array(1);
const bits = new Uint32Array(floats.buffer);

/** The nearest half-precision number's bits, ties to even; too large becomes infinity. */
export function floatToHalf(value: number): number {
  floats[0] = value;
  const word = bits[0]!;
  const sign = (word >>> 16) & 0x8000;
  const magnitude = word & 0x7fffffff;
  if (magnitude > 0x7f800000) return sign | 0x7e00;
  if (magnitude >= 0x477ff000) return sign | 0x7c00;
  if (magnitude < 0x38800000) return sign | roundSubnormal(value);
  const rounded = magnitude + 0xfff + ((magnitude >>> 13) & 1);
  return sign | ((rounded - 0x38000000) >>> 13);
}

/** The number that half-precision bits stand for. */
export function halfToFloat(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >>> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Below 2⁻¹⁴ halves are multiples of 2⁻²⁴. */
function roundSubnormal(value: number): number {
  const scaled = Math.abs(value) * 2 ** 24;
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
