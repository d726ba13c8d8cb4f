/** What a question could ask of what it names: relations walked away from it and properties it has, as the trained matcher reads them. */
import type { NodeDetails } from "../../../../../shared/graph";
import type { Embedder } from "../../../models/embedder";
import type { StepVectors } from "../../../models/retriever";
import { describedBy } from "../../execute/categories";
import type { LabelFacts, PropertyFacts, RelationFacts } from "../../execute/graph-facts";
import { keyOf } from "../../execute/sets/edges-around";
import { yesOrNo } from "../../execute/checks/said-values";
import { stepsOut } from "../../execute/steps-out";
import { reversedStep, type RelationStep } from "../../execute/relation-path";
import type { World } from "../../execute/world";
import { labelWords } from "../../score/paths/path-world";
import { vectorsOf } from "../../score/text-vectors";
import type { Named } from "../find-mentions";
import { makeOnce } from "../../../store/once";
import { schemaInEnglish } from "./in-english";

/** A relation of whose near ends fewer have a label is none of the label's. */
export const LEAST_SHARE = 0.05;

/** What the matcher reads of a relation walked one way, or of a property: `words` say it, `end` what stands there ("" where nothing says it). */
export interface ReadableStep {
  readonly words: string;
  readonly end: string;
  /** Absent of a property. */
  readonly step?: RelationStep;
  /** That it is not so, of what is said or not. */
  readonly isDenied?: boolean;
  /** The step walked before it. */
  readonly after?: ReadableStep;
}

export type AskedStep = ReadableStep & {
  /** Whether it really leaves what is named. */
  readonly isThere: boolean;
} & (
    | { readonly step: RelationStep; readonly after?: AskedStep }
    | { readonly property: PropertyFacts; readonly of: readonly LabelFacts[] }
  );

/** All that things of its kinds have, whether it has them itself or not: what it lacks may be what is asked for. Throws what the store throws. */
export async function stepsFrom({ nodes, labels }: Named, { facts, ports }: World): Promise<AskedStep[]> {
  const { steps: own } = await stepsOut(Int32Array.from(nodes), true, ports);
  const has = new Set(own.map(keyOf));
  const isOf = (step: RelationStep) =>
    has.has(keyOf(step)) || (facts.bare ? has.has(keyOf(reversedStep(step))) : leaves(step, labels, facts));
  const steps = facts.relations.flatMap(({ handle: relation }) =>
    [false, true].map((backward) => ({ relation, backward })).filter(isOf),
  );
  const details = await ports.store.nodeDetails([...nodes], ports.signal);
  const described = describedBy([...labels], facts);
  const properties = described.flatMap(({ properties: numbers, texts }) => [...numbers, ...texts]);
  const named = [...new Map(properties.map((property) => [property.name, property])).values()];
  return [
    ...steps.map((step) => ({
      ...{ step, words: facts.relations[step.relation]!.words, end: endOf(step, facts) },
      isThere: has.has(keyOf(step)),
    })),
    ...named.map((property) => ({
      ...{ property, of: described, words: property.words, end: kindOf(property, described, details) },
      isThere: details.some((one) => one.properties[property.name] !== undefined),
    })),
  ];
}

/** Whether a step leaves things of one of the labels. */
function leaves({ relation, backward }: RelationStep, labels: readonly number[], facts: World["facts"]) {
  const near = shares(facts.relations[relation]!, !backward);
  return labels.some((label) => (near.get(label) ?? 0) >= LEAST_SHARE);
}

/** What the commonest kind at the end of a step is called, or what is written there. */
export function endOf({ relation, backward }: RelationStep, { relations, labels }: World["facts"]): string {
  const own = relations[relation]!;
  if (!backward && (own.leadsToTime || own.isTime)) return "date";
  if (!backward && own.isNumeric) return "number";
  const commonest = [...shares(own, backward)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
  const label = labels.find(({ handle }) => handle === commonest);
  return label ? label.name : "";
}

const shares = ({ sources, targets }: RelationFacts, backward: boolean) => (backward ? sources : targets);

/** What stands at the end of a property that is said or denied. */
export const YES_OR_NO = "yes or no";

function kindOf(
  property: PropertyFacts,
  labels: readonly LabelFacts[],
  details: readonly NodeDetails[],
): string {
  if (property.isTime) return "date";
  if (labels.some(({ properties }) => properties.includes(property))) return "number";
  const values = details.map(({ properties }) => String(properties[property.name]));
  return values.some((value) => yesOrNo([value]) !== undefined) ? YES_OR_NO : "";
}

/** Steps, and the vectors of all that they walk with one before them that has no words and stands for none of them: made once, for as many readings as are wanted. */
export interface Candidates<Step extends ReadableStep> {
  readonly steps: readonly Step[];
  readonly vectors: StepVectors;
  /** Of each step, the rows of `vectors` that it walks. */
  readonly rows: readonly (readonly number[])[];
}

/** Throws what the embedder throws. */
export async function candidatesOf<Step extends ReadableStep>(
  steps: readonly Step[],
  { ports }: Pick<World, "ports">,
): Promise<Candidates<Step>> {
  const { embedder, signal } = ports;
  const english = await makeOnce(ENGLISH, embedder, async () => new Set(await embedder.words?.()), signal);
  // "patronSaint" → "patron saint", "a pictat" → "painted".
  const inWords = (names: string) =>
    names
      .split(", ")
      .map((name) => schemaInEnglish(labelWords(name), (word) => english.has(word)))
      .join(", ");
  const walked: ReadableStep[] = [NOTHING];
  const known = new Map<string, number>();
  const rowOf = (one: ReadableStep): number => {
    const key = [one.words, isTurned(one), one.end].join("\n");
    const at = known.get(key) ?? walked.push(one) - 1;
    known.set(key, at);
    return at;
  };
  const rows = steps.map((one) => [...(one.after ? [rowOf(one.after)] : []), rowOf(one)]);
  const relations = await spread(
    walked.map(({ words }) => inWords(words)),
    ports,
  );
  const labels = await spread(
    walked.map(({ end }) => inWords(end)),
    ports,
  );
  const vectors = {
    ...{ relations, labels },
    backward: Float32Array.from(walked, (one) => (isTurned(one) ? 1 : 0)),
    labelled: Float32Array.from(walked, ({ end }) => (end === "" ? 0 : 1)),
  };
  return { steps, vectors, rows };
}

const NOTHING: ReadableStep = { words: "", end: "" };

const isTurned = ({ step, isDenied }: ReadableStep): boolean => step?.backward === true || isDenied === true;

/** A vector for each text, end to end; zeros of an empty one. */
async function spread(
  texts: readonly string[],
  ports: Pick<World["ports"], "embedder" | "signal">,
): Promise<Float32Array> {
  const { width } = ports.embedder;
  const all = new Float32Array(texts.length * width);
  const said = [...texts.keys()].filter((at) => texts[at] !== "");
  const vectors = await vectorsOf(
    said.map((at) => texts[at]!),
    ports,
  );
  vectors.forEach((vector, row) => all.set(vector, said[row]! * width));
  return all;
}

/** Words that embedders know whole. */
const ENGLISH = new WeakMap<Embedder, Promise<ReadonlySet<string>>>();
