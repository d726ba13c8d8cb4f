/** Lists of RDF as their items with places, as JSON-LD's lists are read: the cells that hold them together are no things. */
import type { Statement } from "../jsonld/statements";
import { rdfWord } from "./addresses";

const [FIRST, REST, NIL] = [rdfWord("first"), rdfWord("rest"), rdfWord("nil")];

/** What is said of one cell, as far as that makes it one. */
interface Cell {
  first?: Statement;
  rest?: string;
  /** Another statement is about it, or one of these comes twice. */
  isMore?: true;
  named: number;
}

/** The statements with the items of each list in place of its cells; lists that share cells, break off or are told of stay as they are. */
export function foldLists(statements: readonly Statement[]): Statement[] {
  const cells = cellsIn(statements);
  const isCell = (id: unknown): id is string => {
    const cell = typeof id === "string" ? cells.get(id) : undefined;
    return cell?.first !== undefined && cell.rest !== undefined && !cell.isMore && cell.named === 1;
  };
  const folded = new Set<string>();
  const itemsFrom = (start: string): Statement[] | undefined => {
    const found: Statement[] = [];
    const path = new Set<string>();
    let at = start;
    for (; isCell(at) && !path.has(at); at = cells.get(at)!.rest!) {
      path.add(at);
      found.push(cells.get(at)!.first!);
    }
    if (at !== NIL) return undefined;
    for (const id of path) folded.add(id);
    return found;
  };
  const lists = new Map<Statement, readonly Statement[]>();
  for (const one of statements) {
    const items = one.predicate !== REST && isCell(one.object) ? itemsFrom(one.object) : undefined;
    if (items) lists.set(one, items);
  }
  return statements.filter(({ subject }) => !folded.has(subject)).flatMap((one) => unfolded(one, lists));
}

/** A statement for each item; those of lists inside a list come in their order, too. */
function unfolded(one: Statement, lists: ReadonlyMap<Statement, readonly Statement[]>): Statement[] {
  const list = lists.get(one);
  if (!list) return [one];
  const all = list.flatMap((first) => unfolded(first, lists));
  return all.map(({ object }, at) => ({ ...one, object, place: at + 1 }));
}

function cellsIn(statements: readonly Statement[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { subject, predicate } of statements)
    if (subject.startsWith("_:") && (predicate === FIRST || predicate === REST))
      cells.set(subject, { named: 0 });
  for (const one of statements) {
    const own = cells.get(one.subject);
    if (own && one.predicate === FIRST && !own.first) own.first = one;
    else if (own && one.predicate === REST && own.rest === undefined && typeof one.object === "string")
      own.rest = one.object;
    else if (own) own.isMore = true;
    const other = typeof one.object === "string" ? cells.get(one.object) : undefined;
    if (other) other.named++;
  }
  return cells;
}
