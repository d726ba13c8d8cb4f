/** The part of a statement that asks: "I have a patient on A and wonder | what diseases it treats". */
import { marked } from "./question-parts";
import type { Token } from "./read-tokens";

/** Tokens of the clause that asks, and of what stands before it only the names beyond doubt; all tokens where the question asks from the start. */
export function coreClause(tokens: readonly Token[], isDoubtful: (name: Token) => boolean): readonly Token[] {
  const spoken = tokens.filter((token) => !marked(token, "lead"));
  const first = tokens.find((token) => !marked(token, "empty", "by", "with"));
  const asking = [
    "what",
    "who",
    "when",
    "where",
    "how",
    "why",
    "count",
    "check",
    "aux",
    "exists",
    "ordered",
  ] as const;
  const isStory = STORY.has(tokens[0]?.word.split(" ")[0] ?? "");
  if (!isStory && marked(first, ...asking)) return spoken;
  const lead = tokens.findLastIndex((token) => marked(token, "lead"));
  const restFrom = (at: number) => (at < 0 ? [] : tokens.slice(at).filter((token) => !marked(token, "lead")));
  const behind = lead >= 0 && restFrom(lead + 1).some((token) => token.english.length > 0);
  const cut = behind ? lead + 1 : statedQuestion(tokens);
  const rest = restFrom(cut);
  // What asks may stand before what leads: "what it regulates is what I'd like to see".
  if (!rest.some((token) => token.english.length > 0)) return spoken;
  return [...tokens.slice(0, cut).filter((token) => token.name !== undefined && !isDoubtful(token)), ...rest];
}

const ASKS = new Set("who what which when where how many cine ce cand unde cate cati".split(" "));
const STORY = new Set("i my we our there since before for out am eu vecinul fac iau mi".split(" "));

/** A question word behind a statement: "I saw A last night, who directed it"; −1 where there is none. */
function statedQuestion(tokens: readonly Token[]): number {
  if (!STORY.has(tokens[0]?.word.split(" ")[0] ?? "")) return -1;
  const at = tokens.findIndex((token, place) => place > 2 && ASKS.has(token.word.split(" ")[0]!));
  return at >= 0 && tokens.slice(0, at).some((token) => token.name !== undefined) ? at : -1;
}
