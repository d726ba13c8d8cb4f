/** Nouns of kin that are told by parents and children: data. */
import type { Token } from "../../understand/tokens/read-tokens";
import type { Gender } from "./kin-ties";

/** Where kin stand: steps to parents (u) and to children (d); what was passed on the way up is none of them. */
export interface KinNoun {
  readonly way: string;
  readonly gender?: Gender;
}

const WAYS: readonly (readonly [way: string, any: string, women: string, men: string])[] = [
  ["uu", "grandparent grandparents", "grandmother grandmothers grandma", "grandfather grandfathers grandpa"],
  ["dd", "grandchild grandchildren", "granddaughter granddaughters", "grandson grandsons"],
  ["ud", "sibling siblings", "sister sisters", "brother brothers"],
  ["uud", "", "aunt aunts", "uncle uncles"],
  ["udd", "", "niece nieces", "nephew nephews"],
  ["uudd", "cousin cousins", "", ""],
  ["uuu", "great-grandparent great-grandparents", "great-grandmother", "great-grandfather"],
];

const NOUNS: ReadonlyMap<string, KinNoun> = new Map(
  WAYS.flatMap(([way, any, women, men]) => [
    ...any.split(" ").map((noun): [string, KinNoun] => [noun, { way }]),
    ...women.split(" ").map((noun): [string, KinNoun] => [noun, { way, gender: "f" }]),
    ...men.split(" ").map((noun): [string, KinNoun] => [noun, { way, gender: "m" }]),
  ]),
);

/** What a word says of kin; undefined where it says nothing. */
export function kinOf({ word, english }: Token): KinNoun | undefined {
  const told = [word, english[0] ?? ""].find((one) => one !== "" && NOUNS.has(one));
  return told === undefined ? undefined : NOUNS.get(told);
}
