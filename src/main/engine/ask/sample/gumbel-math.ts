/**
 * Logarithm, exponential and sigmoid of additions, multiplications and divisions alone. `Math.log` and `Math.exp` may differ in the last
 * bit between machines; these round alike wherever numbers are IEEE 754 doubles, and a draw must be the same byte for byte.
 */

/** ln 2 in two parts: the first has so few digits that whole multiples of it up to 2^20 are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LOG2_E = 1.4426950408889634;
const SQRT2 = 1.4142135623730951;

/** 1, 1/3, 1/5, …: the series of atanh(s)/s in s², to below half a last place for |s| ≤ 3 − 2√2. */
const ATANH = Float64Array.from({ length: 12 }, (_, k) => 1 / (2 * k + 1));
/** 1, 1, 1/2!, 1/3!, …: enough for |x| ≤ ln 2 / 2. */
const EXP = inverseFactorials(15);

const double = new DataView(new ArrayBuffer(8));

/** Natural logarithm of a positive normal double, to about one last place. */
export function log(x: number): number {
  double.setFloat64(0, x);
  const high = double.getInt32(0);
  let exponent = (high >>> 20) - 1023;
  double.setInt32(0, (high & 0xfffff) | 0x3ff00000);
  let mantissa = double.getFloat64(0);
  if (mantissa > SQRT2) {
    mantissa /= 2;
    exponent++;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  return exponent * LN2_HIGH + (2 * s * series(ATANH, s * s) + exponent * LN2_LOW);
}

/** e^x to about one last place; 0 below −708 and Infinity above 709. */
export function exp(x: number): number {
  if (x < -708) return 0;
  if (x > 709) return Infinity;
  const twos = Math.round(x * LOG2_E);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  double.setInt32(4, 0);
  double.setInt32(0, (Math.min(twos, 1023) + 1023) << 20);
  const power = double.getFloat64(0);
  return series(EXP, rest) * power * (twos > 1023 ? 2 : 1);
}

/** σ(x) = 1 / (1 + e^−x). */
export function sigmoid(x: number): number {
  return 1 / (1 + exp(-x));
}

function series(coefficients: Float64Array, x: number): number {
  let sum = 0;
  for (let at = coefficients.length - 1; at >= 0; at--) sum = sum * x + coefficients[at]!;
  return sum;
}

function inverseFactorials(length: number): Float64Array {
  const values = new Float64Array(length).fill(1);
  for (let at = 2; at < length; at++) values[at] = values[at - 1]! / at;
  return values;
}
