/** Vectors of texts from those of their tokens. */
import type { Pooling } from "./manifest";

/** One vector of length 1 a text, row-major [texts × width], of `states`: [texts × tokens × width], or [texts × width] where the model pooled. */
export function pooled(states: Float32Array, pooling: Pooling, texts: number, width: number): Float32Array {
  const tokens = states.length / (texts * width);
  const vectors = new Float32Array(texts * width);
  for (let text = 0; text < texts; text++) {
    const own = states.subarray(text * tokens * width, (text + 1) * tokens * width);
    vectors.set(ofLengthOne(pooling === "mean" ? mean(own, width) : own.subarray(0, width)), text * width);
  }
  return vectors;
}

function mean(states: Float32Array, width: number): Float64Array {
  const sum = new Float64Array(width);
  for (let at = 0; at < states.length; at++) sum[at % width]! += states[at]!;
  return sum.map((value) => (value * width) / states.length);
}

/** A text of nothing but zeros stays as it is: it is like no other. */
function ofLengthOne(vector: Float32Array | Float64Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
