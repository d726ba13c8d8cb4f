/** Parts of names: which full name of the work a name of one word belongs to. */
import { say } from "../../../../shared/sentences/sentences";
import type { NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { findBases } from "./bases";
import { commonest } from "./commonest";
import type { Relative } from "./families";
import { areOneApart } from "./variants";

/** A full name must stand at least so often, or be this share of its part's mentions, to take the part in. */
const FULL_LEAST = 2;
const FULL_SHARE = 0.1;
/** Among several full names the commonest must be so many times commoner than the next. */
export const DOMINANT = 3;

/** Mentions of one spelling and type, or of one of a family. */
export interface Group {
  readonly key: string;
  readonly type: NameType;
  readonly forms: Map<string, number>;
  count: number;
  /** How often a title of a man or of a woman stands before it. */
  men: number;
  women: number;
  /** How often "lui" does, which stands before men. */
  his: number;
  /** Which of a family that goes by this surname. */
  readonly relative?: Relative;
}

export type Title = "men" | "women";

interface Parent {
  readonly full: Group;
  readonly reason: string;
}

/** Who a part of a name is, and who behind a title: "doamna Cristescu" is Amelia, where her daughter Jeana Cristescu has no title. */
export type Parents = Readonly<Record<Title | "any", Parent | undefined>>;

/** For each name of one word the full name of the work that has it as its first or last word, where it is plain which. */
export function parts(groups: readonly Group[], pack: LanguagePack): Map<Group, Parents> {
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
    const isOnly = !second && isPair(first.full) && mayStandOnce(part, first.full, people);
    return isPlain && (isKnown || isOnly)
      ? { full: first.full, reason: reasonOf(part, first.full, second !== undefined) }
      : undefined;
  };
  const longer = fulls.flatMap((part) => {
    const full = onlyLonger(part, fulls);
    if (!full) return [];
    const parent = { full, reason: reasonOf(part, full, false) };
    return [[part, { any: parent, men: parent, women: parent }] as const];
  });
  return new Map([
    ...longer,
    ...people
      .filter(({ key }) => !key.includes(" "))
      .map((part): readonly [Group, Parents] => {
        const called = byWord.get(part.key) ?? byWord.get(base(part.key)) ?? [];
        const candidates = part.relative ? called.filter((full) => mayBeRelative(part, full)) : called;
        const any = parentOf(part, candidates);
        const of = (title: Title): Parent | undefined =>
          parentOf(part, titledAlike(part, title, candidates)) ?? any;
        return [part, { any, men: of("men"), women: of("women") }];
      }),
  ]);
}

/** "Hagi Toma", where the only longer name that begins so is Hagi Toma Caramfil. */
function onlyLonger({ key }: Group, fulls: readonly Group[]): Group | undefined {
  const longer = fulls.filter((full) => full.key.startsWith(`${key} `));
  return longer.length === 1 ? longer[0] : undefined;
}

/** Of a family only who has the same title in full: "Mr. Wickham" and "Mr. George Wickham". */
function mayBeRelative({ relative, key }: Group, full: Group): boolean {
  const isAlike = relative?.standing === "man" ? full.men > full.women : full.women > full.men;
  return isAlike && full.key.endsWith(` ${key}`);
}

/** Full names with this surname that mostly stand behind such a title. */
function titledAlike({ key }: Group, title: Title, candidates: readonly Group[]): readonly Group[] {
  return candidates.filter((full) => full.key.endsWith(` ${key}`) && full[title] >= TITLED * full.count);
}
const TITLED = 0.5;

/** The only full name with a given name needs to stand once only; with a surname, where nobody goes by its given name: "Ștefan Bujor". */
function mayStandOnce(part: Group, full: Group, people: readonly Group[]): boolean {
  const [given] = full.key.split(" ");
  return given === part.key || !people.some(({ key }) => key === given);
}

/** A given name and a surname, nothing between. */
function isPair({ key }: Group): boolean {
  return key.split(" ").length === 2;
}

/** So many titles of women, as a share of those of men, make a surname that of a family, not of one person. */
const FAMILY = 0.5;

/** Whether a full name's given name is a woman's by its ending, where nothing is "lui Leonida Crainic"'s; "Niță" ends otherwise. */
function isWoman({ forms, his }: Group, { feminine }: LanguagePack): boolean {
  if (his > 0) return false;
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
  // "Balur" is her father, where Adela Balur is rather called Adela.
  if (isSurname && isWoman(full, pack) && (given?.count ?? 0) >= part.count) return false;
  const isOther = (part.men > part.women && women > men) || (part.women > part.men && men > women);
  return !isSurname || !isOther;
}

/** Full names of one spelling and inflection, and such as a scan misread ("Ioana Simzeana"), counted together, the commonest first. */
function rivals(
  candidates: readonly Group[],
  base: (word: string) => string,
): { full: Group; count: number }[] {
  const counted = new Map<string, { full: Group; count: number }>();
  for (const full of [...candidates].sort((a, b) => b.count - a.count)) {
    const key = full.key.split(" ").map(base).join(" ");
    const meant = counted.has(key) ? key : ([...counted.keys()].find((one) => isMisspelt(one, key)) ?? key);
    const known = counted.get(meant) ?? { full, count: 0 };
    known.count += full.count;
    counted.set(meant, known);
  }
  return [...counted.values()].sort((a, b) => b.count - a.count);
}

/** Whether two full names differ in single letters of long words only. */
function isMisspelt(a: string, b: string): boolean {
  const [words, others] = [a.split(" "), b.split(" ")];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || areOneApart(word, others[at]!))
  );
}

function reasonOf(part: Group, full: Group, hasRivals: boolean): string {
  const names = { form: commonest(part.forms), base: commonest(full.forms) };
  return say(hasRivals ? "name-commonest" : "name-only", names);
}
