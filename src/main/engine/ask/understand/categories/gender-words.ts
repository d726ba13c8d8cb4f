/** Words for women and men, and what graphs write of their gender. */
import { fold } from "../../../../../shared/fold";
import type { PropertyFacts } from "../../execute/graph-facts";
import { stem } from "../stem";

const stems = (text: string): ReadonlySet<string> => new Set(text.split(" ").map((word) => stem(fold(word))));
const GENDER = stems("gender sex gen genul");
const WORDS = [
  stems("female females woman women girl girls lady ladies f feminin feminine femeie femei fata fete"),
  stems("male males man men boy boys m masculin masculine barbat barbati baiat baieti"),
] as const;

/** Whether a property says who is a woman and who a man. */
export const tellsGender = ({ stems: own }: PropertyFacts): boolean => own.some((one) => GENDER.has(one));

/** 0 for a word for women, 1 for one for men, by its stem; −1 for others. */
export const genderOf = (key: string): number => WORDS.findIndex((words) => words.has(key));
