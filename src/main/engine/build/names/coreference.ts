/** Coreference: mentions of a work that are one person or place become a chain; parts of names join the one full name they belong to. */
import type { CoreferenceParams } from "../../../../shared/stages/build/names";
import type { Chain, GenderSigns, LinkedText, Mention, NameType, NamedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { findBases } from "./bases";
import { commonest } from "./commonest";
import { relatives, type Relative } from "./families";
import { formKey } from "./form-key";
import { genderSigns, NO_SIGNS, pronounSigns, together } from "./gender";
import { kinSigns } from "./kin-signs";
import { isWordOf } from "./no-names";
import { DOMINANT, parts, type Group, type Parents, type Title } from "./parts";
import { tokenText } from "./token-text";

/** Chains of the text's mentions, in order of first appearance. */
export function linkMentions(
  text: NamedText,
  { partial }: CoreferenceParams,
  pack: LanguagePack,
): LinkedText {
  const groups = new Map<string, Group>();
  const bases = findBases(wordCounts(text.mentions), pack);
  const families = partial === "on" ? relatives(text, bases, pack) : new Map<number, Relative>();
  const keys = text.mentions.map((mention, at) => keyOfGroup(mention, families.get(at)));
  for (const [at, { form, type, first }] of text.mentions.entries()) {
    const relative = families.get(at);
    const group = groups.get(keys[at]!) ?? newGroup(relative?.surname ?? formKey(form), type, relative);
    groups.set(keys[at]!, group);
    group.count++;
    const title = titleBefore(text, first, pack);
    if (title) group[title]++;
    if (!pack.ownFirst && pack.possessive.has(keyOf(tokenText(text, first - 1)))) group.his++;
    group.forms.set(form, (group.forms.get(form) ?? 0) + 1);
  }
  const all = [...groups.values()];
  const parents = partial === "on" ? parts(all, pack) : new Map<Group, Parents>();
  return chainsOf(text, { groups, parents, keys, bases }, pack);
}

function keyOfGroup({ form, type }: Mention, relative: Relative | undefined): string {
  return relative ? `${type} ${relative.surname} ${relative.standing}` : `${type} ${formKey(form)}`;
}

/** Whose title stands right before a mention. */
function titleBefore(text: NamedText, first: number, pack: LanguagePack): Title | undefined {
  const before = keyOf(tokenText(text, first - 1));
  if (isWordOf(pack.femaleTitles, before, pack)) return "women";
  return isWordOf(pack.titles, before, pack) ? "men" : undefined;
}

function newGroup(key: string, type: NameType, relative: Relative | undefined): Group {
  const counts = { forms: new Map<string, number>(), count: 0, men: 0, women: 0, his: 0 };
  return { key, type, ...counts, ...(relative && { relative }) };
}

/** How often each word stands in names of people. */
function wordCounts(mentions: readonly Mention[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { form, type } of mentions)
    if (type === "PER")
      for (const word of formKey(form).split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

interface Grouped {
  readonly groups: ReadonlyMap<string, Group>;
  readonly parents: ReadonlyMap<Group, Parents>;
  /** Of each mention its group. */
  readonly keys: readonly string[];
  readonly bases: ReturnType<typeof findBases>;
}

function chainsOf(
  text: NamedText,
  { groups, parents, keys, bases }: Grouped,
  pack: LanguagePack,
): LinkedText {
  const index = new Map<Group, number>();
  const chains: {
    name: string;
    type: NameType;
    forms: Map<string, number>;
    reasons: string[];
    signs: GenderSigns;
    title?: string;
  }[] = [];
  const pronouns = pronounSigns(text, pack);
  const of = Int32Array.from(text.mentions, ({ form, type, first, end }: Mention, place) => {
    const own = groups.get(keys[place]!)!;
    const parent = parents.get(own)?.[titleBefore(text, first, pack) ?? "any"];
    const head = parent?.full ?? own;
    let at = index.get(head);
    if (at === undefined) {
      at = chains.length;
      index.set(head, at);
      const title = head.relative && { title: head.relative.title };
      chains.push({ name: "", type, forms: new Map(), reasons: [], signs: NO_SIGNS, ...title });
    }
    const chain = chains[at]!;
    chain.forms.set(form, (chain.forms.get(form) ?? 0) + 1);
    const key = formKey(form).split(" ")[0]!;
    const given = { form: form.split(/\s/u)[0]!, key, base: bases.get(key) };
    const before = keyOf(tokenText(text, first - 1));
    if (type === "PER")
      chain.signs = [
        genderSigns(before, given, pack),
        pronouns.get(place) ?? NO_SIGNS,
        kinSigns(text, { first, end }, pack),
      ].reduce(together, chain.signs);
    if (parent && !chain.reasons.includes(parent.reason)) chain.reasons.push(parent.reason);
    return at;
  });
  const counts = new Map<string, number>();
  for (const { forms } of chains)
    for (const [form, n] of forms) counts.set(form, (counts.get(form) ?? 0) + n);
  const finished: Chain[] = chains.map(({ title, ...chain }) => ({
    ...chain,
    name: title === undefined ? ownName(chain, counts) : `${title} ${commonest(chain.forms)}`,
  }));
  return { ...text, chains: finished, of };
}

/** The commonest form, but for one that stands for somebody else nearly as often: "Amelia Cristescu", not "Cristescu". */
function ownName({ forms }: Pick<Chain, "forms">, all: ReadonlyMap<string, number>): string {
  const own = [...forms].filter(([form, n]) => all.get(form)! - n < n / DOMINANT);
  return commonest(own.length > 0 ? new Map(own) : forms);
}
