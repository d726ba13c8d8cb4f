/** What an answer says that is only a guess. */
import { message } from "../../../../../shared/sentences/sentences";
import type { Computed } from "../../execute/world";
import type { RowQuestion } from "./row-question";

/** Where nothing tells what the rows are, a noun of which nothing more is said may as well mean things that none of them is: "which hamsters are there". */
export function withGuess({ table, noun, isGuess, ask }: RowQuestion, computed: Computed): Computed {
  if ("isGuess" in ask && ask.isGuess) {
    const end = message("end-guessed", { measure: ask.column.words });
    return { ...computed, complete: false, said: [...computed.said, end] };
  }
  if (!noun || !isGuess) return computed;
  const read = message("rows-read-as", { written: noun.text, file: table.file });
  return { ...computed, complete: false, said: [...computed.said, read] };
}
