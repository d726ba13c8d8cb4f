/** IEEE half-precision floats in Uint16Arrays: how vectors are stored (Node 20 has no Float16Array). */

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** The nearest half-precision float (ties to even) of each value; values beyond ±65504 become infinite. */
export function toHalfFloats(values: Float32Array): Uint16Array {
  const halves = new Uint16Array(values.length);
  for (let at = 0; at < values.length; at++) halves[at] = toHalf(values[at]!);
  return halves;
}

/** The exact single-precision value of each half-precision float. */
export function fromHalfFloats(halves: Uint16Array): Float32Array {
  const values = new Float32Array(halves.length);
  for (let at = 0; at < halves.length; at++) values[at] = fromHalf(halves[at]!);
  return values;
}

/** The nearest half-precision bits of one value, ties to even. */
export function toHalf(value: number): number {
  float[0] = value;
  const sign = (bits[0]! >>> 16) & 0x8000;
  const magnitude = bits[0]! & 0x7fffffff;
  if (magnitude > 0x7f800000) return sign | 0x7e00;
  if (magnitude >= 0x47800000) return sign | 0x7c00;
  if (magnitude < 0x38800000) return sign | roundToEven(Math.abs(float[0]) * 2 ** 24);
  // Rebias the exponent, then round the 13 bits that fall away to even; a carry runs into the exponent as it should.
  const rebiased = magnitude - 0x38000000;
  return sign | ((rebiased + 0xfff + ((rebiased >>> 13) & 1)) >>> 13);
}

function roundToEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}

/** The number that half-precision bits stand for. */
export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >>> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
