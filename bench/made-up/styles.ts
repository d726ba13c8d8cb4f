/** How graphs write their relations: the same words in six styles. */
import type { Schema } from "./schemas";

type Write = (domain: string, kind: string, name: string) => string;

const snake = (name: string) => name.replaceAll(" ", "_");

const STYLES: Readonly<Record<string, Write>> = {
  plain: (_, __, name) => name,
  snake: (_, __, name) => snake(name),
  camel: (_, __, name) => name.replace(/ (\w)/gu, (_all, letter: string) => letter.toUpperCase()),
  dotted: (domain, kind, name) => `${domain}.${kind}.${snake(name)}`,
  slashed: (domain, kind, name) => `/${domain}/${kind}/${snake(name)}`,
  dunder: (domain, kind, name) => `__${domain}__${kind}__${snake(name)}`,
};
export const STYLE_NAMES = Object.keys(STYLES);

/** Each relation of a schema by its plain name, as it is written in `style`. */
export function written(schema: Schema, style: string): (relation: string) => string {
  const kinds = new Map(schema.relations.map(({ name, from }) => [name, from]));
  return (relation) => STYLES[style]!(schema.domain, kinds.get(relation)!, relation);
}
