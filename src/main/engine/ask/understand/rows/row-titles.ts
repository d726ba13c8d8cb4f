/** Words of titles that also ask or compare: "mite count", "minutes each", "best by". */
import { words } from "../../../../../shared/fold";
import { isContent } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import type { RowTable } from "./row-table";

/** The tokens, where one that follows another word of a title as it does there is a word of it and nothing more. */
export function asTitled(tokens: readonly Token[], tables: readonly RowTable[]): Token[] {
  const titles = tables.flatMap(({ columns }) => columns.map((column) => words(column.words)));
  return tokens.map((token, at) => {
    if (isYearOfTitles(token, titles)) return asWord(token);
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

/** "Honey 2023" beside "honey 2024": the year says which column, and bounds nothing. */
function isYearOfTitles(
  { name, numbers = [], word }: Token,
  titles: readonly (readonly string[])[],
): boolean {
  if (name !== undefined || numbers.length !== 1 || !/^\d{4}$/.test(word)) return false;
  const dated = titles.filter((title) => title.some((one) => /^\d{4}$/.test(one)));
  return dated.length > 1 && dated.some((title) => title.includes(word));
}

const asWord = ({ numbers: _, mark: __, ...token }: Token): Token => ({
  ...token,
  ...{ english: [token.word], stems: [stem(token.word)] },
});
