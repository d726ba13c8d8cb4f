/** What a question asks for, as a stretch of a text can answer it: somebody, somewhere, some time, a number, a thing, a cause, a name. */
import { words } from "../../../../../shared/fold";

export type SpanKind = "person" | "place" | "time" | "number" | "thing" | "cause" | "name";

/** How what is asked for stands to the verb of the question. */
export type SpanRole = "subject" | "object" | "dative" | "other";

export interface AskedSpan {
  readonly kind: SpanKind;
  readonly role: SpanRole;
  /** The preposition that it is asked with, folded: "with" whom, "de la" cine; "" without. */
  readonly preposition: string;
  /** All folded words of the question. */
  readonly words: ReadonlySet<string>;
}

interface Asking {
  readonly asks: RegExp;
  readonly kind: SpanKind;
  readonly role: SpanRole;
}

const TIMES = "an|zi|ziua|luna|lună|anotimp|ora|ceas|secol|year|day|month|season|date|century|time|hour";
const PLACES =
  "oras|sat|tara|loc|strada|mahalale?|camera|judet|insula|city|town|village|country|place|street|room|county|island";
const PEOPLE =
  "poet|scriitor|profesor|boier|rege|rigs|domn|man|woman|boy|girl|person|king|queen|writer|officer|teacher|doctor|personaj|character";

/** Over the folded words of the question; the first that fits tells. */
const ASKINGS: readonly Asking[] = [
  ...asked("name", "other", [
    "cum (?:se|il|o|le|ii) (?:num|chem|cheam)",
    "ce nume ",
    "what (?:is|was|were|are) (?:the |\\w+ )?(?:name|names) ",
    "(?:what|how) (?:is|was|were|are) .* (?:called|named)$",
  ]),
  ...asked("number", "other", ["cat[iea]? ", "how (?:many|much|old|long|far) "]),
  ...asked("time", "other", ["cand ", `(?:in|din|de|pe) (?:ce|care) (?:${TIMES}) `, "when "]),
  ...asked("time", "other", [`(?:in|on|at|since)? ?(?:what|which) (?:${TIMES}) `, `ce (?:${TIMES}) `]),
  ...asked("place", "other", ["unde ", "where "]),
  ...asked("place", "other", [`(?:\\w+ )?(?:what|which|ce|care) (?:${PLACES}) `]),
  ...asked("cause", "other", ["de ce (?!\\w+ (?:a|au|s|se) )", "why ", "din ce cauza ", "din ce pricina "]),
  ...asked("person", "dative", ["cui ", "to whom ", "who(?:m)? (?:did|does|do|has|had) .* to$"]),
  ...asked("person", "other", ["(?:al?|ai|ale) cui ", "whose "]),
  ...asked("person", "object", ["pe cine ", "whom "]),
  ...asked("person", "other", [
    "\\w+(?: la)? cine ",
    "\\w+ whom ",
    "who (?:did|does|do) .* (?:with|from|for|about|by)$",
  ]),
  ...asked("person", "object", ["who (?:did|does|do|has|had|will|would) "]),
  ...asked("person", "other", [
    "cine (?:este|e|era|sunt|erau|fu|a fost) ",
    "who (?:is|was|are|were) (?!\\w+ed )",
  ]),
  ...asked("person", "subject", ["cine ", "who ", `(?:which|what|ce|care) (?:${PEOPLE})\\w* `]),
  ...asked("thing", "object", ["(?:what|ce) (?:did|does|do|has|had|will|would|i|a|au|l|le|o) "]),
  ...asked("thing", "other", ["(?:\\w+ )?(?:what|which|ce|care) "]),
];

function asked(kind: SpanKind, role: SpanRole, patterns: readonly string[]): Asking[] {
  return patterns.map((pattern) => ({
    asks: new RegExp(`^(?:si |dar |and |but |oare )?${pattern}`),
    kind,
    role,
  }));
}

const PREPOSITIONS =
  /^(de la|de pe|din|de|cu|la|pe|in|despre|pentru|langa|catre|sub|with|from|by|for|about|to|of|at|in|on|near) (?:cine|ce|whom|what|which|care|unde|where) /;
const STRANDED = / (with|from|by|for|about|to|of|at|in|on)$/;

/** Undefined where nothing is asked that a stretch of text could be: yes or no, a manner. */
export function askedSpan(question: string): AskedSpan | undefined {
  const own = words(question);
  const text = `${own.join(" ")} `;
  const found = ASKINGS.find(({ asks }) => asks.test(text) || asks.test(text.trimEnd()));
  if (!found) return undefined;
  const before = PREPOSITIONS.exec(text)?.[1] ?? STRANDED.exec(text.trimEnd())?.[1] ?? "";
  const preposition = before === "pe" && found.role === "object" ? "" : before;
  return { kind: found.kind, role: found.role, preposition, words: new Set(own) };
}
