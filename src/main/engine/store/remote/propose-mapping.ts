/** A first guess at which properties of a foreign graph are names, ids and texts; the user may choose others. */
import type { Mapping, PropertyChoice } from "./scheme";

type Sample = readonly Readonly<Record<string, unknown>>[];

/** Property names that mean it, best first, compared in lower case without separators. */
const NAME_WORDS = [
  "name",
  "title",
  "label",
  "fullname",
  "displayname",
  "preferredname",
  "nume",
  "titlu",
  "caption",
];
const ID_WORDS = ["id", "identifier", "uuid", "uri", "iri", "key", "code"];
const TEXT_WORDS = [
  "text",
  "description",
  "abstract",
  "summary",
  "plot",
  "comment",
  "definition",
  "descriere",
  "tagline",
];
/** Longer values are texts. */
const LONGEST_NAME = 120;

/** Chooses per label from nodes that were looked at; a label without a likely property gets none. */
export function proposeMapping(samples: ReadonlyMap<string, Sample>): Mapping {
  const choose = (
    words: readonly string[],
    otherwise: (sample: Sample) => string | undefined,
  ): PropertyChoice[] =>
    [...samples].flatMap(([label, sample]) => {
      const property = likely(sample, words) ?? otherwise(sample);
      return property === undefined ? [] : [{ label, property }];
    });
  return {
    ids: choose(ID_WORDS, () => undefined),
    names: choose(NAME_WORDS, shortText),
    texts: choose(TEXT_WORDS, () => undefined),
    vectors: [],
  };
}

function likely(sample: Sample, words: readonly string[]): string | undefined {
  const properties = [...new Set(sample.flatMap(Object.keys))];
  for (const word of words) {
    const found = properties.find((property) => property.toLowerCase().replace(/[^\p{L}]/gu, "") === word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text property, short on every node that has it, that most nodes have and that tells most of them apart. */
function shortText(sample: Sample): string | undefined {
  const values = new Map<string, string[]>();
  for (const node of sample)
    for (const [property, value] of Object.entries(node))
      if (typeof value === "string") values.set(property, [...(values.get(property) ?? []), value]);
  const short = [...values].filter(([, texts]) => texts.every((text) => text.length <= LONGEST_NAME));
  short.sort(([, one], [, other]) => new Set(other).size - new Set(one).size);
  return short[0]?.[0];
}
