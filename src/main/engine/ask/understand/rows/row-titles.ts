/** Words of titles that also ask or compare: "mite count", "minutes each", "best by". */
import { words } from "../../../../../shared/fold";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { RowTable } from "./row-table";

/** The tokens, where one that follows another word of a title as it does there is a word of it and nothing more. */
export function asTitled(tokens: readonly Token[], tables: readonly RowTable[]): Token[] {
  const titles = tables.flatMap(({ columns }) => columns.map((column) => words(column.words)));
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOpen = token.mark !== undefined && token.name === undefined && before && isContent(before);
    if (!isOpen) return token;
    const isOfTitle = titles.some((title) =>
      title.some((word, place) => word === token.word && title[place - 1] === before.word),
    );
    if (!isOfTitle) return token;
    const { mark: _, ...bare } = token;
    return bare;
  });
}
