import { words } from "../fold";

/** Words of titles that say of a column that it names or numbers what its rows are, and not what those are; folded. */
const NAMING: ReadonlySet<string> = new Set(
  (
    "id ids name names title titles code codes number no nr num key label symbol ref reference acc identifier " +
    "nume numele titlu titlul cod codul numar numarul denumire denumirea eticheta simbol crt inventar inv"
  ).split(" "),
);

/** Whether a folded word of a title only names: "Sample | ID", "Nr. | crt." */
export const isNamingWord = (word: string): boolean => NAMING.has(word);

const COUNTING: ReadonlySet<string> = new Set("no nr num number numar numarul".split(" "));
/** Letters that a title's noun and a file's name share where they mean the same. */
const ALIKE = 4;

/** "Nr. parc", "No. on shirt": which number it is, and not what has it, unless the file is called by that too ("Nr. factură" of "facturi.csv"). */
export function tellsWhichNumber(title: string, file: string): boolean {
  const [first = "", next] = words(title).filter((word) => word !== "crt");
  if (next === undefined || !COUNTING.has(first)) return false;
  return !words(file).some((word) => word.slice(0, ALIKE) === next.slice(0, ALIKE));
}
