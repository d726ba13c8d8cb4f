/** The form that stands most often, of equal ones the longer; never all in capitals where another is there. */
export function commonest(forms: ReadonlyMap<string, number>): string {
  const rank = (form: string): number => (form === form.toUpperCase() && form.length > 1 ? 0 : 1);
  return [...forms].sort(
    ([a, n], [b, m]) => rank(b) - rank(a) || m - n || b.length - a.length || (a < b ? -1 : 1),
  )[0]![0];
}
