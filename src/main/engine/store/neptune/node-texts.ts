/** What a node of a graph in Neptune is called and says, read from its properties and labels. */
import { LABELS } from "../remote/scheme";
import { chosenText, type NeptuneGraph } from "./neptune-graph";
import { labelsFrom, type Key } from "./neptune-scheme";

export interface NodeTexts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Label handles, the first is the one a node is drawn by. */
  readonly labels: readonly number[];
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly key: Key;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly labels: readonly string[];
}

/** `labels` gives the handles of label names without the namespace. */
export function toNodeTexts(
  { key, properties, labels }: Row,
  { scheme, mapping }: NeptuneGraph,
  handles: ReadonlyMap<string, number>,
): NodeTexts {
  const own = (name: string) => (typeof properties[name] === "string" ? properties[name] : "");
  if (scheme.kind === "own")
    return {
      ...{ id: own("id"), name: own("name"), text: own("text") },
      labels: labelsFrom(own(LABELS)),
      properties,
    };
  const inside = labels.filter((label) => label.startsWith(scheme.namespace));
  return {
    id: String(key),
    name: chosenText(mapping.names, inside, properties) || String(key),
    text: chosenText(mapping.texts, inside, properties),
    labels: inside.flatMap((label) => handles.get(label.slice(scheme.namespace.length)) ?? []),
    properties,
  };
}
