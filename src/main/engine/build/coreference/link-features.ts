/**
 * What speaks for and against a mention being somebody known, as words; the learned weights (rank.ts) say how much each counts.
 * Training reads the very same functions (training/coreference/train.mjs), so that learner and product cannot differ.
 */
import { genderOf, typeOf, type Known, type Person } from "./history";
import type { MarkedDocument } from "./document";
import type { Quote } from "./quotes";

export interface Scene {
  readonly document: MarkedDocument;
  readonly quotes: readonly Quote[];
  /** The person each mention was taken for so far. */
  readonly of: readonly (Person | undefined)[];
}

/** What a mention is to the weights: "he", "I", "name", "the", "a", … */
export function classOf(mention: Known): string {
  const { kind, person, isPlural, isRelative, isReflexive, gender, determiner, quote } = mention;
  if (isRelative) return "who";
  if (person === 3) return `${gender === "" ? "they" : gender}${isReflexive ? "self" : ""}`;
  if (person > 0) return `${person.toString()}${isPlural ? "p" : "s"}${quote < 0 ? "" : "q"}`;
  if (kind === "PRON") return "other";
  if (kind === "PROP") return "name";
  if (["the", "that", "this", "those", "these"].includes(determiner)) return "the";
  if (["his", "her", "my", "their", "our", "your", "its", "thy"].includes(determiner)) return "own";
  return determiner === "" ? "bare" : "a";
}

/** For the mention being somebody not spoken of before. */
export function newFeatures(mention: Known, people: readonly Person[]): string[] {
  const kind = classOf(mention);
  const isKnownHead = people.some(({ heads }) => heads.has(mention.head));
  const isKnownName = mention.nameWords.some((word) => people.some(({ names }) => names.has(word)));
  return [
    `${kind} new`,
    `${kind} new ${mention.type}`,
    `${kind} new ${mention.determiner}`,
    `${kind} new head ${isKnownHead.toString()}`,
    `${kind} new name ${isKnownName.toString()}`,
    `${kind} new plural ${mention.isPlural.toString()}`,
    `${kind} new quote ${(mention.quote >= 0).toString()}`,
    `new head ${mention.head}`,
  ];
}

/** For the mention being `person`; `rank` counts those nearer that agree with it in gender and number. */
export function linkFeatures(mention: Known, person: Person, rank: number, scene: Scene): string[] {
  const kind = classOf(mention);
  const last = nearest(person, mention);
  const apart = bucket(Math.abs(mention.sentence - last.sentence));
  const found = [
    ...agreement(mention, person),
    `apart ${apart}`,
    `apart ${apart} ${classOf(last)}`,
    `rank ${Math.min(rank, 6).toString()}`,
    `rank ${Math.min(rank, 3).toString()} apart ${apart}`,
    `size ${bucket(person.mentions.length)}`,
    `size ${bucket(person.mentions.length)} apart ${apart}`,
    ...wordsOf(mention, person, last),
    ...placeOf(mention, last, scene),
    ...speechOf(mention, person, last, scene),
  ];
  return found.map((one) => `${kind} ${one}`);
}

/** Whether nothing in gender, number and type speaks against it. */
export function mayBe(mention: Known, person: Person): boolean {
  const gender = genderOf(person);
  if (mention.gender !== "" && gender !== "" && mention.gender !== gender) return false;
  if (mention.person === 3 && mention.isPlural !== person.plural > person.singular) return false;
  return mention.type === typeOf(person);
}

function agreement(mention: Known, person: Person): string[] {
  const gender = genderOf(person);
  const number = person.plural > person.singular ? "p" : person.singular > 0 ? "s" : "";
  return [
    `gender ${mention.gender} ${gender}`,
    `number ${mention.isPlural ? "p" : "s"} ${number}`,
    `type ${mention.type} ${typeOf(person)}`,
    `narrator ${person.isNarrator.toString()}`,
  ];
}

function wordsOf(mention: Known, person: Person, last: Known): string[] {
  const found = [`last ${classOf(last)}`];
  if (mention.kind === "PRON") {
    const noun = person.mentions.findLast(({ kind }) => kind === "NOM");
    return [...found, `named ${(person.names.size > 0).toString()}`, `noun ${noun?.head ?? ""}`];
  }
  found.push(
    `head ${person.heads.has(mention.head).toString()}`,
    `same ${person.texts.has(mention.text).toString()}`,
    `head last ${(last.head === mention.head).toString()}`,
    `named ${(person.names.size > 0).toString()}`,
  );
  if (person.heads.has(mention.head)) found.push(`head det ${mention.determiner}`, `head is ${mention.head}`);
  if (mention.kind === "PROP") found.push(...nameOf(mention, person));
  else found.push(`nouns ${overlap(mention, person)}`);
  return found;
}

function nameOf({ nameWords }: Known, { names, heads }: Person): string[] {
  if (names.size === 0) return ["name none"];
  const shared = nameWords.filter((word) => names.has(word)).length;
  const isAll = shared === nameWords.length;
  const isSuper = [...names].every((word) => nameWords.includes(word));
  const last = nameWords.at(-1) ?? "";
  return [
    `name ${shared === 0 ? "other" : isAll ? "within" : isSuper ? "around" : "part"}`,
    `name last ${heads.has(last).toString()} first ${names.has(nameWords[0] ?? "").toString()} ${isAll.toString()}`,
  ];
}

/** Whether they share another word than the head. */
function overlap(mention: Known, person: Person): string {
  const others = mention.words.filter((word) => word !== mention.head && word.length > 3);
  const theirs = new Set(person.mentions.flatMap(({ kind, words }) => (kind === "NOM" ? words : [])));
  if (others.length === 0) return "none";
  return others.some((word) => theirs.has(word)) ? "some" : "other";
}

function placeOf(mention: Known, last: Known, { document }: Scene): string[] {
  const found: string[] = [];
  const [a, b] = last.first <= mention.first ? [last, mention] : [mention, last];
  if (b.end <= a.end) found.push(`nested ${(a === last).toString()} ${classOf(last)}`);
  const gap = b.first - a.end;
  if (gap >= 0 && gap <= 3)
    found.push(`between ${document.tokens.slice(a.end, b.first).join(" ").toLowerCase()}`);
  if (a.sentence === b.sentence) found.push(`clause ${bucket(gap)}`);
  const isFirst = document.sentences[last.first - 1] !== last.sentence;
  found.push(`opens ${isFirst.toString()} ${bucket(Math.abs(mention.sentence - last.sentence))}`);
  return found;
}

function speechOf(mention: Known, person: Person, last: Known, { quotes, of }: Scene): string[] {
  const where =
    mention.quote < 0 ? "out" : last.quote === mention.quote ? "same" : last.quote < 0 ? "told" : "other";
  const found = [`quote ${where}`];
  if (mention.quote < 0) return found;
  const { speaker, addressee } = quotes[mention.quote]!;
  const is = (at: number): string => (at < 0 || !of[at] ? "?" : (of[at] === person).toString());
  const own = person.mentions.some((one) => one.quote === mention.quote && one.person === 1 && !one.isPlural);
  const spokenTo = person.mentions.some((one) => one.quote === mention.quote && one.person === 2);
  found.push(
    `says ${is(speaker)}`,
    `hears ${is(addressee)}`,
    `I ${own.toString()}`,
    `you ${spokenTo.toString()}`,
  );
  found.push(`says ${is(speaker)} hears ${is(addressee)} I ${own.toString()} you ${spokenTo.toString()}`);
  return found;
}

/** The mention of `person` next to `mention`: the last before it, else the first behind it. */
export function nearest(person: Person, mention: Known): Known {
  let best = person.mentions[0]!;
  for (const one of person.mentions)
    if (Math.abs(one.first - mention.first) < Math.abs(best.first - mention.first)) best = one;
  return best;
}

/** 0, 1, 2, 3, 4 for up to 5, 6 for up to 10, 20, 40, more. */
function bucket(n: number): string {
  const edges = [0, 1, 2, 3, 5, 10, 20, 40];
  const at = edges.findIndex((edge) => n <= edge);
  return (at < 0 ? edges.length : at).toString();
}
