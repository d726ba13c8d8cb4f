/** Which of its forms a name is called by. */
import { fold } from "../../../../shared/fold";
import { baseForms } from "../../../../shared/languages/romanian-names";

/** The form that stands most often, of equal ones the longer; never with an owner's ’s, all in capitals, nor called out ("Toadere" beside "Toader Vasiliu"), where another is there. */
export function commonest(counted: ReadonlyMap<string, number>): string {
  const forms = new Map<string, number>();
  for (const [form, n] of counted) {
    const own = form.replace(/['’]s$/u, "");
    forms.set(own, (forms.get(own) ?? 0) + n);
  }
  const isCapitals = (form: string): boolean => form === form.toUpperCase() && form.length > 1;
  const plain = [...forms.keys()].filter((form) => !isCapitals(form));
  const words = new Set(plain.flatMap((form) => fold(form).split(" ")));
  const isInflected = (form: string): boolean => baseForms(fold(form)).some((base) => words.has(base));
  const rank = (form: string): number => (isCapitals(form) ? 0 : isInflected(form) ? 1 : 2);
  return [...forms].sort(
    ([a, n], [b, m]) => rank(b) - rank(a) || m - n || b.length - a.length || (a < b ? -1 : 1),
  )[0]![0];
}
