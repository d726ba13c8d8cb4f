/** Entities that a person joined, parted, named, typed or kept; applied over what the rules resolved. */
import type { Correction, Place } from "../../../../shared/texts/corrections";
import { say } from "../../../../shared/sentences/sentences";

import type { Entity, RelatedText, Resolved } from "../build-stage";
import { idOf } from "../ingest/work";
import { commonest } from "../names/commonest";
import { formKey } from "../names/form-key";
import { NO_SIGNS } from "../names/gender";
import { mentionAt } from "./correct-mentions";
import { ofKinds, type Outcome } from "./outcome";
import { locate } from "./places";

export interface Corrected {
  readonly texts: readonly RelatedText[];
  readonly resolved: Resolved;
}

/** Counts again who of a text is together where, after its mentions were shared out anew. */
type Meet = (text: RelatedText) => RelatedText["meetings"];

/** The texts and entities with every correction of entities, one after the other. */
export function correctEntities(
  texts: readonly RelatedText[],
  resolved: Resolved,
  outcome: Outcome,
  meet: Meet,
): Corrected {
  const own = ofKinds(outcome.all, "merge", "split", "retype", "rename", "restore");
  if (own.length === 0) return { texts, resolved };
  const work = new Overlay(texts, resolved);
  for (const one of own) {
    const reason = apply(work, one.change);
    if (reason === undefined) outcome.apply(one);
    else if (reason !== "") outcome.refuse(one, reason);
  }
  return work.finish(meet);
}

type EntityChange = Extract<
  Correction["change"],
  { kind: "merge" | "split" | "retype" | "rename" | "restore" }
>;

/** Undefined once applied, "" where its text is not in this graph, else why it does not fit. */
function apply(work: Overlay, change: EntityChange): string | undefined {
  const found = work.find(change.at);
  if (typeof found === "string") return found;
  switch (change.kind) {
    case "merge": {
      const into = work.find(change.into);
      if (typeof into === "string") return into;
      work.merge(found.entity, into.entity);
      return undefined;
    }
    case "split":
      work.split(found, change.scope === "form");
      return undefined;
    case "retype":
      work.change(found.entity, { type: change.type });
      return undefined;
    case "rename":
      work.change(found.entity, { name: change.name });
      return undefined;
    case "restore":
      work.change(found.entity, { isRestored: true });
      return undefined;
  }
}

interface Named {
  readonly text: number;
  readonly mention: number;
  readonly entity: number;
}

class Overlay {
  private readonly entities: Entity[];
  private readonly texts: RelatedText[];
  /** Entity of every chain of every text; both grow. */
  private readonly entityOf: number[][];
  private readonly parted = new Set<number>();
  private readonly touched = new Set<number>();
  private readonly gone = new Set<number>();

  constructor(texts: readonly RelatedText[], resolved: Resolved) {
    this.entities = [...resolved.entities];
    this.texts = [...texts];
    this.entityOf = resolved.entityOf.map((own) => [...own]);
  }

  /** Who is named at a place; "" where its text is not here, else why nobody is. */
  find(place: Place): Named | string {
    const text = this.texts.findIndex(({ work }) => work.id === place.work);
    if (text < 0) return "";
    const own = this.texts[text]!;
    const start = locate(own.work, place);
    if (start === undefined) return say("correction-letters", { text: place.form });
    let mention = mentionAt(own, own.mentions, { ...place, start, end: start + place.end - place.start });
    // The mention itself may be deleted by now: its name goes on elsewhere in the work.
    if (mention < 0) mention = own.mentions.findIndex(({ form }) => formKey(form) === formKey(place.form));
    if (mention < 0) return say("correction-unnamed", { text: place.form });
    return { text, mention, entity: this.entityAt(text, own.of[mention]!) };
  }

  merge(from: number, into: number): void {
    if (from === into) return;
    for (const own of this.entityOf)
      own.forEach((entity, chain) => {
        if (entity === from) own[chain] = into;
      });
    const [one, other] = [this.entities[from]!, this.entities[into]!];
    const reasons = [
      ...other.reasons,
      ...one.reasons,
      say("name-joined", { form: one.name, base: other.name }),
    ];
    this.change(into, { reasons: [...new Set(reasons)] });
    this.gone.add(from);
    this.touched.add(into);
  }

  /** What is written like the mention, or it alone, leaves its entity for one of its own. */
  split({ text, mention, entity }: Named, isForm: boolean): void {
    const key = formKey(this.texts[text]!.mentions[mention]!.form);
    const leaves = (at: number, row: number): boolean =>
      isForm ? formKey(this.texts[at]!.mentions[row]!.form) === key : at === text && row === mention;
    const rows = this.texts.map(({ of }, at) =>
      [...of.keys()].filter((row) => this.entityOf[at]![of[row]!] === entity && leaves(at, row)),
    );
    const all = this.texts.reduce(
      (sum, { of }, at) => sum + of.filter((chain) => this.entityOf[at]![chain] === entity).length,
      0,
    );
    if (rows.reduce((sum, own) => sum + own.length, 0) === all) return;
    const old = this.entities[entity]!;
    const { form } = this.texts[text]!.mentions[mention]!;
    const id = idOf("entity", old.id, "parted", key, isForm ? "" : mention);
    const reasons = [say("name-parted", { form, base: old.name })];
    const made = this.entities.push({ id, name: form, type: old.type, forms: new Map(), reasons }) - 1;
    rows.forEach((own, at) => this.moveTo(made, at, own));
    this.change(entity, { reasons: old.reasons.filter((reason) => !reason.startsWith(`${form} → `)) });
    this.touched.add(entity).add(made);
  }

  change(entity: number, change: Partial<Entity>): void {
    this.entities[entity] = { ...this.entities[entity]!, ...change };
  }

  finish(meet: Meet): Corrected {
    for (const text of this.parted)
      this.texts[text] = { ...this.texts[text]!, meetings: meet(this.texts[text]!) };
    for (const entity of this.touched) this.countForms(entity);
    const kept = this.entities.flatMap((_, at) => (this.gone.has(at) ? [] : [at]));
    const handle = new Map(kept.map((at, place) => [at, place]));
    const entityOf = this.entityOf.map((own) => Int32Array.from(own, (at) => handle.get(at) ?? -1));
    return { texts: this.texts, resolved: { entities: kept.map((at) => this.entities[at]!), entityOf } };
  }

  /** The entity of a chain; one that was named too seldom to be kept is made for it. */
  private entityAt(text: number, chain: number): number {
    const known = this.entityOf[text]![chain]!;
    if (known >= 0) return known;
    const { name, type, forms, reasons } = this.texts[text]!.chains[chain]!;
    const as = type === "PER" ? "Person" : type === "LOC" ? "Location" : "Organization";
    const id = idOf("entity", this.texts[text]!.work.id, as, formKey(name));
    return (this.entityOf[text]![chain] = this.entities.push({ id, name, type: as, forms, reasons }) - 1);
  }

  private moveTo(entity: number, text: number, rows: readonly number[]): void {
    if (rows.length === 0) return;
    const own = this.texts[text]!;
    const leaving = new Map(rows.map((row) => [row, own.of[row]!]));
    const chain = own.chains.length;
    const forms = countForms(rows.map((row) => own.mentions[row]!.form));
    const { type } = own.mentions[rows[0]!]!;
    const made = { name: commonest(forms), type, forms, reasons: [], signs: NO_SIGNS };
    const of = own.of.map((old, row) => (leaving.has(row) ? chain : old));
    this.entityOf[text]!.push(entity);
    const statements = own.statements.map((one) => ({
      ...one,
      source: movedEnd(own, one, one.source, leaving) ? chain : one.source,
      target: movedEnd(own, one, one.target, leaving) ? chain : one.target,
    }));
    this.texts[text] = { ...own, chains: [...own.chains, made], of, statements };
    this.parted.add(text);
  }

  private countForms(entity: number): void {
    const forms = this.texts.flatMap(({ mentions, of }, text) =>
      mentions.filter((_, row) => this.entityOf[text]![of[row]!] === entity).map(({ form }) => form),
    );
    this.change(entity, { forms: countForms(forms) });
  }
}

/** Whether a statement's end is one of the mentions that leave: the first of its chain in the passage, or of all its chain. */
function movedEnd(
  { mentions, of, tokens }: RelatedText,
  { start, end }: { readonly start: number; readonly end: number },
  chain: number,
  leaving: ReadonlyMap<number, number>,
): boolean {
  const rows = [...of.keys()].filter((row) => of[row] === chain);
  const inside = rows.filter((row) => {
    const from = tokens.starts[mentions[row]!.first]!;
    return from >= start && from < end;
  });
  const [first] = inside.length > 0 ? inside : rows;
  return first !== undefined && leaving.has(first);
}

function countForms(forms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}
