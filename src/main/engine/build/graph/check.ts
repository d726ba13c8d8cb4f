/** QC: drops what cannot be, and counts what each rule looked at and changed. */
import {
  EXTRACTED_RELATIONS,
  TOGETHER,
  type EntityType,
  type RuleCount,
} from "../../../../shared/texts/build";
import { relationWords } from "../../../../shared/relation-words";
import type { QcParams } from "../../../../shared/stages/build/graph";
import type { BuiltEdge, Entity, RelatedText, Resolved } from "../build-stage";
import { PACKS } from "../language/packs";
import { keyOf } from "../language/words";
import { placeOfTokens } from "./passages";
import { inferSiblings, type InferredEdge } from "./infer-siblings";

export interface Checked {
  readonly edges: readonly BuiltEdge[];
  /** Edges of being together, with how often. */
  readonly together: readonly (BuiltEdge & {
    readonly times: number;
    readonly places: readonly (readonly [number, number])[];
  })[];
  /** Edges that follow from others. */
  readonly inferred: readonly InferredEdge[];
  /** Whether an entity stays, by its handle. */
  readonly stays: readonly boolean[];
  /** Entities that do not stay, and the rule they fell by. */
  readonly dropped: readonly { readonly entity: number; readonly rule: string }[];
  readonly report: readonly RuleCount[];
}

/** All that a graph is written from. */
export interface Built {
  readonly texts: readonly RelatedText[];
  readonly resolved: Resolved;
  readonly checked: Checked;
}

const TO_PLACE: ReadonlySet<string> = new Set(["LOCATED_IN", "TRAVELS_TO"]);
const BETWEEN_BEINGS: ReadonlySet<string> = new Set(
  EXTRACTED_RELATIONS.filter((relation) => !TO_PLACE.has(relation)),
);
/** These say the same both ways. LOVES and HATES do not. */
const SYMMETRIC: ReadonlySet<string> = new Set([
  "INTERACTS_WITH",
  "MARRIED_TO",
  "SIBLING_OF",
  "BETROTHED_TO",
  "COUSIN_OF",
  "RELATED_TO",
  "FRIEND_OF",
  TOGETHER,
]);
const EXAMPLES = 5;

/** Counts one rule's work. */
class Rule {
  looked = 0;
  changed = 0;
  readonly examples: string[] = [];

  constructor(readonly rule: string) {}

  /** Notes that something was looked at, and whether the rule changed it; returns whether it did. */
  note(isChanged: boolean, example: () => string): boolean {
    this.looked++;
    if (isChanged && this.changed++ < EXAMPLES) this.examples.push(example());
    return isChanged;
  }
}

/** Edges between entities that stay; every statement and meeting is in the result or in one rule's count. */
export function check(
  texts: readonly RelatedText[],
  { entities, entityOf }: Resolved,
  params: QcParams,
  fewest: number,
): Checked {
  const rules = {
    unnamed: new Rule("end mentioned too seldom"),
    ends: new Rule("types of the ends"),
    loop: new Rule("both ends are one entity"),
    turned: new Rule("direction of symmetric relations"),
    twice: new Rule("same relation in the same chunk"),
    stop: new Rule("stop names"),
    short: new Rule("hubs of one or two letters"),
    hub: new Rule("hubs of one short word"),
    seldom: new Rule("together too seldom"),
  };
  const say = ({ source, relation, target }: Pick<BuiltEdge, "source" | "relation" | "target">): string =>
    `${entities[source]?.name ?? "?"} ${relationWords(relation)} ${entities[target]?.name ?? "?"}`;
  const sound = (edge: BuiltEdge): BuiltEdge[] => {
    const { source, target } = edge;
    if (rules.unnamed.note(source < 0 || target < 0, () => say(edge))) return [];
    if (rules.loop.note(source === target, () => say(edge))) return [];
    const isWrong =
      edge.statement.byHand === undefined &&
      !fits(edge.relation, entities[source]!.type, entities[target]!.type);
    if (rules.ends.note(isWrong, () => say(edge))) return [];
    const turns = SYMMETRIC.has(edge.relation) && entities[source]!.id > entities[target]!.id;
    if (!SYMMETRIC.has(edge.relation)) return [edge];
    return rules.turned.note(turns, () => say(edge)) ? [{ ...edge, source: target, target: source }] : [edge];
  };
  const fit = edgesOf(texts, entityOf).flatMap(sound);
  const surest = surestOf(fit);
  const said = fit.filter((edge) => !rules.twice.note(!surest.has(edge), () => say(edge)));
  const met = meetingsOf(texts, entityOf)
    .filter((edge) => !rules.seldom.note(edge.times < fewest, () => say(edge)))
    .flatMap((edge) => sound(edge).map((turned) => ({ ...edge, ...turned })));
  const fallen = entities.map(falling(entities, [...said, ...met], params, rules, texts));
  const stays = fallen.map((rule) => rule === undefined);
  const dropped = fallen.flatMap((rule, entity) => (rule === undefined ? [] : [{ entity, rule }]));
  const kept = <E extends BuiltEdge>(edges: readonly E[]): E[] =>
    edges.filter(({ source, target }) => stays[source]! && stays[target]!);
  const report = [...Object.values(rules), ...rejections(texts)].map(
    ({ rule, looked, changed, examples }) => ({
      rule,
      looked,
      changed,
      examples,
    }),
  );
  const sure = kept(said);
  const inferred = inferSiblings(sure, entities);
  return { edges: sure, together: kept(met), inferred, stays, dropped, report };
}

/** Of edges that say the same in one chunk the surest, the first of equals. */
function surestOf(edges: readonly BuiltEdge[]): ReadonlySet<BuiltEdge> {
  const best = new Map<string, BuiltEdge>();
  for (const edge of edges) {
    const key = [edge.source, edge.relation, edge.target, edge.text, edge.statement.chunk].join(" ");
    const known = best.get(key);
    if (!known || known.statement.confidence < edge.statement.confidence) best.set(key, edge);
  }
  return new Set(best.values());
}

/** What a language model wrote and nobody believes, by its reason. */
function rejections(texts: readonly RelatedText[]): Rule[] {
  const rules = new Map<string, Rule>();
  for (const { why, what } of texts.flatMap(({ rejected }) => rejected)) {
    const rule = rules.get(why) ?? new Rule(`language model: ${why}`);
    rules.set(why, rule);
    rule.note(true, () => what);
  }
  return [...rules.values()].sort((a, b) => (a.rule < b.rule ? -1 : 1));
}

function fits(relation: string, source: EntityType, target: EntityType): boolean {
  if (TO_PLACE.has(relation)) return source !== "Location" && target === "Location";
  return !BETWEEN_BEINGS.has(relation) || (source !== "Location" && target !== "Location");
}

function edgesOf(texts: readonly RelatedText[], entityOf: readonly Int32Array[]): BuiltEdge[] {
  return texts.flatMap(({ statements }, text) =>
    statements.map((statement) => ({
      source: entityOf[text]![statement.source]!,
      relation: statement.relation,
      target: entityOf[text]![statement.target]!,
      text,
      statement,
    })),
  );
}

function meetingsOf(texts: readonly RelatedText[], entityOf: readonly Int32Array[]) {
  return texts.flatMap(({ meetings, tokens, chunks }, text) => {
    const byEnds = new Map<
      string,
      { source: number; target: number; times: number; places: (readonly [number, number])[] }
    >();
    for (const { a, b, times, places } of meetings) {
      const [source, target] = [entityOf[text]![a]!, entityOf[text]![b]!];
      const key =
        source < target
          ? `${source.toString()} ${target.toString()}`
          : `${target.toString()} ${source.toString()}`;
      const known = byEnds.get(key) ?? { source, target, times: 0, places: [] };
      byEnds.set(key, known);
      known.times += times;
      known.places.push(...places);
    }
    return [...byEnds.values()].map(({ source, target, times, places }) => {
      const sorted = places.sort(([a], [b]) => a - b);
      const statement = {
        source,
        relation: TOGETHER,
        target,
        ...placeOfTokens({ tokens, chunks }, sorted[0]!),
        engine: "co-presence",
        rule: "together",
        confidence: 1,
      };
      return { source, relation: TOGETHER, target, text, statement, times, places: sorted };
    });
  });
}

type Rules = Readonly<Record<"stop" | "short" | "hub", Rule>>;

/** The rule that an entity falls by; undefined where it stays. */
function falling(
  entities: readonly Entity[],
  edges: readonly BuiltEdge[],
  { stop, short, hub }: QcParams,
  rules: Rules,
  texts: readonly RelatedText[],
) {
  const degree = new Int32Array(entities.length);
  for (const { source, target } of edges) {
    degree[source]!++;
    degree[target]!++;
  }
  const stops = new Set([
    ...stop.map(keyOf),
    ...[...new Set(texts.map(({ work }) => work.language))].flatMap((code) => [...PACKS[code].stopNames]),
  ]);
  return ({ name, isRestored }: Entity, at: number): string | undefined => {
    if (isRestored) return undefined;
    const key = keyOf(name);
    const example = (): string => `${name} (${degree[at]!.toString()} edges)`;
    const isStopped = rules.stop.note(stops.has(key), example);
    const isShort = rules.short.note(key.length <= 2 && degree[at]! >= short, example);
    const isHub = rules.hub.note(!key.includes(" ") && key.length <= 6 && degree[at]! >= hub, example);
    if (isStopped) return rules.stop.rule;
    if (isShort) return rules.short.rule;
    return isHub ? rules.hub.rule : undefined;
  };
}
