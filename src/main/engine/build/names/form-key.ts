/** The words of a name as rules compare them. */
import { keyOf } from "../language/words";

export function formKey(form: string): string {
  return form.split(/\s+/u).map(keyOf).join(" ");
}
