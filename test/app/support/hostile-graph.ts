/** A graph in which every place that holds text holds hostile text: names, ids, labels, relations, properties, passages. */
import type { Evidence, PropertyValue } from "../../../src/shared/graph";

/** The node that everything hangs on, two steps away at most. */
export const HUB = "Kismet";
/** Strings that one group's node and one group's edge carry: 20 groups of 50 make 1,000. */
export const GROUP = 50;

interface NodeLine {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

interface EdgeLine {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly evidence: readonly Evidence[];
}

export type GraphLine = NodeLine | EdgeLine;

/** Hub → group → one node for each string; each string is a name, an id, a label, a relation, a key, a value, a text and a passage. */
export function hostileGraph(strings: readonly string[]): GraphLine[] {
  const groups = Array.from({ length: Math.ceil(strings.length / GROUP) }, (_, group) =>
    strings.slice(group * GROUP, (group + 1) * GROUP),
  );
  return [
    { id: HUB, name: HUB, labels: ["Hub"], text: "", properties: {} },
    ...groups.flatMap((own, group) => [groupNode(own, group), ...own.map(leafNode)]),
    ...groups.flatMap((own, group) => [groupEdge(own, group), ...own.map((text) => leafEdge(text, group))]),
  ];
}

/** Edges of the hostile graph of so many strings, as the page writes them. */
export const edgesOf = (strings: readonly string[]): string =>
  (strings.length + Math.ceil(strings.length / GROUP)).toLocaleString("en-GB");

export const groupName = (group: number): string => `group ${group.toString()}`;

function groupNode(own: readonly string[], group: number): NodeLine {
  const id = groupName(group);
  return { id, name: id, labels: own, text: own.join("\n"), properties: allAs(own) };
}

function leafNode(text: string): NodeLine {
  return { id: text, name: text, labels: [text], text, properties: { [`key ${text}`]: text } };
}

function groupEdge(own: readonly string[], group: number): EdgeLine {
  const evidence = own.map((text) =>
    passage(`Ahead of it ${text} and after it`, "Ahead of it ".length, text),
  );
  return { source: HUB, relation: own[0]!, target: groupName(group), properties: allAs(own), evidence };
}

function leafEdge(text: string, group: number): EdgeLine {
  const evidence = [passage(text, 0, text)];
  return { source: groupName(group), relation: text, target: text, properties: { [text]: [text] }, evidence };
}

const passage = (text: string, start: number, marked: string): Evidence => ({
  ...{ text, start, end: start + marked.length, source: marked, references: [marked] },
});

/** Own keys, `__proto__` included. */
function allAs(own: readonly string[]): Record<string, PropertyValue> {
  return Object.fromEntries(own.map((text) => [text, text]));
}
