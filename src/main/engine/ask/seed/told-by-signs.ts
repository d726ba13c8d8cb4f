/** Names that differ only in the signs behind them: "C", "C#" and "C++" are folded to one, and are three. */
import type { ScoredNode } from "../../../../shared/graph";

type Link = ScoredNode & { readonly name: string };

const SIGNS = /[\p{Sm}\p{Sc}#*@&]+$/u;

const signsOf = (name: string): string => SIGNS.exec(name)?.[0] ?? "";

/** The links less those that are written with other signs than the question has, where it has one letter for letter (whatever its capitals). */
export function toldBySigns<T extends Link>(question: string, links: readonly T[]): T[] {
  const isWritten = ({ mention, name }: Link): boolean => {
    const text = question.slice(mention?.start).toLowerCase();
    return (
      mention !== undefined &&
      text.startsWith(name.toLowerCase()) &&
      !/^[\p{L}\p{N}\p{Sm}#*@&]/u.test(text.slice(name.length))
    );
  };
  const written = links.filter(isWritten);
  return links.flatMap((link) => {
    const isOther = written.some(
      ({ mention, name }) => mention!.start === link.mention?.start && signsOf(name) !== signsOf(link.name),
    );
    if (isOther) return [];
    const { start } = link.mention ?? { start: 0 };
    return [
      isWritten(link) && signsOf(link.name) !== ""
        ? { ...link, mention: { start, end: start + link.name.length } }
        : link,
    ];
  });
}
