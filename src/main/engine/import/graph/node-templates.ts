/** What an embedder reads of a node, as a template per label: "{name}. {category}. {synonyms}. {description}". */
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";

/** Templates by label; that of "" holds for all others. */
export type NodeTemplates = Readonly<Record<string, string>>;

const templatesSchema = z.record(z.string(), z.string());

export interface NodeParts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

const PLACE = /\{([^{}]{1,200})\}/g;
/** Places that every node has, and where what they stand for lies. */
const ALWAYS: Readonly<Record<string, (node: NodeParts) => PropertyValue | undefined>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  text: ({ text }) => text,
  category: ({ labels, properties }) =>
    (labels.length > 0 ? labels : properties["category"]) as PropertyValue,
  description: ({ text, properties }) => properties["description"] ?? text,
  synonyms: ({ properties }) => properties["synonyms"] ?? properties["synonym"],
};

/** `--template "TEXT"` or "LABEL=TEXT", each given once or more; throws FailureError invalid-request for one without a place. */
export function parseTemplates(texts: readonly string[]): NodeTemplates {
  const templates: Record<string, string> = {};
  for (const text of texts) {
    const [, label, own] = /^([^={}]+)=([\s\S]*)$/.exec(text) ?? [];
    const template = own ?? text;
    if (placesOf(template).length === 0)
      throw new FailureError({ kind: "invalid-request", reason: message("template-empty", { template }) });
    templates[label ?? ""] = template;
  }
  return templates;
}

/** As a graph keeps them; nothing where it was embedded without. */
export function readTemplates(kept: string | undefined): NodeTemplates | undefined {
  if (kept === undefined || kept === "") return undefined;
  const parsed = templatesSchema.safeParse(JSON.parse(kept));
  return parsed.success ? parsed.data : undefined;
}

/** Names in braces that no node has by itself: properties. */
export function propertiesRead(templates: NodeTemplates): string[] {
  const names = Object.values(templates).flatMap(placesOf);
  return [...new Set(names)].filter((name) => !Object.hasOwn(ALWAYS, name));
}

/** The node by its first label's template; what a node lacks is left out with the marks behind it. Without any template, name and text. */
export function nodeWords(node: NodeParts, templates: NodeTemplates = {}): string {
  const label = node.labels.find((one) => Object.hasOwn(templates, one));
  const template = templates[label ?? ""];
  if (template === undefined) return node.text === "" ? node.name : `${node.name}: ${node.text}`;
  const filled = fill(template, node);
  return filled === "" ? node.name : filled;
}

function fill(template: string, node: NodeParts): string {
  // Texts and names of places take turns.
  const parts = template.split(PLACE);
  let words = parts[0]!;
  let isLastEmpty = false;
  for (let at = 1; at < parts.length; at += 2) {
    const value = valueOf(parts[at]!, node);
    isLastEmpty = value === "";
    if (!isLastEmpty) words += value + parts[at + 1]!;
  }
  return (isLastEmpty ? words.replace(/[\s,;:|–—-]+$/u, "") : words).trim();
}

function valueOf(place: string, node: NodeParts): string {
  const own = Object.hasOwn(node.properties, place) ? node.properties[place] : undefined;
  const value = Object.hasOwn(ALWAYS, place) ? ALWAYS[place]!(node) : own;
  return (Array.isArray(value) ? value.join(", ") : String(value ?? "")).trim();
}

function placesOf(template: string): string[] {
  return [...template.matchAll(PLACE)].map(([, name]) => name!);
}
