/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share seen `successes` times in `trials` (Wilson, JASA 1927), within [0, 1]. */
export function wilsonInterval(successes: number, trials: number): { low: number; high: number } {
  const share = successes / trials;
  const z2 = (Z * Z) / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
