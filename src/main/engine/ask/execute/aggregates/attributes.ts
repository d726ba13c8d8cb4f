/** What things have that could be counted with or grouped by: properties of a label, and which of them are no amounts. */
import { words } from "../../../../../shared/fold";
import { described } from "../categories";
import type { GraphFacts, LabelFacts, PropertyFacts } from "../graph-facts";

/** A property of things with a label. */
export interface Attribute {
  readonly label: LabelFacts;
  readonly property: PropertyFacts;
  /** Whether its values are written as plain numbers or dates. */
  readonly isNumeric: boolean;
}

/** Words of what tells things apart rather than how much of something they have. */
const IDENTIFIERS = new Set(
  "id ids identifier code codes cod coduri zip postcode postal phone telephone telefon isbn issn ean sku doi uuid guid barcode index idx key serial url nr no number numar wikidata imdb latitude longitude lat lon lng".split(
    " ",
  ),
);
/** "Number of seats" is an amount, "number" and "atomic number" are not. */
const AMOUNT = /^(?:number|no|nr|numar) (?:of|de) /;

/** All properties of all labels. */
export function attributesOf(facts: GraphFacts): Attribute[] {
  return described(facts).flatMap((label) => [
    ...label.properties.map((property) => ({ label, property, isNumeric: true })),
    ...label.texts.map((property) => ({ label, property, isNumeric: false })),
  ]);
}

/** Whether a property tells things apart, by its name: no sum or mean of it says anything. */
export function isIdentifier({ words: text }: Pick<PropertyFacts, "words">): boolean {
  const own = words(text);
  return !AMOUNT.test(own.join(" ")) && own.some((word) => IDENTIFIERS.has(word));
}

/** Whether numbers can be made of it: neither a date nor what tells things apart. */
export const isAmount = ({ property }: Attribute): boolean => !property.isTime && !isIdentifier(property);
