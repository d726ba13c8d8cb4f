/** Records whose keys are anyone's text: names of properties, labels and relations. */
import { z } from "zod";

/** As `z.record(z.string(), value)`, which drops the key `__proto__`: here that one is kept as well, as an own key like any other. */
export function ownRecord<T>(value: z.ZodType<T>): z.ZodType<Record<string, T>, Record<string, T>> {
  const record = z.record(z.string(), value);
  const whole = z.unknown().transform((input, context): Record<string, T> => {
    const others = record.safeParse(input);
    if (!others.success) return refuse(context, others.error.issues, []);
    if (!Object.hasOwn(input as object, PROTOTYPE)) return others.data;
    // Each key is defined anew, never assigned: to assign this one would change the object's prototype.
    const own = Object.entries(input as object);
    const found = value.safeParse(own.find(([key]) => key === PROTOTYPE)![1]);
    if (!found.success) return refuse(context, found.error.issues, [PROTOTYPE]);
    return Object.fromEntries(
      own.map(([key]) => [key, key === PROTOTYPE ? found.data : others.data[key]!] as const),
    );
  });
  return whole as unknown as z.ZodType<Record<string, T>, Record<string, T>>;
}

const PROTOTYPE = "__proto__";

function refuse(
  context: { readonly issues: unknown[] },
  issues: readonly z.core.$ZodIssue[],
  within: readonly string[],
): never {
  context.issues.push(...issues.map((issue) => ({ ...issue, path: [...within, ...issue.path] })));
  return z.NEVER;
}
