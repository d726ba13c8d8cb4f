/** Coreference: mentions of a work that are one person or place become a chain; parts of names join the one full name they belong to. */
import type { CoreferenceParams } from "../../../../shared/stages/build/names";
import type { Chain, GenderSigns, LinkedText, Mention, NameType, NamedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { findBases } from "./bases";
import { formKey } from "./form-key";
import { genderSigns, NO_SIGNS, together } from "./gender";
import { isWordOf } from "./no-names";
import { tokenText } from "./token-text";

/** A full name must stand at least so often, or be this share of its part's mentions, to take the part in. */
const FULL_LEAST = 2;
const FULL_SHARE = 0.1;
/** Among several full names the commonest must be so many times commoner than the next. */
const DOMINANT = 3;

interface Group {
  readonly key: string;
  readonly type: NameType;
  readonly forms: Map<string, number>;
  count: number;
  /** How often a title of a man or of a woman stands before it. */
  men: number;
  women: number;
}

/** Chains of the text's mentions, in order of first appearance. */
export function linkMentions(
  text: NamedText,
  { partial }: CoreferenceParams,
  pack: LanguagePack,
): LinkedText {
  const groups = new Map<string, Group>();
  for (const { form, type, first } of text.mentions) {
    const key = `${type} ${formKey(form)}`;
    const group = groups.get(key) ?? newGroup(formKey(form), type);
    groups.set(key, group);
    group.count++;
    const title = titleBefore(text, first, pack);
    if (title) group[title]++;
    group.forms.set(form, (group.forms.get(form) ?? 0) + 1);
  }
  const all = [...groups.values()];
  const parents = partial === "on" ? parts(all, pack) : new Map<Group, Parents>();
  return chainsOf(text, groups, parents, pack);
}

type Title = "men" | "women";

/** Whose title stands right before a mention. */
function titleBefore(text: NamedText, first: number, pack: LanguagePack): Title | undefined {
  const before = keyOf(tokenText(text, first - 1));
  if (isWordOf(pack.femaleTitles, before, pack)) return "women";
  return isWordOf(pack.titles, before, pack) ? "men" : undefined;
}

function newGroup(key: string, type: NameType): Group {
  return { key, type, forms: new Map<string, number>(), count: 0, men: 0, women: 0 };
}

interface Parent {
  readonly full: Group;
  readonly reason: string;
}

/** Who a part of a name is, and who behind a title: "doamna Cristescu" is Amelia, where her daughter Jeana Cristescu has no title. */
type Parents = Readonly<Record<Title | "any", Parent | undefined>>;

/** For each name of one word the full name of the work that has it as its first or last word, where it is plain which. */
function parts(groups: readonly Group[], pack: LanguagePack): Map<Group, Parents> {
  const people = groups.filter(({ type }) => type === "PER");
  const counts = new Map<string, number>();
  for (const { key, count } of people)
    for (const word of key.split(" ")) counts.set(word, (counts.get(word) ?? 0) + count);
  const bases = findBases(counts, pack);
  const base = (word: string): string => bases.get(word)?.base ?? word;
  const byWord = new Map<string, Group[]>();
  const fulls = people.filter(({ key }) => key.includes(" "));
  for (const full of fulls)
    for (const word of new Set([full.key.split(" ")[0]!, full.key.split(" ").at(-1)!]))
      byWord.set(word, [...(byWord.get(word) ?? []), full]);
  const parentOf = (part: Group, candidates: readonly Group[]): Parent | undefined => {
    const [first, second] = rivals(candidates, base);
    if (!first || !mayBe(part, first.full, people, pack)) return undefined;
    const isPlain = first.count >= DOMINANT * (second?.count ?? 0);
    const isKnown = first.count >= FULL_LEAST || first.count >= FULL_SHARE * part.count;
    // The only full name with a given name needs to stand once only.
    const isOnly = first.full.key.startsWith(`${part.key} `) && !second && isPair(first.full);
    return isPlain && (isKnown || isOnly)
      ? { full: first.full, reason: reasonOf(part, first.full, second !== undefined) }
      : undefined;
  };
  return new Map(
    people
      .filter(({ key }) => !key.includes(" "))
      .map((part) => {
        const candidates = byWord.get(part.key) ?? byWord.get(base(part.key)) ?? [];
        const any = parentOf(part, candidates);
        const of = (title: Title): Parent | undefined =>
          parentOf(part, titledAlike(part, title, candidates)) ?? any;
        return [part, { any, men: of("men"), women: of("women") }] as const;
      }),
  );
}

/** Full names with this surname that mostly stand behind such a title. */
function titledAlike({ key }: Group, title: Title, candidates: readonly Group[]): readonly Group[] {
  return candidates.filter((full) => full.key.endsWith(` ${key}`) && full[title] >= TITLED * full.count);
}
const TITLED = 0.5;

/** A given name and a surname, nothing between. */
function isPair({ key }: Group): boolean {
  return key.split(" ").length === 2;
}

/** So many titles of women, as a share of those of men, make a surname that of a family, not of one person. */
const FAMILY = 0.5;

/** Whether a full name's given name is a woman's by its ending; "Niță" ends otherwise. */
function isWoman({ forms }: Group, { feminine }: LanguagePack): boolean {
  const given = commonest(forms).split(" ")[0]!.toLowerCase();
  return given.endsWith("a") && (feminine?.test(keyOf(given)) ?? false);
}

/** Whether a part can be this full name: no surname that men and women bear, and not of the other gender. */
function mayBe(part: Group, full: Group, people: readonly Group[], pack: LanguagePack): boolean {
  const words = full.key.split(" ");
  const isSurname = words[0] !== part.key;
  const [more, fewer] = [Math.max(part.men, part.women), Math.min(part.men, part.women)];
  if (isSurname && fewer > 1 && fewer >= FAMILY * more) return false;
  const given = people.find(({ key }) => key === words[0]);
  const [men, women] = [full.men + (given?.men ?? 0), full.women + (given?.women ?? 0)];
  // "Racliș" is Mr Racliș, though the work has only Ana Racliș in full.
  if (isSurname && isWoman(full, pack) && part.women <= part.men) return false;
  const isOther = (part.men > part.women && women > men) || (part.women > part.men && men > women);
  return !isSurname || !isOther;
}

/** Full names of one spelling and inflection counted together, the commonest first. */
function rivals(
  candidates: readonly Group[],
  base: (word: string) => string,
): { full: Group; count: number }[] {
  const counted = new Map<string, { full: Group; count: number }>();
  for (const full of [...candidates].sort((a, b) => b.count - a.count)) {
    const key = full.key.split(" ").map(base).join(" ");
    const known = counted.get(key) ?? { full, count: 0 };
    known.count += full.count;
    counted.set(key, known);
  }
  return [...counted.values()].sort((a, b) => b.count - a.count);
}

function reasonOf(part: Group, full: Group, hasRivals: boolean): string {
  return `${commonest(part.forms)} → ${commonest(full.forms)}: ${hasRivals ? "by far the commonest" : "the only"} full name with it`;
}

/** How often each word stands in names of people. */
function wordCounts(mentions: readonly Mention[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { form, type } of mentions)
    if (type === "PER")
      for (const word of formKey(form).split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function chainsOf(
  text: NamedText,
  groups: ReadonlyMap<string, Group>,
  parents: ReadonlyMap<Group, Parents>,
  pack: LanguagePack,
): LinkedText {
  const index = new Map<Group, number>();
  const chains: {
    name: string;
    type: NameType;
    forms: Map<string, number>;
    reasons: string[];
    signs: GenderSigns;
  }[] = [];
  const bases = findBases(wordCounts(text.mentions), pack);
  const of = Int32Array.from(text.mentions, ({ form, type, first }: Mention) => {
    const own = groups.get(`${type} ${formKey(form)}`)!;
    const parent = parents.get(own)?.[titleBefore(text, first, pack) ?? "any"];
    const head = parent?.full ?? own;
    let at = index.get(head);
    if (at === undefined) {
      at = chains.length;
      index.set(head, at);
      chains.push({ name: "", type, forms: new Map(), reasons: [], signs: NO_SIGNS });
    }
    const chain = chains[at]!;
    chain.forms.set(form, (chain.forms.get(form) ?? 0) + 1);
    const key = formKey(form).split(" ")[0]!;
    const given = { form: form.split(/\s/u)[0]!, key, base: bases.get(key) };
    const before = keyOf(tokenText(text, first - 1));
    if (type === "PER") chain.signs = together(chain.signs, genderSigns(before, given, pack));
    if (parent && !chain.reasons.includes(parent.reason)) chain.reasons.push(parent.reason);
    return at;
  });
  const counts = new Map<string, number>();
  for (const { forms } of chains)
    for (const [form, n] of forms) counts.set(form, (counts.get(form) ?? 0) + n);
  const finished: Chain[] = chains.map((chain) => ({ ...chain, name: ownName(chain, counts) }));
  return { ...text, chains: finished, of };
}

/** The commonest form, but for one that stands for somebody else nearly as often: "Amelia Cristescu", not "Cristescu". */
function ownName({ forms }: Pick<Chain, "forms">, all: ReadonlyMap<string, number>): string {
  const own = [...forms].filter(([form, n]) => all.get(form)! - n < n / DOMINANT);
  return commonest(own.length > 0 ? new Map(own) : forms);
}

/** The form that stands most often, of equal ones the longer; never all in capitals where another is there. */
export function commonest(forms: ReadonlyMap<string, number>): string {
  const rank = (form: string): number => (form === form.toUpperCase() && form.length > 1 ? 0 : 1);
  return [...forms].sort(
    ([a, n], [b, m]) => rank(b) - rank(a) || m - n || b.length - a.length || (a < b ? -1 : 1),
  )[0]![0];
}
