/** Resolution: chains → entities. Inflected chains join their base, chains of several works only if asked; never across types. */
import { say } from "../../../../shared/sentences/sentences";
import type { EntityType } from "../../../../shared/texts/build";
import type { ResolutionParams } from "../../../../shared/stages/build/names";
import type { Chain, Entity, GenderSigns, LinkedText, NameType, Resolved } from "../build-stage";
import { idOf } from "../ingest/work";
import { PACKS } from "../language/packs";
import { basesByType, endingReason } from "./bases";
import { formKey } from "./form-key";
import { genderOf, NO_SIGNS, together } from "./gender";
import { misread } from "./variants";

/** Someone named once is a person that the text speaks of, not a character of it. */
const CHARACTER_LEAST = 2;
const TYPES: Readonly<Record<Exclude<NameType, "PER">, EntityType>> = {
  LOC: "Location",
  ORG: "Organization",
};

interface Growing {
  readonly work: string;
  readonly type: NameType;
  readonly forms: Map<string, number>;
  readonly reasons: string[];
  signs: GenderSigns;
  name: string;
}

/** Entities in order of first appearance; those mentioned too seldom stay out. */
export function resolveChains(texts: readonly LinkedText[], params: ResolutionParams): Resolved {
  const growing = new Map<string, Growing>();
  const places = texts.map((text) => resolveText(text, params, growing));
  const kept = [...growing].filter(([, { forms }]) => mentionsOf(forms) >= params.mentions);
  const handle = new Map(kept.map(([key], at) => [key, at]));
  const entities = kept.map(([, one]): Entity => {
    const type = typeOf(one);
    const gender = one.type === "PER" ? genderOf(one.signs) : undefined;
    return {
      id: idOf("entity", one.work, type, formKey(one.name)),
      name: one.name,
      type,
      forms: one.forms,
      reasons: one.reasons,
      ...(gender && { gender }),
    };
  });
  const entityOf = places.map((keys) => Int32Array.from(keys, (key) => handle.get(key) ?? -1));
  return { entities: uniqueIds(entities), entityOf };
}

function typeOf({ type, forms }: Growing): EntityType {
  if (type !== "PER") return TYPES[type];
  return mentionsOf(forms) >= CHARACTER_LEAST ? "Character" : "Person";
}

function mentionsOf(forms: ReadonlyMap<string, number>): number {
  return [...forms.values()].reduce((sum, n) => sum + n, 0);
}

/** The entity key of every chain of a text. */
function resolveText(
  text: LinkedText,
  { inflection, acrossWorks }: ResolutionParams,
  growing: Map<string, Growing>,
): string[] {
  const scope = acrossWorks ? "" : text.work.id;
  const heads = text.chains.map((chain, at) =>
    inflection === "on" ? headOf(text, chain, at) : { chain: at, reason: "" },
  );
  return text.chains.map((chain, at) => {
    const head = lastHead(heads, at);
    const lead = text.chains[head]!;
    const key = `${scope} ${chain.type} ${formKey(lead.name)}`;
    const one = growing.get(key) ?? {
      work: scope,
      type: chain.type,
      forms: new Map<string, number>(),
      reasons: [],
      ...{ name: lead.name, signs: NO_SIGNS },
    };
    growing.set(key, one);
    for (const [form, n] of chain.forms) one.forms.set(form, (one.forms.get(form) ?? 0) + n);
    one.signs = together(one.signs, chain.signs);
    const reasons = [...chain.reasons, ...(head === at ? [] : [heads[at]!.reason])];
    for (const reason of reasons) if (!one.reasons.includes(reason)) one.reasons.push(reason);
    return key;
  });
}

interface Head {
  readonly chain: number;
  readonly reason: string;
}

function lastHead(heads: readonly Head[], at: number): number {
  const seen = new Set<number>();
  let head = at;
  while (!seen.has(head) && heads[head]!.chain !== head) {
    seen.add(head);
    head = heads[head]!.chain;
  }
  return head;
}

const indexes = new WeakMap<LinkedText, ReturnType<typeof indexOf>>();

function indexed(text: LinkedText): ReturnType<typeof indexOf> {
  const known = indexes.get(text) ?? indexOf(text);
  indexes.set(text, known);
  return known;
}

/** Chains by type and base key, and the bases of every word of a chain's names. */
function indexOf(text: LinkedText) {
  const bases = basesByType(text.chains, PACKS[text.work.language]);
  const byForm = new Map<string, number>();
  text.chains.forEach(({ type, forms }, at) => {
    for (const form of forms.keys()) {
      const key = `${type} ${formKey(form)}`;
      if (!byForm.has(key)) byForm.set(key, at);
    }
  });
  return { bases, byForm, misread: misread(text.chains) };
}

/** The chain of the base form of a chain's name, or the chain itself. */
function headOf(text: LinkedText, { type, name }: Chain, at: number): Head {
  const { bases, byForm, misread: meant } = indexed(text);
  const own = formKey(name).split(" ");
  const found = own.map((word) => bases.get(type)?.get(word));
  const base = own.map((word, place) => found[place]?.base ?? word).join(" ");
  const chain = byForm.get(`${type} ${base}`);
  const how = found.find((one) => one !== undefined);
  if (chain === undefined || chain === at || !how) {
    const modern = oldSpelling(name).find((key) => (byForm.get(`${type} ${key}`) ?? at) !== at);
    if (modern !== undefined) {
      const to = byForm.get(`${type} ${modern}`)!;
      return { chain: to, reason: say("name-old-letters", { form: name, base: text.chains[to]!.name }) };
    }
    const right = meant.get(at);
    return right === undefined
      ? { chain: at, reason: "" }
      : { chain: right, reason: say("name-misread", { form: name, base: text.chains[right]!.name }) };
  }
  const target = text.chains[chain]!.name;
  return { chain, reason: endingReason(name, target, how) };
}

/** "Ióna" is Ioana: what old spelling has an accent for. */
function oldSpelling(name: string): string[] {
  return /[óé]/iu.test(name)
    ? [formKey(name.replace(/ó/giu, "oa").replace(/é/giu, "ea")), formKey(name.replace(/ó/giu, "oa"))]
    : [];
}

/** Names that differ in signs only would share an id: the second gets its number. */
function uniqueIds(entities: readonly Entity[]): Entity[] {
  const seen = new Map<string, number>();
  return entities.map((entity) => {
    const times = (seen.get(entity.id) ?? 0) + 1;
    seen.set(entity.id, times);
    return times === 1 ? entity : { ...entity, id: idOf("entity", entity.id, times) };
  });
}
