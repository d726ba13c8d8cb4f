/** What speaks for and against a place of a sentence meaning somebody, as words; training reads the very same functions (training/meant). */
import type { LanguagePack } from "../../language/pack";
import type { Sentence } from "../sentence";
import type { People, Person } from "./people";
import { clauseBefore, type Site } from "./sites";

export interface Choice {
  /** Undefined for nobody who was named. */
  readonly person: Person | undefined;
  readonly features: readonly string[];
}

/** Nobody first, then those spoken of last. */
export function choicesOf(sentence: Sentence, site: Site, people: People, pack: LanguagePack): Choice[] {
  const near = people.near(sentence.index);
  const agreeing = near.filter((person) => agreementOf(site, person) !== "other");
  const nobody: Choice = {
    person: undefined,
    features: nobodyFeatures(sentence, site, agreeing.length, pack),
  };
  return [
    nobody,
    ...near.map((person) => ({
      person,
      features: personFeatures(sentence, site, person, { people, agreeing }),
    })),
  ];
}

function agreementOf({ gender }: Site, { gender: own }: Person): "same" | "other" | "open" {
  if (gender === undefined || own === undefined) return "open";
  return own === gender ? "same" : "other";
}

function nobodyFeatures({ keys }: Sentence, site: Site, agreeing: number, pack: LanguagePack): string[] {
  const { kind, word, first, end } = site;
  const before = keys[first - 1] ?? "";
  const next = keys[end] ?? "";
  const clause = clauseBefore(keys, first);
  const own = [
    "nobody",
    `agreeing ${bucket(agreeing)}`,
    `word ${kind === "verb" ? word.slice(-3) : word}`,
    `next ${next.slice(-3)}`,
    `next ${next}`,
    `before ${before.slice(-3)}`,
    `before ${before}`,
    `clause ${bucket(clause.length)}`,
    `opens ${clause[0] ?? ""}`,
  ];
  if (kind === "verb")
    own.push(
      `verb ${word}`,
      `ends ${word.slice(-2)} clause ${clause.length === 0 ? "0" : "1"} ${first === end && keys[first] !== word ? "led" : ""}`,
      `known ${String(isKnownVerb(word, pack))} opens ${String(first === 0)}`,
      `known ${String(isKnownVerb(word, pack))} before ${before}`,
      `led ${keys[first] === word ? "" : (keys[first] ?? "")} opens ${String(first === 0)}`,
      `clause ${bucket(clause.length)} ${word.slice(-2)}`,
      `near ${before.slice(-2)} ${next.slice(-2)}`,
    );
  return own.map((one) => `${pack.code} ${kind} 0 ${one}`);
}

function isKnownVerb(word: string, { motion, stay, copula, having, patterns }: LanguagePack): boolean {
  if (copula.has(word) || having.has(word)) return true;
  return [motion, stay, ...patterns.map((one) => one.word)].some((known) => known.test(word));
}

interface Around {
  readonly people: People;
  readonly agreeing: readonly Person[];
}

function personFeatures(
  sentence: Sentence,
  site: Site,
  person: Person,
  { people, agreeing }: Around,
): string[] {
  const { kind, word, first } = site;
  const { last, times, nouns, order } = person;
  const agrees = agreementOf(site, person);
  const apart = bucket(sentence.index - last.sentence);
  const rank = agrees === "other" ? "-" : bucket(agreeing.indexOf(person));
  const isHere = last.sentence === sentence.index;
  const isClause = isHere && clauseBefore(sentence.keys, first).length >= first - last.at;
  const isSubject = people.subject === person;
  const own = [
    "somebody",
    `agrees ${agrees}`,
    `agrees ${agrees} of ${bucket(agreeing.length)}`,
    `apart ${apart}`,
    `rank ${rank}`,
    `rank ${rank} of ${bucket(agreeing.length)}`,
    `role ${last.role}`,
    `role ${last.role} apart ${apart}`,
    `role ${last.role} rank ${rank}`,
    `subject ${String(isSubject)}`,
    `subject ${String(isSubject)} rank ${rank}`,
    `subject ${String(isSubject)} apart ${apart} agrees ${agrees}`,
    `clause ${String(isClause)} ${last.role}`,
    `object ${String(people.object === person)} subject ${String(isSubject)}`,
    `object ${String(people.object === person)} apart ${apart} agrees ${agrees}`,
    `only ${String(agrees === "same" && agreeing.length === 1)} subject ${String(isSubject)}`,
    `by ${last.word === "" ? "name" : last.word === word ? "same" : "other"} apart ${apart}`,
    `times ${bucket(times)}`,
    `first ${String(order === 0)}`,
    `opens ${String(first === 0)} subject ${String(isSubject)} rank ${rank}`,
  ];
  if (kind === "noun")
    own.push(`called ${String(nouns.has(word))}`, `called ${String(nouns.has(word))} rank ${rank}`);
  if (kind === "verb")
    own.push(`clause ${String(clauseBefore(sentence.keys, first).length)} subject ${String(isSubject)}`);
  return own.flatMap((one) => [`${kind} ${one}`, one]);
}

function bucket(n: number): string {
  return n <= 3 ? String(n) : n <= 6 ? "4" : "7";
}
