/** "Romanian directors": where the graph knows of languages alone, nothing says where persons are from. */
import { fold } from "../../../../../shared/fold";
import type { World } from "../../execute/world";
import { endsOf } from "../../execute/choose-path";
import { personGoal } from "../kinds/person-kinds";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
let languages: ReadonlySet<string> | undefined;

/** The folded names of languages, which are those of nations too; Unicode's own list. */
function languageNames(): ReadonlySet<string> {
  if (languages) return languages;
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return (languages = new Set(codes.flatMap((code) => fold(names.of(code) ?? "") || [])));
}

/** A language's name right beside persons, where only what persons made is told to be in it; undefined where none is. */
export function nationalityIn({ parts: { tokens, named, kind, pack }, facts }: World): Token | undefined {
  const noun = kind?.tokens[0];
  const name = noun && tokens[tokens.indexOf(noun) + (pack.headFirst ? 1 : -1)];
  if (!kind || name?.name === undefined) return undefined;
  const called = [name.text, ...named[name.name]!.entities.map((one) => one.name)];
  if (!called.some((one) => languageNames().has(fold(one)))) return undefined;
  if (tokens.some((token) => isContent(token) && !kind.tokens.includes(token))) return undefined;
  const { last, labels } = kind.goal;
  const persons = personGoal(facts).labels;
  const asked = last ? endsOf(last, facts) : labels;
  if (!asked.some((label) => persons.includes(label))) return undefined;
  const own = named[name.name]!.labels;
  const isTold = facts.relations.some(
    ({ sources, targets }) =>
      asked.some((label) => sources.has(label)) && own.some((label) => targets.has(label)),
  );
  return isTold ? undefined : name;
}
