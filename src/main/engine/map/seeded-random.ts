/** Numbers in [0, 1) that are the same every time: a 32-bit multiply-and-shift counter (Marsaglia's xorshift). */
export function seededRandom(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
