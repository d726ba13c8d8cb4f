/** JSONL triples: `{"source", "relation", "target", …}` or `[source, relation, target]`, and `{"id", "name", "labels", …}` for nodes. */
import { z } from "zod";
import type { PropertyValue } from "../../../shared/graph";
import { propertiesSchema, propertyValueSchema } from "../../../shared/graph";
import { say } from "../../../shared/sentences";
import { evidenceInputSchema, toEvidence } from "./evidence";
import type { GraphBuilder } from "./graph-builder";
import type { Place } from "./graph-items";
import { MAX_CELL, tooLarge, type ImportRun, type SourceFile } from "./import-run";
import { readJsonLines } from "./json-lines";
import { checkJson } from "./json-values";

const text = z.string().max(MAX_CELL, { error: (issue) => tooLarge(String(issue.input).length) });
const name = z.union([text.min(1, say("file-empty")), z.number().transform(String)]);
const properties = propertiesSchema.default({});

const tripleSchema = z.object({ source: name, relation: name, target: name });

const edgeSchema = z.looseObject({
  source: name,
  relation: name,
  target: name,
  sourceName: name.optional(),
  targetName: name.optional(),
  sourceLabel: name.optional(),
  targetLabel: name.optional(),
  properties,
  evidence: evidenceInputSchema.default([]),
});

const nodeSchema = z.looseObject({
  id: name,
  name: text.optional(),
  labels: z.array(text).default([]),
  label: name.optional(),
  text: text.default(""),
  properties,
});

const NODE_KEYS = new Set(Object.keys(nodeSchema.shape));
const EDGE_KEYS = new Set(Object.keys(edgeSchema.shape));

/** Synonyms of the ends, for triples in the words of other tools. */
const SYNONYMS = [
  ["source", "relation", "target"],
  ["head", "relation", "tail"],
  ["subject", "predicate", "object"],
] as const;

/** Reads all files into the builder; rejects single lines. */
export async function readJsonl(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files)
    await readJsonLines(
      file,
      run,
      (value, line) => addLine(value, graph, { file: file.name, line }),
      () => graph.flush(),
    );
}

function addLine(value: unknown, graph: GraphBuilder, place: Place): void {
  if (Array.isArray(value)) return addArray(value, graph, place);
  if (typeof value !== "object" || value === null) throw new Error(say("line-kind"));
  const keys = SYNONYMS.find((words) => words.every((word) => word in value));
  if (keys) addEdge(value as Record<string, unknown>, keys, graph, place);
  else if ("id" in value) addNode(value, graph, place);
  else throw new Error(say("line-keys"));
}

function addArray(value: unknown[], graph: GraphBuilder, place: Place): void {
  if (value.length !== 3) throw new Error(say("items-expected", { found: value.length }));
  const [source, relation, target] = value as unknown[];
  const ends = { source, relation, target };
  addPlain(isPlainTriple(ends, ends) ? ends : checkJson(tripleSchema, ends, say("the-line")), graph, place);
}

function addEdge(
  value: Record<string, unknown>,
  [source, relation, target]: readonly [string, string, string],
  graph: GraphBuilder,
  place: Place,
): void {
  const ends = { source: value[source], relation: value[relation], target: value[target] };
  if (isPlainTriple(value, ends)) return addPlain(ends, graph, place);
  const edge = checkJson(edgeSchema, { ...value, ...ends }, say("the-line"));
  const handles = {
    source: graph.mention(edge.source, edge.sourceName),
    target: graph.mention(edge.target, edge.targetName),
  };
  if (edge.sourceLabel !== undefined) graph.addLabel(handles.source, edge.sourceLabel, place);
  if (edge.targetLabel !== undefined) graph.addLabel(handles.target, edge.targetLabel, place);
  const known = new Set([...EDGE_KEYS, source, relation, target]);
  const evidence = toEvidence(edge.evidence);
  const properties = withOthers(edge.properties, value, known);
  graph.edge({ ...handles, relation: edge.relation, properties, evidence }, place);
}

interface PlainTriple {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
}

// Most files hold nothing else, and a schema takes ten times as long to say so.
function isPlainTriple(
  value: object,
  ends: Record<keyof PlainTriple, unknown>,
): ends is Record<keyof PlainTriple, string> {
  const isName = (end: unknown): boolean => typeof end === "string" && end !== "" && end.length <= MAX_CELL;
  return (
    Object.keys(value).length === 3 && isName(ends.source) && isName(ends.relation) && isName(ends.target)
  );
}

function addPlain({ source, relation, target }: PlainTriple, graph: GraphBuilder, place: Place): void {
  graph.edge({ source: graph.mention(source), target: graph.mention(target), relation }, place);
}

function addNode(value: object, graph: GraphBuilder, place: Place): void {
  const node = checkJson(nodeSchema, value, say("the-line"));
  const labels = node.label === undefined ? node.labels : [node.label, ...node.labels];
  const found = { id: node.id, name: node.name ?? node.id, labels, text: node.text };
  graph.define({ ...found, properties: withOthers(node.properties, value, NODE_KEYS) }, place);
}

/** The properties, and every other key of the line as one more: objects as their JSON, nulls not at all. */
function withOthers(
  properties: Record<string, PropertyValue>,
  line: object,
  known: ReadonlySet<string>,
): Record<string, PropertyValue> {
  const others = Object.entries(line as Readonly<Record<string, unknown>>)
    .filter(([key, value]) => !known.has(key) && value !== null)
    .map(([key, value]) => {
      const fits = propertyValueSchema.safeParse(value);
      return [key, fits.success ? fits.data : JSON.stringify(value)] as const;
    });
  return others.length === 0 ? properties : { ...Object.fromEntries(others), ...properties };
}
