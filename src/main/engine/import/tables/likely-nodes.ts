/** The column that tells the rows of a table apart, where each row is likely to tell of a thing. */
import type { MappingRole } from "../../../../shared/import/preview";
import type { ColumnFacts } from "./column-facts";
import { typeOf, type Rows } from "./column-cells";
import { columnWord, nodeRoles } from "./known-columns";
import { isFirstCount, isPlain } from "./sheets";
import { ID_TITLE, isNumberTitle, PART_OF_NAME } from "./title-shapes";

/** The id's column; undefined where nothing tells the rows apart. */
export function idColumn(columns: readonly ColumnFacts[]): number | undefined {
  const roles = nodeRoles(columns.map(({ title }) => title));
  const named = columns.filter(({ title }) => title !== "");
  const unique = named.filter(
    ({ isUnique, isMeasured, title, at }) =>
      isUnique && (!isMeasured || ID_TITLE.test(title) || (at === named[0]!.at && isNumberTitle(title))),
  );
  const words = unique.filter(({ type }) => type === "text");
  const name = roles.indexOf("name");
  const found =
    unique.find(({ at, title }) => roles[at] === "id" || (at === named[0]!.at && ID_TITLE.test(title))) ??
    words.find(({ at }) => at < name && roles[at] !== "text") ??
    words.find(({ at }) => at === name) ??
    words.find(({ at }) => roles[at] !== "text") ??
    words[0] ??
    named.find(isFirstCount) ??
    unique.find(({ at, type }) => at === named[0]!.at && type !== "mark") ??
    // As R and pandas write the names or numbers of their rows.
    columns.find(({ at, title, isUnique }) => at === 0 && title === "" && isUnique);
  return found?.at;
}

/** Whether the rows tell of things for all that can be seen: a word says so, or the first words tell the rows apart. */
export function areLikelyThings(columns: readonly ColumnFacts[]): boolean {
  const roles = nodeRoles(columns.map(({ title }) => title));
  const first = columns.find(({ title }) => title !== "");
  return (
    (first?.type === "text" && first.isUnique) ||
    roles.some((role) => role === "name" || role === "text" || role === "id")
  );
}

/** Fewer rows than these may have told their names apart by chance. */
const TOLD_APART = 5;

/** Whether nothing but things can be told: the first column tells the rows apart, and beside it stand measures, times or marks, or its title says that it names them; where words stand there too, none of them is a name of the first column. */
export function areSurelyThings(columns: readonly ColumnFacts[], id: number | undefined): boolean {
  if (isNamedById(columns, id) && !hasOtherIds(columns, id)) return true;
  const [first, ...others] = columns.filter(({ title }) => title !== "");
  if (first === undefined || first.at !== id || first.type !== "text" || others.length < 2) return false;
  if (others.some(({ title }) => ID_TITLE.test(title))) return false;
  const areTexts = others.filter(({ type }) => type === "text" || type === "prose");
  if (areTexts.length === 0)
    return first.cells.length > 2 && others.filter(({ isMeasured }) => isMeasured).length > 1;
  const names = new Set(first.cells);
  const isName = nodeRoles([first.title])[0] === "name";
  // "Nume" beside "prenume" is half a name; alone it is a whole one.
  const isPart = (isName ? others : [first]).some(({ title }) => PART_OF_NAME.test(title));
  return (
    first.isUnique &&
    first.cells.length >= TOLD_APART &&
    !isPart &&
    (others.some(isPlain) || isName) &&
    !areTexts.some(({ cells }) => cells.some((cell) => names.has(cell)))
  );
}

/** The name that goes with an id: "stop_name" with "stop_id". */
function nameOfId(columns: readonly ColumnFacts[], id: number | undefined): number | undefined {
  const [, thing] = /^(.+)id$/.exec(columnWord(columns[id ?? -1]?.title ?? "")) ?? [];
  const isName = ({ title, type }: ColumnFacts): boolean =>
    type === "text" && [`${thing!}name`, `${thing!}title`, `${thing!}label`].includes(columnWord(title));
  return thing === undefined ? undefined : columns.find(isName)?.at;
}

/** Whether the first column holds ids, each once, of things that another column names by the same word. */
export function isNamedById(columns: readonly ColumnFacts[], id: number | undefined): boolean {
  const first = columns.find(({ title }) => title !== "");
  return first?.at === id && first?.isUnique === true && nameOfId(columns, id) !== undefined;
}

function hasOtherIds(columns: readonly ColumnFacts[], id: number | undefined): boolean {
  return columns.some(({ at, title, type }) => at !== id && type !== "empty" && ID_TITLE.test(title));
}

/** Whether no two columns can be ends: words stand in one at most, and beside it measures, times or marks, which no other thing is called by. */
export function areOnlyToldOf(columns: readonly ColumnFacts[]): boolean {
  const named = columns.filter(({ title, type }) => title !== "" && type !== "empty");
  const words = named.filter(({ type }) => type === "text" || type === "prose");
  const told = named.filter(isPlain);
  if (words.length > 1 || named.some(({ title }) => ID_TITLE.test(title))) return false;
  // A number alone beside one word may be the other end, and two numbers may be two.
  const isClear = ({ type, isMeasured }: ColumnFacts) => type !== "number" || isMeasured;
  return words.length === 1
    ? told.length > 1 || told.some(isClear)
    : told.some(({ type }) => type === "moment");
}

/** Roles of a table of things; numbers name nothing, and are no kinds. */
export function thingRoles(
  columns: readonly ColumnFacts[],
  id: number | undefined,
  rows: Rows,
): MappingRole[] {
  const said = nodeRoles(columns.map(({ title }) => title));
  const name = said.includes("name") ? undefined : (nameOfId(columns, id) ?? nameOfNumbers(columns, id));
  return columns.map(({ at, title, type }): MappingRole => {
    if (at === id) return "id";
    if (at === name) return "name";
    if (title === "") return "ignored";
    // The kinds of a table's rows are asked for as what its column is called: "games per category".
    // A few words that describe ("Boiler repair") are a value to ask by; prose is a text to read.
    const isShort = said[at] === "text" && type === "text";
    const isPlain = isShort || type === "number" || said[at] === "id" || said[at] === "labels";
    return (isPlain ? undefined : said[at]) ?? typeOf(rows, at);
  });
}

/** The words that tell apart what the id tells by numbers alone. */
export function nameOfNumbers(columns: readonly ColumnFacts[], id: number | undefined): number | undefined {
  if (id === undefined || columns[id]?.type !== "number") return undefined;
  const isName = ({ type, isUnique, title, cells }: ColumnFacts) =>
    type === "text" &&
    isUnique &&
    cells.length >= TOLD_APART &&
    !ID_TITLE.test(title) &&
    !PART_OF_NAME.test(title);
  return columns.find(isName)?.at;
}
